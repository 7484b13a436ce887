
val negb : bool -> bool

val option_map : ('a1 -> 'a2) -> 'a1 option -> 'a2 option

val fst : ('a1 * 'a2) -> 'a1

val snd : ('a1 * 'a2) -> 'a2

val length : 'a1 list -> int

val app : 'a1 list -> 'a1 list -> 'a1 list

val add : int -> int -> int

val mul : int -> int -> int

val sub : int -> int -> int

module Nat :
 sig
  val ltb : int -> int -> bool
 end

val nth_error : 'a1 list -> int -> 'a1 option

val rev : 'a1 list -> 'a1 list

val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list

val flat_map : ('a1 -> 'a2 list) -> 'a1 list -> 'a2 list

val existsb : ('a1 -> bool) -> 'a1 list -> bool

val forallb : ('a1 -> bool) -> 'a1 list -> bool

val filter : ('a1 -> bool) -> 'a1 list -> 'a1 list

val find : ('a1 -> bool) -> 'a1 list -> 'a1 option

type loc =
| R of int
| M of int

val loc_eqb : loc -> loc -> bool

val is_register : loc -> bool

type step =
| Move of loc * loc
| Exchange of loc * loc

type copy = loc * loc

val dests : copy list -> loc list

val lookup : copy list -> loc -> loc option

type state = { pending : copy list; held : loc list; stored : copy list;
               chain : loc option }

val reads : copy list -> loc -> bool

val writes : copy list -> loc -> bool

val mem : loc -> loc list -> bool

val remove : loc -> copy list -> copy list

val rename : loc -> loc -> loc -> loc

val rehome : loc -> loc -> copy list -> copy list

val forget : loc -> copy list -> copy list

val rekey : loc -> loc -> copy list -> copy list

val proper : copy list -> copy list

val is_free : copy list -> copy -> bool

val is_store : copy -> bool

val is_passing : copy -> bool

val is_move : copy -> bool

val is_load : copy -> bool

val comes_last : copy list -> loc -> bool

val perform : loc -> loc -> state -> bool -> step list * state

val holds : bool -> copy list -> copy -> bool

val free_registers : loc list -> copy list -> loc list

val take_register : loc list -> state -> (loc * state) option

val save : loc list -> loc -> loc -> state -> (step list * state) option

val is_fetched : copy list -> copy -> bool

val follow : int -> copy list -> loc -> loc -> loc list

val walk : int -> copy list -> loc list -> loc -> loc list option

val find_cycle : copy list -> loc list -> loc list option

val exchange1 : loc -> state -> (step list * state) option

val exchange : loc list -> state -> (step list * state) option

val copies_of : copy list -> loc list -> copy list

val by_exchange : int option -> loc list -> int option

val no_more : int -> int option -> bool

val less : int -> int option -> bool

val pass_key : copy -> int

val first_least : copy -> copy list -> copy

val open_through_memory :
  loc list -> copy list -> state -> (step list * state) option

val open_cycle :
  loc list -> int option -> bool -> loc list -> state -> (step list * state)
  option

type outcome =
| Next of step list * state
| Unhold
| Done
| Fail

val to_next : (step list * state) option -> outcome

val find_last : (copy -> bool) -> copy list -> copy option

val perform_or_hold : bool -> copy -> state -> bool -> outcome

val transition : loc list -> int option -> bool -> state -> outcome

val run : loc list -> int option -> int -> bool -> state -> step list option

val exchange_if_cheap : loc list -> state -> (step list * state) option

val attempt : loc list -> int option -> bool -> copy list -> step list option

val sequentialize : loc list -> int option -> copy list -> step list option
