(** * Parallel copies: one algorithm, its meaning, its length, and that nothing is shorter

    The algorithm is that of crates/ssa/src/parallel_copy, step by step and with the same names; a table of its answers
    (table.bin) keeps the two together. Proved, for every parallel copy with distinct destinations:
    - [meaning]: every sequence is right, for every state, with memory, exchanges at any cost and any scratch locations.
    - Registers, a scratch register, an exchange for x >= 2 or none: [length_registers], [minimal_registers].
    - Registers, x = 1, with or without a scratch register: [minimal_exchanges].
    - Registers, neither scratch nor exchanges: [minimal_no_scratch], [fails_only_where_it_must].
    - Memory: [load_bound] for any sequence; [memory_cycle_impossible] for one register and nothing else.
    Not proved, but compared with a search over all copies of few locations: minimality with memory, and with exchanges for
    x >= 2 but no scratch register. Not modelled: classes and widths, sources that are dead afterwards. *)

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

Lemma linked_app : forall p a l b final, linked p (a ++ l :: b) final -> linked p (l :: b) final.
Proof. induction a as [|k a IH]; simpl; intros l b final L; [assumption | apply IH, L]. Qed.

Lemma NoDup_join : forall (a b : list loc), NoDup a -> NoDup b -> (forall l, In l a -> ~ In l b) -> NoDup (a ++ b).
Proof.
  induction a as [|l a IH]; intros b A B H; [assumption|]. inversion A; subst. simpl. constructor.
  - intros J. apply in_app_iff in J. destruct J as [J|J]; [contradiction|].
    exact (H l (or_introl eq_refl) J).
  - apply IH; [assumption | assumption |]. intros m Hm. apply H. right. assumption.
Qed.

Lemma NoDup_app_r : forall (a b : list loc), NoDup (a ++ b) -> NoDup b.
Proof. induction a as [|k a IH]; simpl; intros b N; [assumption | inversion N; auto]. Qed.

(** From [l] the copies lead to a location that no copy writes: no set of destinations with [l] contains all that its
    members read. *)
Definition grounded (p : list copy) (l : loc) : Prop := forall T : loc -> Prop,
  (forall m x, T m -> lookup p m = Some x -> T x) -> (forall m, T m -> In m (dests p)) -> ~ T l.

Definition is_cycle (p : list copy) (cycle : list loc) : Prop :=
  exists h c, cycle = h :: c /\ linked p (h :: c) h /\ NoDup (h :: c) /\ incl (h :: c) (dests p).

Lemma walk_spec : forall p fuel path l,
  linked p path l -> NoDup path -> incl path (dests p) -> fuel + length path = S (length p) ->
  match walk fuel p (rev path) l with
  | Some cycle => is_cycle p cycle /\ forall T : loc -> Prop, (forall m x, T m -> lookup p m = Some x -> T x) -> T l ->
      exists m, In m cycle /\ T m
  | None => grounded p l
  end.
Proof.
  intros p. induction fuel as [|fuel IH]; intros path l L N I F;
    pose proof (NoDup_incl_length N I) as B; rewrite dests_length in B; simpl in F; [lia|].
  simpl. destruct (mem l (rev path)) eqn:E.
  - apply mem_spec in E. rewrite <- in_rev in E. apply in_split in E. destruct E as (a & b & ->).
    apply NoDup_app_r in N. apply linked_app in L. rewrite app_length in B. simpl in B.
    rewrite (follow_linked p l b); [|assumption | inversion N; assumption | lia].
    split; [|intros T _ Tl; exists l; simpl; auto]. exists l, b. repeat split; auto; try apply L.
    intros m Hm. apply I, in_app_iff. auto.
  - assert (Nl : ~ In l path) by (rewrite in_rev, <- mem_spec; congruence).
    destruct (lookup p l) as [x|] eqn:Ex.
    + destruct (writes p x) eqn:Wx.
      * replace (l :: rev path) with (rev (path ++ [l])) by (rewrite rev_app_distr; reflexivity).
        assert (Q := IH (path ++ [l]) x). destruct (walk fuel p (rev (path ++ [l])) x);
          [destruct Q as [Q1 Q2] | intros T T1 T2 Tl; apply Q with (T := T); eauto];
          try (split; [exact Q1 | intros T T1 Tl; apply Q2; eauto]); auto using linked_snoc.
        all: try (apply NoDup_rev in N; rewrite <- (rev_involutive (path ++ [l])); apply NoDup_rev;
          rewrite rev_app_distr; simpl; constructor; [rewrite <- in_rev|]; assumption).
        all: try (rewrite app_length; simpl; lia).
        all: intros m H; apply in_app_iff in H; destruct H as [H|[<-|[]]]; eauto using in_dests, lookup_in.
      * intros T T1 T2 Tl. apply T1 in Ex; [|assumption]. apply T2, writes_spec in Ex. congruence.
    + intros T T1 T2 Tl. apply lookup_none in Ex. auto.
Qed.

Lemma find_cycle_spec : forall p from,
  match find_cycle p from with Some cycle => is_cycle p cycle | None => forall l, In l from -> grounded p l end.
Proof.
  intros p. induction from as [|a from IH]; [easy|]. cbn [find_cycle].
  assert (W := walk_spec p (S (length p)) [] a Logic.I (NoDup_nil _) (fun _ H => match H with end)).
  simpl rev in W. rewrite Nat.add_0_r in W. specialize (W eq_refl). destruct (walk _ p [] a); [apply W|].
  destruct (find_cycle p from); [assumption|]. intros l [<-|H]; auto.
Qed.

Lemma source_once : forall p a b x, NoDup (sources p) -> In (a, x) p -> In (b, x) p -> a = b.
Proof.
  induction p as [|[d y] p IH]; simpl; intros a b x N A B; [contradiction|]. inversion N; subst.
  destruct A as [A|A], B as [B|B]; try congruence; eauto; exfalso;
    [inversion A | inversion B]; subst; eauto using in_sources.
Qed.

(** All copies of registers that are left when none can be performed form cycles. *)
Definition stuck (p : list copy) : Prop := forall c, In c p -> is_free p c = false.

Section Stuck.
  Variable p : list copy.
  Hypothesis U : NoDup (dests p).
  Hypothesis S : stuck p.

  Lemma stuck_read : incl (dests p) (sources p).
  Proof.
    intros d H. apply in_map_iff in H. destruct H as (c & <- & H). apply S in H.
    apply negb_false_iff, reads_spec in H. exact H.
  Qed.

  Lemma same_length : length (sources p) <= length (dests p).
  Proof. unfold sources, dests. rewrite !map_length. lia. Qed.

  Lemma stuck_written : incl (sources p) (dests p).
  Proof. apply NoDup_length_incl; [assumption | apply same_length | apply stuck_read]. Qed.

  Lemma stuck_sources : NoDup (sources p).
  Proof. eapply NoDup_incl_NoDup; [exact U | apply same_length | apply stuck_read]. Qed.

  Lemma read_once : forall a b x, In (a, x) p -> In (b, x) p -> a = b.
  Proof. intros. eapply source_once; eauto using stuck_sources. Qed.

  Lemma stuck_cycle : p <> [] -> exists cycle, find_cycle p (dests p) = Some cycle /\ is_cycle p cycle.
  Proof.
    intros Ne. assert (Q := find_cycle_spec p (dests p)). destruct (find_cycle p (dests p)) as [c|]; [eauto|].
    exfalso. assert (H : exists d, In d (dests p)) by (clear - Ne; destruct p as [|[d x] q]; [contradiction | exists d; left; reflexivity]).
    destruct H as (d & H). apply (Q d H (fun l => In l (dests p))); auto.
    intros m z _ E. apply stuck_written. eauto using in_sources, lookup_in.
  Qed.
End Stuck.

(** ** Copies between registers *)

Lemma sources_in : forall p z, In z (sources p) -> exists d, In (d, z) p.
Proof. intros p z H. apply in_map_iff in H. destruct H as ([d x] & <- & H). exists d. exact H. Qed.

Lemma free_spec : forall p d x, is_free p (d, x) = true <-> ~ In d (sources p).
Proof. intros. unfold is_free. rewrite negb_true_iff. apply reads_false. Qed.

Lemma proper_spec : forall p d x, In (d, x) (proper p) <-> In (d, x) p /\ d <> x.
Proof.
  intros p d x. unfold proper. rewrite filter_In. simpl. destruct (loc_eqb_spec d x); simpl; intuition congruence.
Qed.

Record plain (p : list copy) : Prop := {
  plain_dests : NoDup (dests p);
  plain_registers : forall d x, In (d, x) p -> is_register d = true /\ is_register x = true;
  plain_proper : forall d x, In (d, x) p -> d <> x }.

Lemma proper_plain : forall p, NoDup (dests p) ->
  (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) -> plain (proper p).
Proof.
  intros p U Rs. constructor; [apply NoDup_filter_dests; assumption | |]; intros d x H; apply proper_spec in H;
    [apply Rs with (d := d)|]; tauto.
Qed.

(** The copies after that of [x] to [d] has been performed. *)
Definition performed (d x : loc) (p p' : list copy) : Prop :=
  p' = rehome x d (remove d p) \/ (p' = remove d p /\ (In x (dests p') -> ~ In x (sources p'))).

