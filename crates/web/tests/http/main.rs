//! A real server on a free port, spoken to as a browser and as a program would.

mod api;
mod backup;
mod challenge;
mod client;
mod crowds;
mod daily;
mod days;
#[path = "../browser/deals.rs"]
mod deals;
mod doors;
mod editor;
mod faults;
mod hooks;
mod hostile;
mod keeper;
mod lessons;
mod manners;
mod mine;
mod pages;
mod previews;
mod push;
mod puzzles;
mod replays;
mod reviews;
mod rules;
mod schema;
mod secrets;
mod sleep;
mod tables;
mod together;
mod weight;
