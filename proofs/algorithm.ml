
(** val negb : bool -> bool **)

let negb = function
| true -> false
| false -> true

(** val option_map : ('a1 -> 'a2) -> 'a1 option -> 'a2 option **)

let option_map f = function
| Some a -> Some (f a)
| None -> None

(** val fst : ('a1 * 'a2) -> 'a1 **)

let fst = function
| (x, _) -> x

(** val snd : ('a1 * 'a2) -> 'a2 **)

let snd = function
| (_, y) -> y

(** val length : 'a1 list -> int **)

let rec length = function
| [] -> 0
| _ :: l' -> Stdlib.Int.succ (length l')

(** val app : 'a1 list -> 'a1 list -> 'a1 list **)

let rec app l m =
  match l with
  | [] -> m
  | a :: l1 -> a :: (app l1 m)

(** val add : int -> int -> int **)

let rec add = (+)

(** val mul : int -> int -> int **)

let rec mul = ( * )

(** val sub : int -> int -> int **)

let rec sub = fun n m -> Stdlib.max 0 (n-m)

module Nat =
 struct
  (** val ltb : int -> int -> bool **)

  let ltb n m =
    (<=) (Stdlib.Int.succ n) m
 end

(** val nth_error : 'a1 list -> int -> 'a1 option **)

let rec nth_error l n =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> match l with
              | [] -> None
              | x :: _ -> Some x)
    (fun n0 -> match l with
               | [] -> None
               | _ :: l0 -> nth_error l0 n0)
    n

(** val rev : 'a1 list -> 'a1 list **)

let rec rev = function
| [] -> []
| x :: l' -> app (rev l') (x :: [])

(** val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list **)

let rec map f = function
| [] -> []
| a :: t -> (f a) :: (map f t)

(** val flat_map : ('a1 -> 'a2 list) -> 'a1 list -> 'a2 list **)

let rec flat_map f = function
| [] -> []
| x :: t -> app (f x) (flat_map f t)

(** val existsb : ('a1 -> bool) -> 'a1 list -> bool **)

let rec existsb f = function
| [] -> false
| a :: l0 -> (||) (f a) (existsb f l0)

(** val forallb : ('a1 -> bool) -> 'a1 list -> bool **)

let rec forallb f = function
| [] -> true
| a :: l0 -> (&&) (f a) (forallb f l0)

(** val filter : ('a1 -> bool) -> 'a1 list -> 'a1 list **)

let rec filter f = function
| [] -> []
| x :: l0 -> if f x then x :: (filter f l0) else filter f l0

(** val find : ('a1 -> bool) -> 'a1 list -> 'a1 option **)

let rec find f = function
| [] -> None
| x :: tl -> if f x then Some x else find f tl

type loc =
| R of int
| M of int

(** val loc_eqb : loc -> loc -> bool **)

let loc_eqb a b =
  match a with
  | R m -> (match b with
            | R n -> (=) m n
            | M _ -> false)
  | M m -> (match b with
            | R _ -> false
            | M n -> (=) m n)

(** val is_register : loc -> bool **)

let is_register = function
| R _ -> true
| M _ -> false

type step =
| Move of loc * loc
| Exchange of loc * loc

type copy = loc * loc

(** val dests : copy list -> loc list **)

let dests p =
  map fst p

(** val lookup : copy list -> loc -> loc option **)

let rec lookup p l =
  match p with
  | [] -> None
  | c :: p0 -> let (d, x) = c in if loc_eqb d l then Some x else lookup p0 l

type state = { pending : copy list; held : loc list; stored : copy list;
               chain : loc option }

(** val reads : copy list -> loc -> bool **)

let reads p l =
  existsb (fun c -> loc_eqb (snd c) l) p

(** val writes : copy list -> loc -> bool **)

let writes p l =
  existsb (fun c -> loc_eqb (fst c) l) p

(** val mem : loc -> loc list -> bool **)

let mem l ls =
  existsb (loc_eqb l) ls

(** val remove : loc -> copy list -> copy list **)

let remove d p =
  filter (fun c -> negb (loc_eqb (fst c) d)) p

(** val rename : loc -> loc -> loc -> loc **)

let rename x y l =
  if loc_eqb l x then y else l

(** val rehome : loc -> loc -> copy list -> copy list **)

let rehome x y p =
  map (fun c -> ((fst c), (rename x y (snd c)))) p

(** val forget : loc -> copy list -> copy list **)

let forget =
  remove

(** val rekey : loc -> loc -> copy list -> copy list **)

let rekey x y known =
  map (fun c -> ((rename x y (fst c)), (snd c))) known

(** val proper : copy list -> copy list **)

let proper p =
  filter (fun c -> negb (loc_eqb (fst c) (snd c))) p

(** val is_free : copy list -> copy -> bool **)

let is_free p c =
  negb (reads p (fst c))

(** val is_store : copy -> bool **)

let is_store c =
  (&&) (negb (is_register (fst c))) (is_register (snd c))

(** val is_passing : copy -> bool **)

let is_passing c =
  (&&) (negb (is_register (fst c))) (negb (is_register (snd c)))

(** val is_move : copy -> bool **)

let is_move c =
  (&&) (is_register (fst c)) (is_register (snd c))

(** val is_load : copy -> bool **)

let is_load c =
  (&&) (is_register (fst c)) (negb (is_register (snd c)))

(** val comes_last : copy list -> loc -> bool **)

let comes_last p l =
  match lookup p l with
  | Some x -> (&&) (negb (is_register x)) (negb (writes p x))
  | None -> false

(** val perform : loc -> loc -> state -> bool -> step list * state **)

let perform d x st next =
  let p = remove d st.pending in
  let known = forget d st.stored in
  let moves_on =
    (&&) ((&&) (is_register d) (reads p x))
      ((||) (negb (is_register x))
        ((&&) (writes p x) (negb (comes_last p x))))
  in
  let p' = if moves_on then rehome x d p else p in
  let known' =
    if moves_on
    then rekey x d known
    else if is_register d then known else (x, d) :: known
  in
  let freed = (&&) (writes p' x) (negb (reads p' x)) in
  let goes_on =
    (&&) ((&&) next freed)
      (match lookup p' x with
       | Some y -> (&&) (is_register x) (is_register y)
       | None -> false)
  in
  (((Move (d, x)) :: []), { pending = p'; held = st.held; stored = known';
  chain = (if goes_on then Some x else None) })

(** val holds : bool -> copy list -> copy -> bool **)

let holds hold p c =
  (&&) hold (negb (writes p (snd c)))

(** val free_registers : loc list -> copy list -> loc list **)

let free_registers scratch p =
  filter (fun t -> (&&) (is_register t) (negb (reads p t))) scratch

(** val take_register : loc list -> state -> (loc * state) option **)

let take_register scratch st =
  match free_registers scratch st.pending with
  | [] ->
    (match st.held with
     | [] ->
       (match find (fun t -> (&&) (is_register t) (writes st.stored t))
                scratch with
        | Some t ->
          (match lookup st.stored t with
           | Some m ->
             Some (t, { pending = (rehome t m st.pending); held = [];
               stored = (rekey t m st.stored); chain = None })
           | None -> None)
        | None -> None)
     | t :: rest ->
       Some (t, { pending = st.pending; held = rest; stored = st.stored;
         chain = None }))
  | t :: _ -> Some (t, st)

(** val save :
    loc list -> loc -> loc -> state -> (step list * state) option **)

let save scratch t x st =
  if (&&) (negb (reads st.pending t))
       ((||) (mem t scratch) (writes st.pending t))
  then Some (((Move (t, x)) :: []), { pending = (rehome x t st.pending);
         held = st.held; stored = (rekey x t (forget t st.stored)); chain =
         None })
  else None

(** val is_fetched : copy list -> copy -> bool **)

let is_fetched p c =
  (&&) (is_passing c)
    (forallb (fun c' ->
      (||) (negb (loc_eqb (snd c') (snd c)))
        ((&&) (negb (is_register (fst c'))) (is_free p c'))) p)

(** val follow : int -> copy list -> loc -> loc -> loc list **)

let rec follow fuel p first l =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> l :: [])
    (fun fuel0 ->
    match lookup p l with
    | Some x -> l :: (if loc_eqb x first then [] else follow fuel0 p first x)
    | None -> l :: [])
    fuel

(** val walk : int -> copy list -> loc list -> loc -> loc list option **)

let rec walk fuel p met l =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> None)
    (fun fuel0 ->
    if mem l met
    then Some (follow (length p) p l l)
    else (match lookup p l with
          | Some x -> if writes p x then walk fuel0 p (l :: met) x else None
          | None -> None))
    fuel

(** val find_cycle : copy list -> loc list -> loc list option **)

let rec find_cycle p = function
| [] -> None
| l :: from0 ->
  (match walk (Stdlib.Int.succ (length p)) p [] l with
   | Some cycle -> Some cycle
   | None -> find_cycle p from0)

(** val exchange1 : loc -> state -> (step list * state) option **)

let exchange1 a st =
  match lookup st.pending a with
  | Some b ->
    if (&&) (writes st.pending b) (negb (loc_eqb a b))
    then let swap = fun l ->
           if loc_eqb l a then b else if loc_eqb l b then a else l
         in
         let p =
           map (fun c -> ((fst c), (swap (snd c)))) (remove a st.pending)
         in
         Some (((Exchange (a, b)) :: []), { pending = (proper p); held =
         st.held; stored = (forget a (forget b st.stored)); chain = None })
    else None
  | None -> None

(** val exchange : loc list -> state -> (step list * state) option **)

let rec exchange cycle st =
  match cycle with
  | [] -> Some ([], st)
  | a :: rest ->
    (match rest with
     | [] -> Some ([], st)
     | _ :: _ ->
       (match exchange1 a st with
        | Some p ->
          let (is, st0) = p in
          (match exchange rest st0 with
           | Some p0 -> let (is', st1) = p0 in Some ((app is is'), st1)
           | None -> None)
        | None -> None))

(** val copies_of : copy list -> loc list -> copy list **)

let copies_of p cycle =
  flat_map (fun d ->
    match lookup p d with
    | Some x -> (d, x) :: []
    | None -> []) cycle

(** val by_exchange : int option -> loc list -> int option **)

let by_exchange exchange_cost cycle =
  match exchange_cost with
  | Some x ->
    if forallb is_register cycle
    then Some (mul (sub (length cycle) (Stdlib.Int.succ 0)) x)
    else None
  | None -> None

(** val no_more : int -> int option -> bool **)

let no_more a = function
| Some b0 -> (<=) a b0
| None -> true

(** val less : int -> int option -> bool **)

let less a = function
| Some b0 -> Nat.ltb a b0
| None -> true

(** val pass_key : copy -> int **)

let pass_key c =
  add
    (mul (Stdlib.Int.succ (Stdlib.Int.succ 0))
      (if is_register (snd c) then 0 else Stdlib.Int.succ 0))
    (if is_register (fst c) then 0 else Stdlib.Int.succ 0)

(** val first_least : copy -> copy list -> copy **)

let rec first_least best = function
| [] -> best
| c :: cs0 ->
  first_least (if Nat.ltb (pass_key c) (pass_key best) then c else best) cs0

(** val open_through_memory :
    loc list -> copy list -> state -> (step list * state) option **)

let open_through_memory scratch cs st =
  match cs with
  | [] -> None
  | c :: cs0 ->
    let x = snd (first_least c cs0) in
    (match find (fun t ->
             (&&) (negb (is_register t)) (negb (reads st.pending t))) scratch with
     | Some slot ->
       if is_register x
       then save scratch slot x st
       else (match take_register scratch st with
             | Some p ->
               let (t, st') = p in
               (match save scratch t x st' with
                | Some p0 ->
                  let (is, st'') = p0 in
                  (match save scratch slot t st'' with
                   | Some p1 ->
                     let (is', st3) = p1 in
                     Some ((app is is'), { pending = st3.pending; held =
                     st.held; stored = st3.stored; chain = None })
                   | None -> None)
                | None -> None)
             | None -> None)
     | None -> None)

(** val open_cycle :
    loc list -> int option -> bool -> loc list -> state -> (step
    list * state) option **)

let open_cycle scratch exchange_cost hold cycle st =
  let p = st.pending in
  let n = length cycle in
  let cs = copies_of p cycle in
  let readers = fun x -> length (filter (fun c -> loc_eqb (snd c) x) p) in
  let e = by_exchange exchange_cost cycle in
  let kept = find (fun c -> (&&) (is_move c) (writes st.stored (snd c))) cs in
  let r = match kept with
          | Some _ -> Some n
          | None -> None in
  let shared =
    find (fun c ->
      (&&) (is_passing c) (Nat.ltb (Stdlib.Int.succ 0) (readers (snd c)))) cs
  in
  let passing =
    match shared with
    | Some c -> Some c
    | None -> find is_passing cs
  in
  let g = match passing with
          | Some _ -> n
          | None -> add n (Stdlib.Int.succ 0)
  in
  let reader =
    match passing with
    | Some c -> Some c
    | None -> nth_error cs (sub n (Stdlib.Int.succ 0))
  in
  let wanted =
    if (&&) (Nat.ltb (Stdlib.Int.succ 0) (length (filter is_passing cs)))
         (match shared with
          | Some _ -> false
          | None -> true)
    then Stdlib.Int.succ (Stdlib.Int.succ 0)
    else Stdlib.Int.succ 0
  in
  let enough =
    (<=) wanted (add (length (free_registers scratch p)) (length st.held))
  in
  if (&&) ((&&) (no_more g e) (no_more g r)) enough
  then (match reader with
        | Some c ->
          (match take_register scratch st with
           | Some p0 -> let (t, st') = p0 in save scratch t (snd c) st'
           | None -> None)
        | None -> None)
  else if (&&) ((&&) (less g e) (less g r)) (negb hold)
       then None
       else if match e with
               | Some e0 -> no_more e0 r
               | None -> false
            then exchange cycle st
            else (match kept with
                  | Some c ->
                    (match lookup st.stored (snd c) with
                     | Some m ->
                       Some ([], { pending = (rehome (snd c) m p); held =
                         st.held; stored = (rekey (snd c) m st.stored);
                         chain = None })
                     | None -> None)
                  | None -> open_through_memory scratch (rev cs) st)

type outcome =
| Next of step list * state
| Unhold
| Done
| Fail

(** val to_next : (step list * state) option -> outcome **)

let to_next = function
| Some p -> let (is, st) = p in Next (is, st)
| None -> Fail

(** val find_last : (copy -> bool) -> copy list -> copy option **)

let find_last f p =
  find f (rev p)

(** val perform_or_hold : bool -> copy -> state -> bool -> outcome **)

let perform_or_hold hold c st next =
  if holds hold st.pending c
  then Next ([], { pending = st.pending; held = ((fst c) :: st.held);
         stored = st.stored; chain = None })
  else let (is, st0) = perform (fst c) (snd c) st next in Next (is, st0)

(** val transition : loc list -> int option -> bool -> state -> outcome **)

let transition scratch exchange_cost hold st =
  let p = st.pending in
  let ready = fun c -> (&&) (is_free p c) (negb (mem (fst c) st.held)) in
  let rules =
    match find (fun c -> (&&) (is_store c) (ready c)) p with
    | Some c ->
      let (is, st0) = perform (fst c) (snd c) st false in Next (is, st0)
    | None ->
      (match find (is_fetched p) p with
       | Some c ->
         (match take_register scratch st with
          | Some p0 ->
            let (t, st') = p0 in to_next (save scratch t (snd c) st')
          | None ->
            (match find_last (fun c0 -> (&&) (is_move c0) (ready c0)) p with
             | Some c0 -> perform_or_hold hold c0 st true
             | None ->
               (match find (fun c0 -> (&&) (is_load c0) (ready c0)) p with
                | Some c0 -> perform_or_hold hold c0 st false
                | None ->
                  (match find_cycle p (dests p) with
                   | Some cycle ->
                     to_next (open_cycle scratch exchange_cost hold cycle st)
                   | None ->
                     (match find (is_fetched p) p with
                      | Some _ -> Fail
                      | None ->
                        if hold
                        then Unhold
                        else (match p with
                              | [] -> Done
                              | _ :: _ -> Fail))))))
       | None ->
         (match find_last (fun c -> (&&) (is_move c) (ready c)) p with
          | Some c -> perform_or_hold hold c st true
          | None ->
            (match find (fun c -> (&&) (is_load c) (ready c)) p with
             | Some c -> perform_or_hold hold c st false
             | None ->
               (match find_cycle p (dests p) with
                | Some cycle ->
                  to_next (open_cycle scratch exchange_cost hold cycle st)
                | None ->
                  (match find (is_fetched p) p with
                   | Some _ -> Fail
                   | None ->
                     if hold
                     then Unhold
                     else (match p with
                           | [] -> Done
                           | _ :: _ -> Fail))))))
  in
  (match st.chain with
   | Some l ->
     (match find (fun c -> loc_eqb (fst c) l) p with
      | Some c -> if ready c then perform_or_hold hold c st true else rules
      | None -> rules)
   | None -> rules)

(** val run :
    loc list -> int option -> int -> bool -> state -> step list option **)

let rec run scratch exchange_cost fuel hold st =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> None)
    (fun fuel0 ->
    match transition scratch exchange_cost hold st with
    | Next (is, st0) ->
      option_map (app is) (run scratch exchange_cost fuel0 hold st0)
    | Unhold ->
      run scratch exchange_cost fuel0 false { pending = st.pending; held =
        []; stored = st.stored; chain = None }
    | Done -> Some []
    | Fail -> None)
    fuel

(** val exchange_if_cheap :
    loc list -> state -> (step list * state) option **)

let rec exchange_if_cheap from st =
  match from with
  | [] -> Some ([], st)
  | l :: from0 ->
    let cycle =
      match walk (Stdlib.Int.succ (length st.pending)) st.pending [] l with
      | Some cycle -> if forallb is_register cycle then cycle else []
      | None -> []
    in
    (match exchange cycle st with
     | Some p ->
       let (is, st0) = p in
       (match exchange_if_cheap from0 st0 with
        | Some p0 -> let (is', st1) = p0 in Some ((app is is'), st1)
        | None -> None)
     | None -> None)

(** val attempt :
    loc list -> int option -> bool -> copy list -> step list option **)

let attempt scratch exchange_cost hold p =
  let p0 = proper p in
  let fuel =
    add
      (mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))) (length p0)) (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))))))
  in
  let st = { pending = p0; held = []; stored = []; chain = None } in
  (match exchange_cost with
   | Some n ->
     ((fun fO fS n -> if n=0 then fO () else fS (n-1))
        (fun _ -> run scratch exchange_cost fuel hold st)
        (fun n0 ->
        (fun fO fS n -> if n=0 then fO () else fS (n-1))
          (fun _ ->
          match exchange_if_cheap (dests p0) st with
          | Some p1 ->
            let (is, st0) = p1 in
            option_map (app is) (run scratch exchange_cost fuel hold st0)
          | None -> None)
          (fun _ -> run scratch exchange_cost fuel hold st)
          n0)
        n)
   | None -> run scratch exchange_cost fuel hold st)

(** val sequentialize :
    loc list -> int option -> copy list -> step list option **)

let sequentialize scratch exchange_cost p =
  match attempt scratch exchange_cost false p with
  | Some is -> Some is
  | None -> attempt scratch exchange_cost true p
