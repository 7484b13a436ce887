(* Writes the table of answers of the proved algorithm: for each block of 256 parallel copies a 32-bit digest of the
   sequences. The parallel copies are those of crates/ssa/src/parallel_copy/tests/table.rs, generated in the same way. *)

open Algorithm

let block = 256
let digest = ref 2166136261
let n_in_block = ref 0
let add byte = digest := ((!digest lxor byte) * 16777619) land 0xffffffff

let flush () =
  for k = 0 to 3 do
    output_byte stdout ((!digest lsr (8 * k)) land 255)
  done;
  digest := 2166136261;
  n_in_block := 0

let location = function R n -> 2 * n | M n -> (2 * n) + 1

let answer scratch cost copies =
  (match sequentialize scratch cost copies with
  | None -> add 0
  | Some steps ->
      List.iter
        (function
          | Move (d, s) ->
              add 1;
              add (location d);
              add (location s)
          | Exchange (a, b) ->
              add 2;
              add (location a);
              add (location b))
        steps;
      add 3);
  incr n_in_block;
  if !n_in_block = block then flush ()

(* Scratch registers, scratch locations in memory, and the cost of an exchange. *)
let settings =
  [|
    ([ R 100 ], None); ([], None); ([ R 100; R 101 ], None); ([ R 100; M 100 ], None); ([ M 100 ], None);
    ([ R 100 ], Some 1); ([ R 100 ], Some 2); ([], Some 3);
  |]

let rec power n k = if k = 0 then 1 else n * power n (k - 1)

let exhaustive most =
  for k = 1 to most do
    for m = 0 to k do
      let at i = if i < k - m then R i else M i in
      for code = 0 to power k k - 1 do
        let rec copies i code =
          if i = k then []
          else
            let rest = copies (i + 1) (code / k) in
            if code mod k = i then rest else (at i, at (code mod k)) :: rest
        in
        let copies = copies 0 code in
        Array.iter (fun (scratch, cost) -> answer scratch cost copies) settings
      done
    done
  done

let seed = ref 1

let random n =
  seed := ((!seed * 1103515245) + 12345) land 0x7fffffff;
  (!seed lsr 8) mod n

let larger count =
  for _ = 1 to count do
    let scratch, cost = settings.(random (Array.length settings)) in
    let r = 2 + random 9 in
    let k = r + random 5 in
    let at i = if i < r then R i else M i in
    let order = Array.init k (fun i -> i) in
    for i = k - 1 downto 1 do
      let j = random (i + 1) in
      let x = order.(i) in
      order.(i) <- order.(j);
      order.(j) <- x
    done;
    let n = 1 + random k in
    let copies = ref [] in
    for i = 0 to n - 1 do
      copies := (at order.(i), at (random k)) :: !copies
    done;
    answer scratch cost (List.rev !copies)
  done

let () =
  set_binary_mode_out stdout true;
  exhaustive (int_of_string Sys.argv.(1));
  if !n_in_block > 0 then flush ();
  larger (int_of_string Sys.argv.(2));
  if !n_in_block > 0 then flush ()
