(** * Parallel copies: one algorithm, its meaning, its length, and that nothing is shorter

    The algorithm is that of crates/ssa/src/parallel_copy, step by step and with the same names; a table of its answers
    (table.bin) keeps the two together. Proved here:
    - [meaning]: every sequence that it gives is right, for every state, with registers and memory, exchanges at any
      cost, and any scratch locations.
    - [length_registers]: registers and at least one scratch register: a move for each proper copy, and for each closed
      cycle of n what min(n + 1, (n - 1) x) exceeds n by, if an exchange costs x >= 2 or there is none. It gives a sequence.
    - [minimal_registers]: no sequence that is right for every state costs less.
    - [no_scratch_impossible], [memory_cycle_impossible]: what no sequence of moves can do.
    Not proved, but compared with a search over all copies of few locations: minimality for x = 1, for memory, and that
    the algorithm fails without scratch registers only if every sequence must. Not modelled: classes and widths of registers. *)

From Coq Require Import List Arith Bool Lia FinFun.
Import ListNotations.

(** ** Locations, steps, states *)

(** A recipe is a location in memory that no copy writes. *)
Inductive loc := R (n : nat) | M (n : nat).

Definition loc_eqb (a b : loc) : bool :=
  match a, b with
  | R m, R n | M m, M n => m =? n
  | _, _ => false
  end.
Infix "=l" := loc_eqb (at level 70).

Lemma loc_eqb_spec : forall a b, reflect (a = b) (a =l b).
Proof.
  intros [m|m] [n|n]; simpl; try (constructor; discriminate);
    destruct (Nat.eqb_spec m n); constructor; congruence.
Qed.

Lemma loc_eqb_refl : forall a, (a =l a) = true.
Proof. intros a. destruct (loc_eqb_spec a a); congruence. Qed.

Lemma loc_eq_dec : forall a b : loc, {a = b} + {a <> b}.
Proof. intros a b. destruct (loc_eqb_spec a b); auto. Qed.

Definition is_register (l : loc) : bool := match l with R _ => true | M _ => false end.

Inductive step := Move (dest source : loc) | Exchange (a b : loc).

Section Meaning.
  Context {V : Type}.

  Definition set (s : loc -> V) (d : loc) (v : V) : loc -> V := fun l => if l =l d then v else s l.

  Definition exec1 (s : loc -> V) (i : step) : loc -> V :=
    match i with
    | Move d x => set s d (s x)
    | Exchange a b => set (set s a (s b)) b (s a)
    end.

  Definition exec (is : list step) (s : loc -> V) : loc -> V := fold_left exec1 is s.
End Meaning.

(** A parallel copy: destinations with their sources. *)
Definition copy := (loc * loc)%type.
Definition dests (p : list copy) : list loc := map fst p.
Definition sources (p : list copy) : list loc := map snd p.

Fixpoint lookup (p : list copy) (l : loc) : option loc :=
  match p with
  | [] => None
  | (d, x) :: p => if d =l l then Some x else lookup p l
  end.

(** All sources are read before any destination is written. *)
Definition parallel {V} (p : list copy) (s : loc -> V) : loc -> V :=
  fun l => match lookup p l with Some x => s x | None => s l end.

(** ** The algorithm

    The state: pending copies in their order; destinations of postponed copies, the last one first; pairs of a location and
    a location in memory that holds its value for good; the move to be performed next. *)

Record state := State {
  pending : list copy;
  held : list loc;
  stored : list copy;
  chain : option loc }.

