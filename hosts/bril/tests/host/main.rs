//! The host of Bril programs: one executable, named as those of the other hosts.

mod interpreter;
mod programs;
mod suite;