Lemma performed_spec : forall d x p p', plain p -> In (d, x) p -> performed d x p p' ->
  plain p' /\ S (length p') = length p /\ (forall l, In l (dests p') <-> In l (dests p) /\ l <> d)
  /\ (forall e z, In (e, z) p' -> In (e, z) p \/ z = d)
  /\ (forall e z, In (e, z) p -> e <> d -> z <> x -> In (e, z) p')
  /\ (In x (dests p') -> ~ In x (sources p')).
Proof.
  intros d x p p' [U Rs P] H E. pose proof (remove_length p d x U H) as Len.
  assert (D : forall l, In l (dests p') <-> In l (dests p) /\ l <> d)
    by (intros l; destruct E as [->|[-> _]]; [rewrite dests_rehome|]; apply dests_remove).
  assert (Old : forall e z, In (e, z) p' -> In (e, z) p \/ (z = d /\ In (e, x) p)).
  { intros e z J. destruct E as [->|[-> _]]; [|apply in_remove in J; tauto].
    apply in_rehome in J. destruct J as (w & J & ->). apply in_remove in J. simpl in J.
    unfold rename. destruct (loc_eqb_spec w x) as [->|]; tauto. }
  split; [constructor|]; [| | | split; [|split; [exact D|split; [|split]]]].
  - destruct E as [->|[-> _]]; [rewrite dests_rehome|]; apply NoDup_filter_dests; assumption.
  - intros e z J. destruct (Old e z J) as [J'|(-> & J')]; [auto | destruct (Rs _ _ H), (Rs _ _ J'); auto].
  - intros e z J. destruct (Old e z J) as [J'|(-> & J')]; [eauto|]. intros ->. apply in_dests, D in J. tauto.
  - destruct E as [->|[-> _]]; [rewrite <- dests_length, dests_rehome, dests_length|]; assumption.
  - intros e z J. destruct (Old e z J); tauto.
  - intros e z J Ne Nz. destruct E as [->|[-> _]]; [|apply in_remove; auto].
    apply in_rehome. exists z. split; [apply in_remove; auto|]. unfold rename. destruct (loc_eqb_spec z x); congruence.
  - destruct E as [->|[-> E]]; [|assumption]. intros _ J. apply sources_rehome in J.
    destruct J as [[_ J]| ->]; [tauto | eapply P; eauto].
Qed.

(** Readers of [h] may read another register, which they do not write. *)
Lemma plain_rehome : forall p h t, plain p -> is_register t = true -> ~ In (t, h) p -> plain (rehome h t p).
Proof.
  intros p h t [U Rs P] Rt N. constructor; [rewrite dests_rehome; assumption | |]; intros d x J; apply in_rehome in J;
    destruct J as (w & J & ->); unfold rename; destruct (loc_eqb_spec w h) as [->|]; eauto;
    [split; [apply (Rs _ _ J) | assumption] | intros ->; contradiction].
Qed.

(** ** Transitions between registers *)

Lemma find_nothing : forall (f : copy -> bool) cs, (forall c, In c cs -> f c = false) -> find f cs = None.
Proof.
  induction cs as [|c cs IH]; intros H; simpl; [reflexivity|].
  rewrite (H c (or_introl eq_refl)). apply IH. intros. apply H. right. assumption.
Qed.

(** A transition performs a free copy, postpones one, or opens a cycle. *)
Lemma transition_registers : forall scratch exchange_cost hold p h ch, plain p ->
  let next := transition scratch exchange_cost hold (State p h [] ch) in
  (exists d x, In (d, x) p /\ is_free p (d, x) = true
    /\ ((holds hold p (d, x) = false
         /\ exists p' ch', next = Next [Move d x] (State p' h [] ch') /\ performed d x p p')
        \/ (holds hold p (d, x) = true /\ ~ In d h /\ next = Next [] (State p (d :: h) [] None))))
  \/ ((forall c, In c p -> is_free p c = true -> In (fst c) h) /\ next
       = match find_cycle p (dests p) with
         | Some c => to_next (open_cycle scratch exchange_cost hold c (State p h [] ch))
         | None => if hold then Unhold else match p with [] => Done | _ => Fail end
         end).
Proof.
  intros scratch exchange_cost hold p h ch [_ Rs _] next.
  set (ready := fun c => is_free p c && negb (mem (fst c) h)).
  assert (A : forall c n, In c p -> ready c = true -> next = perform_or_hold hold c (State p h [] ch) n ->
    exists d x, In (d, x) p /\ is_free p (d, x) = true
    /\ ((holds hold p (d, x) = false
         /\ exists p' ch', next = Next [Move d x] (State p' h [] ch') /\ performed d x p p')
        \/ (holds hold p (d, x) = true /\ ~ In d h /\ next = Next [] (State p (d :: h) [] None)))).
  { intros [d x] n H F E. apply andb_true_iff in F. destruct F as [F Nh]. exists d, x.
    split; [assumption|]. split; [assumption|]. unfold perform_or_hold in E. cbn [pending held stored fst snd] in E.
    destruct (holds hold p (d, x)); [right; split; [reflexivity|]; split; [|exact E]|left; split; [reflexivity|]].
    { rewrite <- mem_spec. simpl in Nh. destruct (mem d h); [discriminate | congruence]. }
    destruct (Rs _ _ H) as [Rd Rx]. unfold perform in E. cbn [pending held stored] in E. rewrite Rd, Rx in E.
    assert (C : comes_last (remove d p) x = false).
    { unfold comes_last. destruct (lookup (remove d p) x) as [y|] eqn:L; [|reflexivity].
      apply lookup_in, in_remove in L. destruct (Rs _ _ (proj1 L)) as [_ Ry]. rewrite Ry. reflexivity. }
    rewrite C in E. cbn [negb andb orb] in E. rewrite andb_true_r in E.
    destruct (reads (remove d p) x && writes (remove d p) x) eqn:B; do 2 eexists; (split; [exact E|]);
      [left; reflexivity | right; split; [reflexivity|]].
    rewrite <- writes_spec, <- reads_spec. intros W R. rewrite W, R in B. discriminate. }
  assert (Q : forall c, In c p -> is_store c = false /\ is_fetched p c = false /\ is_load c = false /\ is_move c = true).
  { intros [d x] H. destruct (Rs _ _ H) as [Rd Rx]. unfold is_store, is_fetched, is_passing, is_load, is_move.
    simpl. rewrite Rd, Rx. auto. }
  assert (N : forall f : copy -> bool, (forall c, In c p -> f c = false) -> find f p = None)
    by (intros; apply find_nothing; assumption).
  set (first := match ch with
                | Some l => match find (fun c => fst c =l l) p with
                            | Some c => if ready c then Some c else None
                            | None => None
                            end
                | None => None
                end).
  assert (E : next = match first with
    | Some c => perform_or_hold hold c (State p h [] ch) true
    | None =>
      match find_last (fun c => is_move c && ready c) p with
      | Some c => perform_or_hold hold c (State p h [] ch) true
      | None =>
        match find_cycle p (dests p) with
        | Some c => to_next (open_cycle scratch exchange_cost hold c (State p h [] ch))
        | None => if hold then Unhold else match p with [] => Done | _ => Fail end
        end
      end
    end).
  { unfold next, first, ready, transition. cbn [pending held chain].
    rewrite (N (fun c => is_store c && (is_free p c && negb (mem (fst c) h))))
      by (intros c H; destruct (Q c H) as (-> & _); reflexivity).
    rewrite (N (is_fetched p)) by (intros c H; apply Q; assumption).
    rewrite (N (fun c => is_load c && (hold || negb (is_last scratch p c)) && (is_free p c && negb (mem (fst c) h))))
      by (intros c H; destruct (Q c H) as (_ & _ & -> & _); reflexivity).
    rewrite (N (fun c => is_load c && (is_free p c && negb (mem (fst c) h))))
      by (intros c H; destruct (Q c H) as (_ & _ & -> & _); reflexivity).
    destruct ch as [l|]; [destruct (find (fun c => fst c =l l) p) as [c|]; [destruct (is_free p c && _)|]|]; reflexivity. }
  destruct first as [c|] eqn:E1.
  { left. unfold first in E1. destruct ch as [l|]; [|discriminate]. destruct (find (fun c => fst c =l l) p) as [e|] eqn:E2; [|discriminate].
    destruct (ready e) eqn:F; [|discriminate]. injection E1 as <-. apply find_some_in in E2. apply (A e true); tauto. }
  destruct (find_last (fun c => is_move c && ready c) p) as [c|] eqn:E2.
  { left. apply find_last_in in E2. rewrite andb_true_iff in E2. apply (A c true); tauto. }
  right. split; [|exact E]. intros c H F. unfold find_last in E2.
  apply find_none with (x := c) in E2; [|rewrite <- in_rev; assumption].
  destruct (Q c H) as (_ & _ & _ & M). rewrite M in E2. unfold ready in E2. rewrite F in E2.
  apply negb_false_iff, mem_spec in E2. assumption.
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

(** A cycle of registers is opened through a register that can be taken, or its members are exchanged. *)
Lemma open_registers : forall scratch exchange_cost hold p h c hd ch, plain p -> linked p (h :: c) h ->
  1 <= length (free_registers scratch p) + length hd ->
  open_cycle scratch exchange_cost hold (h :: c) (State p hd [] ch)
  = if no_more (length (h :: c) + 1) (by_exchange exchange_cost (h :: c))
    then match take_register scratch (State p hd [] ch) with
         | Some (t, st) => save scratch t h st
         | None => None
         end
    else exchange (h :: c) (State p hd [] ch).
Proof.
  intros scratch exchange_cost hold p h c hd ch [_ Rs _] L E.
  set (cs := copies_of p (h :: c)).
  assert (Pa : forall e, In e cs -> is_passing e = false).
  { intros [d x] H. apply copies_in in H. destruct (Rs _ _ H) as [Rd _]. unfold is_passing. simpl. rewrite Rd. reflexivity. }
  destruct (copies_last p c h h L) as [last El]. fold cs in El.
  unfold open_cycle. cbn [pending held stored]. fold cs.
  rewrite (find_nothing (fun e => is_move e && writes [] (snd e))) by (intros; apply andb_false_r).
  rewrite (find_nothing (fun e => is_passing e && (1 <? length (filter (fun c => snd c =l snd e) p))))
    by (intros e H; rewrite (Pa e H); reflexivity).
  rewrite (find_nothing is_passing cs Pa), (filter_nothing is_passing cs Pa).
  replace (length (h :: c) - 1) with (length c) by (simpl; lia). rewrite El.
  cbn [length]. change (1 <? 0) with false. cbn [andb]. rewrite (proj2 (Nat.leb_le 1 _) E).
  destruct (by_exchange exchange_cost (h :: c)) as [x|]; cbn [no_more less andb]; [|reflexivity].
  rewrite !andb_true_r. destruct (Nat.leb_spec (S (length c) + 1) x) as [G|G]; cbn [andb]; [reflexivity|].
  rewrite (proj2 (Nat.ltb_ge (S (length c) + 1) x)) by lia. reflexivity.
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

(** What is left when a cycle has been exchanged: its other readers read members, too. *)
Definition exchanged (p : list copy) (c : list loc) (p' : list copy) : Prop :=
  NoDup (dests p') /\ (forall d y, In (d, y) p' -> d <> y)
  /\ (forall l, In l (dests p') <-> In l (dests p) /\ ~ In l c)
  /\ (forall d y, In (d, y) p' -> exists x, In (d, x) p /\ ((y = x /\ ~ In x c) \/ (In x c /\ In y c))).

(** Exchanging along a cycle performs its copies. *)
Lemma exchange_linked : forall x c a p ch,
  NoDup (dests p) -> (forall d y, In (d, y) p -> d <> y) ->
  linked p (a :: c) a -> NoDup (a :: c) -> incl (a :: c) (dests p) ->
  exists is p' ch', exchange (a :: c) (State p [] [] ch) = Some (is, State p' [] [] ch')
    /\ cost x is = length c * x /\ exchanged p (a :: c) p'.
Proof.
  intros x. induction c as [|b c IH]; intros a p ch U P L N I; destruct L as [La L].
  { exfalso. eapply P; [apply lookup_in; exact La | reflexivity]. }
  assert (Nab : a <> b) by (intros ->; eapply P; [apply lookup_in; exact La | reflexivity]).
  inversion N as [|? ? Na N']; subst.
  set (swap := fun l => if l =l a then b else if l =l b then a else l).
  set (p1 := proper (map (fun e => (fst e, swap (snd e))) (remove a p))).
  assert (Sw : forall z, (z = a /\ swap z = b) \/ (z = b /\ swap z = a) \/ (z <> a /\ z <> b /\ swap z = z)).
  { intros z. unfold swap. destruct (loc_eqb_spec z a); [auto|]. destruct (loc_eqb_spec z b); auto. }
  assert (M : forall d z, In (d, z) p1 <-> exists w, In (d, w) p /\ d <> a /\ z = swap w /\ d <> z).
  { intros d z. unfold p1. rewrite proper_spec, in_map_iff. split.
    - intros [([d' w] & E & J) F]. simpl in E. injection E as -> <-. apply in_remove in J. exists w. tauto.
    - intros (w & J & Nd & -> & Nz). split; [|assumption]. exists (d, w). split; [reflexivity|]. apply in_remove. auto. }
  assert (U1 : NoDup (dests p1)).
  { apply NoDup_filter_dests. unfold dests. rewrite map_map. apply NoDup_filter_dests. assumption. }
  assert (D1 : forall l, l <> b -> (In l (dests p1) <-> In l (dests p) /\ l <> a)).
  { intros l Nb. split.
    - intros H. destruct (lookup_some _ _ H) as [z Ez]. apply lookup_in, M in Ez. destruct Ez as (w & J & Nl & _).
      eauto using in_dests.
    - intros [H Nl]. destruct (lookup_some _ _ H) as [w Ew]. apply lookup_in in Ew. apply (in_dests _ _ (swap w)), M.
      exists w. repeat split; auto. destruct (Sw w) as [(_ & ->)|[(_ & ->)|(_ & _ & ->)]]; eauto. }
  assert (S1 : forall c', In a c' -> In b c' -> forall d y, In (d, y) p1 ->
            exists z, In (d, z) p /\ ((y = z /\ ~ In z [a; b]) \/ (In z c' /\ In y c'))).
  { intros c' Ha Hb d y J. apply M in J. destruct J as (w & J & _ & -> & _). exists w. split; [assumption|].
    destruct (Sw w) as [(-> & ->)|[(-> & ->)|(N1 & N2 & ->)]]; auto. left. simpl. intuition congruence. }
  assert (E1 : exchange1 a (State p [] [] ch) = Some ([Exchange a b], State p1 [] [] None)).
  { unfold exchange1. cbn [pending held stored]. rewrite La.
    rewrite (proj2 (writes_spec p b)) by (apply I; right; left; reflexivity).
    destruct (loc_eqb_spec a b); [contradiction|]. reflexivity. }
  destruct c as [|e c].
  - exists ([Exchange a b] ++ []), p1, None. split; [cbn [exchange]; rewrite E1; reflexivity|].
    split; [reflexivity|]. split; [assumption|]. split; [intros d y J; apply M in J; destruct J as (w & J); tauto|].
    split; [|intros d y J; destruct (S1 [a; b] (or_introl eq_refl) (or_intror (or_introl eq_refl)) d y J) as (z & H & Q);
              exists z; tauto].
    intros l. destruct (loc_eq_dec l b) as [->|Nb]; [|rewrite D1 by assumption; simpl; intuition congruence].
    split; [|simpl; tauto]. intros H. exfalso. destruct (lookup_some _ _ H) as [z Ez]. apply lookup_in, M in Ez.
    destruct Ez as (w & J & _ & -> & Z). destruct L as [Lb _]. apply in_lookup in J; [|assumption].
    rewrite Lb in J. injection J as <-. destruct (Sw a) as [(_ & E)|[(E & _)|(E & _)]]; congruence.
  - destruct (IH b p1 None) as (is & p' & ch' & X & C & U' & P' & D' & Q); auto.
    + intros d y J. apply M in J. destruct J as (w & _ & _ & _ & J). assumption.
    + replace b with (swap a) at 2 by (destruct (Sw a) as [(_ & E)|[(E & _)|(E & _)]]; congruence).
      apply (linked_map p p1 swap a); [| | exact L].
      * intros m z Hm Ez. apply in_lookup; [assumption|]. apply M. exists z. split; [apply lookup_in; assumption|].
        assert (m <> a) by (intros ->; contradiction). repeat split; auto.
        destruct (Sw z) as [(-> & ->)|[(-> & ->)|(_ & _ & ->)]]; [| auto | eauto using lookup_in].
        intros ->. destruct L as [Lb _]. rewrite Ez in Lb. injection Lb as ->. apply Na. simpl. auto.
      * intros z Hz. inversion N' as [|? ? Nb _]; subst. simpl in Hz, Na.
        destruct (Sw z) as [(-> & _)|[(-> & _)|(_ & _ & ?)]]; [tauto | contradiction Nb; exact Hz | assumption].
    + intros m Hm. destruct (loc_eq_dec m b) as [->|Nb].
      * destruct L as [Lb _]. apply (in_dests _ _ (swap e)), M. exists e. split; [apply lookup_in; assumption|].
        inversion N' as [|? ? Nb _]; subst. simpl in Nb, Na.
        destruct (Sw e) as [(-> & _)|[(-> & _)|(N1 & N2 & ->)]]; [tauto | tauto | auto].
      * apply D1; [assumption|]. split; [apply I; right; assumption | intros ->; contradiction].
    + exists ([Exchange a b] ++ is), p', ch'. split; [cbn [exchange] in *; rewrite E1; rewrite X; reflexivity|].
      split; [change (x + cost x is = S (length (e :: c)) * x); rewrite C; simpl; lia|].
      split; [assumption|]. split; [assumption|]. split.
      * intros l. rewrite D'. destruct (loc_eq_dec l b) as [->|Nb]; [simpl; tauto|].
        rewrite D1 by assumption. simpl. intuition congruence.
      * intros d y J. destruct (Q d y J) as (w & Jw & Hw).
        destruct (S1 (a :: b :: e :: c) (or_introl eq_refl) (or_intror (or_introl eq_refl)) d w Jw) as (z & Hz & Z).
        exists z. split; [assumption|]. destruct Z as [(-> & Nz)|(Z1 & Z2)].
        -- destruct Hw as [(-> & Nw)|(W1 & W2)]; [left; simpl in *; tauto | right; split; right; assumption].
        -- right. split; [assumption|]. destruct Hw as [(-> & Nw)|(W1 & W2)]; [assumption | right; assumption].
Qed.

Lemma open_nothing : forall hold p h c ch, plain p -> linked p (h :: c) h ->
  open_cycle [] None hold (h :: c) (State p [] [] ch) = None.
Proof.
  intros hold p h c ch [_ Rs _] L. unfold open_cycle. cbn [pending held stored].
  assert (Pa : forall e, In e (copies_of p (h :: c)) -> is_passing e = false).
  { intros [d x] H. apply copies_in in H. destruct (Rs _ _ H) as [Rd _]. unfold is_passing. simpl. rewrite Rd. reflexivity. }
  rewrite (find_nothing (fun e => is_move e && writes [] (snd e))) by (intros; apply andb_false_r).
  rewrite (filter_nothing is_passing _ Pa). cbn [length free_registers filter by_exchange no_more less].
  change (1 <? 0) with false. cbn [andb Nat.add Nat.leb]. destruct hold; [|reflexivity].
  unfold open_through_memory. destruct (rev _); reflexivity.
Qed.

(** What a cycle of [p'] needs to be a closed cycle of [p]. *)
Lemma closed_before : forall p p' c, (forall d x, In (d, x) p' -> In x c -> In (d, x) p) ->
  (forall d x, In (d, x) p -> In x c -> In (d, x) p') -> closed p' c -> closed p c.
Proof.
  intros p p' c F B [C1 C2 C3 C4 C5]. constructor; auto.
  - intros m Hm. destruct (C2 m Hm) as (x & Hx & H). eauto.
  - intros x Hx. destruct (C3 x Hx) as (m & Hm & H). eauto.
  - intros d x H Hx. apply (C4 d x); auto.
  - intros L a b Ha Hab Hba. pose proof (B _ _ Hba Ha) as Hba'. apply (C5 L a b Ha); [|assumption]. eauto.
Qed.

Lemma closed_dests : forall p c, closed p c -> incl c (dests p).
Proof. intros p c C m Hm. destruct (closed_reads p c C m Hm) as (x & _ & H). eauto using in_dests. Qed.

Lemma closed_sources : forall p c, closed p c -> incl c (sources p).
Proof. intros p c C m Hm. destruct (closed_read p c C m Hm) as (x & _ & H). eauto using in_sources. Qed.

Lemma closed_performed : forall p d x p' c, plain p -> In (d, x) p -> performed d x p p' -> closed p' c -> closed p c.
Proof.
  intros p d x p' c Pl H E C. destruct (performed_spec d x p p' Pl H E) as (_ & _ & D & Old & New & Xs).
  pose proof (closed_dests _ _ C) as Dc. refine (closed_before p p' c _ _ C).
  - intros e z J Hz. destruct (Old e z J) as [?| ->]; [assumption|]. apply Dc, D in Hz. tauto.
  - intros e z J Hz. assert (z <> x) by (intros ->; apply Xs; [apply Dc | apply (closed_sources _ _ C)]; assumption).
    apply New; auto. intros ->. apply in_lookup in J, H; try apply (plain_dests p Pl). congruence.
Qed.

(** When nothing can be performed, a cycle is closed. *)
Lemma stuck_closed : forall p h c, plain p -> stuck p -> linked p (h :: c) h -> NoDup (h :: c) -> closed p (h :: c).
Proof.
  intros p h c [U _ P] S L N.
  assert (R : forall m, In m (h :: c) -> exists x, In x (h :: c) /\ lookup p m = Some x).
  { intros m Hm. destruct (linked_next _ _ _ _ L Hm) as (x & E & [H| ->]); [|exists h; simpl]; eauto. }
  constructor.
  - destruct c as [|m c]; [|simpl; lia]. destruct L as [L _]. exfalso. eapply P; [apply lookup_in, L | reflexivity].
  - intros m Hm. destruct (R m Hm) as (x & Hx & E). eauto using lookup_in.
  - intros x Hx. destruct (linked_previous _ _ _ _ L Hx) as (m & Hm & E). eauto using lookup_in.
  - intros d x H Hx. destruct (linked_previous _ _ _ _ L Hx) as (m & Hm & E).
    rewrite (read_once p U S d m x) by eauto using lookup_in. assumption.
  - intros L3 a b Ha Hab Hba. apply in_lookup in Hab, Hba; try assumption.
    assert (Q : incl (h :: c) [a; b]).
    { intros m Hm. simpl. enough (m = a \/ m = b) by intuition.
      refine (cycle_in p (fun m => m = a \/ m = b) h c _ L _ m Hm); [|eauto].
      intros k x [->| ->] E; [right | left]; congruence. }
    pose proof (NoDup_incl_length N Q) as B. simpl in B, L3. lia.
Qed.

(** Closed cycles that are left when one has been opened or exchanged are no part of it. *)
Lemma closed_disjoint : forall p h c c', NoDup (dests p) -> linked p (h :: c) h -> closed p c' -> ~ In h c' ->
  forall m, In m (h :: c) -> ~ In m c'.
Proof.
  intros p h c c' U L C Nh m Hm Hc. apply Nh. apply (cycle_in p (fun k => In k c') h c); [| assumption | eauto | simpl; auto].
  intros k x Hk E. destruct (closed_reads p c' C k Hk) as (y & Hy & J). apply in_lookup in J; [|assumption]. congruence.
Qed.

Section Registers.
  Variable scratch : list loc.
  Variable exchange_cost : option nat.
  Variable t0 : loc.
  Hypothesis scratch_t0 : In t0 scratch.
  Hypothesis register_t0 : is_register t0 = true.
  Hypothesis cost_ok : match exchange_cost with Some x => 2 <= x | None => True end.

  (** Without exchanges, a cost that they might have. *)
  Definition price : nat := match exchange_cost with Some x => x | None => 3 end.

  Lemma price_2 : 2 <= price.
  Proof. unfold price. destruct exchange_cost; lia. Qed.

  Lemma cost_app : forall x is is', cost x (is ++ is') = cost x is + cost x is'.
  Proof. intros. unfold cost. rewrite map_app, list_sum_app. reflexivity. Qed.

  (** The cheaper way for a closed cycle, and what it costs beyond a move for each member. *)
  Lemma open_closed : forall p h c ch,
    plain p -> (forall l, In l (dests p) -> ~ In l scratch) -> stuck p -> linked p (h :: c) h -> incl (h :: c) (dests p) ->
    2 <= length (h :: c) ->
    (extra price (length (h :: c)) = 1 /\ exists t, In t scratch /\ is_register t = true /\
       open_cycle scratch exchange_cost false (h :: c) (State p [] [] ch)
       = Some ([Move t h], State (rehome h t p) [] [] None))
    \/ (length c * price = length (h :: c) + extra price (length (h :: c)) /\
        open_cycle scratch exchange_cost false (h :: c) (State p [] [] ch) = exchange (h :: c) (State p [] [] ch)).
  Proof.
    intros p h c ch Pl Ds S L I Sz. pose proof Pl as [I1 I2 _].
    assert (Rc : forallb is_register (h :: c) = true).
    { apply forallb_forall. intros m Hm. destruct (lookup_some p m) as [x Ex]; [auto|]. apply lookup_in in Ex.
      apply (I2 _ _ Ex). }
    destruct (free_registers scratch p) as [|t ts] eqn:Ef.
    { exfalso. assert (In t0 (free_registers scratch p)) as H; [|rewrite Ef in H; contradiction].
      apply filter_In. split; [assumption|]. rewrite register_t0. apply negb_true_iff, reads_false. intros H.
      exact (Ds _ (stuck_written p I1 S _ H) scratch_t0). }
    assert (Ht : In t (free_registers scratch p)) by (rewrite Ef; left; reflexivity).
    apply filter_In in Ht. destruct Ht as [Ht1 Ht2]. apply andb_true_iff in Ht2. destruct Ht2 as [Ht2 Ht3].
    rewrite open_registers by (auto; rewrite Ef; simpl; lia).
    unfold take_register. cbn [pending]. rewrite Ef. unfold save. cbn [pending held stored].
    rewrite Ht3, (proj2 (mem_spec t scratch) Ht1).
    set (n := length (h :: c)) in *. assert (Lc : length c = n - 1) by (unfold n; simpl; lia). rewrite Lc.
    pose proof price_2 as P2. assert (G2 : (n - 1) * 2 <= (n - 1) * price) by (apply Nat.mul_le_mono_l; assumption).
    unfold by_exchange. destruct exchange_cost as [x|] eqn:Ex.
    - assert (Px : price = x) by (unfold price; rewrite Ex; reflexivity). rewrite Px in *.
      rewrite Rc. fold n. cbn [no_more]. destruct (Nat.leb_spec (n + 1) ((n - 1) * x)) as [G|G].
      + left. split; [unfold extra; rewrite Nat.min_l by assumption; lia | exists t; repeat split; auto].
      + right. split; [unfold extra; rewrite Nat.min_r by lia; lia | reflexivity].
    - left. split; [|exists t; repeat split; auto]. assert (Px : price = 3) by (unfold price; rewrite Ex; reflexivity).
      rewrite Px. destruct (extra_cases 3 n) as [(E1 & _)|(_ & E1)]; lia.
  Qed.

  (** The sequence of the remaining copies: a move for each, and what each cycle costs beyond that. *)
  Lemma run_registers : forall fuel p ch,
    plain p -> (forall l, In l (dests p) -> ~ In l scratch) -> 2 * length p < fuel ->
    ((exists e, In e p /\ is_free p e = true) \/ 2 * length p + 1 < fuel) ->
    exists is cycles, run scratch exchange_cost fuel false (State p [] [] ch) = Some is
      /\ cost price is = length p + total price cycles
      /\ (forall c, In c cycles -> closed p c) /\ NoDup (concat cycles).
  Proof.
    induction fuel as [|fuel IH]; intros p ch Pl Ds F1 F2; [lia|]. simpl run. pose proof Pl as [U _ P].
    destruct (transition_registers scratch exchange_cost false p [] ch Pl)
      as [(d & x & H & Fr & [(_ & p' & ch' & T & E)|(B & _)])|[S' T]]; [| discriminate |]; rewrite T.
    - destruct (performed_spec d x p p' Pl H E) as (Pl' & Len & D & Old & New & Xs).
      destruct (IH p' ch' Pl') as (is & cycles & R & C & Z & N);
        [intros l Hl; apply Ds, D, Hl | lia | right; lia |].
      exists ([Move d x] ++ is), cycles. split; [rewrite R; reflexivity|].
      split; [change (1 + cost price is = length p + total price cycles); lia|].
      split; [|assumption]. intros c Hc. eapply closed_performed; eauto.
    - assert (S : stuck p) by (intros c Hc; destruct (is_free p c) eqn:Z; [destruct (S' c Hc Z) | reflexivity]).
      destruct (list_eq_dec copy_eq_dec p []) as [->|Ne].
      { exists [], []. split; [reflexivity|]. split; [reflexivity|]. split; [intros c [] | constructor]. }
      destruct F2 as [(e & He & Fe)|F2]; [exfalso; rewrite (S e He) in Fe; discriminate|].
      destruct (stuck_cycle p U S Ne) as (? & Ef & h & c & -> & L & N & I). rewrite Ef.
      pose proof (stuck_closed p h c Pl S L N) as C. pose proof (closed_size _ _ C) as Sz.
      assert (Hh : In h (dests p)) by (apply I; left; reflexivity).
      destruct (open_closed p h c ch Pl Ds S L I Sz) as [(X & t & Ts & Rt & O)|(X & O)]; rewrite O; [simpl to_next|].
      + assert (Nt : ~ In t (dests p)) by (intros J; exact (Ds _ J Ts)).
        assert (Sh : ~ In h (sources (rehome h t p))) by (intros J; apply sources_rehome in J; destruct J as [J| ->]; tauto).
        destruct (IH (rehome h t p) None) as (is & cycles & R & Cs & Z & Nc).
        * apply plain_rehome; auto. eauto using in_dests.
        * rewrite dests_rehome. assumption.
        * rewrite <- dests_length, dests_rehome, dests_length. lia.
        * left. destruct (lookup_some p h Hh) as [y Ey]. exists (h, rename h t y). split; [|apply free_spec; assumption].
          apply in_rehome. eauto using lookup_in.
        * assert (Z' : forall c', In c' cycles -> closed p c' /\ ~ In h c').
          { intros c' Hc. pose proof (Z c' Hc) as Zc. pose proof (closed_dests _ _ Zc) as Dc. rewrite dests_rehome in Dc.
            assert (Nh : ~ In h c') by (intros J; apply Sh, (closed_sources _ _ Zc); assumption).
            split; [|assumption]. refine (closed_before p (rehome h t p) c' _ _ Zc); intros e z J Hz.
            - apply in_rehome in J. destruct J as (w & J & ->). unfold rename in *.
              destruct (loc_eqb_spec w h); [exfalso; auto | assumption].
            - apply in_rehome. exists z. split; [assumption|]. unfold rename.
              destruct (loc_eqb_spec z h) as [->|]; [contradiction | reflexivity]. }
          exists ([Move t h] ++ is), ((h :: c) :: cycles). split; [rewrite R; reflexivity|].
          split; [change (1 + cost price is = length p + (extra price (length (h :: c)) + total price cycles));
                  rewrite Cs, X, <- (dests_length (rehome h t p)), dests_rehome, dests_length; lia|].
          split; [intros c' [<-|Hc]; [assumption | apply Z'; assumption]|].
          apply NoDup_join; auto. intros m Hm J. apply in_concat in J. destruct J as (c' & Hc & J).
          destruct (Z' c' Hc) as [Z1 Z2]. exact (closed_disjoint p h c c' U L Z1 Z2 m Hm J).
      + destruct (exchange_linked price c h p ch U P L N I) as (is & p' & ch' & O' & Ce & U' & P' & D' & Q').
        rewrite O'. simpl to_next.
        assert (M1 : forall d y, In (d, y) p' -> In (d, y) p /\ ~ In d (h :: c)).
        { intros d y J. pose proof (proj1 (D' d) (in_dests _ _ _ J)) as Dd. split; [|apply Dd].
          destruct (Q' d y J) as (z & Hz & [(-> & _)|(Hc & _)]); [assumption|]. exfalso. apply Dd.
          exact (closed_outside _ _ C d z Hz Hc). }
        assert (M2 : forall d y, In (d, y) p -> ~ In d (h :: c) -> In (d, y) p').
        { intros d y J Nd. destruct (lookup_some p' d) as [z Ez]; [apply D'; eauto using in_dests|].
          apply lookup_in in Ez. assert (z = y) as <-; [|assumption]. apply in_lookup in J; [|assumption].
          pose proof (in_lookup _ _ _ U (proj1 (M1 _ _ Ez))). congruence. }
        assert (Len : length p' + length (h :: c) = length p).
        { rewrite <- !(dests_length p'), <- (dests_length p), <- app_length. apply Nat.le_antisymm; apply NoDup_incl_length.
          - apply NoDup_join; auto. intros l H. apply D'. assumption.
          - intros l H. apply in_app_iff in H. destruct H as [H|H]; [apply D'; assumption | auto].
          - assumption.
          - intros l H. apply in_app_iff. destruct (in_dec loc_eq_dec l (h :: c)); [auto|]. left. apply D'. auto. }
        destruct (IH p' ch') as (is' & cycles & R & Cs & Z & Nc).
        * constructor; auto. intros d y J. apply (plain_registers p Pl), M1. assumption.
        * intros l H. apply Ds, D'. assumption.
        * cbn [length] in *. lia.
        * right. cbn [length] in *. lia.
        * assert (Z' : forall c', In c' cycles -> closed p c' /\ forall m, In m (h :: c) -> ~ In m c').
          { intros c' Hc. pose proof (Z c' Hc) as Zc. pose proof (closed_dests _ _ Zc) as Dc.
            assert (Dj : forall m, In m (h :: c) -> ~ In m c') by (intros m Hm J; apply Dc, D' in J; tauto).
            split; [|assumption]. refine (closed_before p p' c' _ _ Zc); intros e z J Hz; [apply M1; assumption|].
            apply M2; [assumption|]. intros He. destruct (closed_reads _ _ C e He) as (w & Hw & Jw).
            apply in_lookup in J, Jw; try assumption. rewrite J in Jw. injection Jw as ->. exact (Dj w Hw Hz). }
          exists (is ++ is'), ((h :: c) :: cycles). split; [rewrite R; reflexivity|].
          split; [rewrite cost_app, Ce, Cs, X;
                  change (total price ((h :: c) :: cycles)) with (extra price (length (h :: c)) + total price cycles); lia|].
          split; [intros c' [<-|Hc]; [assumption | apply Z'; assumption]|].
          apply NoDup_join; auto. intros m Hm J. apply in_concat in J. destruct J as (c' & Hc & J).
          exact (proj2 (Z' c' Hc) m Hm J).
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
  assert (Dp : forall l, In l (dests (proper p)) -> ~ In l scratch).
  { intros l H. apply D. destruct (lookup_some _ _ H) as [x Ex]. apply lookup_in, proper_spec in Ex.
    eapply in_dests. apply Ex. }
  destruct (run_registers scratch exchange_cost t T Rt X (8 * length (proper p) + 8) (proper p) None
              (proper_plain p U R) Dp) as (is & cycles & E & C & Z & N); [lia | right; lia |].
  exists is, cycles. split; [|auto].
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

(** ** Without a scratch location *)

(** The copies are between registers; what is held can be performed, and has a source that no copy writes. *)
Record holding (p : list copy) (h : list loc) : Prop := {
  holding_plain : plain p;
  holding_free : exists c, In c p /\ is_free p c = true;
  holding_once : NoDup h;
  holding_held : forall t, In t h -> ~ In t (sources p) /\ exists y, In (t, y) p /\ ~ In y (dests p) }.

(** Without cycles there is a move for each copy. *)
Lemma run_grounded : forall scratch exchange_cost fuel p ch, plain p -> (forall l, grounded p l) -> length p < fuel ->
  exists is, run scratch exchange_cost fuel false (State p [] [] ch) = Some is /\ forall x, cost x is = length p.
Proof.
  induction fuel as [|fuel IH]; intros p ch Pl G F; [lia|]. cbn [run]. pose proof Pl as [U _ P].
  destruct (transition_registers scratch exchange_cost false p [] ch Pl)
    as [(d & x & H & Fr & [(_ & p' & ch' & T & E)|(B & _)])|[S T]]; [| discriminate |]; rewrite T.
  - destruct (performed_spec d x p p' Pl H E) as (Pl' & Len & D & Old & _).
    destruct (IH p' ch' Pl') as (is & R & C); [| lia | exists ([Move d x] ++ is); rewrite R; split; [reflexivity|]].
    + intros l T' C1 C2. apply G; [|intros m Tm; apply D; auto]. intros m z Tm Ez.
      destruct (lookup_some p' m (C2 m Tm)) as [w Ew]. pose proof (C1 m w Tm Ew) as Tw.
      destruct (Old m w (lookup_in _ _ _ Ew)) as [J| ->].
      * rewrite (in_lookup _ _ _ U J) in Ez. injection Ez as <-. assumption.
      * exfalso. exact (proj2 (proj1 (D d) (C2 d Tw)) eq_refl).
    + intros k. change (1 + cost k is = length p). rewrite C. lia.
  - destruct p as [|[d x] q]; [exists []; split; reflexivity|]. exfalso. set (p := (d, x) :: q) in *.
    assert (Sp : stuck p) by (intros c Hc; destruct (is_free p c) eqn:Z; [destruct (S c Hc Z) | reflexivity]).
    apply (G d (fun l => In l (dests p))); auto; [|left; reflexivity].
    intros m z _ E. apply (stuck_written p U Sp). eauto using in_sources, lookup_in.
Qed.

(** A copy with a destination that no copy reads has a sequence: that destination serves as scratch register. *)
Lemma run_holding : forall fuel p h ch, holding p h -> 7 * length p - length h < fuel ->
  ((exists d x, In (d, x) p /\ is_free p (d, x) = true /\ In x (dests p)) \/ 7 * length p - length h + 2 < fuel) ->
  exists is cycles, run [] None fuel true (State p h [] ch) = Some is
    /\ cost 3 is = length p + total 3 cycles /\ (forall c, In c cycles -> closed p c) /\ NoDup (concat cycles).
Proof.
  induction fuel as [|fuel IH]; intros p h ch [Pl Fr Uh Hh] F F2; [lia|]. pose proof Pl as [U Rs P]. cbn [run].
  assert (Hd : forall t, In t h -> In t (dests p)) by (intros t Ht; destruct (Hh t Ht) as (_ & y & J & _); eauto using in_dests).
  assert (Once : forall d x y, In (d, x) p -> In (d, y) p -> x = y).
  { intros d x y J K. apply in_lookup in J, K; try assumption. congruence. }
  assert (Lh : length h <= length p) by (rewrite <- dests_length; apply NoDup_incl_length; assumption).
  destruct (transition_registers [] None true p h ch Pl)
    as [(d & x & H & Fd & [(B & p' & ch' & T & E)|(B & Nh & T)])|[S T]]; rewrite T.
  - assert (Hx : In x (dests p)) by (apply negb_false_iff, writes_spec in B; exact B).
    destruct (performed_spec d x p p' Pl H E) as (Pl' & Len & D & Old & New & Xs).
    destruct (IH p' h ch') as (is & cycles & R & C & Z & N); [| lia | right; lia |].
    2: { exists ([Move d x] ++ is), cycles. split; [rewrite R; reflexivity|].
         split; [change (1 + cost 3 is = length p + total 3 cycles); lia|].
         split; [|assumption]. intros c Hc. eapply closed_performed; eauto. }
    constructor; auto.
    + assert (Hx' : In x (dests p')) by (apply D; split; [assumption | intros ->; eapply P; eauto]).
      destruct (lookup_some p' x Hx') as [y Ey]. exists (x, y). split; [apply lookup_in; assumption|].
      apply free_spec. auto.
    + intros t Ht. destruct (Hh t Ht) as (Nt & y & J & Ny).
      assert (Ntd : t <> d) by (intros ->; apply Ny; rewrite (Once _ _ _ J H); assumption). split.
      * intros K. apply sources_in in K. destruct K as (e & K).
        destruct (Old e t K) as [K'| ->]; [eauto using in_sources | congruence].
      * exists y. split; [apply New; auto; intros ->; contradiction | rewrite D; tauto].
  - apply negb_true_iff in B. change (writes p x = false) in B. apply free_spec in Fd.
    assert (Nx : ~ In x (dests p)) by (rewrite <- writes_spec; congruence).
    assert (Lh' : length (d :: h) <= length p).
    { rewrite <- dests_length. apply NoDup_incl_length; [constructor; assumption|].
      intros t [<-|Ht]; eauto using in_dests. }
    cbn [length] in Lh'.
    destruct (IH p (d :: h) None) as (is & cycles & R & C); [| cbn [length]; lia | | exists is, cycles; rewrite R; auto].
    + constructor; auto; [constructor; assumption|]. intros t [<-|Ht]; eauto.
    + destruct F2 as [F2|F2]; [left; exact F2 | right; cbn [length]; lia].
  - destruct F2 as [(d & x & H & Fd & Hx)|F2].
    { exfalso. destruct (Hh d (S (d, x) H Fd)) as (_ & y & J & Ny). apply Ny. rewrite (Once _ _ _ J H). assumption. }
    destruct Fr as (e & He & Fe).
    assert (Q := find_cycle_spec p (dests p)). destruct (find_cycle p (dests p)) as [c|] eqn:Ef.
    + destruct Q as (a & c' & -> & L & N & I). destruct h as [|t h]; [destruct (S e He Fe)|].
      destruct (Hh t (or_introl eq_refl)) as (Nt & y & Hy & Ny).
      rewrite open_registers by (auto; simpl; lia). cbn [by_exchange no_more]. unfold take_register, save.
      cbn [pending held stored free_registers filter].
      rewrite (proj2 (reads_false p t) Nt), (proj2 (writes_spec p t)) by eauto using in_dests.
      cbn [negb mem existsb orb andb to_next]. change (rekey a t (forget t [])) with (@nil copy).
      destruct (linked_next _ _ _ a L (or_introl eq_refl)) as (z & Ez & Hz). apply lookup_in in Ez.
      assert (Hz' : In z (dests p)) by (destruct Hz as [Hz| ->]; apply I; simpl; auto).
      assert (Ha : In a (dests p)) by eauto using in_dests.
      assert (Sa : ~ In a (sources (rehome a t p))).
      { intros K. apply sources_rehome in K. destruct K as [K| ->]; [tauto|].
        destruct (linked_previous _ _ _ t L (or_introl eq_refl)) as (m & _ & Em). eauto using in_sources, lookup_in. }
      assert (Ez' : In (a, z) (rehome a t p)).
      { apply in_rehome. exists z. split; [assumption|]. unfold rename. destruct (loc_eqb_spec z a); [|reflexivity].
        subst. exfalso. eapply P; eauto. }
      destruct (IH (rehome a t p) h None) as (is & cycles & R & Cs & Z & Nc).
      * inversion Uh; subst. constructor; auto.
        -- apply plain_rehome; [assumption | apply (Rs _ _ Hy) |]. intros K. apply Ny. rewrite (Once _ _ _ Hy K). assumption.
        -- exists (a, z). split; [assumption | apply free_spec; assumption].
        -- intros k Hk. destruct (Hh k (or_intror Hk)) as (Nk & w & Hw & Nw). split.
           ++ intros K. apply sources_rehome in K. destruct K as [[K _]| ->]; contradiction.
           ++ exists w. rewrite dests_rehome. split; [|assumption]. apply in_rehome. exists w. split; [assumption|].
              unfold rename. destruct (loc_eqb_spec w a); congruence.
      * rewrite <- dests_length, dests_rehome, dests_length. cbn [length] in *. lia.
      * left. exists a, z. rewrite dests_rehome. split; [assumption|]. split; [apply free_spec; assumption | assumption].
      * assert (Cl : closed p (a :: c')).
        { set (inner := filter (fun c => writes p (snd c)) p).
          assert (In_inner : forall d x, In (d, x) inner <-> In (d, x) p /\ In x (dests p)).
          { intros d x. unfold inner. rewrite filter_In. simpl. rewrite writes_spec. tauto. }
          apply (closed_before p inner); [intros d x J _; apply In_inner, J | intros d x J Hx; apply In_inner; auto |].
          apply stuck_closed; auto.
          - constructor; [apply NoDup_filter_dests; assumption | |]; intros d x J; apply In_inner in J; [apply (Rs d x) | apply P]; tauto.
          - intros [d x] J. apply In_inner in J. apply negb_false_iff, reads_spec.
            destruct (in_dec loc_eq_dec d (sources p)) as [K|K].
            + apply sources_in in K. destruct K as (k & K). apply (in_sources inner k d), In_inner.
              split; [assumption | eapply in_dests; apply J].
            + exfalso. apply (free_spec p d x) in K. destruct (Hh d (S (d, x) (proj1 J) K)) as (_ & w & Jw & Nw).
              apply Nw. rewrite (Once _ _ _ Jw (proj1 J)). tauto.
          - apply (linked_map p inner (fun l => l) a); auto. intros m w Hm E. apply in_lookup; [apply NoDup_filter_dests; assumption|].
            apply In_inner. split; [apply lookup_in; assumption|].
            destruct (linked_next _ _ _ m L Hm) as (w' & E' & Hw). rewrite E in E'. injection E' as <-.
            destruct Hw as [Hw| ->]; auto. }
        assert (Z' : forall c, In c cycles -> closed p c /\ ~ In a c).
        { intros c Hc. pose proof (Z c Hc) as Zc. pose proof (closed_dests _ _ Zc) as Dc. rewrite dests_rehome in Dc.
          assert (Na : ~ In a c) by (intros K; apply Sa, (closed_sources _ _ Zc); assumption).
          split; [|assumption]. refine (closed_before p (rehome a t p) c _ _ Zc); intros d x J Hx.
          - apply in_rehome in J. destruct J as (w & J & ->). unfold rename in *.
            destruct (loc_eqb_spec w a) as [->|]; [exfalso | assumption].
            destruct (closed_reads _ _ Zc t Hx) as (k & Hk & K). apply in_rehome in K. destruct K as (w & K & ->).
            rewrite (Once _ _ _ K Hy) in *. unfold rename in Hk. destruct (loc_eqb_spec y a) as [->|]; auto.
          - apply in_rehome. exists x. split; [assumption|]. unfold rename.
            destruct (loc_eqb_spec x a) as [->|]; [contradiction | reflexivity]. }
        exists ([Move t a] ++ is), ((a :: c') :: cycles). split; [rewrite R; reflexivity|]. split.
        { change (1 + cost 3 is = length p + (extra 3 (length (a :: c')) + total 3 cycles)).
          destruct (extra_cases 3 (length (a :: c')) ltac:(lia) (closed_size _ _ Cl)) as [(E & _)|(_ & E)]; [discriminate|].
          rewrite Cs, E, <- (dests_length (rehome a t p)), dests_rehome, dests_length. lia. }
        split; [intros c [<-|Hc]; [assumption | apply Z'; assumption]|].
        apply NoDup_join; auto. intros m Hm J. apply in_concat in J. destruct J as (c & Hc & J).
        destruct (Z' c Hc) as [Z1 Z2]. exact (closed_disjoint p a c' c U L Z1 Z2 m Hm J).
    + destruct (run_grounded [] None fuel p None Pl) as (is & R & C);
        [| | exists is, []; split; [exact R|]; split; [rewrite C; unfold total; simpl; lia | split; [easy | constructor]]].
      * intros l T' C1 C2 Tl. apply (Q l (C2 l Tl) T'); auto.
      * assert (1 <= length p) by (destruct p; [contradiction | simpl; lia]). lia.
Qed.

(** The algorithm fails only if closed cycles are all there is; by [no_scratch_impossible], every sequence must then. *)
Theorem no_scratch : forall p, NoDup (dests p) ->
  (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) -> sequentialize [] None p = None ->
  proper p <> [] /\ stuck (proper p).
Proof.
  intros p U Rs E. unfold sequentialize in E. destruct (attempt [] None false p); [discriminate|].
  unfold attempt in E. set (q := proper p) in *.
  destruct (find (is_free q) q) as [c|] eqn:F.
  - exfalso. apply find_some in F. destruct (run_holding (8 * length q + 8) q [] None) as (is & cycles & R & _).
    + constructor; [apply proper_plain; assumption | eauto | constructor | easy].
    + simpl. lia.
    + right. simpl. lia.
    + congruence.
  - split; [|intros c H; exact (find_none _ _ F c H)]. intros Eq. rewrite Eq in E. discriminate.
Qed.

Lemma run_bare : forall fuel p ch is, plain p ->
  run [] None fuel false (State p [] [] ch) = Some is -> cost 3 is = length p.
Proof.
  induction fuel as [|fuel IH]; intros p ch is Pl E; [discriminate|]. cbn [run] in E.
  destruct (transition_registers [] None false p [] ch Pl)
    as [(d & x & H & Fr & [(_ & p' & ch' & T & Pf)|(B & _)])|[S T]]; [| discriminate |]; rewrite T in E.
  - destruct (performed_spec d x p p' Pl H Pf) as (Pl' & Len & _).
    destruct (run [] None fuel false _) as [is'|] eqn:R; [|discriminate]. injection E as <-.
    change (1 + cost 3 is' = length p). rewrite (IH _ _ _ Pl' R). assumption.
  - assert (Q := find_cycle_spec p (dests p)). destruct (find_cycle p (dests p)) as [c|].
    + destruct Q as (h & c' & -> & L & _). rewrite open_nothing in E by assumption. discriminate.
    + destruct p; [injection E as <-; reflexivity | discriminate].
Qed.

(** What is found without scratch location and exchange is as short as any sequence, even one with them. *)
Theorem minimal_no_scratch : forall p is, NoDup (dests p) ->
  (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) -> sequentialize [] None p = Some is ->
  forall is' scratch, (forall l, In l (dests p) -> ~ In l scratch) ->
  (forall (s : loc -> loc) l, ~ In l scratch -> exec is' s l = parallel p s l) -> cost 3 is <= cost 3 is'.
Proof.
  intros p is U Rs E is' scratch D G. pose proof (proper_plain p U Rs) as Pl.
  assert (B : exists cycles, cost 3 is = length (proper p) + total 3 cycles
            /\ (forall c, In c cycles -> closed (proper p) c) /\ NoDup (concat cycles)).
  { unfold sequentialize in E. destruct (attempt [] None false p) as [is1|] eqn:A; unfold attempt in *.
    - injection E as <-. apply run_bare in A; [|assumption]. exists []. rewrite A.
      split; [unfold total; simpl; lia | split; [easy | constructor]].
    - set (q := proper p) in *. destruct (find (is_free q) q) as [c|] eqn:F.
      + apply find_some in F. destruct (run_holding (8 * length q + 8) q [] None) as (is2 & cycles & R & C);
          [constructor; [assumption | eauto | constructor | easy] | simpl; lia | right; simpl; lia |].
        rewrite R in E. injection E as <-. eauto.
      + assert (S : stuck q) by (intros c H; exact (find_none _ _ F c H)). rewrite Nat.add_comm in E. cbn [run Nat.add] in E.
        destruct (transition_registers [] None true q [] None Pl) as [(d & x & H & Fr & _)|[_ T]];
          [rewrite (S (d, x) H) in Fr; discriminate|]. rewrite T in E.
        destruct (list_eq_dec copy_eq_dec q []) as [Eq|Ne].
        * rewrite Eq in *. injection E as <-. exists []. split; [reflexivity | split; [easy | constructor]].
        * destruct (stuck_cycle q (plain_dests q Pl) S Ne) as (? & Ef & h & c & -> & L & _). rewrite Ef in E.
          rewrite open_nothing in E by assumption. discriminate. }
  destruct B as (cycles & -> & C & N). apply (lower_bound 3) with (scratch := scratch); auto; try apply Pl.
  - intros l H. apply D. destruct (lookup_some _ _ H) as [x Ex]. apply lookup_in, proper_spec in Ex. eapply in_dests, Ex.
  - intros l Nl. rewrite G by assumption. symmetry. apply parallel_proper. assumption.
Qed.

(** ** Exchanges for the cost of a move *)

(** The locations that each step connects. *)
Definition ends (i : step) : loc * loc := match i with Move d y => (d, y) | Exchange a b => (a, b) end.

(** A labelling of the locations that no step changes is one that no copy changes. *)
Lemma labels_kept : forall (r : loc -> loc) is, (forall i, In i is -> r (fst (ends i)) = r (snd (ends i))) ->
  forall s, (forall l, r (s l) = r l) -> forall l, r (exec is s l) = r l.
Proof.
  intros r. induction is as [|i is IH]; intros E s H l; [apply H|].
  change (exec (i :: is) s l) with (exec is (exec1 s i) l). apply IH; [intros; apply E; right; assumption|].
  pose proof (E i (or_introl eq_refl)) as Ei. clear l. intros l. destruct i as [d y|a b]; simpl in *; unfold set.
  - destruct (loc_eqb_spec l d) as [->|]; rewrite H; congruence.
  - destruct (loc_eqb_spec l b) as [->|]; [rewrite H; congruence|].
    destruct (loc_eqb_spec l a) as [->|]; rewrite H; congruence.
Qed.

(** Each step connects two locations, so that there are labels for all locations but one for each step. *)
Lemma labels_many : forall vs is, NoDup vs -> exists r : loc -> loc,
  (forall i, In i is -> r (fst (ends i)) = r (snd (ends i)))
  /\ forall ls, (forall v, In v vs -> exists m, In m ls /\ r v = r m) -> length vs <= length ls + length is.
Proof.
  intros vs is N. induction is as [|i is (r & R & B)].
  - exists (fun l => l). split; [easy|]. intros ls H. simpl. rewrite Nat.add_0_r. apply NoDup_incl_length; [assumption|].
    intros v Hv. destruct (H v Hv) as (m & Hm & ->). assumption.
  - set (a := fst (ends i)). set (b := snd (ends i)).
    exists (fun l => if r l =l r a then r b else r l). split.
    + intros j [<-|Hj]; [|rewrite (R j Hj); reflexivity]. fold a b. rewrite loc_eqb_refl. destruct (_ =l _); reflexivity.
    + intros ls H. destruct (existsb (fun m => r m =l r a) ls) eqn:E.
      * rewrite (B (b :: ls)); [simpl; lia|]. intros v Hv. destruct (H v Hv) as (m & Hm & Q). simpl.
        apply existsb_exists in E. destruct E as (k & Hk & Ek).
        destruct (loc_eqb_spec (r k) (r a)), (loc_eqb_spec (r v) (r a)), (loc_eqb_spec (r m) (r a)); try discriminate;
          [exists k | exists k | exists b | exists m]; split; auto; congruence.
      * rewrite (B (a :: ls)); [simpl; lia|]. intros v Hv. destruct (H v Hv) as (m & Hm & Q). simpl.
        assert (Nm : r m <> r a).
        { intros Em. enough (existsb (fun m => r m =l r a) ls = true) by congruence. apply existsb_exists.
          exists m. split; [assumption|]. rewrite Em. apply loc_eqb_refl. }
        destruct (loc_eqb_spec (r v) (r a)), (loc_eqb_spec (r m) (r a)); try contradiction;
          [exists a | exists m]; auto.
Qed.

(** Exchanging the cycles that the copies from [from] lead to; [heads] has a member of each of them. *)
Lemma exchange_if_cheap_grounded : forall from p ch,
  plain p -> exists is p' ch' heads, exchange_if_cheap from (State p [] [] ch) = Some (is, State p' [] [] ch')
    /\ plain p' /\ cost 1 is + length p' + length heads = length p
    /\ incl (dests p') (dests p) /\ incl (sources p') (sources p ++ dests p)
    /\ (forall l, In l from \/ grounded p l -> grounded p' l)
    /\ forall r : loc -> loc, (forall d x, In (d, x) p -> r d = r x) -> (forall d x, In (d, x) p' -> r d = r x)
         /\ forall l, In l (dests p) -> In l (dests p') \/ exists m, In m heads /\ r l = r m.
Proof.
  induction from as [|a from IH]; intros p ch Pl; pose proof Pl as [U Rs P].
  - exists [], p, ch, []. do 2 (split; [auto|]). split; [unfold cost; simpl; lia|].
    split; [intros l H; exact H|]. split; [intros l H; apply in_app_iff; auto|].
    split; [intros l [[]|H]; exact H|]. auto.
  - cbn [exchange_if_cheap pending].
    assert (W := walk_spec p (S (length p)) [] a Logic.I (NoDup_nil _) (fun _ H => match H with end)).
    simpl rev in W. rewrite Nat.add_0_r in W. specialize (W eq_refl). destruct (walk (S (length p)) p [] a) as [cycle|].
    + destruct W as [(h & c & -> & L & N & I) W].
      assert (Rc : forallb is_register (h :: c) = true).
      { apply forallb_forall. intros m Hm. apply I in Hm. apply in_map_iff in Hm.
        destruct Hm as ([d x] & <- & H). apply (Rs _ _ H). }
      rewrite Rc. destruct (exchange_linked 1 c h p ch U P L N I) as (is1 & p1 & ch1 & E1 & C1 & U1 & P1 & D1 & Q1).
      rewrite E1.
      assert (Pl1 : plain p1).
      { constructor; [assumption | | assumption]. intros d y J. destruct (Q1 d y J) as (x & Hx & Hy). split; [apply (Rs _ _ Hx)|].
        destruct Hy as [(-> & _)|(_ & Hy)]; [apply (Rs _ _ Hx)|]. apply (proj1 (forallb_forall _ _) Rc). assumption. }
      destruct (IH p1 ch1 Pl1) as (is & p' & ch' & heads & E & Pl' & C & D & Sr & G & K).
      rewrite E. exists (is1 ++ is), p', ch', (h :: heads).
      do 2 (split; [auto|]).
      assert (Len : length p1 + length (h :: c) = length p).
      { rewrite <- !(dests_length p1), <- (dests_length p), <- app_length. apply Nat.le_antisymm; apply NoDup_incl_length.
        - apply NoDup_join; auto. intros l H. apply D1. assumption.
        - intros l H. apply in_app_iff in H. destruct H as [H|H]; [apply D1; assumption | auto].
        - assumption.
        - intros l H. apply in_app_iff. destruct (in_dec loc_eq_dec l (h :: c)); [auto|]. left. apply D1. auto. }
      split; [rewrite cost_app; rewrite Nat.mul_1_r in C1; cbn [length] in *; lia|].
      assert (D2 : incl (dests p1) (dests p)) by (intros l H; apply D1; assumption).
      split; [intros l H; auto|]. split.
      { intros l H. apply Sr, in_app_iff in H. apply in_app_iff. destruct H as [H|H]; [|auto].
        apply sources_in in H. destruct H as (d & H). destruct (Q1 d l H) as (x & Hx & [(-> & _)|(_ & Hl)]); [|auto].
        eauto using in_sources. }
      split.
      { intros l Hl. apply G. destruct Hl as [[<-|Hl]|Hl]; [right | auto | right]; intros T T1 T2 Tl.
        - assert (Tc : exists m, In m (h :: c) /\ T m).
          { apply W; [|assumption]. intros m x Tm Ex. destruct (lookup_some p1 m (T2 m Tm)) as [y Ey].
            destruct (Q1 m y (lookup_in _ _ _ Ey)) as (z & Hz & Hy). rewrite (in_lookup _ _ _ U Hz) in Ex. injection Ex as ->.
            destruct Hy as [(-> & _)|(_ & Hy)]; [eauto|]. exfalso.
            exact (proj2 (proj1 (D1 y) (T2 y (T1 _ _ Tm Ey))) Hy). }
          destruct Tc as (m & Hm & Tm). exact (proj2 (proj1 (D1 m) (T2 m Tm)) Hm).
        - apply (Hl T); auto. intros m x Tm Ex. destruct (lookup_some p1 m (T2 m Tm)) as [y Ey].
          destruct (Q1 m y (lookup_in _ _ _ Ey)) as (z & Hz & Hy). rewrite (in_lookup _ _ _ U Hz) in Ex. injection Ex as ->.
          destruct Hy as [(-> & _)|(_ & Hy)]; [eauto|]. exfalso.
          exact (proj2 (proj1 (D1 y) (T2 y (T1 _ _ Tm Ey))) Hy). }
      intros r Hr.
      assert (Rh : forall m, In m (h :: c) -> r m = r h).
      { apply (cycle_in p (fun m => r m = r h) h c); [| assumption | exists h; simpl; auto].
        intros m x Em Ex. rewrite <- (Hr m x); auto using lookup_in. }
      destruct (K r) as [K1 K2].
      { intros d y J. destruct (Q1 d y J) as (x & Hx & [(-> & _)|(Hc & Hy)]); [auto|].
        rewrite (Hr _ _ Hx), (Rh x Hc), (Rh y Hy). reflexivity. }
      split; [assumption|]. intros l Hl. destruct (in_dec loc_eq_dec l (h :: c)) as [Hc|Hc].
      * right. exists h. split; [left; reflexivity | auto].
      * destruct (K2 l) as [H|(m & Hm & E')]; [apply D1; auto | auto | right; exists m; simpl; auto].
    + destruct (IH p ch Pl) as (is & p' & ch' & heads & E & Pl' & C & D & Sr & G & K).
      exists is, p', ch', heads. cbn [exchange]. rewrite E. repeat (split; [auto; fail|]). split; [|assumption].
      intros l [[<-|Hl]|Hl]; apply G; auto.
Qed.

Theorem minimal_exchanges : forall scratch p is,
  NoDup (dests p) -> (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) ->
  sequentialize scratch (Some 1) p = Some is ->
  forall is', (forall (s : loc -> loc) l, ~ In l scratch -> exec is' s l = parallel p s l) ->
  (forall l, In l (dests p) -> ~ In l scratch) -> cost 1 is <= cost 1 is'.
Proof.
  intros scratch p is U Rs E is' G Ds. unfold sequentialize, attempt in E. set (q := proper p) in *.
  assert (Uq : NoDup (dests q)) by (apply NoDup_filter_dests; assumption).
  destruct (exchange_if_cheap_grounded (dests q) q None (proper_plain p U Rs)) as (is1 & p' & ch' & heads & E1 & Pl' & C & D & Sr & Gr & K).
  rewrite E1 in E.
  destruct (run_grounded scratch (Some 1) (8 * length q + 8) p' ch' Pl') as (is2 & E2 & C2).
  { intros l T T1 T2 Tl. apply (Gr l) with (T := T); auto. }
  { lia. }
  specialize (C2 1). rewrite E2 in E. injection E as <-.
  assert (Cq : cost 1 (is1 ++ is2) + length heads = length q).
  { rewrite cost_app. lia. }
  set (rest := nodup loc_eq_dec (filter (fun l => negb (writes q l)) (sources q))).
  assert (Rest : forall l, In l rest <-> In l (sources q) /\ ~ In l (dests q)).
  { intros l. unfold rest. rewrite nodup_In, filter_In, negb_true_iff, <- writes_spec.
    destruct (writes q l); intuition congruence. }
  destruct (labels_many (dests q ++ rest) is') as (r & R & B).
  { apply NoDup_join; [assumption | apply NoDup_nodup |]. intros l H J. apply Rest in J. tauto. }
  assert (Rp : forall d x, In (d, x) q -> r d = r x).
  { intros d x H. rewrite <- (labels_kept r is' R (fun l => l)) by reflexivity. 
    rewrite G by (apply Ds; apply proper_spec in H; eapply in_dests; apply H).
    rewrite <- parallel_proper by assumption. unfold parallel. fold q. rewrite (in_lookup _ _ _ Uq H). reflexivity. }
  destruct (K r Rp) as [K1 K2].
  assert (Len : length is' = cost 1 is').
  { clear. unfold cost. induction is' as [|[? ?|? ?] is' IH]; simpl in *; lia. }
  enough (length (dests q ++ rest) <= length (heads ++ rest) + length is').
  { rewrite !app_length, dests_length in H. lia. }
  apply B. intros v Hv. apply in_app_iff in Hv. destruct Hv as [Hv|Hv];
    [|exists v; split; [apply in_app_iff; auto | reflexivity]].
  set (covered := fun l => existsb (fun m => r l =l r m) (heads ++ rest)).
  assert (Cov : forall l, covered l = true <-> exists m, In m (heads ++ rest) /\ r l = r m).
  { intros l. unfold covered. rewrite existsb_exists. split; intros (m & Hm & H); exists m; split; auto.
    - destruct (loc_eqb_spec (r l) (r m)); [assumption | discriminate].
    - rewrite H. apply loc_eqb_refl. }
  assert (H1 : forall l, In l (dests q) -> ~ In l (dests p') -> covered l = true).
  { intros l Hl Nl. apply Cov. destruct (K2 l Hl) as [?|(m & Hm & Em)]; [contradiction|].
    exists m. split; [apply in_app_iff; auto | assumption]. }
  apply Cov. destruct (in_dec loc_eq_dec v (dests p')) as [Hv'|Nv]; [|auto].
  destruct (covered v) eqn:Ev; [reflexivity|]. exfalso.
  apply (Gr v (or_introl Hv) (fun l => In l (dests p') /\ covered l = false)); [| tauto | auto].
  intros m x [Hm Em] Ex. apply lookup_in in Ex. pose proof (K1 m x Ex) as Rmx.
  assert (Cx : covered x = false) by (unfold covered in *; rewrite <- Rmx; assumption).
  split; [|assumption]. destruct (in_dec loc_eq_dec x (dests p')) as [?|Nx]; [assumption|]. exfalso.
  enough (covered x = true) by congruence. destruct (in_dec loc_eq_dec x (dests q)) as [Hx|Hx]; [auto|].
  apply Cov. exists x. split; [|reflexivity]. apply in_app_iff. right. apply Rest. split; [|assumption].
  apply in_sources, Sr, in_app_iff in Ex. tauto.
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

(** Without scratch location and exchange the algorithm fails only if every sequence of moves is wrong. *)
Theorem fails_only_where_it_must : forall p is, NoDup (dests p) ->
  (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) -> sequentialize [] None p = None ->
  (forall i, In i is -> match i with Move _ _ => True | Exchange _ _ => False end) ->
  ~ (forall l, exec is (fun l => l) l = parallel p (fun l => l) l).
Proof.
  intros p is U Rs E M G. destruct (no_scratch p U Rs E) as [Ne S]. destruct (proper_plain p U Rs) as [U' _ P].
  apply (no_scratch_impossible (proper p) is U' P S Ne M). intros l. rewrite G. symmetry. apply parallel_proper, U.
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

(** ** Loads *)

(** Whether a step accesses memory at most once, and exchanges registers only. *)
Definition one_access (i : step) : Prop :=
  match i with
  | Move d y => is_register d = true \/ is_register y = true
  | Exchange a b => is_register a = true /\ is_register b = true
  end.

(** A value that leaves its place in memory comes to a register first. *)
Lemma loaded_first : forall x v, is_register v = false -> forall is s,
  (forall i, In i is -> one_access i) -> (forall l, s l = v -> l = v) ->
  (exists r, is_register r = true /\ In (Written r v) (events x s is)) \/ forall l, exec is s l = v -> l = v.
Proof.
  intros x v Mv. induction is as [|i is IH]; intros s A O; [right; exact O|].
  assert (Ai := A i (or_introl eq_refl)). cbn [events].
  destruct (loc_eq_dec (match i with Move _ y => s y | Exchange _ _ => R 0 end) v) as [E|N].
  - destruct i as [d y|a b]; [|subst; discriminate]. left. exists d. simpl. rewrite E. split; [|auto].
    destruct Ai as [?|Ai]; [assumption|]. rewrite (O y E) in Ai. congruence.
  - destruct (IH (exec1 s i)) as [(r & Rr & H)|H]; [intros; apply A; right; assumption | | |right; exact H].
    + destruct i as [d y|a b]; simpl in *; unfold set; intros l.
      * destruct (loc_eqb_spec l d); [contradiction | auto].
      * destruct (loc_eqb_spec l b); [intros E; rewrite (O a E) in Ai; destruct Ai; congruence|].
        destruct (loc_eqb_spec l a); [intros E; rewrite (O b E) in Ai; destruct Ai; congruence | auto].
    + left. exists r. split; [assumption|]. apply in_app_iff. auto.
Qed.

(** Each value in memory that only memory reads takes a move more than its readers, its load. *)
Theorem load_bound : forall x p is vs, 2 <= x -> NoDup (dests p) -> (forall d y, In (d, y) p -> d <> y) ->
  (forall i, In i is -> one_access i) -> (forall d y, In (d, y) p -> exec is (fun l => l) d = y) ->
  NoDup vs -> (forall v, In v vs -> is_register v = false /\ In v (sources p) /\
                 forall d, In (d, v) p -> is_register d = false) ->
  length p + length vs <= cost x is.
Proof.
  intros x p is vs X U P A G N V. set (es := events x (fun l => l) is).
  assert (Ws : exists ws, length ws = length vs /\ NoDup ws /\ incl ws es
            /\ forall w, In w ws -> exists r v, w = Written r v /\ In v vs /\ is_register r = true).
  { induction vs as [|v vs IH]; [exists []; repeat split; [constructor | easy | easy]|]. inversion N; subst.
    destruct IH as (ws & L & W & I & Z); [assumption | intros; apply V; right; assumption|].
    destruct (V v (or_introl eq_refl)) as (Mv & Sv & _). apply sources_in in Sv. destruct Sv as (d & J).
    destruct (loaded_first x v Mv is (fun l => l) A) as [(r & Rr & H)|H]; [auto | |exfalso; eapply P; [exact J | eauto]].
    exists (Written r v :: ws). split; [simpl; lia|]. split; [|split].
    - constructor; [|assumption]. intros K. destruct (Z _ K) as (r' & v' & E & Hv & _). injection E as _ ->. contradiction.
    - intros w [<-|K]; auto.
    - intros w [<-|K]; [exists r, v; simpl; auto|]. destruct (Z w K) as (r' & v' & E & Hv & Rr'). exists r', v'. simpl. auto. }
  destruct Ws as (ws & L & W & I & Z).
  assert (J : incl (map (fun c => Written (fst c) (snd c)) p ++ ws) es).
  { intros e He. apply in_app_iff in He. destruct He as [He|He]; [|auto]. apply in_map_iff in He.
    destruct He as ([d y] & <- & He). destruct (changed_is_written x is (fun l => l) d) as [E|E]; rewrite (G _ _ He) in E;
      [exfalso; eapply P; eauto | exact E]. }
  assert (Nd : NoDup (map (fun c => Written (fst c) (snd c)) p ++ ws)).
  { assert (Q : forall q, incl q p -> NoDup (dests q) -> NoDup (map (fun c => Written (fst c) (snd c)) q ++ ws)).
    { induction q as [|[d y] q IH]; intros Iq Uq; [exact W|]. inversion Uq; subst. simpl. constructor.
      - rewrite in_app_iff, in_map_iff. intros [([e z] & E & K)|K].
        + injection E as -> ->. eauto using in_dests.
        + destruct (Z _ K) as (r & v & E & Hv & Rr). injection E as -> ->.
          destruct (V v Hv) as (_ & _ & Q). rewrite (Q r) in Rr; [discriminate|]. apply Iq. left. reflexivity.
      - apply IH; [intros c Hc; apply Iq; right; assumption | assumption]. }
    apply Q; [easy | assumption]. }
  pose proof (NoDup_incl_length Nd J) as B. rewrite app_length, map_length, L in B.
  pose proof (events_cost x X is (fun l => l)) as C. exact (Nat.le_trans _ _ _ B C).
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
Print Assumptions minimal_exchanges.
Print Assumptions minimal_no_scratch.
Print Assumptions fails_only_where_it_must.
Print Assumptions memory_cycle_impossible.
Print Assumptions load_bound.
