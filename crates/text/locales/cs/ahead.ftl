# Co stránka řekne, když něco, co trvá dlouho, nebylo spočítáno.
ahead-over-budget = Tentokrát to není spočítáno: z tvé adresy přišlo na server příliš mnoho práce. Podívej se znovu za minutu.
ahead-later = Ještě se to počítá. Podívej se znovu za chvíli.
