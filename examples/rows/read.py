#!/usr/bin/env python3
"""Reads rows with DuckDB, polars and pyarrow and checks that all say the same: read.py ROWS.csv ROWS.parquet"""

import json
import sys

import duckdb
import polars
import pyarrow.parquet

SHARED = (
    "run game index seed options rules version seat bot name first winner outcome cause place score turns decisions seconds"
).split()


def main(csv, parquet):
    table = pyarrow.parquet.read_table(parquet)
    told = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    for key in ("talon.run", "talon.version", "talon.build", "talon.command", "talon.date", "talon.plan"):
        assert told.get(key), f"{key} is missing: {told}"
    assert json.loads(told["talon.plan"])["seed"] == 9, told
    assert table.column_names[: len(SHARED)] == SHARED, table.column_names

    frames = [polars.read_csv(csv, infer_schema_length=None), polars.read_parquet(parquet)]
    for name in frames[1].columns:
        if name == "seconds":
            continue  # measured anew in each run
        one, two = (frame[name].cast(polars.String).fill_null("") for frame in frames)
        assert one.to_list() == two.to_list(), name

    for file in (csv, parquet):
        rows, games, won = duckdb.sql(
            f"select count(*), count(distinct index), sum(winner::int) from '{file}'"
        ).fetchall()[0]
        assert rows == len(table) and won == games, (file, rows, games, won)
    best = duckdb.sql(
        f"select character, count(*) as seats, round(100 * avg(winner::int), 1) as won "
        f"from '{parquet}' group by character order by won desc"
    )
    print(best)
    print(f"{len(table)} rows of {games} games: DuckDB, polars and pyarrow read the same")


if __name__ == "__main__":
    main(*sys.argv[1:])