Section Algorithm.
  Variable scratch : list loc.
  (** The cost of an exchange, for a cost of one for all else. *)
  Variable exchange_cost : option nat.

  Definition reads (p : list copy) (l : loc) : bool := existsb (fun c => snd c =l l) p.
  Definition writes (p : list copy) (l : loc) : bool := existsb (fun c => fst c =l l) p.
  Definition mem (l : loc) (ls : list loc) : bool := existsb (loc_eqb l) ls.

  Definition remove (d : loc) (p : list copy) : list copy := filter (fun c => negb (fst c =l d)) p.
  Definition rename (x y l : loc) : loc := if l =l x then y else l.

  (** The readers of [x] read [y] from now on. *)
  Definition rehome (x y : loc) (p : list copy) : list copy :=
    map (fun c => (fst c, rename x y (snd c))) p.

  (** The same for what is known to be stored; nothing is known of a location that is overwritten. *)
  Definition forget (l : loc) (known : list copy) : list copy := remove l known.
  Definition rekey (x y : loc) (known : list copy) : list copy :=
    map (fun c => (rename x y (fst c), snd c)) known.

  (** The copies that are more than a location to itself. *)
  Definition proper (p : list copy) : list copy := filter (fun c => negb (fst c =l snd c)) p.

  Definition is_free (p : list copy) (c : copy) : bool := negb (reads p (fst c)).
  Definition is_store (c : copy) : bool := negb (is_register (fst c)) && is_register (snd c).
  Definition is_passing (c : copy) : bool := negb (is_register (fst c)) && negb (is_register (snd c)).
  Definition is_move (c : copy) : bool := is_register (fst c) && is_register (snd c).
  Definition is_load (c : copy) : bool := is_register (fst c) && negb (is_register (snd c)).

  (** Whether the copy into [l] loads from memory that no copy writes, so that nothing waits for it. *)
  Definition comes_last (p : list copy) (l : loc) : bool :=
    match lookup p l with
    | Some x => negb (is_register x) && negb (writes p x)
    | None => false
    end.

  (** Whether nothing waits for the load: its source is neither written, nor read elsewhere, nor a scratch location. *)
  Definition is_last (p : list copy) (c : copy) : bool :=
    negb (writes p (snd c) || mem (snd c) scratch || (1 <? length (filter (fun c' => snd c' =l snd c) p))).

  (** Performs the copy of [x] to [d]. *)
  Definition perform (d x : loc) (st : state) (next : bool) : list step * state :=
    let p := remove d (pending st) in
    let known := forget d (stored st) in
    let moves_on := is_register d && reads p x
                    && (negb (is_register x) || (writes p x && negb (comes_last p x))) in
    let p' := if moves_on then rehome x d p else p in
    let known' := if moves_on then rekey x d known else if is_register d then known else (x, d) :: known in
    let freed := writes p' x && negb (reads p' x) in
    let goes_on := next && freed
                   && match lookup p' x with Some y => is_register x && is_register y | None => false end in
    ([Move d x], State p' (held st) known' (if goes_on then Some x else None)).

  Definition holds (hold : bool) (p : list copy) (c : copy) : bool := hold && negb (writes p (snd c)).

  Definition free_registers (p : list copy) : list loc :=
    filter (fun t => is_register t && negb (reads p t)) scratch.

  (** A free register: it, and the state with it taken. *)
  Definition take_register (st : state) : option (loc * state) :=
    match free_registers (pending st) with
    | t :: _ => Some (t, st)
    | [] =>
      match held st with
      | t :: rest => Some (t, State (pending st) rest (stored st) None)
      | [] =>
        match find (fun t => is_register t && writes (stored st) t) scratch with
        | Some t =>
          match lookup (stored st) t with
          | Some m => Some (t, State (rehome t m (pending st)) [] (rekey t m (stored st)) None)
          | None => None
          end
        | None => None
        end
      end
    end.

  (** Moves the value in [x] to [t] for good. The guard holds for what [take_register] gives. *)
  Definition save (t x : loc) (st : state) : option (list step * state) :=
    if negb (reads (pending st) t) && (mem t scratch || writes (pending st) t) then
      Some ([Move t x], State (rehome x t (pending st)) (held st) (rekey x t (forget t (stored st))) None)
    else None.

  (** Whether only free locations in memory read the source, which is in memory. *)
  Definition is_fetched (p : list copy) (c : copy) : bool :=
    is_passing c
    && forallb (fun c' => negb (snd c' =l snd c) || (negb (is_register (fst c')) && is_free p c')) p.

  (** The copies of a cycle, given by their destinations: each writes what the previous one reads. *)
  Fixpoint follow (fuel : nat) (p : list copy) (first l : loc) : list loc :=
    match fuel, lookup p l with
    | S fuel, Some x => l :: if x =l first then [] else follow fuel p first x
    | _, _ => [l]
    end.

  Fixpoint walk (fuel : nat) (p : list copy) (met : list loc) (l : loc) : option (list loc) :=
    match fuel with
    | 0 => None
    | S fuel =>
      if mem l met then Some (follow (length p) p l l)
      else match lookup p l with
           | Some x => if writes p x then walk fuel p (l :: met) x else None
           | None => None
           end
    end.

  Fixpoint find_cycle (p : list copy) (from : list loc) : option (list loc) :=
    match from with
    | [] => None
    | l :: from =>
      match walk (S (length p)) p [] l with
      | Some cycle => Some cycle
      | None => find_cycle p from
      end
    end.

  (** Exchanges [a] with its source. *)
  Definition exchange1 (a : loc) (st : state) : option (list step * state) :=
    match lookup (pending st) a with
    | Some b =>
      if writes (pending st) b && negb (a =l b) then
        let swap l := if l =l a then b else if l =l b then a else l in
        let p := map (fun c => (fst c, swap (snd c))) (remove a (pending st)) in
        Some ([Exchange a b], State (proper p) (held st) (forget a (forget b (stored st))) None)
      else None
    | None => None
    end.

  Fixpoint exchange (cycle : list loc) (st : state) : option (list step * state) :=
    match cycle with
    | a :: ((_ :: _) as rest) =>
      match exchange1 a st with
      | Some (is, st) =>
        match exchange rest st with
        | Some (is', st) => Some (is ++ is', st)
        | None => None
        end
      | None => None
      end
    | _ => Some ([], st)
    end.

  Definition copies_of (p : list copy) (cycle : list loc) : list copy :=
    flat_map (fun d => match lookup p d with Some x => [(d, x)] | None => [] end) cycle.

  (** Costs in all for a cycle; [None] is a way that does not exist. *)
  Definition by_exchange (cycle : list loc) : option nat :=
    match exchange_cost with
    | Some x => if forallb is_register cycle then Some ((length cycle - 1) * x) else None
    | None => None
    end.

  Definition no_more (a : nat) (b : option nat) : bool := match b with Some b => a <=? b | None => true end.
  Definition less (a : nat) (b : option nat) : bool := match b with Some b => a <? b | None => true end.

  Definition pass_key (c : copy) : nat :=
    2 * (if is_register (snd c) then 0 else 1) + (if is_register (fst c) then 0 else 1).

  Fixpoint first_least (best : copy) (cs : list copy) : copy :=
    match cs with
    | [] => best
    | c :: cs => first_least (if pass_key c <? pass_key best then c else best) cs
    end.

  Definition open_through_memory (cs : list copy) (st : state) : option (list step * state) :=
    match cs with
    | [] => None
    | c :: cs =>
      let x := snd (first_least c cs) in
      match find (fun t => negb (is_register t) && negb (reads (pending st) t)) scratch with
      | None => None
      | Some slot =>
        if is_register x then save slot x st
        else
          match take_register st with
          | None => None
          | Some (t, st') =>
            match save t x st' with
            | None => None
            | Some (is, st'') =>
              match save slot t st'' with
              | None => None
              | Some (is', st3) => Some (is ++ is', State (pending st3) (held st) (stored st3) None)
              end
            end
          end
      end
    end.

  Definition open_cycle (hold : bool) (cycle : list loc) (st : state) : option (list step * state) :=
    let p := pending st in
    let n := length cycle in
    let cs := copies_of p cycle in
    let readers x := length (filter (fun c => snd c =l x) p) in
    let e := by_exchange cycle in
    let kept := find (fun c => is_move c && writes (stored st) (snd c)) cs in
    let r := match kept with Some _ => Some n | None => None end in
    let shared := find (fun c => is_passing c && (1 <? readers (snd c))) cs in
    let passing := match shared with Some c => Some c | None => find is_passing cs end in
    let g := match passing with Some _ => n | None => n + 1 end in
    let reader := match passing with Some c => Some c | None => nth_error cs (n - 1) end in
    let wanted := if (1 <? length (filter is_passing cs))
                     && match shared with Some _ => false | None => true end then 2 else 1 in
    let enough := wanted <=? length (free_registers p) + length (held st) in
    if no_more g e && no_more g r && enough then
      match reader, take_register st with
      | Some c, Some (t, st') => save t (snd c) st'
      | _, _ => None
      end
    else if less g e && less g r && negb hold then None
    else if match e with Some e => no_more e r | None => false end then exchange cycle st
    else match kept with
         | Some c =>
           match lookup (stored st) (snd c) with
           | Some m => Some ([], State (rehome (snd c) m p) (held st) (rekey (snd c) m (stored st)) None)
           | None => None
           end
         | None => open_through_memory (rev cs) st
         end.

  Inductive outcome := Next (is : list step) (st : state) | Unhold | Done | Fail.

  Definition to_next (o : option (list step * state)) : outcome :=
    match o with Some (is, st) => Next is st | None => Fail end.

  Definition find_last (f : copy -> bool) (p : list copy) : option copy := find f (rev p).

  Definition perform_or_hold (hold : bool) (c : copy) (st : state) (next : bool) : outcome :=
    if holds hold (pending st) c then
      Next [] (State (pending st) (fst c :: held st) (stored st) None)
    else let (is, st) := perform (fst c) (snd c) st next in Next is st.

  (** One transition: the first rule that applies. *)
  Definition transition (hold : bool) (st : state) : outcome :=
    let p := pending st in
    let ready c := is_free p c && negb (mem (fst c) (held st)) in
    let rules :=
      match find (fun c => is_store c && ready c) p with
      | Some c => let (is, st) := perform (fst c) (snd c) st false in Next is st
      | None =>
        match match find (is_fetched p) p with
              | Some c => match take_register st with
                          | Some (t, st') => Some (save t (snd c) st')
                          | None => None
                          end
              | None => None
              end with
        | Some o => to_next o
        | None =>
          match find_last (fun c => is_move c && ready c) p with
          | Some c => perform_or_hold hold c st true
          | None =>
            match find (fun c => is_load c && (hold || negb (is_last p c)) && ready c) p with
            | Some c => perform_or_hold hold c st false
            | None =>
              match find_cycle p (dests p) with
              | Some cycle => to_next (open_cycle hold cycle st)
              | None =>
                match find (fun c => is_load c && ready c) p with
                | Some c => perform_or_hold hold c st false
                | None =>
                  match find (is_fetched p) p with
                  | Some _ => Fail
                  | None => if hold then Unhold else match p with [] => Done | _ => Fail end
                  end
                end
              end
            end
          end
        end
      end in
    match chain st with
    | Some l =>
      match find (fun c => fst c =l l) p with
      | Some c => if ready c then perform_or_hold hold c st true else rules
      | None => rules
      end
    | None => rules
    end.

  Fixpoint run (fuel : nat) (hold : bool) (st : state) : option (list step) :=
    match fuel with
    | 0 => None
    | S fuel =>
      match transition hold st with
      | Next is st => option_map (app is) (run fuel hold st)
      | Unhold => run fuel false (State (pending st) [] (stored st) None)
      | Done => Some []
      | Fail => None
      end
    end.

  (** Exchanges that take less even if a copy leads out of the cycle: only for a cost of one. *)
  Fixpoint exchange_if_cheap (from : list loc) (st : state) : option (list step * state) :=
    match from with
    | [] => Some ([], st)
    | l :: from =>
      let cycle := match walk (S (length (pending st))) (pending st) [] l with
                   | Some cycle => if forallb is_register cycle then cycle else []
                   | None => []
                   end in
      match exchange cycle st with
      | Some (is, st) =>
        match exchange_if_cheap from st with
        | Some (is', st) => Some (is ++ is', st)
        | None => None
        end
      | None => None
      end
    end.

  Definition attempt (hold : bool) (p : list copy) : option (list step) :=
    let p := proper p in
    let fuel := 8 * length p + 8 in
    let st := State p [] [] None in
    match exchange_cost with
    | Some 1 =>
      match exchange_if_cheap (dests p) st with
      | Some (is, st) => option_map (app is) (run fuel hold st)
      | None => None
      end
    | _ => run fuel hold st
    end.

  Definition sequentialize (p : list copy) : option (list step) :=
    match attempt false p with
    | Some is => Some is
    | None => attempt true p
    end.
End Algorithm.


(** ** Lists of copies *)

Lemma mem_spec : forall l ls, mem l ls = true <-> In l ls.
Proof.
  intros l ls. unfold mem. rewrite existsb_exists. split.
  - intros [y [H E]]. destruct (loc_eqb_spec l y); [subst; assumption | discriminate].
  - intros H. exists l. split; [assumption | apply loc_eqb_refl].
Qed.

Lemma reads_spec : forall p l, reads p l = true <-> In l (sources p).
Proof.
  intros p l. unfold reads, sources. rewrite existsb_exists, in_map_iff. split.
  - intros [c [H E]]. exists c. destruct (loc_eqb_spec (snd c) l); [auto | discriminate].
  - intros [c [E H]]. exists c. subst. split; [assumption | apply loc_eqb_refl].
Qed.

Lemma writes_spec : forall p l, writes p l = true <-> In l (dests p).
Proof.
  intros p l. unfold writes, dests. rewrite existsb_exists, in_map_iff. split.
  - intros [c [H E]]. exists c. destruct (loc_eqb_spec (fst c) l); [auto | discriminate].
  - intros [c [E H]]. exists c. subst. split; [assumption | apply loc_eqb_refl].
Qed.

Lemma reads_false : forall p l, reads p l = false <-> ~ In l (sources p).
Proof. intros p l. rewrite <- reads_spec. destruct (reads p l); split; congruence. Qed.

Lemma lookup_in : forall p d x, lookup p d = Some x -> In (d, x) p.
Proof.
  induction p as [|[d' x'] p IH]; simpl; intros d x H; [discriminate|].
  destruct (loc_eqb_spec d' d); [left; congruence | right; auto].
Qed.

Lemma in_dests : forall p d x, In (d, x) p -> In d (dests p).
Proof. intros p d x H. apply in_map_iff. exists (d, x). auto. Qed.

Lemma in_sources : forall p d x, In (d, x) p -> In x (sources p).
Proof. intros p d x H. apply in_map_iff. exists (d, x). auto. Qed.

Lemma in_lookup : forall p d x, NoDup (dests p) -> In (d, x) p -> lookup p d = Some x.
Proof.
  induction p as [|[d' x'] p IH]; simpl; intros d x U H; [easy|].
  inversion U; subst. destruct (loc_eqb_spec d' d) as [E|E].
  - destruct H as [H|H]; [congruence|]. subst. exfalso. eauto using in_dests.
  - destruct H as [H|H]; [congruence|]. auto.
Qed.

Lemma lookup_none : forall p d, lookup p d = None <-> ~ In d (dests p).
Proof.
  induction p as [|[d' x'] p IH]; simpl; intros d; [intuition|].
  destruct (loc_eqb_spec d' d) as [E|E]; [|rewrite IH]; intuition congruence.
Qed.

Lemma lookup_some : forall p d, In d (dests p) -> exists x, lookup p d = Some x.
Proof.
  intros p d H. destruct (lookup p d) as [x|] eqn:E; [eauto|]. apply lookup_none in E. contradiction.
Qed.

Lemma lookup_remove : forall p d l, lookup (remove d p) l = if l =l d then None else lookup p l.
Proof.
  intros p d l. unfold remove. induction p as [|[d' x] p IH]; simpl.
  - destruct (l =l d); reflexivity.
  - destruct (loc_eqb_spec d' d); simpl; rewrite IH;
      destruct (loc_eqb_spec l d), (loc_eqb_spec d' l); congruence.
Qed.

Lemma in_remove : forall p d c, In c (remove d p) <-> In c p /\ fst c <> d.
Proof.
  intros p d c. unfold remove. rewrite filter_In.
  destruct (loc_eqb_spec (fst c) d); simpl; intuition congruence.
Qed.

Lemma dests_remove : forall p d l, In l (dests (remove d p)) <-> In l (dests p) /\ l <> d.
Proof.
  intros p d l. unfold dests. rewrite !in_map_iff. split.
  - intros [c [E H]]. apply in_remove in H. destruct H. subst. eauto.
  - intros [[c [E H]] N]. exists c. split; [assumption|]. apply in_remove. subst. auto.
Qed.

Lemma NoDup_filter_dests : forall f p, NoDup (dests p) -> NoDup (dests (filter f p)).
Proof.
  intros f. induction p as [|c p IH]; simpl; intros U; [constructor|]. inversion U; subst.
  destruct (f c); simpl; [constructor|]; auto.
  intros H. apply H1. apply in_map_iff in H. destruct H as [c' [E H]].
  apply filter_In in H. apply in_map_iff. exists c'. intuition.
Qed.

Lemma dests_rehome : forall x y p, dests (rehome x y p) = dests p.
Proof. intros. unfold dests, rehome. rewrite map_map. reflexivity. Qed.

Lemma lookup_map : forall (f : loc -> loc) p l,
  lookup (map (fun c => (fst c, f (snd c))) p) l = option_map f (lookup p l).
Proof.
  intros f p l. induction p as [|[d x] p IH]; simpl; [reflexivity|].
  destruct (d =l l); [reflexivity | assumption].
Qed.

Lemma lookup_rehome : forall x y p l, lookup (rehome x y p) l = option_map (rename x y) (lookup p l).
Proof. intros. apply lookup_map. Qed.

Lemma in_rekey : forall x y known a m,
  In (a, m) (rekey x y known) -> exists b, In (b, m) known /\ a = rename x y b.
Proof.
  intros x y known a m H. apply in_map_iff in H. destruct H as [[b m'] [E H]].
  inversion E; subst. eauto.
Qed.

Lemma find_some_in : forall (f : copy -> bool) p c, find f p = Some c -> In c p /\ f c = true.
Proof. intros. apply find_some. assumption. Qed.

Lemma find_last_in : forall (f : copy -> bool) p c, find_last f p = Some c -> In c p /\ f c = true.
Proof. intros f p c H. apply find_some in H. rewrite <- in_rev in H. assumption. Qed.

(** ** Meaning *)

Lemma parallel_proper : forall V p (s : loc -> V), NoDup (dests p) ->
  forall l, parallel (proper p) s l = parallel p s l.
Proof.
  intros V p s U l. unfold parallel, proper. induction p as [|[d x] p IH]; simpl; [reflexivity|].
  inversion U; subst. destruct (loc_eqb_spec d x) as [->|]; simpl.
  - destruct (loc_eqb_spec x l) as [->|]; [|auto].
    match goal with |- match ?e with _ => _ end = _ => destruct e as [z|] eqn:E end; [|reflexivity].
    exfalso. apply H1.
    apply lookup_in in E. apply filter_In in E. eapply in_dests. apply E.
  - destruct (d =l l); auto.
Qed.


Section Sound.
  Context {V : Type}.
  Variable scratch : list loc.
  Variable exchange_cost : option nat.
  (** What the locations shall hold at the end. *)
  Variable goal : loc -> V.

  (** What is left to be done leads to the goal, and what is known to be stored is. *)
  Definition good (s : loc -> V) (st : state) : Prop :=
    NoDup (dests (pending st))
    /\ (forall l, In l (dests (pending st)) -> ~ In l scratch)
    /\ (forall l, ~ In l scratch -> parallel (pending st) s l = goal l)
    /\ (forall x m, In (x, m) (stored st) ->
          s m = s x /\ ~ In m (dests (pending st)) /\ ~ In m scratch).

  Lemma good_held : forall s p h h' k (c c' : option loc),
    good s (State p h k c) -> good s (State p h' k c').
  Proof. intros. assumption. Qed.

  Lemma set_same : forall (s : loc -> V) d v, set s d v d = v.
  Proof. intros. unfold set. rewrite loc_eqb_refl. reflexivity. Qed.

  Lemma set_other : forall (s : loc -> V) d v l, l <> d -> set s d v l = s l.
  Proof. intros s d v l N. unfold set. destruct (loc_eqb_spec l d); congruence. Qed.

  (** Readers may read another location with the same value. *)
  Lemma good_rehome : forall s p h k x y c,
    good s (State p h k c) -> s x = s y -> good s (State (rehome x y p) h (rekey x y k) c).
  Proof.
    intros s p h k x y c (U & D & P & K) E. repeat split; simpl in *.
    - rewrite dests_rehome. assumption.
    - rewrite dests_rehome. assumption.
    - intros l N. rewrite <- (P l N). unfold parallel. rewrite lookup_rehome.
      destruct (lookup p l) as [z|]; simpl; [|reflexivity].
      unfold rename. destruct (loc_eqb_spec z x); congruence.
    - apply in_rekey in H. destruct H as (b & H & ->). apply K in H. unfold rename.
      destruct (loc_eqb_spec b x); intuition congruence.
    - rewrite dests_rehome. apply in_rekey in H. destruct H as (b & H & _). apply K in H. tauto.
    - apply in_rekey in H. destruct H as (b & H & _). apply K in H. tauto.
  Qed.

  Lemma parallel_remove : forall (s : loc -> V) p d x,
    lookup p d = Some x -> ~ In d (sources p) ->
    forall l, parallel (remove d p) (set s d (s x)) l = parallel p s l.
  Proof.
    intros s p d x L N l. unfold parallel. rewrite lookup_remove.
    destruct (loc_eqb_spec l d) as [->|Nl].
    - rewrite L. apply set_same.
    - destruct (lookup p l) as [z|] eqn:E; apply set_other; [|assumption].
      intros ->. apply N. eauto using in_sources, lookup_in.
  Qed.

  Lemma good_perform : forall s st d x next is st',
    good s st -> In (d, x) (pending st) -> is_free (pending st) (d, x) = true ->
    perform d x st next = (is, st') -> good (exec is s) st'.
  Proof.
    intros s [p h k c] d x next is st' (U & D & P & K) I F E. simpl in *.
    unfold is_free in F. simpl in F. apply negb_true_iff, reads_false in F.
    assert (N : x <> d) by (intros ->; apply F; apply in_sources in I; exact I).
    assert (G : good (set s d (s x)) (State (remove d p) h (forget d k) c)).
    { repeat split; simpl.
      - apply NoDup_filter_dests. assumption.
      - intros l H. apply dests_remove in H. apply D. tauto.
      - intros l Nl. rewrite (parallel_remove s p d x); auto using in_lookup.
      - unfold forget in H. apply in_remove in H. destruct H as [H Nx]. simpl in Nx.
        destruct (K _ _ H) as (E1 & E2 & E3).
        rewrite !set_other; auto. intros ->. apply E2. eauto using in_dests.
      - unfold forget in H. apply in_remove in H. destruct H as [H _].
        destruct (K _ _ H) as (E1 & E2 & E3). rewrite dests_remove. tauto.
      - unfold forget in H. apply in_remove in H. destruct H as [H _]. apply K in H. tauto. }
    inversion E; subst; clear E. simpl.
    destruct (is_register d && _ && _).
    - apply (good_rehome _ _ _ _ x d c) in G; [exact G|]. rewrite set_same, set_other; auto.
    - destruct (is_register d); [exact G|].
      destruct G as (U' & D' & P' & K'). repeat split; simpl; auto.
      + destruct H as [H|H]; [|apply K' in H; tauto]. inversion H; subst.
        rewrite set_same, set_other; auto.
      + destruct H as [H|H]; [|apply K' in H; tauto]. inversion H; subst.
        rewrite dests_remove. tauto.
      + destruct H as [H|H]; [|apply K' in H; tauto]. inversion H; subst.
        apply D. eauto using in_dests.
  Qed.

  Lemma good_take_register : forall s st t st',
    good s st -> take_register scratch st = Some (t, st') -> good s st'.
  Proof.
    intros s [p h k c] t st' G E. unfold take_register in E. simpl in E.
    destruct (free_registers scratch p); [|inversion E; subst; exact G].
    destruct h; [|inversion E; subst; exact G].
    destruct (find _ scratch) as [t'|]; [|discriminate].
    destruct (lookup k t') as [m|] eqn:L; [|discriminate]. inversion E; subst.
    apply good_rehome; [exact G|]. symmetry. apply G. simpl. auto using lookup_in.
  Qed.

  Lemma good_save : forall s st t x is st',
    good s st -> save scratch t x st = Some (is, st') -> good (exec is s) st'.
  Proof.
    intros s [p h k c] t x is st' (U & D & P & K) E. unfold save in E. simpl in *.
    destruct (negb (reads p t) && _) eqn:F; [|discriminate]. inversion E; subst; clear E.
    apply andb_true_iff in F. destruct F as [F W]. apply negb_true_iff, reads_false in F.
    assert (W' : In t scratch \/ In t (dests p)).
    { apply orb_true_iff in W. rewrite mem_spec, writes_spec in W. assumption. }
    assert (S : forall a m, In (a, m) k -> m <> t).
    { intros a m H ->. destruct (K _ _ H) as (_ & K1 & K2). tauto. }
    repeat split; simpl.
    - rewrite dests_rehome. assumption.
    - rewrite dests_rehome. assumption.
    - intros l N. rewrite <- (P l N). unfold parallel. rewrite lookup_rehome.
      destruct (lookup p l) as [z|] eqn:L; simpl.
      + unfold rename. destruct (loc_eqb_spec z x) as [->|Nz]; [apply set_same|].
        apply set_other. intros ->. apply F. eauto using in_sources, lookup_in.
      + apply set_other. intros ->. apply lookup_none in L. tauto.
    - apply in_rekey in H. destruct H as (b & H & ->). apply in_remove in H. destruct H as [H Nb].
      simpl in Nb. destruct (K _ _ H) as (E1 & _ & _).
      rewrite (set_other _ _ _ m) by eauto. unfold rename.
      destruct (loc_eqb_spec b x) as [->|]; [rewrite set_same | rewrite set_other by assumption]; assumption.
    - rewrite dests_rehome. apply in_rekey in H. destruct H as (b & H & _). apply in_remove in H.
      destruct H as [H _]. apply K in H. tauto.
    - apply in_rekey in H. destruct H as (b & H & _). apply in_remove in H. destruct H as [H _].
      apply K in H. tauto.
  Qed.

  Lemma good_exchange1 : forall s st a is st',
    good s st -> exchange1 a st = Some (is, st') -> good (exec is s) st'.
  Proof.
    intros s [p h k c] a is st' (U & D & P & K) E. unfold exchange1 in E. simpl in *.
    destruct (lookup p a) as [b|] eqn:L; [|discriminate].
    destruct (writes p b && negb (a =l b)) eqn:F; [|discriminate]. inversion E; subst; clear E.
    apply andb_true_iff in F. destruct F as [W F]. apply writes_spec in W.
    assert (N : a <> b) by (destruct (loc_eqb_spec a b); [discriminate | assumption]). clear F.
    set (swap := fun l => if l =l a then b else if l =l b then a else l).
    set (s' := exec [Exchange a b] s).
    assert (Sw : forall l, s' (swap l) = s l).
    { intros l. unfold s', swap. simpl. destruct (loc_eqb_spec l a) as [->|].
      - apply set_same.
      - destruct (loc_eqb_spec l b) as [->|]; [|rewrite !set_other by assumption; reflexivity].
        rewrite set_other by assumption. apply set_same. }
    assert (Q : forall l, ~ In l scratch ->
              parallel (map (fun c => (fst c, swap (snd c))) (remove a p)) s' l = goal l).
    { intros l Nl. rewrite <- (P l Nl). unfold parallel. rewrite lookup_map, lookup_remove.
      destruct (loc_eqb_spec l a) as [->|Na]; simpl.
      - rewrite L. unfold s'. simpl. rewrite set_other by assumption. apply set_same.
      - destruct (lookup p l) as [z|] eqn:E; simpl; [apply Sw|].
        unfold s'. simpl. rewrite !set_other; auto. intros ->. apply lookup_none in E. contradiction. }
    assert (Dm : forall q, dests (map (fun c => (fst c, swap (snd c))) q) = dests q).
    { intros q. unfold dests. rewrite map_map. reflexivity. }
    assert (Uq : NoDup (dests (map (fun c => (fst c, swap (snd c))) (remove a p)))).
    { rewrite Dm. apply NoDup_filter_dests. assumption. }
    assert (Df : forall l f q, In l (dests (filter f q)) -> In l (dests q)).
    { intros l f q H. apply in_map_iff in H. destruct H as (e & <- & H). apply filter_In in H.
      apply in_map_iff. exists e. tauto. }
    assert (Kf : forall x m, In (x, m) (forget a (forget b k)) -> In (x, m) k /\ x <> a /\ x <> b).
    { unfold forget. intros x m H. apply in_remove in H. destruct H as [H Na]. apply in_remove in H. tauto. }
    repeat split; simpl.
    - apply NoDup_filter_dests. assumption.
    - intros l H. apply Df in H. rewrite Dm in H. apply dests_remove in H. apply D. tauto.
    - intros l Nl. rewrite <- (Q l Nl). exact (parallel_proper _ _ s' Uq l).
    - destruct (Kf _ _ H) as (H' & Na & Nb). destruct (K _ _ H') as (E1 & E2 & E3).
      assert (m <> a /\ m <> b) by (split; intros ->; eauto using in_dests, lookup_in).
      unfold s'. simpl. rewrite !set_other by tauto. assumption.
    - intros J. apply Df in J. rewrite Dm in J. apply dests_remove in J.
      destruct (Kf _ _ H) as (H' & _). apply K in H'. tauto.
    - destruct (Kf _ _ H) as (H' & _). apply K in H'. tauto.
  Qed.

  Lemma exec_app : forall is is' (s : loc -> V), exec (is ++ is') s = exec is' (exec is s).
  Proof. intros. apply fold_left_app. Qed.

  Lemma good_exchange : forall cycle s st is st',
    good s st -> exchange cycle st = Some (is, st') -> good (exec is s) st'.
  Proof.
    induction cycle as [|a cycle IH]; intros s st is st' G E; simpl in E.
    - inversion E; subst. assumption.
    - destruct cycle as [|b cycle]; [inversion E; subst; assumption|].
      destruct (exchange1 a st) as [[is1 st1]|] eqn:E1; [|discriminate].
      destruct (exchange (b :: cycle) st1) as [[is2 st2]|] eqn:E2; [|discriminate].
      inversion E; subst. rewrite exec_app. eauto using good_exchange1.
  Qed.

  Lemma good_open_through_memory : forall s st cs is st',
    good s st -> open_through_memory scratch cs st = Some (is, st') -> good (exec is s) st'.
  Proof.
    intros s st cs is st' G E. unfold open_through_memory in E. destruct cs as [|c cs]; [discriminate|].
    destruct (find _ scratch) as [slot|]; [|discriminate].
    destruct (is_register _); [eauto using good_save|].
    destruct (take_register scratch st) as [[t st1]|] eqn:E1; [|discriminate].
    destruct (save scratch t _ st1) as [[is1 st2]|] eqn:E2; [|discriminate].
    destruct (save scratch slot t st2) as [[is2 st3]|] eqn:E3; [|discriminate].
    inversion E; subst. rewrite exec_app.
    eapply good_take_register in E1; [|eassumption].
    eapply good_save in E2; [|eassumption]. eapply good_save in E3; [|eassumption].
    destruct st3. eapply good_held. exact E3.
  Qed.

  Lemma good_open_cycle : forall s st hold cycle is st',
    good s st -> open_cycle scratch exchange_cost hold cycle st = Some (is, st') -> good (exec is s) st'.
  Proof.
    intros s st hold cycle is st' G E. unfold open_cycle in E.
    destruct (_ && _ && _) in E.
    - destruct (match _ with Some c => Some c | None => nth_error _ _ end) as [c|]; [|discriminate].
      destruct (take_register scratch st) as [[t st1]|] eqn:E1; [|discriminate].
      eauto using good_save, good_take_register.
    - destruct (_ && _ && _) in E; [discriminate|].
      destruct (match by_exchange exchange_cost cycle with Some _ => _ | None => _ end);
        [eauto using good_exchange|].
      destruct (find _ _) as [c|]; [|eauto using good_open_through_memory].
      destruct (lookup _ _) as [m|] eqn:L; [|discriminate].
      inversion E; subst. destruct st as [p h k ch]. simpl in *.
      apply (good_rehome _ _ _ _ (snd c) m ch) in G; [exact G|].
      symmetry. apply G. simpl. apply lookup_in. exact L.
  Qed.

  Lemma good_perform_or_hold : forall s st hold c next is st',
    good s st -> In c (pending st) -> is_free (pending st) c = true ->
    perform_or_hold hold c st next = Next is st' -> good (exec is s) st'.
  Proof.
    intros s st hold [d x] next is st' G I F E. unfold perform_or_hold in E.
    destruct (holds hold (pending st) (d, x)).
    - inversion E; subst. destruct st. exact G.
    - destruct (perform (fst (d, x)) (snd (d, x)) st next) as [is1 st1] eqn:E1. inversion E; subst.
      exact (good_perform _ _ _ _ _ _ _ G I F E1).
  Qed.

  Ltac by_cases E name := match type of E with match ?x with _ => _ end = _ => destruct x as [|] eqn:name end.

  Lemma good_transition : forall s st hold is st',
    good s st -> transition scratch exchange_cost hold st = Next is st' -> good (exec is s) st'.
  Proof.
    intros s st hold is st' G E. unfold transition in E.
    set (ready := fun c => is_free (pending st) c && negb (mem (fst c) (held st))) in E.
    assert (R : forall c, ready c = true -> is_free (pending st) c = true)
      by (unfold ready; intros c H; apply andb_true_iff in H; tauto).
    match type of E with (match _ with Some _ => _ | None => ?r end = _) => set (rules := r) in E end.
    assert (H : forall c next f, f c && ready c = true -> In c (pending st) ->
              perform_or_hold hold c st next = Next is st' -> good (exec is s) st').
    { intros c next f F I E'. apply andb_true_iff in F. eapply good_perform_or_hold; eauto. apply R. tauto. }
    assert (Q : rules = Next is st' -> good (exec is s) st').
    { clear E. unfold rules. intros E.
      by_cases E E1.
      { apply find_some_in in E1. destruct E1 as [I F]. apply andb_true_iff in F.
        match type of I with In ?c _ => destruct c as [d x] end.
        destruct (perform (fst (d, x)) (snd (d, x)) st false) as [is1 st1] eqn:E2. inversion E; subst.
        eapply good_perform; [exact G | exact I | apply R; tauto | exact E2]. }
      by_cases E E2.
      { destruct (find (is_fetched (pending st)) (pending st)) as [c|]; [|discriminate].
        destruct (take_register scratch st) as [[t st1]|] eqn:E3; [|discriminate].
        inversion E2; subst. destruct (save scratch t (snd c) st1) as [[is2 st2]|] eqn:E4; inversion E; subst.
        eauto using good_save, good_take_register. }
      by_cases E E3; [apply find_last_in in E3; destruct E3; eauto|].
      by_cases E E4.
      { apply find_some_in in E4. destruct E4 as [I F]. revert F I E.
        apply (H _ _ (fun c => is_load c && (hold || negb (is_last scratch (pending st) c)))). }
      by_cases E E5.
      { destruct (open_cycle _ _ _ _ _) as [[is2 st2]|] eqn:E6; inversion E; subst.
        eauto using good_open_cycle. }
      by_cases E E6; [apply find_some_in in E6; destruct E6; eauto|].
      by_cases E E7; [discriminate|]. destruct hold; [discriminate|]. destruct (pending st); discriminate. }
    destruct (chain st) as [l|]; [|auto].
    by_cases E E1; [|auto].
    by_cases E F; [|auto].
    apply find_some_in in E1. eapply good_perform_or_hold; [exact G | | apply R; exact F | exact E]. tauto.
  Qed.

  Lemma transition_done : forall st hold, transition scratch exchange_cost hold st = Done -> pending st = [].
  Proof.
    intros st hold E. unfold transition in E.
    match type of E with (match _ with Some _ => _ | None => ?r end = _) => set (rules := r) in E end.
    assert (N : forall c next, perform_or_hold hold c st next <> Done).
    { intros c next. unfold perform_or_hold. destruct (holds _ _ _); [discriminate|].
      destruct (perform _ _ _ _). discriminate. }
    assert (T : forall o, to_next o <> Done) by (intros [[is st']|]; discriminate).
    assert (Q : rules = Done -> pending st = []).
    { clear E. unfold rules. intros E.
      by_cases E E1; [destruct (perform _ _ _ _); discriminate|].
      by_cases E E2; [exfalso; eapply T; exact E|].
      by_cases E E3; [exfalso; eapply N; exact E|].
      by_cases E E4; [exfalso; eapply N; exact E|].
      by_cases E E5; [exfalso; eapply T; exact E|].
      by_cases E E6; [exfalso; eapply N; exact E|].
      by_cases E E7; [discriminate|]. destruct hold; [discriminate|].
      destruct (pending st); [reflexivity | discriminate]. }
    destruct (chain st) as [l|]; [|auto].
    by_cases E E1; [|auto]. by_cases E F; [|auto]. exfalso. eapply N. exact E.
  Qed.

  Lemma good_run : forall fuel s st hold is,
    good s st -> run scratch exchange_cost fuel hold st = Some is ->
    forall l, ~ In l scratch -> exec is s l = goal l.
  Proof.
    induction fuel as [|fuel IH]; intros s st hold is G E l N; simpl in E; [discriminate|].
    destruct (transition scratch exchange_cost hold st) as [is1 st1| | |] eqn:T; [| | |discriminate].
    - destruct (run scratch exchange_cost fuel hold st1) as [is2|] eqn:R; [|discriminate].
      inversion E; subst. rewrite exec_app. eauto using good_transition.
    - eapply IH; [|eassumption|assumption]. destruct st. exact G.
    - inversion E; subst. apply transition_done in T. destruct G as (_ & _ & P & _).
      specialize (P l N). rewrite T in P. exact P.
  Qed.

  Lemma good_exchange_if_cheap : forall from s st is st',
    good s st -> exchange_if_cheap from st = Some (is, st') -> good (exec is s) st'.
  Proof.
    induction from as [|l from IH]; intros s st is st' G E; simpl in E.
    - inversion E; subst. assumption.
    - destruct (exchange _ st) as [[is1 st1]|] eqn:E1; [|discriminate].
      destruct (exchange_if_cheap from st1) as [[is2 st2]|] eqn:E2; [|discriminate].
      inversion E; subst. rewrite exec_app. eauto using good_exchange.
  Qed.
End Sound.

(** Every sequence that the algorithm gives leaves in each destination the old value of its source, and all else
    but the scratch locations as it was. *)
Theorem meaning : forall V scratch exchange_cost p is,
  NoDup (dests p) -> (forall l, In l (dests p) -> ~ In l scratch) ->
  sequentialize scratch exchange_cost p = Some is ->
  forall (s : loc -> V) l, ~ In l scratch -> exec is s l = parallel p s l.
Proof.
  intros V scratch exchange_cost p is U D E s l N.
  assert (A : forall hold, attempt scratch exchange_cost hold p = Some is -> exec is s l = parallel p s l).
  { intros hold A. unfold attempt in A. set (q := proper p) in A.
    assert (G : good scratch (parallel p s) s (State q [] [] None)).
    { repeat split; simpl; try contradiction.
      - apply NoDup_filter_dests. assumption.
      - intros l' H. apply D. apply in_map_iff in H. destruct H as (c & <- & H). apply filter_In in H.
        apply in_map_iff. exists c. tauto.
      - intros l' _. apply parallel_proper. assumption. }
    assert (R : forall fuel st is', good scratch (parallel p s) s st ->
              run scratch exchange_cost fuel hold st = Some is' -> exec is' s l = parallel p s l)
      by eauto using good_run.
    destruct exchange_cost as [[|[|n]]|]; eauto.
    destruct (exchange_if_cheap (dests q) (State q [] [] None)) as [[is1 st1]|] eqn:E1; [|discriminate].
    destruct (run _ _ _ _ st1) as [is2|] eqn:E2; [|discriminate]. inversion A; subst.
    rewrite exec_app. eapply good_run; eauto using good_exchange_if_cheap. }
  unfold sequentialize in E. destruct (attempt scratch exchange_cost false p) eqn:E1; [|eauto].
  inversion E; subst. eauto.
Qed.

(** ** No sequence is shorter *)

Lemma copy_eq_dec : forall a b : copy, {a = b} + {a <> b}.
Proof. decide equality; apply loc_eq_dec. Qed.

(** What a sequence costs if an exchange costs [x]. *)
Definition cost1 (x : nat) (i : step) : nat := match i with Move _ _ => 1 | Exchange _ _ => x end.
Definition cost (x : nat) (is : list step) : nat := list_sum (map (cost1 x) is).

(** A cycle of two or more members, none of which is read from outside. The copies are proper. *)
Record closed (p : list copy) (c : list loc) : Prop := {
  closed_size : 2 <= length c;
  closed_reads : forall m, In m c -> exists x, In x c /\ In (m, x) p;
  closed_read : forall x, In x c -> exists m, In m c /\ In (m, x) p;
  closed_outside : forall d x, In (d, x) p -> In x c -> In d c;
  closed_swap : 3 <= length c -> forall a b, In a c -> In (a, b) p -> In (b, a) p -> False }.

(** What such a cycle of [n] costs beyond a move for each member: min(n + 1, (n - 1) x) - n. *)
Definition extra (x n : nat) : nat := Nat.min (n + 1) ((n - 1) * x) - n.

Lemma extra_cases : forall x n, 2 <= x -> 2 <= n ->
  (x = 2 /\ n = 2 /\ extra x n = 0) \/ ((3 <= x \/ 3 <= n) /\ extra x n = 1).
Proof.
  intros x n Hx Hn. unfold extra.
  destruct (Nat.eq_dec n 2) as [->|Nn]; [destruct (Nat.eq_dec x 2) as [->|Nx]|].
  - left. split; [reflexivity|]. split; reflexivity.
  - right. split; [lia|]. change ((2 - 1) * x) with (1 * x). rewrite Nat.mul_1_l, Nat.min_l by lia. lia.
  - right. split; [lia|].
    assert ((n - 1) * 2 <= (n - 1) * x) by (apply Nat.mul_le_mono_l; assumption).
    rewrite Nat.min_l by lia. lia.
Qed.

(** What a sequence does: a value is written to a location, or two values are exchanged for at least three. *)
Inductive event := Written (l v : loc) | Exchanged (v w : loc).

Section Lower.
  Variable x : nat.
  Hypothesis x2 : 2 <= x.

  Definition events1 (s : loc -> loc) (i : step) : list event :=
    match i with
    | Move d y => [Written d (s y)]
    | Exchange a b =>
      Written a (s b) :: Written b (s a) :: if 3 <=? x then [Exchanged (s a) (s b)] else []
    end.

  Fixpoint events (s : loc -> loc) (is : list step) : list event :=
    match is with
    | [] => []
    | i :: is => events1 s i ++ events (exec1 s i) is
    end.

  Lemma events_cost : forall is s, length (events s is) <= cost x is.
  Proof.
    induction is as [|i is IH]; intros s; simpl; [unfold cost; simpl; lia|].
    rewrite app_length. specialize (IH (exec1 s i)). change (cost x (i :: is)) with (cost1 x i + cost x is).
    destruct i; cbn [events1 length cost1]; [lia|]. destruct (Nat.leb_spec 3 x); cbn [length]; lia.
  Qed.

  Lemma changed_is_written : forall is s l,
    exec is s l = s l \/ In (Written l (exec is s l)) (events s is).
  Proof.
    induction is as [|i is IH]; intros s l; simpl; [auto|].
    destruct (IH (exec1 s i) l) as [E|H]; [|right; apply in_app_iff; auto].
    fold (exec is (exec1 s i)). rewrite E.
    destruct i as [d y|a b]; simpl; unfold set.
    - destruct (loc_eqb_spec l d) as [->|]; auto.
    - destruct (loc_eqb_spec l b) as [->|]; [right; auto|].
      destruct (loc_eqb_spec l a) as [->|]; [right; auto | auto].
  Qed.

  Lemma lost : forall is (s : loc -> loc) v, (forall l, s l <> v) -> forall l, exec is s l <> v.
  Proof.
    induction is as [|i is IH]; intros s v H l; simpl; [auto|]. apply IH. intros l'.
    destruct i; simpl; unfold set; repeat destruct (_ =l _); auto.
  Qed.

  (** The event that a closed cycle needs beside those that its copies need. *)
  Definition witness (p : list copy) (c : list loc) (e : event) : Prop :=
    match e with
    | Written l v => In v c /\ ~ In (l, v) p
    | Exchanged v w => In v c
    end.

  (** Before a member is overwritten its value is elsewhere, or two members are exchanged. *)
  Lemma closed_needs_more : forall p c is s,
    closed p c -> (3 <= x \/ 3 <= length c) -> (forall d y, In (d, y) p -> d <> y) ->
    (forall m, In m c -> s m = m) -> (forall l, In (s l) c -> In l c) ->
    (forall d y, In (d, y) p -> In d c -> exec is s d = y) ->
    exists e, In e (events s is) /\ witness p c e.
  Proof.
    intros p c is s C X P. revert s.
    assert (Cne : exists m, In m c).
    { destruct c as [|m c]; [destruct C; simpl in *; lia | exists m; left; reflexivity]. }
    induction is as [|i is IH]; intros s O N G.
    - destruct Cne as [m Hm]. destruct (closed_reads _ _ C m Hm) as (y & Hy & I).
      specialize (G _ _ I Hm). simpl in G. rewrite (O _ Hm) in G. exfalso. eapply P; eauto.
    - assert (Q : (forall m, In m c -> exec1 s i m = m) -> (forall l, In (exec1 s i l) c -> In l c) ->
                exists e, In e (events s (i :: is)) /\ witness p c e).
      { intros O' N'. destruct (IH _ O' N') as (e & He & W).
        - intros d y I Hd. exact (G d y I Hd).
        - exists e. split; [simpl; apply in_app_iff; auto | assumption]. }
      destruct i as [d y|a b].
      + destruct (in_dec loc_eq_dec d c) as [Hd|Hd].
        * destruct (loc_eq_dec d y) as [->|Ny].
          { apply Q; simpl; unfold set; intros l; destruct (loc_eqb_spec l y); intros; subst; auto. }
          exfalso. destruct (closed_read _ _ C d Hd) as (m & Hm & I).
          refine (lost is (exec1 s (Move d y)) d _ m (G _ _ I Hm)).
          intros l. simpl. unfold set. destruct (loc_eqb_spec l d) as [->|Nl]; intros E.
          -- assert (In y c) by (apply N; congruence). rewrite O in E by assumption. congruence.
          -- assert (In l c) by (apply N; congruence). rewrite O in E by assumption. congruence.
        * destruct (in_dec loc_eq_dec (s y) c) as [Hy|Hy].
          -- exists (Written d (s y)). split; [simpl; auto|]. split; [assumption|].
             intros I. apply Hd. eapply closed_outside; eauto.
          -- apply Q; simpl; unfold set; intros l; destruct (loc_eqb_spec l d); intros; subst; auto; contradiction.
      + destruct (loc_eq_dec a b) as [->|Nab].
        { apply Q; simpl; unfold set; intros l; destruct (loc_eqb_spec l b); intros; subst; auto. }
        destruct (in_dec loc_eq_dec a c) as [Ha|Ha]; destruct (in_dec loc_eq_dec b c) as [Hb|Hb].
        * pose proof (O _ Ha) as Ea. pose proof (O _ Hb) as Eb.
          cbn [events events1]. rewrite Ea, Eb. destruct (Nat.leb_spec 3 x) as [L|L].
          { exists (Exchanged a b). split; [right; right; left; reflexivity | exact Ha]. }
          assert (L3 : 3 <= length c) by lia.
          destruct (in_dec copy_eq_dec (a, b) p) as [I|I].
          -- exists (Written b a). split; [right; left; reflexivity|]. split; [assumption|].
             intros J. exact (closed_swap _ _ C L3 a b Ha I J).
          -- exists (Written a b). split; [left; reflexivity|]. split; assumption.
        * exists (Written b (s a)). split; [simpl; auto|]. rewrite (O _ Ha). split; [assumption|].
          intros I. apply Hb. eapply closed_outside; eauto.
        * exists (Written a (s b)). split; [simpl; auto|]. rewrite (O _ Hb). split; [assumption|].
          intros I. apply Ha. eapply closed_outside; eauto.
        * apply Q; simpl; unfold set; intros l; destruct (loc_eqb_spec l b); try destruct (loc_eqb_spec l a);
            intros Hl; subst; auto; exfalso; auto.
  Qed.

  Definition total (cycles : list (list loc)) : nat := list_sum (map (fun c => extra x (length c)) cycles).

  Lemma in_concat_cycle : forall (cycles : list (list loc)) c v, In c cycles -> In v c -> In v (concat cycles).
  Proof. intros. apply in_concat. eauto. Qed.

  Lemma witnesses : forall p es cycles,
    NoDup (concat cycles) ->
    (forall c, In c cycles -> extra x (length c) = 0 \/
       (extra x (length c) = 1 /\ exists e, In e es /\ witness p c e)) ->
    exists ws, length ws = total cycles /\ NoDup ws /\ incl ws es
      /\ (forall w, In w ws -> exists c, In c cycles /\ witness p c w).
  Proof.
    intros p es. induction cycles as [|c cycles IH]; intros U H; simpl in *.
    - exists []. repeat split; [constructor | easy | easy].
    - assert (U' : NoDup (concat cycles)).
      { clear - U. induction c; simpl in U; [assumption|]. inversion U; auto. }
      destruct IH as (ws & L & W & I & Z); [assumption | auto |].
      destruct (H c (or_introl eq_refl)) as [E|(E & e & He & We)].
      + exists ws. unfold total in *. simpl. rewrite E. repeat split; auto.
        intros w Hw. destruct (Z w Hw) as (c' & Hc & Wc). eauto.
      + exists (e :: ws). unfold total in *. simpl. rewrite E. repeat split.
        * lia.
        * constructor; [|assumption]. intros J. destruct (Z e J) as (c' & Hc & Wc).
          assert (B : exists v, In v c /\ In v c').
          { destruct e; simpl in *; [exists v; tauto | eauto]. }
          destruct B as (v & B1 & B2). clear - U B1 B2 Hc.
          assert (In v (concat cycles)) by (apply in_concat; eauto).
          induction c; simpl in *; [contradiction|]. inversion U; subst.
          destruct B1 as [->|B1]; [|auto]. apply H2. apply in_app_iff. auto.
        * intros w [->|Hw]; auto.
        * intros w [<-|Hw]; [eauto|]. destruct (Z w Hw) as (c' & Hc' & Wc). eauto.
  Qed.

  (** The bound, for any sequence that is right for every state, and any disjoint closed cycles. *)
  Lemma lower_bound : forall p scratch is cycles,
    NoDup (dests p) -> (forall d y, In (d, y) p -> d <> y) -> (forall l, In l (dests p) -> ~ In l scratch) ->
    (forall l, ~ In l scratch -> exec is (fun l => l) l = parallel p (fun l => l) l) ->
    (forall c, In c cycles -> closed p c) -> NoDup (concat cycles) ->
    length p + total cycles <= cost x is.
  Proof.
    intros p scratch is cycles U P D G C Uc.
    assert (G' : forall d y, In (d, y) p -> exec is (fun l => l) d = y).
    { intros d y I. rewrite G by eauto using in_dests. unfold parallel.
      rewrite (in_lookup _ _ _ U I). reflexivity. }
    destruct (witnesses p (events (fun l => l) is) cycles Uc) as (ws & L & W & I & Z).
    { intros c Hc. destruct (extra_cases x (length c) x2 (closed_size _ _ (C c Hc))) as [(_ & _ & E)|(E1 & E2)];
        [auto|]. right. split; [assumption|].
      eapply closed_needs_more; eauto. }
    set (need := map (fun c => Written (fst c) (snd c)) p ++ ws).
    assert (N : NoDup need).
    { unfold need. clear - U W Z. induction p as [|[d y] p IH]; simpl; [assumption|].
      inversion U; subst. constructor.
      - rewrite in_app_iff, in_map_iff. intros [([d' y'] & E & I)|I].
        + inversion E; subst. apply H1. eapply in_dests. exact I.
        + destruct (Z _ I) as (c & _ & Wc). simpl in Wc. tauto.
      - apply IH; [assumption|]. intros w Hw. destruct (Z w Hw) as (c & Hc & Wc). exists c. split; [assumption|].
        destruct w; simpl in *; tauto. }
    assert (J : incl need (events (fun l => l) is)).
    { unfold need. intros e He. apply in_app_iff in He. destruct He as [He|He]; [|auto].
      apply in_map_iff in He. destruct He as ([d y] & <- & He). simpl.
      destruct (changed_is_written is (fun l => l) d) as [E|E]; rewrite (G' _ _ He) in E.
      - exfalso. eapply P; eauto.
      - assumption. }
    pose proof (NoDup_incl_length N J) as B. unfold need in B. rewrite app_length, map_length, L in B.
    rewrite B. apply events_cost.
  Qed.
End Lower.

(** ** Length *)

Lemma dests_length : forall p, length (dests p) = length p.
Proof. intros. apply map_length. Qed.

Lemma in_rehome : forall x y p d z,
  In (d, z) (rehome x y p) <-> exists w, In (d, w) p /\ z = rename x y w.
Proof.
  intros x y p d z. unfold rehome. rewrite in_map_iff. split.
  - intros ([d' w] & E & H). inversion E; subst. eauto.
  - intros (w & H & ->). exists (d, w). auto.
Qed.

Lemma sources_rehome : forall x y p z, In z (sources (rehome x y p)) -> (In z (sources p) /\ z <> x) \/ z = y.
Proof.
  intros x y p z H. apply in_map_iff in H. destruct H as ([d w] & <- & H). apply in_rehome in H.
  destruct H as (v & H & ->). simpl. unfold rename. destruct (loc_eqb_spec v x); [auto|].
  left. split; [eauto using in_sources | assumption].
Qed.

Lemma remove_length : forall p d x, NoDup (dests p) -> In (d, x) p -> S (length (remove d p)) = length p.
Proof.
  unfold remove. induction p as [|[d' x'] p IH]; simpl; intros d x U I; [contradiction|].
  inversion U; subst. destruct (loc_eqb_spec d' d) as [->|N]; simpl.
  - f_equal. clear - H1. induction p as [|[e z] p IH]; simpl in *; [reflexivity|].
    destruct (loc_eqb_spec e d) as [->|N]; simpl; [tauto|]. f_equal. apply IH. tauto.
  - destruct I as [I|I]; [congruence|]. f_equal. eauto.
Qed.

(** Each member writes what the previous one reads; the last one reads [final]. *)
Fixpoint linked (p : list copy) (c : list loc) (final : loc) : Prop :=
  match c with
  | [] => True
  | l :: c => lookup p l = Some (match c with [] => final | m :: _ => m end) /\ linked p c final
  end.

Lemma linked_snoc : forall p c l x, linked p c l -> lookup p l = Some x -> linked p (c ++ [l]) x.
Proof.
  induction c as [|m c IH]; simpl; intros l x L E; [auto|]. destruct L as [L1 L2]. split; [|auto].
  destruct c; assumption.
Qed.

Lemma linked_spreads : forall p (T : loc -> Prop), (forall m x, T m -> lookup p m = Some x -> T x) ->
  forall c final l, linked p (l :: c) final -> T l -> (forall m, In m (l :: c) -> T m) /\ T final.
Proof.
  intros p T Cl. induction c as [|m c IH]; intros final l [L1 L2] H.
  - split; [intros m [<-|[]]; assumption | eauto].
  - destruct (IH final m L2) as [I1 I2]; [eauto|]. split; [|assumption]. intros k [<-|K]; auto.
Qed.

Lemma linked_from : forall p (T : loc -> Prop), (forall m x, T m -> lookup p m = Some x -> T x) ->
  forall c final m, linked p c final -> In m c -> T m -> T final.
Proof.
  intros p T Cl. induction c as [|l c IH]; intros final m L I H; [contradiction|].
  destruct I as [->|I]; [|destruct L; eauto].
  eapply linked_spreads; eauto.
Qed.

(** A set that contains a member of a cycle and is closed contains the cycle. *)
Lemma cycle_in : forall p (T : loc -> Prop) h c, (forall m x, T m -> lookup p m = Some x -> T x) ->
  linked p (h :: c) h -> (exists m, In m (h :: c) /\ T m) -> forall m, In m (h :: c) -> T m.
Proof.
  intros p T h c Cl L (m & I & H).
  assert (Th : T h) by (eapply linked_from; eauto).
  destruct (linked_spreads p T Cl c h h L Th). assumption.
Qed.

Lemma linked_next : forall p c final m, linked p c final -> In m c ->
  exists x, lookup p m = Some x /\ (In x c \/ x = final).
Proof.
  induction c as [|l c IH]; intros final m L I; [contradiction|]. destruct L as [L1 L2].
  destruct I as [->|I].
  - exists (match c with [] => final | e :: _ => e end). split; [assumption|].
    destruct c; simpl; auto.
  - destruct (IH _ _ L2 I) as (x & E & [H|H]); exists x; simpl; auto.
Qed.

Lemma linked_previous : forall p c h x, linked p (h :: c) h -> In x (h :: c) ->
  exists m, In m (h :: c) /\ lookup p m = Some x.
Proof.
  intros p c h x L I.
  assert (Q : forall c l final, linked p (l :: c) final ->
            (exists m, In m (l :: c) /\ lookup p m = Some final)
            /\ forall x, In x c -> exists m, In m (l :: c) /\ lookup p m = Some x).
  { clear. induction c as [|m c IH]; intros l final [L1 L2].
    - split; [exists l; simpl; auto | contradiction].
    - destruct (IH _ _ L2) as [(k & K1 & K2) Z]. split; [exists k; simpl in *; auto|].
      intros x [->|I]; [exists l; simpl; auto|]. destruct (Z x I) as (j & J1 & J2). exists j. simpl in *. auto. }
  destruct (Q _ _ _ L) as [Z1 Z2]. destruct I as [->|I]; auto.
Qed.

Lemma follow_linked : forall p first c fuel l,
  linked p (l :: c) first -> ~ In first c -> length c < fuel -> follow fuel p first l = l :: c.
Proof.
  intros p first. induction c as [|m c IH]; intros fuel l [L1 L2] N F;
    (destruct fuel as [|fuel]; [simpl in F; lia|]); simpl; rewrite L1.
  - rewrite loc_eqb_refl. reflexivity.
  - destruct (loc_eqb_spec m first) as [->|Nm]; [simpl in N; tauto|].
    rewrite IH; auto; simpl in *; [tauto | lia].
Qed.

(** All copies of registers that are left when none can be performed form cycles. *)
Definition stuck (p : list copy) : Prop := forall c, In c p -> is_free p c = false.

Section Stuck.
  Variable p : list copy.
  Hypothesis U : NoDup (dests p).
  Hypothesis S : stuck p.

  Lemma stuck_read : incl (dests p) (sources p).
  Proof.
    intros d H. apply in_map_iff in H. destruct H as ([d' x] & <- & H). apply S in H.
    unfold is_free in H. apply negb_false_iff, reads_spec in H. exact H.
  Qed.

  Lemma same_length : length (sources p) <= length (dests p).
  Proof. unfold sources, dests. rewrite !map_length. lia. Qed.

  Lemma stuck_written : incl (sources p) (dests p).
  Proof. apply NoDup_length_incl; [assumption | apply same_length | apply stuck_read]. Qed.

  Lemma stuck_sources : NoDup (sources p).
  Proof. eapply NoDup_incl_NoDup; [exact U | apply same_length | apply stuck_read]. Qed.

  Lemma read_once : forall a b x, lookup p a = Some x -> lookup p b = Some x -> a = b.
  Proof.
    intros a b x A B. apply lookup_in in A, B. pose proof stuck_sources as N. clear - A B N.
    induction p as [|[d y] q IH]; simpl in *; [contradiction|]. inversion N; subst.
    destruct A as [A|A], B as [B|B].
    - congruence.
    - inversion A; subst. exfalso. eauto using in_sources.
    - inversion B; subst. exfalso. eauto using in_sources.
    - auto.
  Qed.

  Lemma walk_finds : forall fuel path l,
    linked p path l -> NoDup path -> incl path (dests p) -> In l (dests p) ->
    fuel + length path = Datatypes.S (length p) ->
    exists h c, walk fuel p (rev path) l = Some (h :: c) /\ linked p (h :: c) h
      /\ NoDup (h :: c) /\ incl (h :: c) (dests p).
  Proof.
    induction fuel as [|fuel IH]; intros path l L N I Hl F.
    - pose proof (NoDup_incl_length N I) as B. rewrite dests_length in B. simpl in F. lia.
    - simpl. destruct (mem l (rev path)) eqn:E.
      + apply mem_spec in E. rewrite <- in_rev in E.
        destruct path as [|h path]; [contradiction|].
        assert (l = h) as ->.
        { destruct E as [E|E]; [congruence|]. exfalso.
          assert (Q : forall c k, linked p (k :: c) l -> NoDup (k :: c) -> In l c -> False).
          { clear - U S. induction c as [|m c IH]; intros k L N I; [contradiction|].
            destruct L as [L1 L2]. destruct I as [->|I].
            - destruct (linked_previous p c l l) as (j & J1 & J2); [exact L2 | left; reflexivity|].
              assert (k = j) by eauto using read_once. subst. inversion N; contradiction.
            - inversion N; subst. eauto. }
          eapply Q; eauto. }
        rewrite (follow_linked p h path (length p) h L).
        * exists h, path. auto.
        * inversion N; assumption.
        * pose proof (NoDup_incl_length N I) as B. rewrite dests_length in B. simpl in B. lia.
      + assert (Nl : ~ In l path).
        { intros H. rewrite in_rev in H. apply mem_spec in H. congruence. }
        destruct (lookup_some p l Hl) as [x Ex]. rewrite Ex.
        assert (Hx : In x (dests p)) by (apply stuck_written; eauto using in_sources, lookup_in).
        rewrite (proj2 (writes_spec p x) Hx).
        replace (l :: rev path) with (rev (path ++ [l])) by (rewrite rev_app_distr; reflexivity).
        apply IH; auto.
        * eauto using linked_snoc.
        * apply NoDup_rev in N. rewrite <- (rev_involutive (path ++ [l])). apply NoDup_rev.
          rewrite rev_app_distr. simpl. constructor; [|assumption]. rewrite <- in_rev. assumption.
        * intros m H. apply in_app_iff in H. destruct H as [H|[<-|[]]]; auto.
        * rewrite app_length. simpl. lia.
  Qed.

  Lemma stuck_cycle : p <> [] -> exists h c, find_cycle p (dests p) = Some (h :: c)
    /\ linked p (h :: c) h /\ NoDup (h :: c) /\ incl (h :: c) (dests p).
  Proof.
    intros Ne.
    assert (H : exists l ls, dests p = l :: ls).
    { clear - Ne. destruct p as [|[l x] q]; [contradiction|]. simpl. eauto. }
    destruct H as (l & ls & E).
    assert (Hl : In l (dests p)) by (rewrite E; left; reflexivity).
    destruct (walk_finds (Datatypes.S (length p)) [] l) as (h & c & W & Q); simpl; auto;
      [constructor | intros m [] |].
    exists h, c. split; [|exact Q]. rewrite E. unfold find_cycle. simpl rev in W. rewrite W. reflexivity.
  Qed.
End Stuck.

(** What holds between the transitions for the original copies [q], all of them proper and between registers. *)
Section Registers.
  Variable scratch : list loc.
  Variable exchange_cost : option nat.
  Variable q : list copy.
  Hypothesis Uq : NoDup (dests q).
  Variable t0 : loc.
  Hypothesis scratch_t0 : In t0 scratch.
  Hypothesis register_t0 : is_register t0 = true.
  Hypothesis cost_ok : match exchange_cost with Some x => 2 <= x | None => True end.

  (** Without exchanges, a cost that they might have. *)
  Definition price : nat := match exchange_cost with Some x => x | None => 3 end.

  Record invariant (p : list copy) : Prop := {
    inv_dests : NoDup (dests p);
    inv_registers : forall d x, In (d, x) p -> is_register d = true /\ is_register x = true;
    inv_proper : forall d x, In (d, x) p -> d <> x;
    inv_scratch : forall l, In l (dests p) -> ~ In l scratch;
    inv_original : forall d x, In (d, x) p -> In (d, x) q \/ ~ In x (dests p);
    inv_done : forall d x, In (d, x) q -> ~ In (d, x) p -> In x (dests p) -> ~ In x (sources p) }.

  Lemma invariant_perform : forall p d x p',
    invariant p -> In (d, x) p -> is_free p (d, x) = true ->
    (p' = rehome x d (remove d p) \/ (p' = remove d p /\ (In x (dests p') -> ~ In x (sources p')))) ->
    invariant p'.
  Proof.
    intros p d x p' [I1 I2 I3 I4 I5 I6] H F E.
    assert (Nx : x <> d) by (intros ->; eapply I3; eauto).
    assert (D : forall l, In l (dests p') <-> In l (dests p) /\ l <> d).
    { destruct E as [->|[-> _]]; [rewrite dests_rehome|]; apply dests_remove. }
    assert (Old : forall e z, In (e, z) p' -> (In (e, z) p /\ e <> d) \/ (z = d /\ In (e, x) p /\ e <> d)).
    { intros e z J. destruct E as [->|[-> _]].
      - apply in_rehome in J. destruct J as (w & J & ->). apply in_remove in J. simpl in J.
        unfold rename. destruct (loc_eqb_spec w x) as [->|]; tauto.
      - apply in_remove in J. simpl in J. tauto. }
    assert (New : forall e z, In (e, z) p -> e <> d -> z <> x -> In (e, z) p').
    { intros e z J Ne Nz. destruct E as [->|[-> _]]; [|apply in_remove; auto].
      apply in_rehome. exists z. split; [apply in_remove; auto|].
      unfold rename. destruct (loc_eqb_spec z x); congruence. }
    assert (Sx : In x (dests p') -> ~ In x (sources p')).
    { destruct E as [->|[-> E]]; [|assumption]. intros _ J. apply sources_rehome in J. tauto. }
    assert (S : forall z, In z (sources p') -> In z (sources p) \/ z = d).
    { destruct E as [->|[-> _]]; intros z J.
      - apply sources_rehome in J. destruct J as [[J _]|J]; [|auto]. left.
        apply in_map_iff in J. destruct J as (c & <- & J). apply in_remove in J.
        apply in_map_iff. exists c. tauto.
      - left. apply in_map_iff in J. destruct J as (c & <- & J). apply in_remove in J.
        apply in_map_iff. exists c. tauto. }
    constructor.
    - destruct E as [->|[-> _]]; [rewrite dests_rehome|]; apply NoDup_filter_dests; assumption.
    - intros e z J. destruct (Old e z J) as [[J' _]|(-> & J' & _)]; [eauto|].
      destruct (I2 _ _ J'), (I2 _ _ H). auto.
    - intros e z J. destruct (Old e z J) as [[J' _]|(-> & J' & Ne)]; [eauto | assumption].
    - intros l J. apply D in J. apply I4. tauto.
    - intros e z J. destruct (Old e z J) as [[J' _]|(-> & J' & Ne)].
      + destruct (I5 _ _ J'); [auto|]. right. rewrite D. tauto.
      + right. rewrite D. tauto.
    - intros e z J N Hz.
      destruct (in_dec copy_eq_dec (e, z) p) as [J'|J'].
      + destruct (loc_eq_dec z x) as [->|Nz]; [auto|]. destruct (loc_eq_dec e d) as [->|Ne].
        * exfalso. apply Nz. pose proof (in_lookup _ _ _ I1 J'). pose proof (in_lookup _ _ _ I1 H). congruence.
        * exfalso. auto.
      + apply D in Hz. intros Hs. destruct (S _ Hs) as [Hs'| ->]; [|tauto]. eapply I6; eauto. tauto.
  Qed.

  (** What follows when nothing can be performed: the cycle is one of the original copies. *)
  Lemma stuck_closed : forall p h c,
    invariant p -> stuck p -> linked p (h :: c) h -> NoDup (h :: c) -> incl (h :: c) (dests p) ->
    closed q (h :: c).
  Proof.
    intros p h c [I1 I2 I3 I4 I5 I6] S L N I.
    assert (W : forall d x, In (d, x) p -> In x (dests p))
      by (intros; eapply stuck_written; eauto using in_sources).
    assert (O : forall d x, In (d, x) p -> In (d, x) q).
    { intros d x H. destruct (I5 _ _ H); [assumption|]. exfalso. eauto. }
    assert (R : forall m, In m (h :: c) -> exists x, In x (h :: c) /\ lookup p m = Some x).
    { intros m Hm. destruct (linked_next _ _ _ _ L Hm) as (x & E & [H|H]); exists x; split; auto.
      subst. left. reflexivity. }
    assert (Lq : forall m x, lookup p m = Some x -> lookup q m = Some x).
    { intros m x E. apply in_lookup; [assumption|]. apply O. apply lookup_in. assumption. }
    constructor.
    - destruct c as [|m c]; [|simpl; lia]. destruct L as [L _]. exfalso. eapply I3; [|reflexivity].
      apply lookup_in. exact L.
    - intros m Hm. destruct (R m Hm) as (x & Hx & E). exists x. split; [assumption|].
      apply O. apply lookup_in. assumption.
    - intros x Hx. destruct (linked_previous _ _ _ _ L Hx) as (m & Hm & E). exists m. split; [assumption|].
      apply O. apply lookup_in. assumption.
    - intros d x H Hx. destruct (in_dec copy_eq_dec (d, x) p) as [J|J].
      + destruct (linked_previous _ _ _ _ L Hx) as (m & Hm & E).
        assert (m = d) as <-; [|assumption]. eapply read_once; eauto using in_lookup.
      + exfalso. apply (I6 _ _ H J (I _ Hx)). eapply stuck_read; eauto.
    - intros L3 a b Ha Hab Hba.
      destruct (R a Ha) as (b' & Hb & Eb).
      assert (b' = b) as ->.
      { apply Lq in Eb. pose proof (in_lookup _ _ _ Uq Hab). congruence. }
      destruct (R b Hb) as (a' & Ha' & Ea).
      assert (a' = a) as ->.
      { apply Lq in Ea. pose proof (in_lookup _ _ _ Uq Hba). congruence. }
      assert (Q : incl (h :: c) [a; b]).
      { intros m Hm. simpl.
        enough (m = a \/ m = b) by intuition.
        refine (cycle_in p (fun m => m = a \/ m = b) h c _ L _ m Hm); [|eauto].
        intros k x [->| ->] E; [right | left]; congruence. }
      pose proof (NoDup_incl_length N Q) as B. simpl in B, L3. lia.
  Qed.

  (** The members of later cycles are copied as now. *)
  Definition later (p : list copy) (c : list loc) : Prop :=
    forall m, In m c -> exists x, In x c /\ In (m, x) p.

  (** Opening a cycle through a scratch location. *)
  Lemma invariant_save : forall p h t, invariant p -> In t scratch -> is_register t = true ->
    ~ In t (sources p) -> invariant (rehome h t p).
  Proof.
    intros p h t [I1 I2 I3 I4 I5 I6] T Rt Nt.
    assert (Nd : ~ In t (dests p)) by (intros H; exact (I4 _ H T)).
    constructor; try rewrite dests_rehome; auto.
    - intros d z J. apply in_rehome in J. destruct J as (w & J & ->). destruct (I2 _ _ J).
      unfold rename. destruct (w =l h); auto.
    - intros d z J. apply in_rehome in J. destruct J as (w & J & ->). unfold rename.
      destruct (w =l h); [|eauto]. intros ->. eauto using in_dests.
    - intros d z J. apply in_rehome in J. destruct J as (w & J & ->). unfold rename.
      destruct (w =l h); [auto | eauto].
    - intros d z J N Hz Hs. apply sources_rehome in Hs. destruct Hs as [[Hs Nh]| ->]; [|contradiction].
      eapply I6; eauto. intros J'. apply N. apply in_rehome. exists z. split; [assumption|].
      unfold rename. destruct (loc_eqb_spec z h); congruence.
  Qed.

  Lemma later_save : forall p h t c, In t scratch -> invariant p -> later (rehome h t p) c ->
    later p c /\ ~ In t c.
  Proof.
    intros p h t c T [I1 I2 I3 I4 I5 I6] L.
    assert (D : forall m, In m c -> In m (dests p)).
    { intros m Hm. destruct (L m Hm) as (x & _ & H). apply in_dests in H. rewrite dests_rehome in H. exact H. }
    assert (Nt : ~ In t c) by (intros H; exact (I4 _ (D _ H) T)).
    split; [|assumption]. intros m Hm. destruct (L m Hm) as (x & Hx & H). exists x. split; [assumption|].
    apply in_rehome in H. destruct H as (w & H & ->). unfold rename in *.
    destruct (loc_eqb_spec w h); [contradiction | assumption].
  Qed.

  Lemma later_perform : forall p d x p' c, In (d, x) p ->
    (p' = rehome x d (remove d p) \/ p' = remove d p) -> later p' c -> later p c.
  Proof.
    intros p d x p' c H E L.
    assert (D : ~ In d (dests p')).
    { destruct E as [->| ->]; [rewrite dests_rehome|]; rewrite dests_remove; tauto. }
    intros m Hm. destruct (L m Hm) as (y & Hy & J). exists y. split; [assumption|].
    destruct E as [->| ->].
    - apply in_rehome in J. destruct J as (w & J & Ey). unfold rename in Ey.
      destruct (loc_eqb_spec w x) as [->|].
      + exfalso. subst. destruct (L d Hy) as (z & _ & K). eauto using in_dests.
      + subst. apply in_remove in J. tauto.
    - apply in_remove in J. tauto.
  Qed.

  (** A transition performs a free copy or opens a cycle. *)
  Lemma transition_registers : forall p ch, invariant p ->
    (exists d x p' ch', In (d, x) p /\ is_free p (d, x) = true
       /\ transition scratch exchange_cost false (State p [] [] ch) = Next [Move d x] (State p' [] [] ch')
       /\ (p' = rehome x d (remove d p) \/ (p' = remove d p /\ (In x (dests p') -> ~ In x (sources p')))))
    \/ (stuck p /\ transition scratch exchange_cost false (State p [] [] ch)
          = match find_cycle p (dests p) with
            | Some c => to_next (open_cycle scratch exchange_cost false c (State p [] [] ch))
            | None => match p with [] => Done | _ => Fail end
            end).
  Proof.
    intros p ch [I1 I2 I3 I4 I5 I6].
    assert (A : forall c next, In c p -> is_free p c = true ->
      exists d x p' ch', In (d, x) p /\ is_free p (d, x) = true
       /\ perform_or_hold false c (State p [] [] ch) next = Next [Move d x] (State p' [] [] ch')
       /\ (p' = rehome x d (remove d p) \/ (p' = remove d p /\ (In x (dests p') -> ~ In x (sources p'))))).
    { intros [d x] next H F. unfold perform_or_hold, holds, perform. simpl.
      destruct (I2 _ _ H) as [Rd Rx]. rewrite Rd, Rx. simpl.
      assert (C : comes_last (remove d p) x = false).
      { unfold comes_last. destruct (lookup (remove d p) x) as [y|] eqn:E; [|reflexivity].
        apply lookup_in in E. apply in_remove in E. destruct E as [E _]. destruct (I2 _ _ E) as [_ Ry].
        rewrite Ry. reflexivity. }
      rewrite C. simpl. rewrite andb_true_r.
      destruct (reads (remove d p) x && writes (remove d p) x) eqn:E.
      - exists d, x. do 2 eexists. split; [assumption|]. split; [assumption|]. split; [reflexivity|]. auto.
      - exists d, x. do 2 eexists. split; [assumption|]. split; [assumption|]. split; [reflexivity|]. right.
        split; [reflexivity|]. intros Hd Hs. apply writes_spec in Hd. apply reads_spec in Hs.
        rewrite Hd, Hs in E. discriminate. }
    unfold transition. cbn [pending held chain].
    match goal with |- context [match ch with Some _ => _ | None => ?r end] => set (rules := r) end.
    assert (Q : (exists d x p' ch', In (d, x) p /\ is_free p (d, x) = true
       /\ rules = Next [Move d x] (State p' [] [] ch')
       /\ (p' = rehome x d (remove d p) \/ (p' = remove d p /\ (In x (dests p') -> ~ In x (sources p')))))
    \/ (stuck p /\ rules = match find_cycle p (dests p) with
            | Some c => to_next (open_cycle scratch exchange_cost false c (State p [] [] ch))
            | None => match p with [] => Done | _ => Fail end
            end)).
    { unfold rules.
      destruct (find (fun c => is_store c && (is_free p c && negb (mem (fst c) []))) p) as [[d x]|] eqn:E1.
      { exfalso. apply find_some_in in E1. destruct E1 as [H F]. destruct (I2 _ _ H) as [Rd Rx].
        unfold is_store in F. simpl in F. rewrite Rd in F. discriminate. }
      destruct (find (is_fetched p) p) as [[d x]|] eqn:E2.
      { exfalso. apply find_some_in in E2. destruct E2 as [H F]. destruct (I2 _ _ H) as [Rd Rx].
        unfold is_fetched, is_passing in F. simpl in F. rewrite Rd in F. discriminate. }
      match goal with |- context [find_last ?f p] => destruct (find_last f p) as [c|] eqn:E3 end.
      { left. apply find_last_in in E3. destruct E3 as [H F]. apply A; [assumption|].
        simpl in F. rewrite andb_true_r in F. apply andb_true_iff in F. tauto. }
      match goal with |- context [find ?f p] => destruct (find f p) as [[d x]|] eqn:E4 end.
      { exfalso. apply find_some_in in E4. destruct E4 as [H F]. destruct (I2 _ _ H) as [Rd Rx].
        unfold is_load in F. simpl in F. rewrite Rd, Rx in F. discriminate. }
      destruct (find (fun c => is_load c && (is_free p c && negb (mem (fst c) []))) p) as [[d x]|] eqn:E5.
      { exfalso. apply find_some_in in E5. destruct E5 as [H F]. destruct (I2 _ _ H) as [Rd Rx].
        unfold is_load in F. simpl in F. rewrite Rd, Rx in F. discriminate. }
      right. split; [|reflexivity]. intros [d x] H. unfold find_last in E3.
      apply find_none with (x := (d, x)) in E3; [|rewrite <- in_rev; assumption].
      destruct (I2 _ _ H) as [Rd Rx]. unfold is_move in E3. simpl in E3. rewrite Rd, Rx in E3. simpl in E3.
      rewrite andb_true_r in E3. assumption. }
    destruct ch as [l|]; [|exact Q].
    destruct (find (fun c => fst c =l l) p) as [c|] eqn:E1; [|exact Q].
    destruct (is_free p c && negb (mem (fst c) [])) eqn:F; [|exact Q].
    left. apply find_some_in in E1. apply andb_true_iff in F. apply A; tauto.
  Qed.

  (** ** Opening a cycle of registers *)

  Lemma find_nothing : forall (f : copy -> bool) cs, (forall c, In c cs -> f c = false) -> find f cs = None.
  Proof.
    induction cs as [|c cs IH]; intros H; simpl; [reflexivity|].
    rewrite (H c (or_introl eq_refl)). apply IH. intros. apply H. right. assumption.
  Qed.

  Lemma filter_nothing : forall (f : copy -> bool) cs, (forall c, In c cs -> f c = false) -> filter f cs = [].
  Proof.
    induction cs as [|c cs IH]; intros H; simpl; [reflexivity|].
    rewrite (H c (or_introl eq_refl)). apply IH. intros. apply H. right. assumption.
  Qed.

  Lemma copies_in : forall p c e, In e (copies_of p c) -> In e p.
  Proof.
    intros p c e H. apply in_flat_map in H. destruct H as (d & _ & H).
    destruct (lookup p d) as [x|] eqn:E; [|contradiction]. destruct H as [<-|[]]. apply lookup_in. exact E.
  Qed.

  Lemma copies_last : forall p c final l, linked p (l :: c) final ->
    exists last, nth_error (copies_of p (l :: c)) (length c) = Some (last, final).
  Proof.
    intros p. induction c as [|m c IH]; intros final l [L1 L2]; unfold copies_of; simpl; rewrite L1; simpl.
    - exists l. reflexivity.
    - destruct (IH final m L2) as [last E]. exists last. exact E.
  Qed.

  Lemma open_registers : forall p h c ch,
    invariant p -> stuck p -> linked p (h :: c) h -> incl (h :: c) (dests p) ->
    let n := length (h :: c) in
    ((forall x, exchange_cost = Some x -> n + 1 <= (n - 1) * x) /\
     exists t, In t scratch /\ is_register t = true /\ ~ In t (sources p) /\
       open_cycle scratch exchange_cost false (h :: c) (State p [] [] ch)
       = Some ([Move t h], State (rehome h t p) [] [] None))
    \/ (exists x, exchange_cost = Some x /\ (n - 1) * x < n + 1 /\
        open_cycle scratch exchange_cost false (h :: c) (State p [] [] ch)
        = exchange (h :: c) (State p [] [] ch)).
  Proof.
    intros p h c ch Inv S L I n. pose proof Inv as [I1 I2 I3 I4 I5 I6].
    assert (W : incl (sources p) (dests p)) by (apply stuck_written; assumption).
    assert (Rp : forall e, In e p -> is_passing e = false).
    { intros [d x] H. destruct (I2 _ _ H) as [Rd _]. unfold is_passing. simpl. rewrite Rd. reflexivity. }
    assert (Rc : forallb is_register (h :: c) = true).
    { apply forallb_forall. intros m Hm. apply I in Hm. apply in_map_iff in Hm.
      destruct Hm as ([d x] & <- & H). apply (I2 _ _ H). }
    set (cs := copies_of p (h :: c)).
    assert (Rs : forall e, In e cs -> is_passing e = false) by (intros e H; apply Rp; eapply copies_in; exact H).
    destruct (copies_last p c h h L) as [last El]. fold cs in El.
    unfold open_cycle. cbn [pending held stored]. fold cs.
    assert (K : find (fun e => is_move e && writes [] (snd e)) cs = None).
    { apply find_nothing. intros e _. apply andb_false_r. }
    rewrite K.
    assert (Sh : forall g, find (fun e => is_passing e && g e) cs = None).
    { intros g. apply find_nothing. intros e H. rewrite (Rs e H). reflexivity. }
    rewrite Sh. rewrite (find_nothing is_passing cs Rs). rewrite (filter_nothing is_passing cs Rs).
    fold n.
    assert (El' : nth_error cs (n - 1) = Some (last, h)) by (rewrite <- El; f_equal; unfold n; simpl; lia).
    rewrite El'.
    destruct (free_registers scratch p) as [|t ts] eqn:Ef.
    { exfalso. assert (In t0 (free_registers scratch p)) as H; [|rewrite Ef in H; contradiction].
      unfold free_registers. apply filter_In. split; [assumption|]. rewrite register_t0. simpl.
      apply negb_true_iff, reads_false. intros H. exact (I4 _ (W _ H) scratch_t0). }
    assert (Ht : In t (free_registers scratch p)) by (rewrite Ef; left; reflexivity).
    apply filter_In in Ht. destruct Ht as [Ht1 Ht2]. apply andb_true_iff in Ht2. destruct Ht2 as [Ht2 Ht3].
    apply negb_true_iff in Ht3.
    cbn [length Nat.ltb Nat.leb Nat.add]. cbn [andb negb].
    rewrite andb_true_r. cbn [no_more less]. rewrite andb_true_r.
    destruct (no_more (n + 1) (by_exchange exchange_cost (h :: c))) eqn:Ee.
    - left. split.
      { intros x Ex. unfold by_exchange in Ee. rewrite Ex, Rc in Ee. apply Nat.leb_le. exact Ee. }
      exists t. split; [assumption|]. split; [assumption|].
      split; [apply reads_false; assumption|].
      simpl. unfold take_register. cbn [pending held stored]. rewrite Ef. unfold save. cbn [pending held stored].
      rewrite Ht3. rewrite (proj2 (mem_spec t scratch) Ht1). reflexivity.
    - right. unfold by_exchange in *. rewrite Rc in *. fold n in Ee |- *.
      destruct exchange_cost as [x|]; [|discriminate]. exists x. split; [reflexivity|].
      cbn [no_more less] in *. apply Nat.leb_gt in Ee. split; [exact Ee|].
      assert (Z : (n + 1 <? (n - 1) * x) = false) by (apply Nat.ltb_ge; lia). rewrite Z. reflexivity.
  Qed.

  Lemma source_once : forall p a b x, NoDup (sources p) -> In (a, x) p -> In (b, x) p -> a = b.
  Proof.
    induction p as [|[d y] p IH]; simpl; intros a b x N A B; [contradiction|]. inversion N; subst.
    destruct A as [A|A], B as [B|B].
    - congruence.
    - inversion A; subst. exfalso. eauto using in_sources.
    - inversion B; subst. exfalso. eauto using in_sources.
    - eauto.
  Qed.

  Lemma linked_map : forall p p1 (f : loc -> loc) final l,
    (forall m z, In m l -> lookup p m = Some z -> lookup p1 m = Some (f z)) ->
    (forall z, In z (tl l) -> f z = z) -> linked p l final -> linked p1 l (f final).
  Proof.
    intros p p1 f final. induction l as [|m l IH]; intros H T L; [exact I|]. destruct L as [L1 L2]. split.
    - rewrite (H m _ (or_introl eq_refl) L1). f_equal. destruct l as [|e l]; [reflexivity|].
      apply T. left. reflexivity.
    - apply IH; [|intros z Hz; apply T; destruct l; [contradiction | right; exact Hz] | assumption].
      intros k z Hk. apply H. right. assumption.
  Qed.

  Lemma NoDup_sources_filter : forall f p, NoDup (sources p) -> NoDup (sources (filter f p)).
  Proof.
    intros f. induction p as [|c p IH]; simpl; intros N; [constructor|]. inversion N; subst.
    destruct (f c); simpl; [constructor|]; auto.
    intros H. apply H1. apply in_map_iff in H. destruct H as [c' [E H]].
    apply filter_In in H. apply in_map_iff. exists c'. intuition.
  Qed.

  (** Exchanging along a cycle performs its copies and leaves the others as they are. *)
  Lemma exchange_linked : forall x c a p ch,
    NoDup (dests p) -> NoDup (sources p) -> (forall d y, In (d, y) p -> d <> y) ->
    linked p (a :: c) a -> NoDup (a :: c) -> incl (a :: c) (dests p) ->
    exists is p' ch', exchange (a :: c) (State p [] [] ch) = Some (is, State p' [] [] ch')
      /\ cost x is = length c * x /\ NoDup (dests p')
      /\ (forall e, In e p' <-> In e p /\ ~ In (fst e) (a :: c)).
  Proof.
    intros x. induction c as [|b c IH]; intros a p ch U Su P L N I.
    - destruct L as [L _]. exfalso. eapply P; [apply lookup_in; exact L | reflexivity].
    - destruct (linked_previous _ _ _ a L (or_introl eq_refl)) as (r & Hr & Er).
      assert (Hr' : In r (b :: c)).
      { destruct Hr as [->|Hr]; [|assumption]. exfalso. eapply P; [apply lookup_in; exact Er | reflexivity]. }
      destruct L as [La L].
      assert (Nab : a <> b) by (intros ->; eapply P; [apply lookup_in; exact La | reflexivity]).
      assert (Na : ~ In a (b :: c)) by (inversion N; assumption).
      assert (N' : NoDup (b :: c)) by (inversion N; assumption).
      set (swap := fun l => if l =l a then b else if l =l b then a else l).
      set (p1 := proper (map (fun e => (fst e, swap (snd e))) (remove a p))).
      assert (Sa : swap a = b) by (unfold swap; rewrite loc_eqb_refl; reflexivity).
      assert (Sz : forall z, z <> a -> z <> b -> swap z = z).
      { intros z Z1 Z2. unfold swap. destruct (loc_eqb_spec z a), (loc_eqb_spec z b); congruence. }
      assert (M : forall d z, In (d, z) p1 <-> exists w, In (d, w) p /\ d <> a /\ z = swap w /\ d <> z).
      { intros d z. unfold p1, proper. rewrite filter_In, in_map_iff. simpl. split.
        - intros [([d' w] & E & J) F]. simpl in E. injection E as -> <-. apply in_remove in J. simpl in J.
          exists w. destruct (loc_eqb_spec d (swap w)); [discriminate | tauto].
        - intros (w & J & Nd & -> & Nz). split.
          + exists (d, w). split; [reflexivity|]. apply in_remove. auto.
          + destruct (loc_eqb_spec d (swap w)); [contradiction | reflexivity]. }
      assert (Rb : forall d, In (d, b) p -> d = a).
      { intros d J. eapply source_once; [exact Su | exact J | apply lookup_in; exact La]. }
      assert (Ra : forall d, In (d, a) p -> d = r).
      { intros d J. eapply source_once; [exact Su | exact J | apply lookup_in; exact Er]. }
      assert (K : forall d z, ~ In d (b :: c) -> (In (d, z) p1 <-> In (d, z) p /\ d <> a)).
      { intros d z Nd. rewrite M. split.
        - intros (w & J & Da & -> & _).
          assert (w <> a) by (intros ->; apply Ra in J; rewrite J in Nd; contradiction).
          assert (w <> b) by (intros ->; apply Rb in J; contradiction).
          rewrite Sz by assumption. auto.
        - intros [J Da]. exists z.
          assert (z <> a) by (intros ->; apply Ra in J; rewrite J in Nd; contradiction).
          assert (z <> b) by (intros ->; apply Rb in J; contradiction).
          rewrite Sz by assumption. repeat split; eauto. }
      assert (U1 : NoDup (dests p1)).
      { apply NoDup_filter_dests. unfold dests. rewrite map_map. apply NoDup_filter_dests. assumption. }
      assert (E1 : exchange1 a (State p [] [] ch) = Some ([Exchange a b], State p1 [] [] None)).
      { unfold exchange1. cbn [pending held stored]. rewrite La.
        rewrite (proj2 (writes_spec p b)) by (apply I; right; left; reflexivity).
        destruct (loc_eqb_spec a b); [contradiction|]. reflexivity. }
      destruct c as [|e c].
      + exists ([Exchange a b] ++ []), p1, None. split; [cbn [exchange]; rewrite E1; reflexivity|].
        split; [reflexivity|]. split; [assumption|]. intros [d z]. cbn [fst].
        destruct (loc_eq_dec d b) as [->|Nb].
        * split; [|simpl; tauto]. intros J. exfalso. apply M in J. destruct J as (w & J & _ & -> & Z).
          destruct Hr' as [<-|[]].
          pose proof (in_lookup _ _ _ U J) as Ew. rewrite Er in Ew. injection Ew as <-. congruence.
        * rewrite K by (simpl; intuition congruence). simpl. intuition congruence.
      + assert (Lp1 : forall m z, In m (b :: e :: c) -> lookup p m = Some z -> lookup p1 m = Some (swap z)).
        { intros m z Hm Ez. apply in_lookup; [assumption|]. apply M. exists z.
          assert (J : In (m, z) p) by (apply lookup_in; assumption).
          assert (m <> a) by (intros ->; contradiction).
          split; [assumption|]. split; [assumption|]. split; [reflexivity|].
          assert (z <> b) by (intros ->; apply Rb in J; contradiction).
          destruct (loc_eq_dec z a) as [->|Nz]; [|rewrite Sz by assumption; eauto].
          rewrite Sa. intros ->. destruct L as [Lb _]. rewrite Ez in Lb. injection Lb as ->.
          apply Na. simpl. auto. }
        destruct (IH b p1 None) as (is & p' & ch' & X & C & U' & Q).
        * assumption.
        * apply NoDup_sources_filter. unfold sources. rewrite map_map. simpl.
          rewrite <- (map_map snd swap). apply Injective_map_NoDup.
          -- intros y z. unfold swap.
             destruct (loc_eqb_spec y a), (loc_eqb_spec y b), (loc_eqb_spec z a), (loc_eqb_spec z b); congruence.
          -- apply NoDup_sources_filter. assumption.
        * intros d y J. apply M in J. destruct J as (w & _ & _ & _ & J). assumption.
        * rewrite <- Sa at 2. apply (linked_map p p1 swap a); [assumption | | assumption].
          intros z Hz. simpl in Hz. apply Sz; intros ->.
          -- apply Na. right. assumption.
          -- inversion N'. contradiction.
        * assumption.
        * intros m Hm. destruct (lookup_some p m) as [z Ez]; [apply I; right; assumption|].
          eapply in_dests. apply lookup_in. apply Lp1; eassumption.
        * exists ([Exchange a b] ++ is), p', ch'. split; [cbn [exchange]; rewrite E1; cbn [exchange] in X; rewrite X; reflexivity|].
          split; [change (x + cost x is = S (length (e :: c)) * x); rewrite C; simpl; lia|].
          split; [assumption|]. intros [d z]. rewrite Q. cbn [fst]. split.
          -- intros [J Nd]. apply K in J; [|assumption]. split; [tauto|]. simpl in *. intuition.
          -- intros [J Nd]. split; [apply K; [|split; [assumption|]] |]; simpl in *; intuition.
  Qed.

  Lemma price_2 : 2 <= price.
  Proof. unfold price. destruct exchange_cost; lia. Qed.

  Lemma invariant_without : forall p p' c, invariant p -> linked p c (hd t0 c) -> c <> [] -> NoDup (dests p') ->
    (forall e, In e p' <-> In e p /\ ~ In (fst e) c) -> invariant p'.
  Proof.
    intros p p' c [I1 I2 I3 I4 I5 I6] L Nc U M.
    assert (D : forall l, In l (dests p') -> In l (dests p) /\ ~ In l c).
    { intros l H. apply in_map_iff in H. destruct H as (e & <- & H). apply M in H.
      split; [apply in_map; tauto | tauto]. }
    constructor; auto.
    - intros d x H. apply M in H. apply (I2 d x). tauto.
    - intros d x H. apply M in H. apply (I3 d x). tauto.
    - intros l H. apply I4. apply D. assumption.
    - intros d x H. apply M in H. destruct H as [H _]. destruct (I5 _ _ H) as [?|N]; [auto|].
      right. intros J. apply N. apply D. assumption.
    - intros d x H N Hx Hs. destruct (in_dec copy_eq_dec (d, x) p) as [J|J].
      + assert (Hd : In d c).
        { destruct (in_dec loc_eq_dec d c) as [?|Hd]; [assumption|]. exfalso. apply N. apply M. auto. }
        destruct (linked_next _ _ _ _ L Hd) as (y & Ey & Hy).
        pose proof (in_lookup _ _ _ I1 J) as Ex. rewrite Ex in Ey. injection Ey as <-.
        apply D in Hx. destruct Hx as [_ Hx]. apply Hx. destruct Hy as [Hy| ->]; [assumption|].
        destruct c; [contradiction | left; reflexivity].
      + apply (I6 d x H J); [apply D; assumption|].
        apply in_map_iff in Hs. destruct Hs as (e & <- & Hs). apply M in Hs. apply in_map. tauto.
  Qed.

  Lemma NoDup_join : forall (a b : list loc), NoDup a -> NoDup b -> (forall l, In l a -> ~ In l b) -> NoDup (a ++ b).
  Proof.
    induction a as [|l a IH]; intros b A B H; [assumption|]. inversion A; subst. simpl. constructor.
    - intros J. apply in_app_iff in J. destruct J as [J|J]; [contradiction|].
      exact (H l (or_introl eq_refl) J).
    - apply IH; [assumption | assumption |]. intros m Hm. apply H. right. assumption.
  Qed.

  (** The sequence of the remaining copies: a move for each, and what each cycle costs beyond that. *)
  Lemma run_registers : forall fuel p ch,
    invariant p -> 2 * length p < fuel ->
    ((exists e, In e p /\ is_free p e = true) \/ 2 * length p + 1 < fuel) ->
    exists is cycles, run scratch exchange_cost fuel false (State p [] [] ch) = Some is
      /\ cost price is = length p + total price cycles
      /\ (forall c, In c cycles -> closed q c /\ later p c)
      /\ NoDup (concat cycles).
  Proof.
    induction fuel as [|fuel IH]; intros p ch Inv F1 F2; [lia|]. simpl run.
    pose proof Inv as [I1 I2 I3 I4 I5 I6].
    destruct (transition_registers p ch Inv) as [(d & x & p' & ch' & H & Fr & T & E)|[S T]].
    - rewrite T.
      assert (Inv' : invariant p') by (eapply invariant_perform; eauto).
      assert (Len : S (length p') = length p).
      { pose proof (remove_length p d x I1 H) as R.
        destruct E as [->|[-> _]]; [unfold rehome; rewrite map_length|]; assumption. }
      destruct (IH p' ch' Inv') as (is & cycles & R & C & Z & N); [lia | right; lia |].
      exists ([Move d x] ++ is), cycles. split; [rewrite R; reflexivity|].
      split; [change (1 + cost price is = length p + total price cycles); lia|].
      split; [|assumption]. intros c Hc. destruct (Z c Hc) as [Z1 Z2]. split; [assumption|].
      eapply (later_perform p d x p'); eauto. tauto.
    - rewrite T. destruct (list_eq_dec copy_eq_dec p []) as [->|Ne].
      + exists [], []. split; [reflexivity|]. split; [reflexivity|]. split; [intros c [] | constructor].
      + destruct F2 as [(e & He & Fe)|F2]; [exfalso; rewrite (S e He) in Fe; discriminate|].
        destruct (stuck_cycle p I1 S Ne) as (h & c & Ef & L & N & I).
        rewrite Ef.
        assert (C : closed q (h :: c)) by (eapply stuck_closed; eauto).
        pose proof (closed_size _ _ C) as Sz.
        set (n := length (h :: c)) in *.
        destruct (open_registers p h c ch Inv S L I) as [(X & t & Ts & Rt & Nt & O)|(x & Ex & X & O)]; fold n in X;
          rewrite O.
        * simpl to_next.
          assert (Inv' : invariant (rehome h t p)) by (apply invariant_save; assumption).
          assert (Len : length (rehome h t p) = length p) by apply map_length.
          assert (Nd : ~ In t (dests p)) by (intros J; exact (I4 _ J Ts)).
          assert (Hh : In h (dests p)) by (apply I; left; reflexivity).
          destruct (IH (rehome h t p) None Inv') as (is & cycles & R & Cs & Z & Nc).
          -- lia.
          -- left. destruct (lookup_some p h Hh) as [y Ey]. exists (h, rename h t y). split.
             ++ apply in_rehome. exists y. split; [apply lookup_in; assumption | reflexivity].
             ++ unfold is_free. apply negb_true_iff, reads_false. simpl. intros J.
                apply sources_rehome in J. destruct J as [[_ J]| ->]; contradiction.
          -- exists ([Move t h] ++ is), ((h :: c) :: cycles). split; [rewrite R; reflexivity|].
             assert (E1 : extra price n = 1).
             { unfold price. destruct exchange_cost as [x|] eqn:Ex.
               - unfold extra. rewrite Nat.min_l by auto. lia.
               - destruct (extra_cases 3 n) as [(E1 & _)|(_ & E1)]; lia. }
             split.
             { change (1 + cost price is = length p + (extra price n + total price cycles)). lia. }
             split.
             ++ intros c' [<-|Hc].
                ** split; [assumption|]. intros m Hm. destruct (linked_next _ _ _ _ L Hm) as (y & Ey & Hy).
                   exists y. split; [destruct Hy as [Hy| ->]; [assumption | left; reflexivity]|].
                   apply lookup_in. assumption.
                ** destruct (Z c' Hc) as [Z1 Z2]. split; [assumption|]. eapply later_save; eauto.
             ++ simpl concat. change (NoDup ((h :: c) ++ concat cycles)). apply NoDup_join; [assumption | assumption |].
                intros m Hm J. apply in_concat in J. destruct J as (c' & Hc & J).
                destruct (Z c' Hc) as [Z1 Z2]. destruct (later_save _ _ _ _ Ts Inv Z2) as [Z3 Z4].
                assert (Q : forall k, In k (h :: c) -> In k c').
                { apply (cycle_in p (fun k => In k c') h c); [|assumption | eauto].
                  intros k y Hk Ey. destruct (Z3 k Hk) as (y' & Hy & Hp).
                  pose proof (in_lookup _ _ _ I1 Hp). congruence. }
                destruct (linked_previous _ _ _ h L (or_introl eq_refl)) as (r & Hr & Er).
                destruct (Z2 r (Q r Hr)) as (y & Hy & Hp). apply in_rehome in Hp.
                destruct Hp as (w & Hp & ->). pose proof (in_lookup _ _ _ I1 Hp) as Ew.
                rewrite Er in Ew. injection Ew as <-. unfold rename in Hy. rewrite loc_eqb_refl in Hy. contradiction.
        * destruct (exchange_linked price c h p ch) as (is & p' & ch' & O' & Ce & U' & M); auto.
          { apply stuck_sources; assumption. }
          rewrite O'. simpl to_next.
          assert (Inv' : invariant p').
          { eapply (invariant_without p p' (h :: c)); eauto. discriminate. }
          assert (Len : length p' + n = length p).
          { assert (A1 : incl ((h :: c) ++ dests p') (dests p)).
            { intros l J. apply in_app_iff in J. destruct J as [J|J]; [auto|].
              apply in_map_iff in J. destruct J as (e & <- & J). apply M in J. apply in_map. tauto. }
            assert (A2 : incl (dests p) ((h :: c) ++ dests p')).
            { intros l J. apply in_app_iff. destruct (in_dec loc_eq_dec l (h :: c)) as [?|K]; [auto|]. right.
              apply in_map_iff in J. destruct J as (e & <- & J). apply in_map. apply M. auto. }
            assert (A3 : NoDup ((h :: c) ++ dests p')).
            { apply NoDup_join; [assumption | assumption |]. intros l J K.
              apply in_map_iff in K. destruct K as (e & <- & K). apply M in K. tauto. }
            pose proof (NoDup_incl_length A3 A1) as B1. pose proof (NoDup_incl_length I1 A2) as B2.
            rewrite app_length, !dests_length in B1, B2. fold n in B1, B2. lia. }
          destruct (IH p' ch' Inv') as (is' & cycles & R & Cs & Z & Nc); [lia | right; lia |].
          exists (is ++ is'), ((h :: c) :: cycles). split; [rewrite R; reflexivity|].
          assert (Lc : length c = n - 1) by (unfold n; simpl; lia).
          assert (Px : price = x) by (unfold price; rewrite Ex; reflexivity).
          assert (Ge : (n - 1) * 2 <= (n - 1) * x).
          { apply Nat.mul_le_mono_l. rewrite <- Px. apply price_2. }
          assert (E1 : extra price n = (n - 1) * x - n).
          { unfold extra. rewrite Px. rewrite Nat.min_r by lia. reflexivity. }
          split.
          { assert (Ca : cost price (is ++ is') = cost price is + cost price is').
            { unfold cost. rewrite map_app, list_sum_app. reflexivity. }
            change (total price ((h :: c) :: cycles)) with (extra price n + total price cycles).
            rewrite Ca, Ce, Cs, E1, Lc, Px. lia. }
          split.
          -- intros c' [<-|Hc].
             ++ split; [assumption|]. intros m Hm. destruct (linked_next _ _ _ _ L Hm) as (y & Ey & Hy).
                exists y. split; [destruct Hy as [Hy| ->]; [assumption | left; reflexivity]|].
                apply lookup_in. assumption.
             ++ destruct (Z c' Hc) as [Z1 Z2]. split; [assumption|].
                intros m Hm. destruct (Z2 m Hm) as (y & Hy & J). exists y. split; [assumption|]. apply M. assumption.
          -- change (NoDup ((h :: c) ++ concat cycles)). apply NoDup_join; [assumption | assumption |].
             intros m Hm J. apply in_concat in J. destruct J as (c' & Hc & J).
             destruct (Z c' Hc) as [_ Z2]. destruct (Z2 m J) as (y & _ & K). apply M in K. simpl fst in K. tauto.
  Qed.
End Registers.

(** What an exchange costs; without exchanges any such cost will do. *)
Theorem length_registers : forall scratch exchange_cost p t,
  match exchange_cost with Some x => 2 <= x | None => True end ->
  NoDup (dests p) -> (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) ->
  (forall l, In l (dests p) -> ~ In l scratch) -> In t scratch -> is_register t = true ->
  exists is cycles, sequentialize scratch exchange_cost p = Some is
    /\ cost (price exchange_cost) is = length (proper p) + total (price exchange_cost) cycles
    /\ (forall c, In c cycles -> closed (proper p) c) /\ NoDup (concat cycles).
Proof.
  intros scratch exchange_cost p t X U R D T Rt.
  assert (P : forall d x, In (d, x) (proper p) -> In (d, x) p /\ d <> x).
  { intros d x H. apply filter_In in H. simpl in H. destruct H as [H E].
    destruct (loc_eqb_spec d x); [discriminate | auto]. }
  assert (Inv : invariant scratch (proper p) (proper p)).
  { constructor.
    - apply NoDup_filter_dests. assumption.
    - intros d x H. apply R. apply P. assumption.
    - intros d x H. apply P. assumption.
    - intros l H. apply D. apply in_map_iff in H. destruct H as (c & <- & H). apply filter_In in H.
      apply in_map. tauto.
    - auto.
    - intros d x H N. contradiction. }
  destruct (run_registers scratch exchange_cost (proper p) (NoDup_filter_dests _ _ U) t T Rt X
              (8 * length (proper p) + 8) (proper p) None Inv) as (is & cycles & E & C & Z & N);
    [lia | right; lia |].
  exists is, cycles. split; [|split; [assumption | split; [apply Z | assumption]]].
  assert (A : attempt scratch exchange_cost false p = Some is).
  { unfold attempt. destruct exchange_cost as [[|[|n]]|]; try exact E; lia. }
  unfold sequentialize. rewrite A. reflexivity.
Qed.

Theorem minimal_registers : forall scratch exchange_cost p t is,
  match exchange_cost with Some x => 2 <= x | None => True end ->
  NoDup (dests p) -> (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) ->
  (forall l, In l (dests p) -> ~ In l scratch) -> In t scratch -> is_register t = true ->
  sequentialize scratch exchange_cost p = Some is ->
  forall is', (forall (s : loc -> loc) l, ~ In l scratch -> exec is' s l = parallel p s l) ->
  cost (price exchange_cost) is <= cost (price exchange_cost) is'.
Proof.
  intros scratch exchange_cost p t is X U R D T Rt E is' G.
  destruct (length_registers scratch exchange_cost p t X U R D T Rt) as (is1 & cycles & E1 & C & Z & N).
  rewrite E1 in E. injection E as ->. rewrite C.
  apply (lower_bound (price exchange_cost)) with (scratch := scratch).
  - apply price_2. assumption.
  - apply NoDup_filter_dests. assumption.
  - intros d x H. apply filter_In in H. simpl in H. destruct (loc_eqb_spec d x); [|assumption].
    destruct H. discriminate.
  - intros l H. apply D. apply in_map_iff in H. destruct H as (c & <- & H). apply filter_In in H.
    apply in_map. tauto.
  - intros l Nl. rewrite G by assumption. symmetry. apply parallel_proper. assumption.
  - assumption.
  - assumption.
Qed.

(** ** What no sequence can do *)

(** Without scratch location and exchange: a copy all of whose destinations are read, that is, closed cycles and
    nothing else. The first move that changes anything loses a value. *)
Theorem no_scratch_impossible : forall p is,
  NoDup (dests p) -> (forall d x, In (d, x) p -> d <> x) -> stuck p -> p <> [] ->
  (forall i, In i is -> match i with Move _ _ => True | Exchange _ _ => False end) ->
  ~ (forall l, exec is (fun l => l) l = parallel p (fun l => l) l).
Proof.
  intros p is U P S Ne. 
  assert (Q : forall is s, (forall l, s l = l) ->
            (forall i, In i is -> match i with Move _ _ => True | Exchange _ _ => False end) ->
            ~ (forall l, exec is s l = parallel p (fun l => l) l)).
  { clear is. induction is as [|i is IH]; intros s O M G.
    - destruct p as [|[d x] p']; [contradiction|]. specialize (G d). simpl in G.
      rewrite O in G. unfold parallel in G. simpl in G. rewrite loc_eqb_refl in G.
      apply (P d x); [left; reflexivity | assumption].
    - destruct i as [d y|a b]; [|exact (M _ (or_introl eq_refl))].
      destruct (loc_eq_dec d y) as [->|N].
      + apply (IH (exec1 s (Move y y))); [|intros; apply M; right; assumption | exact G].
        intros l. simpl. unfold set. destruct (loc_eqb_spec l y); subst; apply O.
      + assert (L : forall l, exec is (exec1 s (Move d y)) l <> d).
        { apply lost. intros l. simpl. unfold set. destruct (loc_eqb_spec l d); rewrite O; congruence. }
        destruct (in_dec loc_eq_dec d (dests p)) as [H|H].
        * apply (stuck_read p S) in H. apply in_map_iff in H. destruct H as ([m x] & E & H). simpl in E. subst.
          apply (L m). change (exec (Move d y :: is) s m = d). rewrite G. unfold parallel.
          rewrite (in_lookup _ _ _ U H). reflexivity.
        * apply (L d). change (exec (Move d y :: is) s d = d). rewrite G. unfold parallel.
          apply lookup_none in H. rewrite H. reflexivity. }
  intros M. apply Q; auto.
Qed.

(** Cycles within memory with one register [t] and no other location, if a move accesses memory at most once: whatever is
    in [t], no location in memory ever changes. *)
Theorem memory_cycle_impossible : forall p t is,
  NoDup (dests p) -> (forall d x, In (d, x) p -> d <> x) -> stuck p -> p <> [] -> ~ In t (dests p) ->
  (forall i, In i is -> match i with Move d y => d = t \/ y = t | Exchange _ _ => False end) ->
  ~ (forall l, l <> t -> exec is (fun l => l) l = parallel p (fun l => l) l).
Proof.
  intros p t is U P S Ne T.
  assert (Q : forall is s, (forall l, l <> t -> s l = l) ->
            (forall i, In i is -> match i with Move d y => d = t \/ y = t | Exchange _ _ => False end) ->
            ~ (forall l, l <> t -> exec is s l = parallel p (fun l => l) l)).
  { clear is. induction is as [|i is IH]; intros s O M G.
    - destruct p as [|[d x] p']; [contradiction|].
      assert (Nd : d <> t) by (intros ->; apply T; left; reflexivity).
      specialize (G d Nd). simpl in G. rewrite O in G by assumption. unfold parallel in G. simpl in G.
      rewrite loc_eqb_refl in G. apply (P d x); [left; reflexivity | assumption].
    - pose proof (M i (or_introl eq_refl)) as Mi. destruct i as [d y|a b]; [|contradiction].
      assert (M' : forall i, In i is -> match i with Move d y => d = t \/ y = t | Exchange _ _ => False end)
        by (intros; apply M; right; assumption).
      destruct (loc_eq_dec d t) as [->|Nd].
      { apply (IH (exec1 s (Move t y))); [|exact M' | exact G].
        intros l Nl. simpl. rewrite set_other by assumption. auto. }
      destruct Mi as [Mi| ->]; [contradiction|].
      destruct (loc_eq_dec (s t) d) as [E|N].
      { apply (IH (exec1 s (Move d t))); [|exact M' | exact G].
        intros l Nl. simpl. unfold set. destruct (loc_eqb_spec l d) as [->|]; auto. }
      assert (L : forall l, exec is (exec1 s (Move d t)) l <> d).
      { apply lost. intros l. simpl. unfold set. destruct (loc_eqb_spec l d) as [->|Nl]; [assumption|].
        destruct (loc_eq_dec l t) as [->|Nt]; [assumption|]. rewrite O by assumption. assumption. }
      destruct (in_dec loc_eq_dec d (dests p)) as [H|H].
      + apply (stuck_read p S) in H. apply in_map_iff in H. destruct H as ([m x] & E & H). simpl in E. subst.
        assert (Nm : m <> t) by (intros ->; eauto using in_dests).
        apply (L m). change (exec (Move d t :: is) s m = d). rewrite G by assumption. unfold parallel.
        rewrite (in_lookup _ _ _ U H). reflexivity.
      + apply (L d). change (exec (Move d t :: is) s d = d). rewrite G by assumption. unfold parallel.
        apply lookup_none in H. rewrite H. reflexivity. }
  intros M. apply Q; auto.
Qed.

(** But one that may borrow a register whose value is needed later exchanges two locations in memory. *)
Example borrowed_register :
  let is := [Move (R 9) (M 1); Move (M 1) (R 1); Move (R 1) (M 2); Move (M 2) (R 9); Move (R 9) (M 1);
             Move (M 1) (R 1); Move (R 1) (R 9)] in
  forall V (s : loc -> V) l, l <> R 9 -> exec is s l = parallel [(M 1, M 2); (M 2, M 1)] s l.
Proof.
  intros is V s l N.
  assert (E : forall k, l <> k -> (l =l k) = false /\ (k =l l) = false)
    by (intros k Nk; split; destruct (loc_eqb_spec l k), (loc_eqb_spec k l); congruence).
  destruct (loc_eq_dec l (R 1)) as [->|N1]; [reflexivity|].
  destruct (loc_eq_dec l (M 1)) as [->|N2]; [reflexivity|].
  destruct (loc_eq_dec l (M 2)) as [->|N3]; [reflexivity|].
  destruct (E _ N) as [A1 _], (E _ N1) as [A2 _], (E _ N2) as [A3 B3], (E _ N3) as [A4 B4].
  unfold is, exec, fold_left, exec1, set, parallel, lookup. rewrite A1, A2, A3, A4, B3, B4. reflexivity.
Qed.

(** ** Examples *)

Example a_fan_out_opens_a_cycle :
  sequentialize [] None [(R 5, R 1); (R 1, R 2); (R 2, R 1); (R 6, R 7); (R 7, R 8)]
  = Some [Move (R 6) (R 7); Move (R 7) (R 8); Move (R 5) (R 1); Move (R 1) (R 2); Move (R 2) (R 5)].
Proof. reflexivity. Qed.

Example a_late_destination_is_scratch :
  sequentialize [] None [(R 1, R 2); (R 2, R 1); (R 3, R 4)]
  = Some [Move (R 3) (R 1); Move (R 1) (R 2); Move (R 2) (R 3); Move (R 3) (R 4)].
Proof. reflexivity. Qed.

Example nothing_is_scratch : sequentialize [] None [(R 1, R 2); (R 2, R 1)] = None.
Proof. reflexivity. Qed.

Example loaded_once :
  sequentialize [R 9] None [(M 1, M 3); (M 2, M 3)] = Some [Move (R 9) (M 3); Move (M 1) (R 9); Move (M 2) (R 9)].
Proof. reflexivity. Qed.

Example one_register_is_too_few : sequentialize [R 9] None [(M 1, M 2); (M 2, M 1)] = None.
Proof. reflexivity. Qed.

Example two_registers_swap_memory :
  sequentialize [R 8; R 9] None [(M 1, M 2); (M 2, M 1)]
  = Some [Move (R 8) (M 2); Move (R 9) (M 1); Move (M 1) (R 8); Move (M 2) (R 9)].
Proof. reflexivity. Qed.

Print Assumptions meaning.
Print Assumptions length_registers.
Print Assumptions minimal_registers.
Print Assumptions no_scratch_impossible.
Print Assumptions memory_cycle_impossible.
