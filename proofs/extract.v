(** The algorithm in OCaml, for the table of answers. *)
Require Import parallel_copy.
From Coq Require Extraction.
From Coq Require Import ExtrOcamlBasic ExtrOcamlNatInt.
Extraction "algorithm.ml" sequentialize.
