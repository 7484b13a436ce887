(** * Parallel copies: one algorithm, its meaning, its length, and that nothing is shorter

    The algorithm is that of crates/ssa/src/parallel_copy, step by step and with the same names; a table of its answers
    (table.bin) keeps the two together. Proved, for every parallel copy with distinct destinations:
    - [meaning]: every sequence is right, for every state, with memory, exchanges at any cost and any scratch locations.
    - Registers, a scratch register, an exchange for x >= 2 or none: [length_registers], [minimal_registers].
    - Registers, x = 1, with or without a scratch register: [minimal_exchanges].
    - Registers, neither scratch nor exchanges: [minimal_no_scratch], [fails_only_where_it_must].
    - Memory: [loaded_once]; [load_bound] for any sequence; [memory_cycle_impossible] for one register and nothing else.
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

Notation "'do' p <- a ; b" := (match a with Some p => b | None => None end)
  (at level 200, p pattern, a at level 100, b at level 200).
Notation "a <|> b" := (match a with Some first => Some first | None => b end) (at level 60, right associativity).

Section Algorithm.
  Variable scratch : list loc.
  (** The cost of an exchange, for a cost of one for all else. *)
  Variable exchange_cost : option nat.

  Definition reads (p : list copy) (l : loc) : bool := existsb (fun c => snd c =l l) p.
  Definition writes (p : list copy) (l : loc) : bool := existsb (fun c => fst c =l l) p.
  Definition mem (l : loc) (ls : list loc) : bool := existsb (fun m => m =l l) ls.

  Definition remove (d : loc) (p : list copy) : list copy := filter (fun c => negb (fst c =l d)) p.
  Definition rename (x y l : loc) : loc := if l =l x then y else l.

  Definition swap (a b l : loc) : loc := if l =l a then b else if l =l b then a else l.
  Definition redirect (f : loc -> loc) (p : list copy) : list copy := map (fun c => (fst c, f (snd c))) p.

  (** The readers of [x] read [y] from now on. *)
  Definition rehome (x y : loc) : list copy -> list copy := redirect (rename x y).

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
    ([Move d x], State p' (held st) known' (if next && negb (reads p' x) then Some x else None)).

  Definition holds (hold : bool) (p : list copy) (c : copy) : bool := hold && negb (writes p (snd c)).

  Definition free_registers (p : list copy) : list loc :=
    filter (fun t => is_register t && negb (reads p t)) scratch.

  (** A free register: it, and the state with it taken. *)
  Definition take_register (st : state) : option (loc * state) :=
    match free_registers (pending st), held st with
    | t :: _, _ => Some (t, st)
    | [], t :: rest => Some (t, State (pending st) rest (stored st) None)
    | [], [] =>
      do t <- find (fun t => is_register t && writes (stored st) t) scratch;
      do m <- lookup (stored st) t;
      Some (t, State (rehome t m (pending st)) [] (rekey t m (stored st)) None)
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
      else do x <- lookup p l; if writes p x then walk fuel p (l :: met) x else None
    end.

  Fixpoint find_cycle (p : list copy) (from : list loc) : option (list loc) :=
    match from with
    | [] => None
    | l :: from => walk (S (length p)) p [] l <|> find_cycle p from
    end.

  (** Exchanges [a] with its source. *)
  Definition exchange1 (a : loc) (st : state) : option (list step * state) :=
    do b <- lookup (pending st) a;
    if writes (pending st) b && negb (a =l b) then
      let p := proper (redirect (swap a b) (pending st)) in
      Some ([Exchange a b], State p (held st) (forget a (forget b (stored st))) None)
    else None.

  Fixpoint exchange (cycle : list loc) (st : state) : option (list step * state) :=
    match cycle with
    | a :: ((_ :: _) as rest) =>
      do (is, st) <- exchange1 a st;
      do (is', st) <- exchange rest st;
      Some (is ++ is', st)
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
    do c <- hd_error cs;
    do slot <- find (fun t => negb (is_register t) && negb (reads (pending st) t)) scratch;
    let x := snd (first_least c cs) in
    if is_register x then save slot x st
    else
      do (t, st) <- take_register st;
      do (is, st) <- save t x st;
      do (is', st) <- save slot t st;
      Some (is ++ is', st).

  Definition open_cycle (hold : bool) (cycle : list loc) (st : state) : option (list step * state) :=
    let p := pending st in
    let n := length cycle in
    let cs := copies_of p cycle in
    let readers x := length (filter (fun c => snd c =l x) p) in
    let e := by_exchange cycle in
    let kept := find (fun c => is_move c && writes (stored st) (snd c)) cs in
    let r := match kept with Some _ => Some n | None => None end in
    let shared := find (fun c => is_passing c && (1 <? readers (snd c))) cs in
    let passing := shared <|> find is_passing cs in
    let g := match passing with Some _ => n | None => n + 1 end in
    let reader := passing <|> nth_error cs (n - 1) in
    let wanted := if (1 <? length (filter is_passing cs))
                     && match shared with Some _ => false | None => true end then 2 else 1 in
    let enough := wanted <=? length (free_registers p) + length (held st) in
    if no_more g e && no_more g r && enough then
      do c <- reader;
      do (t, st) <- take_register st;
      save t (snd c) st
    else if less g e && less g r && negb hold then None
    else if match e with Some e => no_more e r | None => false end then exchange cycle st
    else match kept with
         | Some c =>
           do m <- lookup (stored st) (snd c);
           Some ([], State (rehome (snd c) m p) (held st) (rekey (snd c) m (stored st)) None)
         | None => open_through_memory (rev cs) st
         end.

  Definition find_last (f : copy -> bool) (p : list copy) : option copy := find f (rev p).

  Definition perform_or_hold (hold next : bool) (st : state) (c : copy) : option (list step * state) :=
    Some (if holds hold (pending st) c then ([], State (pending st) (fst c :: held st) (stored st) None)
          else perform (fst c) (snd c) st next).

  Definition ready (st : state) (c : copy) : bool := is_free (pending st) c && negb (mem (fst c) (held st)).

  (** One transition, by the first rule that applies; [Some None] is a failure. *)
  Definition transition (hold : bool) (st : state) : option (option (list step * state)) :=
    let p := pending st in
    option_map (perform_or_hold hold true st)
      (match chain st with Some l => find (fun c => (fst c =l l) && is_move c && ready st c) p | None => None end)
    <|> option_map (fun c => Some (perform (fst c) (snd c) st false)) (find (fun c => is_store c && ready st c) p)
    <|> match find (is_fetched p) p, take_register st with
        | Some c, Some (t, st') => Some (save t (snd c) st')
        | _, _ => None
        end
    <|> option_map (perform_or_hold hold true st) (find_last (fun c => is_move c && ready st c) p)
    <|> option_map (perform_or_hold hold false st)
          (find (fun c => is_load c && ready st c && (hold || negb (is_last p c))) p)
    <|> option_map (fun cycle => open_cycle hold cycle st) (find_cycle p (dests p))
    <|> option_map (perform_or_hold hold false st) (find (fun c => is_load c && ready st c) p)
    <|> option_map (fun _ => None) (find (is_fetched p) p).

  Fixpoint run (fuel : nat) (hold : bool) (st : state) : option (list step) :=
    match fuel, pending st with
    | 0, _ => None
    | _, [] => Some []
    | S fuel, _ =>
      match transition hold st with
      | Some (Some (is, st)) => option_map (app is) (run fuel hold st)
      | Some None => None
      | None => if hold then run fuel false (State (pending st) [] (stored st) None) else None
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
      do (is, st) <- exchange cycle st;
      do (is', st) <- exchange_if_cheap from st;
      Some (is ++ is', st)
    end.

  Definition attempt (hold : bool) (p : list copy) : option (list step) :=
    let st := State (proper p) [] [] None in
    do (is, st) <- match exchange_cost with Some 1 => exchange_if_cheap (dests (pending st)) st | _ => Some ([], st) end;
    option_map (app is) (run (8 * length (proper p) + 8) hold st).

  Definition sequentialize (p : list copy) : option (list step) := attempt false p <|> attempt true p.
End Algorithm.

(** ** Lists of copies *)

Lemma either : forall A (a b : option A) c, a <|> b = Some c -> a = Some c \/ b = Some c.
Proof. intros A [a|] b c; auto. Qed.

Lemma exists_spec : forall A (f : A -> loc) l cs, existsb (fun c => f c =l l) cs = true <-> In l (map f cs).
Proof.
  intros A f l cs. rewrite existsb_exists, in_map_iff.
  split; intros (c & H & E); exists c; destruct (loc_eqb_spec (f c) l); intuition congruence.
Qed.

Lemma reads_spec : forall p l, reads p l = true <-> In l (sources p).
Proof. intros. apply exists_spec. Qed.

Lemma writes_spec : forall p l, writes p l = true <-> In l (dests p).
Proof. intros. apply exists_spec. Qed.

Lemma mem_spec : forall l ls, mem l ls = true <-> In l ls.
Proof. intros. rewrite <- (map_id ls) at 2. apply exists_spec. Qed.

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

Lemma in_remove : forall p d c, In c (remove d p) <-> In c p /\ fst c <> d.
Proof.
  intros p d c. unfold remove. rewrite filter_In.
  destruct (loc_eqb_spec (fst c) d); simpl; intuition congruence.
Qed.

Lemma dests_filter : forall f p, incl (dests (filter f p)) (dests p).
Proof. intros f p. apply incl_map. intros c H. apply filter_In in H. apply H. Qed.

Lemma dests_remove : forall p d l, In l (dests (remove d p)) <-> In l (dests p) /\ l <> d.
Proof.
  intros p d l. unfold dests. rewrite !in_map_iff. split.
  - intros (c & <- & H). apply in_remove in H. destruct H. eauto.
  - intros [(c & <- & H) N]. exists c. rewrite in_remove. auto.
Qed.

Lemma NoDup_filter_dests : forall f p, NoDup (dests p) -> NoDup (dests (filter f p)).
Proof.
  intros f. induction p as [|c p IH]; simpl; intros U; [constructor|]. inversion U; subst.
  destruct (f c); simpl; auto. constructor; auto. intros H. eapply H1, dests_filter, H.
Qed.

Lemma dests_redirect : forall f p, dests (redirect f p) = dests p.
Proof. intros. unfold dests, redirect. rewrite map_map. reflexivity. Qed.

Lemma dests_rehome : forall x y p, dests (rehome x y p) = dests p.
Proof. intros. apply dests_redirect. Qed.

Lemma lookup_redirect : forall f p l, lookup (redirect f p) l = option_map f (lookup p l).
Proof. induction p as [|[d x] p IH]; simpl; intros l; [reflexivity|]. destruct (d =l l); auto. Qed.

Lemma in_rekey : forall x y known a m,
  In (a, m) (rekey x y known) -> exists b, In (b, m) known /\ a = rename x y b.
Proof.
  intros x y known a m H. apply in_map_iff in H. destruct H as [[b m'] [E H]].
  inversion E; subst. eauto.
Qed.

Lemma find_last_in : forall (f : copy -> bool) p c, find_last f p = Some c -> In c p /\ f c = true.
Proof. intros f p c H. apply find_some in H. rewrite <- in_rev in H. assumption. Qed.

Lemma sources_in : forall p z, In z (sources p) -> exists d, In (d, z) p.
Proof. intros p z H. apply in_map_iff in H. destruct H as ([d x] & <- & H). exists d. exact H. Qed.

Lemma in_rehome : forall x y p d z,
  In (d, z) (rehome x y p) <-> exists w, In (d, w) p /\ z = rename x y w.
Proof.
  intros x y p d z. unfold rehome, redirect. rewrite in_map_iff. split.
  - intros ([d' w] & E & H). inversion E; subst. eauto.
  - intros (w & H & ->). exists (d, w). auto.
Qed.

Lemma copies_in : forall p c, incl (copies_of p c) p.
Proof.
  intros p c e H. apply in_flat_map in H. destruct H as (d & _ & H).
  destruct (lookup p d) as [x|] eqn:E; [|contradiction]. destruct H as [<-|[]]. apply lookup_in. exact E.
Qed.

Lemma proper_spec : forall p d x, In (d, x) (proper p) <-> In (d, x) p /\ d <> x.
Proof.
  intros p d x. unfold proper. rewrite filter_In. simpl. destruct (loc_eqb_spec d x); simpl; intuition congruence.
Qed.

Lemma NoDup_join : forall A (a b : list A), NoDup a -> NoDup b -> (forall l, In l a -> ~ In l b) -> NoDup (a ++ b).
Proof.
  induction a as [|l a IH]; intros b N B H; [assumption|]. inversion N; subst. simpl. constructor.
  - rewrite in_app_iff. intros [J|J]; [contradiction|]. exact (H l (or_introl eq_refl) J).
  - apply IH; auto. intros m Hm. apply H. right. assumption.
Qed.

Lemma NoDup_app_r : forall (a b : list loc), NoDup (a ++ b) -> NoDup b.
Proof. induction a as [|k a IH]; simpl; intros b N; [assumption | inversion N; auto]. Qed.

Lemma NoDup_apart : forall (a b : list loc), NoDup (a ++ b) -> forall l, In l a -> ~ In l b.
Proof.
  induction a as [|k a IH]; simpl; intros b N l H; [contradiction|]. inversion N; subst.
  destruct H as [->|H]; [|auto]. rewrite in_app_iff in *. tauto.
Qed.

(** ** Meaning *)

Lemma set_same : forall V (s : loc -> V) d v, set s d v d = v.
Proof. intros. unfold set. rewrite loc_eqb_refl. reflexivity. Qed.

Lemma set_other : forall V (s : loc -> V) d v l, l <> d -> set s d v l = s l.
Proof. intros V s d v l N. unfold set. destruct (loc_eqb_spec l d); congruence. Qed.

Lemma exec_app : forall V is is' (s : loc -> V), exec (is ++ is') s = exec is' (exec is s).
Proof. intros. apply fold_left_app. Qed.

(** Copies whose destination holds the value are no longer necessary. *)
Lemma parallel_filter : forall V (s : loc -> V) f p, NoDup (dests p) ->
  (forall d x, In (d, x) p -> f (d, x) = false -> s d = s x) -> forall l, parallel (filter f p) s l = parallel p s l.
Proof.
  intros V s f p U H l. unfold parallel. induction p as [|[d x] p IH]; [reflexivity|]. simpl in *. inversion U; subst.
  destruct (f (d, x)) eqn:F; simpl; destruct (loc_eqb_spec d l) as [<-|]; auto.
  replace (lookup (filter f p) d) with (@None loc); [auto|]. symmetry. apply lookup_none. intros J.
  eapply H2, dests_filter, J.
Qed.

Lemma parallel_proper : forall V (s : loc -> V) p, NoDup (dests p) -> forall l, parallel (proper p) s l = parallel p s l.
Proof.
  intros. apply parallel_filter; [assumption|]. intros d x _ F. simpl in F.
  destruct (loc_eqb_spec d x); [congruence | easy].
Qed.

(** How often the steps read a location. *)
Definition reading (m : loc) (i : step) : bool :=
  match i with Move _ x => x =l m | Exchange a b => (a =l m) || (b =l m) end.
Definition readings (m : loc) (is : list step) : nat := length (filter (reading m) is).

Section Sound.
  Context {V : Type}.
  Variable scratch : list loc.
  Variable exchange_cost : option nat.
  Variable start : loc -> V.
  Variable copies : list copy.
  Hypothesis distinct : NoDup (dests copies).
  Hypothesis unused : forall l, In l (dests copies) -> ~ In l scratch.

  (** What is left to be done leads to the goal, and what is known to be stored is. *)
  Definition sound (s : loc -> V) (st : state) : Prop :=
    NoDup (dests (pending st)) /\ incl (dests (pending st)) (dests copies)
    /\ (forall l, ~ In l scratch -> parallel (pending st) s l = parallel copies start l)
    /\ (forall x m, In (x, m) (stored st) -> s m = s x /\ ~ In m (dests (pending st)) /\ In m (dests copies)).

  Lemma sound_filter : forall s p h h' k c c' f, sound s (State p h k c) ->
    (forall d x, In (d, x) p -> f (d, x) = false -> s d = s x) -> sound s (State (filter f p) h' k c').
  Proof.
    intros s p h h' k c c' f (U & D & P & K) H. assert (F := dests_filter f p). repeat split; simpl in *.
    - apply NoDup_filter_dests, U.
    - intros l J. auto.
    - intros l N. rewrite parallel_filter; auto.
    - apply K, H0.
    - intros J. apply F in J. apply K in H0. tauto.
    - apply K in H0. tauto.
  Qed.

  (** Readers may read another location with the same value. *)
  Lemma sound_rehome : forall s p h h' k x y c c',
    sound s (State p h k c) -> s x = s y -> sound s (State (rehome x y p) h' (rekey x y k) c').
  Proof.
    intros s p h h' k x y c c' (U & D & P & K) E. repeat split; simpl in *; try rewrite dests_rehome; auto.
    - intros l N. rewrite <- (P l N). unfold parallel, rehome. rewrite lookup_redirect.
      destruct (lookup p l) as [z|]; simpl; [|reflexivity]. unfold rename. destruct (loc_eqb_spec z x); congruence.
    - apply in_rekey in H. destruct H as (b & H & ->). apply K in H. unfold rename.
      destruct (loc_eqb_spec b x); intuition congruence.
    - apply in_rekey in H. destruct H as (b & H & _). apply K in H. tauto.
    - apply in_rekey in H. destruct H as (b & H & _). apply K in H. tauto.
  Qed.

  (** A location that nobody reads may be overwritten. *)
  Lemma sound_write : forall s p h k c t v, sound s (State p h k c) ->
    ~ In t (sources p) -> In t scratch \/ In t (dests p) -> sound (set s t v) (State p h (forget t k) c).
  Proof.
    intros s p h k c t v (U & D & P & K) N W. simpl in *.
    repeat split; simpl; auto; try (apply in_remove in H; destruct H as [H Nx]; apply K in H; tauto).
    - intros l Nl. rewrite <- (P l Nl). unfold parallel. destruct (lookup p l) as [z|] eqn:L; apply set_other; intros ->.
      + eauto using in_sources, lookup_in.
      + apply lookup_none in L. tauto.
    - apply in_remove in H. destruct H as [H Nx]. apply K in H. destruct H as (E & H1 & H2).
      rewrite !set_other; auto. intros ->. destruct W; [exact (unused _ H2 H) | tauto].
  Qed.

  Lemma sound_swap : forall s p h k c a b, sound s (State p h k c) -> In a (dests p) -> In b (dests p) -> a <> b ->
    sound (exec [Exchange a b] s) (State (redirect (swap a b) p) h (forget a (forget b k)) None).
  Proof.
    intros s p h k c a b (U & D & P & K) A B N. simpl in *.
    assert (Kf : forall x m, In (x, m) (forget a (forget b k)) -> In (x, m) k /\ x <> a /\ x <> b)
      by (intros x m H; apply in_remove in H; destruct H as [H Na]; apply in_remove in H; tauto).
    repeat split; simpl; try rewrite dests_redirect; auto; try (apply Kf in H; destruct H as (H & _); apply K in H; tauto).
    - intros l Nl. rewrite <- (P l Nl). unfold parallel. rewrite lookup_redirect.
      destruct (lookup p l) as [z|] eqn:L; simpl.
      + unfold swap. destruct (loc_eqb_spec z a) as [->|]; [apply set_same|].
        destruct (loc_eqb_spec z b) as [->|]; [rewrite set_other by auto; apply set_same | rewrite !set_other; auto].
      + apply lookup_none in L. rewrite !set_other; auto; intros ->; auto.
    - apply Kf in H. destruct H as (H & Na & Nb). apply K in H. destruct H as (E & H & _).
      rewrite !set_other; auto; intros ->; auto.
  Qed.

  (** A location in memory that is only read. *)
  Definition constant (m : loc) : Prop := is_register m = false /\ ~ In m scratch /\ ~ In m (dests copies).

  (** Such a location is not read twice. *)
  Definition thrifty (did : list step) (p : list copy) : Prop :=
    forall m, constant m -> readings m did <= 1 /\ (In m (sources p) -> readings m did = 0).

  Definition good (did : list step) (st : state) : Prop := sound (exec did start) st /\ thrifty did (pending st).

  Lemma thrifty_step : forall did p is p', thrifty did p ->
    (forall m, constant m -> (In m (sources p') -> In m (sources p))
       /\ (readings m is = 0 \/ (readings m is = 1 /\ In m (sources p) /\ ~ In m (sources p')))) ->
    thrifty (did ++ is) p'.
  Proof.
    intros did p is p' T H m C. destruct (T m C), (H m C). unfold readings in *.
    rewrite filter_app, app_length. intuition lia.
  Qed.

  Lemma sources_rehome : forall x y p z, In z (sources (rehome x y p)) -> (In z (sources p) /\ z <> x) \/ z = y.
  Proof.
    intros x y p z H. unfold sources, rehome, redirect in H. rewrite map_map in H. apply in_map_iff in H.
    destruct H as ([d w] & <- & H). simpl. unfold rename. destruct (loc_eqb_spec w x); [auto|].
    left. split; [eauto using in_sources | assumption].
  Qed.

  Lemma sources_filter : forall f p, incl (sources (filter f p)) (sources p).
  Proof. intros f p. apply incl_map. intros c H. apply filter_In in H. apply H. Qed.

  (** The move of [x] to [d], whose readers read [d] from now on. *)
  Lemma thrifty_move : forall did p q d x, thrifty did p -> incl (sources q) (sources p) -> ~ constant d ->
    (constant x -> In x (sources p)) -> thrifty (did ++ [Move d x]) (rehome x d q).
  Proof.
    intros did p q d x T I Nd Nx. refine (thrifty_step _ _ _ _ T _). intros m C.
    assert (Q : In m (sources (rehome x d q)) -> In m (sources p) /\ m <> x)
      by (intros H; apply sources_rehome in H; destruct H as [[H N]| ->]; [auto | contradiction]).
    split; [tauto|]. unfold readings. simpl. destruct (loc_eqb_spec x m) as [->|]; [|auto]. right. intuition.
  Qed.

  Lemma good_perform : forall did st d x next is st', good did st -> In (d, x) (pending st) ->
    is_free (pending st) (d, x) = true -> is_register d || is_register x = true ->
    perform d x st next = (is, st') -> good (did ++ is) st'.
  Proof.
    intros did [p h k c] d x next is st' [S T] I F R E. simpl in *. assert (D := in_dests _ _ _ I).
    unfold is_free in F. simpl in F. apply negb_true_iff, reads_false in F.
    assert (N : x <> d) by (intros ->; apply F; apply in_sources in I; exact I).
    assert (Dc : In d (dests copies)) by (apply S; assumption).
    apply sound_write with (t := d) (v := exec did start x) in S; auto.
    apply sound_filter with (f := fun c => negb (fst c =l d)) (h' := h) (c' := None) in S.
    2: { intros e y J Fe. simpl in Fe. destruct (loc_eqb_spec e d) as [->|]; [|discriminate].
         assert (y = x) as ->; [|rewrite set_same, set_other; auto].
         destruct S as (U & _). simpl in U. apply in_lookup in I, J; congruence. }
    fold (remove d p) in S. change (set (exec did start) d (exec did start x)) with (exec [Move d x] (exec did start)) in S.
    assert (Sf : incl (sources (remove d p)) (sources p)) by apply sources_filter.
    assert (Nc : ~ constant d) by (unfold constant; tauto).
    assert (Ed : exec [Move d x] (exec did start) x = exec [Move d x] (exec did start) d)
      by (simpl; rewrite set_same, set_other; auto).
    rewrite <- exec_app in *. unfold perform in E. inversion E; subst; clear E. simpl in *.
    destruct (is_register d && _ && _) eqn:Mv.
    { split; [eapply sound_rehome; eassumption | eapply thrifty_move; eauto using in_sources]. }
    split.
    - destruct S as (S1 & S2 & S3 & S4). destruct (is_register d); (split; [assumption|]; split; [assumption|]; split;
        [assumption|]); auto.
      intros a m [J|J]; [|auto]. injection J as <- <-. cbn [pending]. rewrite dests_remove. intuition congruence.
    - refine (thrifty_step _ _ _ _ T _). intros m C. split; [apply Sf|]. unfold readings. simpl.
      destruct (loc_eqb_spec x m) as [->|]; [right | auto]. split; [reflexivity|]. split; [eauto using in_sources|].
      destruct C as (C1 & C2 & C3). rewrite C1 in *. rewrite orb_false_r in R. rewrite R in Mv. simpl in Mv.
      rewrite andb_true_r in Mv. apply reads_false. assumption.
  Qed.

  Lemma good_take_register : forall did st t st', good did st -> take_register scratch st = Some (t, st') ->
    good did st' /\ forall m, constant m -> In m (sources (pending st)) -> In m (sources (pending st')).
  Proof.
    intros did [p h k c] t st' [S T] E. unfold take_register in E. simpl in E.
    destruct (free_registers scratch p); [|inversion E; subst; split; [split; [exact S | exact T] | auto]].
    destruct h; [|inversion E; subst; split; [split; [exact S | exact T] | auto]].
    destruct (find _ scratch) as [t'|] eqn:F; [|discriminate]. apply find_some in F. destruct F as [F1 F2].
    destruct (lookup k t') as [m|] eqn:L; [|discriminate]. inversion E; subst. clear E. apply lookup_in in L.
    destruct S as (S1 & S2 & S3 & S4). destruct (S4 _ _ L) as (L1 & L2 & L3). split; [split|].
    - apply (sound_rehome _ p [] [] k t m c None); [exact (conj S1 (conj S2 (conj S3 S4))) | auto].
    - rewrite <- (app_nil_r did). refine (thrifty_step _ _ _ _ T _). intros z C. split; [|auto]. intros H.
      apply sources_rehome in H. destruct H as [H| ->]; [tauto|]. destruct C. tauto.
    - intros z C H. apply sources_in in H. destruct H as (d & H). simpl. apply (in_sources _ d).
      apply in_rehome. exists z. split; [assumption|]. unfold rename. destruct (loc_eqb_spec z t); [|reflexivity].
      destruct C. subst. tauto.
  Qed.

  Lemma good_save : forall did st t x is st', good did st -> (constant x -> In x (sources (pending st))) ->
    save scratch t x st = Some (is, st') -> good (did ++ is) st' /\ ~ constant t.
  Proof.
    intros did [p h k c] t x is st' [S T] X E. unfold save in E. simpl in *.
    destruct (negb (reads p t) && _) eqn:F; [|discriminate]. inversion E; subst; clear E.
    apply andb_true_iff in F. destruct F as [F W]. apply negb_true_iff, reads_false in F.
    apply orb_true_iff in W. rewrite mem_spec, writes_spec in W.
    assert (Nc : ~ constant t) by (destruct S as (_ & D & _); unfold constant; intuition).
    split; [|assumption]. split; [|eapply thrifty_move; eauto using incl_refl].
    rewrite exec_app. apply sound_write with (t := t) (v := exec did start x) in S; auto.
    eapply sound_rehome; [exact S|]. simpl. rewrite set_same. destruct (loc_eq_dec x t) as [->|].
    - apply set_same.
    - apply set_other. assumption.
  Qed.

  Lemma good_exchange : forall cycle did st is st',
    good did st -> exchange cycle st = Some (is, st') -> good (did ++ is) st'.
  Proof.
    induction cycle as [|a cycle IH]; intros did [p h k c] is st' G E; cbn [exchange] in E;
      [|destruct cycle as [|b' cycle]]; try (inversion E; subst; rewrite app_nil_r; exact G).
    destruct (exchange1 a _) as [[is1 st1]|] eqn:E1; [|discriminate].
    destruct (exchange (b' :: cycle) st1) as [[is2 st2]|] eqn:E2; [|discriminate].
    inversion E; subst. rewrite app_assoc. apply (IH _ st1); [|assumption]. clear E E2 IH. destruct G as [S T].
    unfold exchange1 in E1. simpl in *. destruct (lookup p a) as [b|] eqn:L; [|discriminate].
    destruct (writes p b && negb (a =l b)) eqn:F; [|discriminate]. inversion E1; subst; clear E1.
    apply andb_true_iff in F. destruct F as [W N]. apply writes_spec in W.
    assert (A : In a (dests p)) by eauto using in_dests, lookup_in.
    assert (Dc : incl (dests p) (dests copies)) by apply S. split.
    - rewrite exec_app. eapply sound_filter; [eapply sound_swap; eauto; intros ->; rewrite loc_eqb_refl in N;
        discriminate|].
      simpl. intros d x _ H. destruct (loc_eqb_spec d x) as [->|]; [reflexivity | discriminate].
    - refine (thrifty_step _ _ _ _ T _). intros m (C1 & C2 & C3).
      assert (m <> a /\ m <> b) as [Na Nb] by (split; intros ->; auto).
      split; [|left; unfold readings; simpl; destruct (loc_eqb_spec a m), (loc_eqb_spec b m); try congruence;
        reflexivity]. intros H.
      apply sources_filter, sources_in in H. destruct H as (d & H). apply in_map_iff in H. destruct H as ([d' y] & H & J).
      injection H as <- H. unfold swap in H. destruct (loc_eqb_spec y a); [congruence|].
      destruct (loc_eqb_spec y b); [congruence|]. subst. eauto using in_sources.
  Qed.

  Lemma first_least_in : forall cs c, In (first_least c cs) (c :: cs).
  Proof.
    induction cs as [|e cs IH]; intros c; simpl; [auto|].
    destruct (IH (if pass_key e <? pass_key c then e else c)) as [<-|H];
      [destruct (_ <? _); auto | auto].
  Qed.

  Lemma good_open_through_memory : forall did st cs is st', good did st -> incl cs (pending st) ->
    open_through_memory scratch cs st = Some (is, st') -> good (did ++ is) st'.
  Proof.
    intros did st cs is st' G I E. unfold open_through_memory in E. destruct cs as [|c cs]; [discriminate|].
    cbn [hd_error] in E.
    destruct (find _ scratch) as [slot|]; [|discriminate].
    assert (X : In (first_least c (c :: cs)) (pending st))
      by (destruct (first_least_in (c :: cs) c) as [E1|H]; apply I; [rewrite <- E1; left; reflexivity | exact H]).
    destruct (first_least c (c :: cs)) as [d x]. apply in_sources in X. cbn [snd] in E.
    destruct (is_register x); [eapply good_save; eauto|].
    destruct (take_register scratch st) as [[t st1]|] eqn:E1; [|discriminate].
    destruct (save scratch t x st1) as [[is1 st2]|] eqn:E2; [|discriminate].
    destruct (save scratch slot t st2) as [[is2 st3]|] eqn:E3; [|discriminate].
    inversion E; subst. rewrite app_assoc.
    apply good_take_register with (did := did) in E1; [|assumption]. destruct E1 as [G1 X1].
    apply good_save with (did := did) in E2; [|assumption | auto]. destruct E2 as [G2 Nt].
    eapply good_save; eauto. tauto.
  Qed.
  Lemma good_open_cycle : forall did st hold cycle is st', good did st ->
    open_cycle scratch exchange_cost hold cycle st = Some (is, st') -> good (did ++ is) st'.
  Proof.
    intros did st hold cycle is st' G E. unfold open_cycle in E. assert (I := copies_in (pending st) cycle).
    set (cs := copies_of (pending st) cycle) in *.
    destruct (_ && _ && _) in E.
    - destruct (_ <|> nth_error _ _) as [c|] eqn:R; [|discriminate].
      assert (X : In (snd c) (sources (pending st))).
      { apply (in_sources _ (fst c)). rewrite <- surjective_pairing. apply I.
        repeat (apply either in R; destruct R as [R|R]); (apply find_some in R; apply R) || eapply nth_error_In, R. }
      destruct (take_register scratch st) as [[t st1]|] eqn:E1; [|discriminate].
      apply good_take_register with (did := did) in E1; [|assumption]. destruct E1. eapply good_save; eauto.
    - destruct (_ && _ && _) in E; [discriminate|].
      destruct (match by_exchange exchange_cost cycle with Some _ => _ | None => _ end);
        [eauto using good_exchange|].
      destruct (find _ _) as [c|]; [|eapply good_open_through_memory; [exact G | | exact E]; intros e H;
        apply I, in_rev, H].
      destruct (lookup _ _) as [m|] eqn:L; [|discriminate].
      inversion E; subst. rewrite app_nil_r. destruct st as [p h k ch], G as [S T], S as (S1 & S2 & S3 & S4). simpl in *.
      apply lookup_in in L. destruct (S4 _ _ L) as (L1 & L2 & L3). split.
      + apply (sound_rehome _ p h h k _ _ ch); [exact (conj S1 (conj S2 (conj S3 S4))) | auto].
      + rewrite <- (app_nil_r did). refine (thrifty_step _ _ _ _ T _). intros z C. split; [|auto]. intros H.
        apply sources_rehome in H. destruct H as [H| ->]; [tauto|]. destruct C. tauto.
  Qed.

  Lemma good_perform_or_hold : forall did st hold next c is st', good did st -> In c (pending st) ->
    ready st c = true -> is_register (fst c) || is_register (snd c) = true ->
    perform_or_hold hold next st c = Some (is, st') -> good (did ++ is) st'.
  Proof.
    intros did st hold next [d x] is st' G I F R E. unfold perform_or_hold in E. injection E as E.
    apply andb_true_iff in F. destruct F as [F _].
    destruct (holds _ _ _); [inversion E; subst; rewrite app_nil_r; destruct st; exact G | eapply good_perform; eauto].
  Qed.

  Lemma good_transition : forall did st hold is st',
    good did st -> transition scratch exchange_cost hold st = Some (Some (is, st')) -> good (did ++ is) st'.
  Proof.
    intros did st hold is st' G E. unfold transition in E.
    assert (H : forall f o, (forall c, o = Some c -> In c (pending st) /\ f c = true) ->
              (forall c, f c = true -> ready st c = true /\ is_register (fst c) || is_register (snd c) = true) ->
              forall next, option_map (perform_or_hold hold next st) o = Some (Some (is, st')) -> good (did ++ is) st').
    { intros f [c|] O F next E'; [|discriminate]. destruct (O c eq_refl) as [I Fc], (F c Fc).
      apply (good_perform_or_hold did st hold next c); auto. simpl in E'. congruence. }
    assert (K : forall c, (is_move c = true \/ is_load c = true \/ is_store c = true) ->
      is_register (fst c) || is_register (snd c) = true).
    { intros [d x]. unfold is_move, is_load, is_store. simpl. destruct (is_register d), (is_register x); simpl; intuition. }
    Ltac tests K := let c := fresh in intros c Fc; rewrite !andb_true_iff in Fc; specialize (K c); tauto.
    repeat (apply either in E; destruct E as [E|E]).
    - destruct (chain st); [|discriminate]. refine (H _ _ (find_some _ _) _ _ E); tests K.
    - destruct (find _ _) as [[d x]|] eqn:F; [|discriminate]. apply find_some in F. unfold ready in F.
      rewrite !andb_true_iff in F.
      apply (good_perform did st d x false is st'); [auto | tauto | tauto | apply (K (d, x)); tauto | simpl in *;
        congruence].
    - destruct (find _ _) as [[d x]|] eqn:F; [|discriminate]. apply find_some in F. destruct F as [I _].
      destruct (take_register scratch st) as [[t st1]|] eqn:E3; [|discriminate]. injection E as E.
      apply good_take_register with (did := did) in E3; [|assumption]. destruct E3 as [G1 X].
      eapply good_save; [exact G1 | | exact E]. eauto using in_sources.
    - refine (H _ _ (find_last_in _ _) _ _ E); tests K.
    - refine (H _ _ (find_some _ _) _ _ E); tests K.
    - destruct (find_cycle _ _); [injection E as E; eauto using good_open_cycle | discriminate].
    - refine (H _ _ (find_some _ _) _ _ E); tests K.
    - destruct (find _ _); discriminate.
  Qed.

  Lemma good_run : forall fuel did st hold is, good did st -> run scratch exchange_cost fuel hold st = Some is ->
    exists st', good (did ++ is) st' /\ pending st' = [].
  Proof.
    induction fuel as [|fuel IH]; intros did st hold is G E; simpl in E; [discriminate|].
    destruct (pending st) eqn:P; [injection E as <-; rewrite app_nil_r; eauto|]. rewrite <- P in E.
    destruct (transition scratch exchange_cost hold st) as [[[is1 st1]|]|] eqn:T; [|discriminate|].
    - destruct (run scratch exchange_cost fuel hold st1) as [is2|] eqn:R; [|discriminate].
      injection E as <-. rewrite app_assoc. eauto using good_transition.
    - destruct hold; [|discriminate]. eapply IH; [|exact E]. destruct st. exact G.
  Qed.

  Lemma good_exchange_if_cheap : forall from did st is st',
    good did st -> exchange_if_cheap from st = Some (is, st') -> good (did ++ is) st'.
  Proof.
    induction from as [|l from IH]; intros did st is st' G E; simpl in E.
    - inversion E; subst. rewrite app_nil_r. assumption.
    - destruct (exchange _ st) as [[is1 st1]|] eqn:E1; [|discriminate].
      destruct (exchange_if_cheap from st1) as [[is2 st2]|] eqn:E2; [|discriminate].
      inversion E; subst. rewrite app_assoc. eauto using good_exchange.
  Qed.

  Lemma good_sequentialize : forall is, sequentialize scratch exchange_cost copies = Some is ->
    exists st, good is st /\ pending st = [].
  Proof.
    intros is E.
    assert (A : forall hold, attempt scratch exchange_cost hold copies = Some is ->
      exists st, good is st /\ pending st = []).
    { intros hold A. unfold attempt in A.
      assert (G : good [] (State (proper copies) [] [] None)).
      { split; [|intros m _; split; [apply Nat.le_0_l | reflexivity]]. repeat split; simpl; try easy.
        - apply NoDup_filter_dests, distinct.
        - apply dests_filter.
        - intros l _. apply parallel_proper, distinct. }
      destruct (match exchange_cost with Some _ => _ | None => _ end) as [[is1 st1]|] eqn:E1; [|discriminate].
      destruct (run _ _ _ _ st1) as [is2|] eqn:E2; [|discriminate]. injection A as <-.
      eapply good_run; [|exact E2].
      destruct exchange_cost as [[|[|n]]|]; try (inversion E1; subst; exact G).
      eapply (good_exchange_if_cheap _ []); eauto. }
    unfold sequentialize in E. destruct (attempt scratch exchange_cost false copies) eqn:E1; [|eauto].
    injection E as ->. eauto.
  Qed.
End Sound.

(** Every sequence that the algorithm gives leaves in each destination the old value of its source, and all else
    but the scratch locations as it was. *)
Theorem meaning : forall V scratch exchange_cost p is,
  NoDup (dests p) -> (forall l, In l (dests p) -> ~ In l scratch) ->
  sequentialize scratch exchange_cost p = Some is ->
  forall (s : loc -> V) l, ~ In l scratch -> exec is s l = parallel p s l.
Proof.
  intros V scratch x p is U D E s l N. destruct (good_sequentialize scratch x s p U D is E) as (st & [S _] & P).
  destruct S as (_ & _ & S & _). rewrite <- S, P; auto.
Qed.

(** A location in memory that is neither written nor a scratch location is loaded once for all its readers. *)
Theorem loaded_once : forall scratch exchange_cost p is m,
  NoDup (dests p) -> (forall l, In l (dests p) -> ~ In l scratch) ->
  sequentialize scratch exchange_cost p = Some is ->
  is_register m = false -> ~ In m scratch -> ~ In m (dests p) -> readings m is <= 1.
Proof.
  intros scratch x p is m U D E M1 M2 M3.
  destruct (good_sequentialize scratch x (fun l => l) p U D is E) as (st & [_ T] & _).
  apply T. repeat split; assumption.
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
  Lemma closed_needs_more : forall p c is s, closed p c -> (3 <= x \/ 3 <= length c) ->
    (forall d y, In (d, y) p -> d <> y) -> (forall l, In l c \/ In (s l) c -> s l = l) ->
    (forall d y, In (d, y) p -> In d c -> exec is s d = y) ->
    exists e, In e (events s is) /\ witness p c e.
  Proof.
    intros p c is s C X P. revert s. induction is as [|i is IH]; intros s O G.
    - exfalso. assert (L := closed_size _ _ C). destruct c as [|m c]; [simpl in L; lia|].
      destruct (closed_reads _ _ C m (or_introl eq_refl)) as (y & Hy & I). apply (P _ _ I).
      rewrite <- (O m) by (simpl; auto). apply G; simpl; auto.
    - assert (Here : forall e, In e (events1 s i) -> witness p c e -> exists e, In e (events s (i :: is)) /\ witness p c e)
        by (intros e He W; exists e; split; [apply in_app_iff; auto | assumption]).
      assert (Out : forall d v, In v c -> ~ In d c -> In (Written d v) (events1 s i) ->
                exists e, In e (events s (i :: is)) /\ witness p c e)
        by (intros d v Hv Hd He; apply (Here _ He); split; [assumption | eauto using closed_outside]).
      assert (Later : (forall l, In l c \/ In (exec1 s i l) c -> exec1 s i l = l) ->
                exists e, In e (events s (i :: is)) /\ witness p c e).
      { intros O'. destruct (IH _ O' G) as (e & He & W). exists e. split; [apply in_app_iff; auto | assumption]. }
      assert (Os : forall l k, In k c -> s l = k -> l = k) by (intros l k Hk <-; symmetry; auto).
      destruct i as [d y|a b].
      + destruct (in_dec loc_eq_dec d c) as [Hd|Hd].
        * destruct (loc_eq_dec d y) as [->|Ny].
          { apply Later. simpl. unfold set. intros l H. destruct (loc_eqb_spec l y); subst; auto. }
          exfalso. destruct (closed_read _ _ C d Hd) as (m & Hm & I).
          refine (lost is (exec1 s (Move d y)) d _ m (G _ _ I Hm)).
          intros l E. simpl in E. unfold set in E. destruct (loc_eqb_spec l d); apply Os in E; congruence || assumption.
        * destruct (in_dec loc_eq_dec (s y) c) as [Hy|Hy]; [apply (Out d (s y)); simpl; auto|].
          apply Later. simpl. unfold set. intros l H. destruct (loc_eqb_spec l d); subst; [tauto | auto].
      + destruct (loc_eq_dec a b) as [->|Nab].
        { apply Later. simpl. unfold set. intros l H. destruct (loc_eqb_spec l b); subst; auto. }
        destruct (in_dec loc_eq_dec a c) as [Ha|Ha], (in_dec loc_eq_dec b c) as [Hb|Hb].
        * assert (Ea := O a (or_introl Ha)). assert (Eb := O b (or_introl Hb)). cbn [events1] in Here.
          rewrite Ea, Eb in Here.
          destruct (Nat.leb_spec 3 x) as [L|L]; [apply (Here (Exchanged a b)); simpl; auto|].
          destruct (in_dec copy_eq_dec (a, b) p) as [I|I]; [|apply (Here (Written a b)); simpl; auto].
          apply (Here (Written b a)); simpl; [auto|]. split; [assumption|]. exact (closed_swap _ _ C ltac:(lia) a b Ha I).
        * apply (Out b (s a)); simpl; auto. rewrite O; auto.
        * apply (Out a (s b)); simpl; auto. rewrite O; auto.
        * apply Later. simpl. unfold set. intros l H.
          destruct (loc_eqb_spec l b); [subst|destruct (loc_eqb_spec l a); [subst|auto]];
            exfalso; (destruct H as [H|H]; [auto|]); pose proof (O _ (or_intror H)); congruence.
  Qed.

  (** For each group of locations a witness, or nothing. *)
  Lemma bound : forall p (weight : list loc -> nat) is groups,
    NoDup (dests p) -> (forall d y, In (d, y) p -> d <> y) -> (forall d y, In (d, y) p -> exec is (fun l => l) d = y) ->
    NoDup (concat groups) ->
    (forall c, In c groups -> weight c = 0 \/
       (weight c = 1 /\ exists e, In e (events (fun l => l) is) /\ witness p c e)) ->
    length p + list_sum (map weight groups) <= cost x is.
  Proof.
    intros p weight is groups U P G N H. set (es := events (fun l => l) is) in *.
    assert (W : exists ws, length ws = list_sum (map weight groups) /\ NoDup ws /\ incl ws es
              /\ forall w, In w ws -> exists c, In c groups /\ witness p c w).
    { induction groups as [|c groups IH]; simpl in *; [exists []; repeat split; [constructor | easy | easy]|].
      destruct IH as (ws & L & W & I & Z); [eapply NoDup_app_r, N | auto |].
      destruct (H c (or_introl eq_refl)) as [E|(E & e & He & We)]; rewrite E.
      - exists ws. repeat split; auto. intros w Hw. destruct (Z w Hw) as (c' & Hc & Wc). eauto.
      - exists (e :: ws). repeat split; simpl.
        + lia.
        + constructor; [|assumption]. intros J. destruct (Z e J) as (c' & Hc & Wc).
          assert (exists v, In v c /\ In v c') as (v & B1 & B2) by (destruct e; simpl in *; [exists v; tauto | eauto]).
          apply (NoDup_apart _ _ N v B1), in_concat. eauto.
        + intros w [->|Hw]; auto.
        + intros w [<-|Hw]; [eauto|]. destruct (Z w Hw) as (c' & Hc' & Wc). eauto. }
    destruct W as (ws & L & W & I & Z). etransitivity; [|apply events_cost with (s := fun l => l)].
    rewrite <- L, <- (map_length (fun c : copy => Written (fst c) (snd c)) p), <- app_length. apply NoDup_incl_length.
    - apply NoDup_join; [|assumption|].
      + apply Injective_map_NoDup; [|apply NoDup_map_inv in U; assumption]. intros [a b] [d y] E. simpl in E. congruence.
      + intros w Hw J. apply in_map_iff in Hw. destruct Hw as ([d y] & <- & Hw). destruct (Z _ J) as (c & _ & Wc).
        simpl in Wc. tauto.
    - intros w Hw. apply in_app_iff in Hw. destruct Hw as [Hw|Hw]; [|auto]. apply in_map_iff in Hw.
      destruct Hw as ([d y] & <- & Hw). destruct (changed_is_written is (fun l => l) d) as [E|E]; rewrite (G _ _ Hw) in E;
        [exfalso; eapply P; eauto | exact E].
  Qed.

  Definition total (cycles : list (list loc)) : nat := list_sum (map (fun c => extra x (length c)) cycles).

  (** The bound, for any sequence that is right for every state, and any disjoint closed cycles. *)
  Lemma lower_bound : forall p scratch is cycles,
    NoDup (dests p) -> (forall l, In l (dests p) -> ~ In l scratch) ->
    (forall (s : loc -> loc) l, ~ In l scratch -> exec is s l = parallel p s l) ->
    (forall c, In c cycles -> closed (proper p) c) -> NoDup (concat cycles) ->
    length (proper p) + total cycles <= cost x is.
  Proof.
    intros p scratch is cycles U D G C Uc.
    assert (P : forall d y, In (d, y) (proper p) -> d <> y) by (intros d y H; apply proper_spec in H; tauto).
    assert (G' : forall d y, In (d, y) (proper p) -> exec is (fun l => l) d = y).
    { intros d y I. apply proper_spec in I. rewrite G by (apply D; eapply in_dests; apply I). unfold parallel.
      rewrite (in_lookup _ _ _ U (proj1 I)). reflexivity. }
    apply bound; auto; [apply NoDup_filter_dests, U|]. intros c Hc.
    destruct (extra_cases x (length c) x2 (closed_size _ _ (C c Hc))) as [(_ & _ & E)|(E1 & E2)]; [auto|].
    right. split; [assumption|]. eapply closed_needs_more; eauto.
  Qed.
End Lower.

(** *** Loads *)

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
  intros x p is vs X U P A G N V. set (groups := map (fun v => [v]) vs).
  assert (E : concat groups = vs /\ list_sum (map (fun _ => 1) groups) = length vs)
    by (clear; unfold groups; induction vs as [|v vs [E1 E2]]; simpl; split; congruence).
  destruct E as [E1 E2]. rewrite <- E2. apply bound; auto; [rewrite E1; assumption|].
  intros c Hc. right. split; [reflexivity|]. apply in_map_iff in Hc. destruct Hc as (v & <- & Hv).
  destruct (V v Hv) as (Mv & Sv & Dv). apply sources_in in Sv. destruct Sv as (d & J).
  destruct (loaded_first x v Mv is (fun l => l) A) as [(r & Rr & H)|H]; [auto | | exfalso; eapply P; [exact J | eauto]].
  exists (Written r v). split; [assumption|]. split; [left; reflexivity|]. intros K. apply Dv in K. congruence.
Qed.

(** ** What no sequence can do *)

(** Nothing can be performed: every destination is read, and there are only closed cycles. *)
Definition stuck (p : list copy) : Prop := forall c, In c p -> is_free p c = false.

Lemma stuck_read : forall p, stuck p -> incl (dests p) (sources p).
Proof.
  intros p S d H. apply in_map_iff in H. destruct H as (c & <- & H). apply S in H.
  apply negb_false_iff, reads_spec in H. exact H.
Qed.

(** Closed cycles and nothing else, with the free locations [free]. If every move has its destination there, or reads
    all of them, the first one that changes anything else loses a value. For no free location these are all moves. *)
Theorem impossible : forall p free is,
  NoDup (dests p) -> (forall d x, In (d, x) p -> d <> x) -> stuck p -> p <> [] -> (forall t, In t free ->
    ~ In t (dests p)) ->
  (forall i, In i is -> match i with Move d y => In d free \/ forall t, In t free -> t = y | Exchange _ _ => False end) ->
  ~ (forall l, ~ In l free -> exec is (fun l => l) l = parallel p (fun l => l) l).
Proof.
  intros p free is U P S Ne D.
  assert (Q : forall is s, (forall l, ~ In l free -> s l = l) ->
            (forall i, In i is -> match i with Move d y => In d free \/ forall t, In t free ->
              t = y | Exchange _ _ => False end) ->
            ~ (forall l, ~ In l free -> exec is s l = parallel p (fun l => l) l)); [|intros M; apply Q; auto].
  clear is. induction is as [|i is IH]; intros s O M G.
  - destruct p as [|[d x] p']; [contradiction|].
    assert (Nd : ~ In d free) by (intros J; apply (D d J); left; reflexivity).
    specialize (G d Nd). unfold parallel in G. simpl in G. rewrite loc_eqb_refl, O in G by assumption.
    eapply P; [left; reflexivity | exact G].
  - pose proof (M i (or_introl eq_refl)) as Mi. destruct i as [d y|a b]; [|contradiction].
    destruct (in_dec loc_eq_dec d free) as [Fd|Fd]; [|destruct (loc_eq_dec (s y) d) as [E|N]].
    1, 2: apply (IH (exec1 s (Move d y))); [| intros; apply M; right; assumption | exact G]; intros l Nl; simpl; unfold set;
      destruct (loc_eqb_spec l d) as [->|]; [contradiction || assumption | auto].
    assert (L : forall l, exec is (exec1 s (Move d y)) l <> d).
    { apply lost. intros l. simpl. unfold set. destruct (loc_eqb_spec l d) as [->|Nl]; [assumption|].
      destruct (in_dec loc_eq_dec l free) as [Fl|Fl]; [|rewrite O; assumption].
      destruct Mi as [?|Mi]; [contradiction|]. rewrite (Mi l Fl). assumption. }
    destruct (in_dec loc_eq_dec d (dests p)) as [H|H].
    + apply (stuck_read p S), sources_in in H. destruct H as (m & H). apply (L m). change (exec (Move d y :: is) s m = d).
      rewrite G by (intros J; eapply D; eauto using in_dests). unfold parallel. rewrite (in_lookup _ _ _ U H). reflexivity.
    + apply (L d). change (exec (Move d y :: is) s d = d). rewrite G by assumption. unfold parallel.
      apply lookup_none in H. rewrite H. reflexivity.
Qed.

(** Cycles within memory with one register [t] and no other location, if a move accesses memory at most once: whatever is
    in [t], no location in memory ever changes. *)
Theorem memory_cycle_impossible : forall p t is,
  NoDup (dests p) -> (forall d x, In (d, x) p -> d <> x) -> stuck p -> p <> [] -> ~ In t (dests p) ->
  (forall i, In i is -> match i with Move d y => d = t \/ y = t | Exchange _ _ => False end) ->
  ~ (forall l, l <> t -> exec is (fun l => l) l = parallel p (fun l => l) l).
Proof.
  intros p t is U P S Ne T M G. apply (impossible p [t] is U P S Ne); simpl.
  - intros l [<-|[]]. assumption.
  - intros i Hi. apply M in Hi. destruct i as [d y|]; [|assumption]. destruct Hi as [->| ->]; [auto|]. right. intuition.
  - intros l Nl. apply G. intuition.
Qed.

(** But one that may borrow a register whose value is needed later exchanges two locations in memory. *)
Example borrowed_register :
  let is := [Move (R 9) (M 1); Move (M 1) (R 1); Move (R 1) (M 2); Move (M 2) (R 9); Move (R 9) (M 1);
             Move (M 1) (R 1); Move (R 1) (R 9)] in
  forall V (s : loc -> V) l, l <> R 9 -> exec is s l = parallel [(M 1, M 2); (M 2, M 1)] s l.
Proof.
  intros is V s l N.
  destruct l as [n|n]; do 10 (destruct n as [|n]; [reflexivity || contradiction|]); reflexivity.
Qed.

(** ** Length *)

Lemma dests_length : forall p, length (dests p) = length p.
Proof. intros. apply map_length. Qed.

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

(** What holds for a location holds for those that its copies lead to; for a member of a cycle, it holds for all. *)
Definition spreads (p : list copy) (T : loc -> Prop) : Prop := forall m x, T m -> lookup p m = Some x -> T x.

Lemma linked_spreads : forall p T, spreads p T -> forall c final l, linked p (l :: c) final -> T l ->
  (forall m, In m (l :: c) -> T m) /\ T final.
Proof.
  intros p T Cl. induction c as [|m c IH]; intros final l [L1 L2] H.
  - split; [intros m [<-|[]]; assumption | eauto].
  - destruct (IH final m L2) as [I1 I2]; [eauto|]. split; [|assumption]. intros k [<-|K]; auto.
Qed.

Lemma linked_app : forall p a l b final, linked p (a ++ l :: b) final -> linked p (l :: b) final.
Proof. induction a as [|k a IH]; simpl; intros l b final L; [assumption | apply IH, L]. Qed.

Lemma cycle_in : forall p T h c, spreads p T -> linked p (h :: c) h -> (exists m, In m (h :: c) /\ T m) ->
  forall m, In m (h :: c) -> T m.
Proof.
  intros p T h c Cl L (m & I & H). apply (linked_spreads p T Cl c h h L).
  apply in_split in I. destruct I as (a & b & E). rewrite E in L. apply linked_app in L.
  apply (linked_spreads p T Cl b h m L H).
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

(** From [l] the copies lead to a location that no copy writes: no set of destinations with [l] contains all that its
    members read. *)
Definition grounded (p : list copy) (l : loc) : Prop :=
  forall T : loc -> Prop, spreads p T -> (forall m, T m -> In m (dests p)) -> ~ T l.

Definition is_cycle (p : list copy) (cycle : list loc) : Prop :=
  exists h c, cycle = h :: c /\ linked p (h :: c) h /\ NoDup (h :: c) /\ incl (h :: c) (dests p).

Lemma walk_spec : forall p fuel path l,
  linked p path l -> NoDup path -> incl path (dests p) -> fuel + length path = S (length p) ->
  match walk fuel p (rev path) l with
  | Some cycle => is_cycle p cycle /\ forall T, spreads p T -> T l -> exists m, In m cycle /\ T m
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

(** ** Copies between registers *)

Lemma free_spec : forall p d x, is_free p (d, x) = true <-> ~ In d (sources p).
Proof. intros. unfold is_free. rewrite negb_true_iff. apply reads_false. Qed.

Record plain (p : list copy) : Prop := {
  plain_dests : NoDup (dests p);
  plain_registers : forall d x, In (d, x) p -> is_register d = true /\ is_register x = true;
  plain_proper : forall d x, In (d, x) p -> d <> x }.

Lemma proper_plain : forall p, NoDup (dests p) ->
  (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) -> plain (proper p).
Proof.
  intros p U Rs. constructor; [apply NoDup_filter_dests, U | |]; intros d x H; apply proper_spec in H;
    [apply (Rs d x)|]; tauto.
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

(** Every copy of a location that is written can be performed, but for cycles. *)
Definition settled (p : list copy) : Prop := forall d x, In (d, x) p -> In x (dests p) -> In d (sources p).

Lemma read_once : forall p a b x, NoDup (dests p) -> settled p -> In (a, x) p -> In (b, x) p -> In x (dests p) -> a = b.
Proof.
  intros p a b x U S A B W. set (inner := filter (fun c => writes p (snd c)) p).
  assert (I : forall d y, In (d, y) inner <-> In (d, y) p /\ In y (dests p))
    by (intros; unfold inner; rewrite filter_In; simpl; rewrite writes_spec; tauto).
  apply (source_once inner a b x); [| apply I; auto | apply I; auto].
  apply NoDup_incl_NoDup with (l := dests inner); [apply NoDup_filter_dests, U | unfold sources, dests;
    rewrite !map_length; lia |].
  intros d H. destruct (lookup_some _ _ H) as [y E]. apply lookup_in, I in E.
  destruct (sources_in p d (S d y (proj1 E) (proj2 E))) as (k & K).
  apply (in_sources _ k), I. split; [assumption|]. eapply in_dests, E.
Qed.

Lemma stuck_written : forall p, NoDup (dests p) -> stuck p -> incl (sources p) (dests p).
Proof.
  intros p U S. apply NoDup_length_incl; [assumption | unfold sources, dests; rewrite !map_length;
    lia | apply stuck_read, S].
Qed.

(** When nothing can be performed, a cycle is closed. *)
Lemma settled_closed : forall p h c, plain p -> settled p -> is_cycle p (h :: c) -> closed p (h :: c).
Proof.
  intros p h c [U _ P] S (h' & c' & E & L & N & I). injection E as <- <-.
  assert (R : forall m, In m (h :: c) -> exists x, In x (h :: c) /\ lookup p m = Some x).
  { intros m Hm. destruct (linked_next _ _ _ _ L Hm) as (x & E & [H| ->]); [|exists h; simpl]; eauto. }
  constructor.
  - destruct c as [|m c]; [|simpl; lia]. destruct L as [L _]. exfalso. eapply P; [apply lookup_in, L | reflexivity].
  - intros m Hm. destruct (R m Hm) as (x & Hx & E). eauto using lookup_in.
  - intros x Hx. destruct (linked_previous _ _ _ _ L Hx) as (m & Hm & E). eauto using lookup_in.
  - intros d x H Hx. destruct (linked_previous _ _ _ _ L Hx) as (m & Hm & E).
    rewrite (read_once p d m x) by auto using lookup_in. assumption.
  - intros L3 a b Ha Hab Hba. apply in_lookup in Hab, Hba; try assumption.
    assert (Q : incl (h :: c) [a; b]).
    { intros m Hm. simpl. enough (m = a \/ m = b) by intuition.
      refine (cycle_in p (fun m => m = a \/ m = b) h c _ L _ m Hm); [|eauto].
      intros k x [->| ->] E; [right | left]; congruence. }
    pose proof (NoDup_incl_length N Q) as B. simpl in B, L3. lia.
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

(** Closed cycles that are left when a cycle has been opened or exchanged are no part of it. *)
Lemma closed_disjoint : forall p h c c', NoDup (dests p) -> linked p (h :: c) h -> closed p c' -> ~ In h c' ->
  forall m, In m (h :: c) -> ~ In m c'.
Proof.
  intros p h c c' U L C Nh m Hm Hc. apply Nh.
  apply (cycle_in p (fun k => In k c') h c); [| assumption | eauto | simpl; auto].
  intros k x Hk E. destruct (closed_reads p c' C k Hk) as (y & Hy & J). apply in_lookup in J; [|assumption]. congruence.
Qed.

(** ** Transitions between registers *)

Lemma find_nothing : forall (f : copy -> bool) cs, (forall c, In c cs -> f c = false) -> find f cs = None.
Proof.
  intros f cs H. destruct (find f cs) as [c|] eqn:E; [|reflexivity]. apply find_some in E. rewrite H in E; [easy | apply E].
Qed.

Lemma perform_registers : forall p h ch d x next, plain p -> In (d, x) p ->
  exists p' ch', perform d x (State p h [] ch) next = ([Move d x], State p' h [] ch') /\ performed d x p p'.
Proof.
  intros p h ch d x next [_ Rs _] H. destruct (Rs _ _ H) as [Rd Rx]. unfold perform. cbn [pending held stored].
  assert (C : comes_last (remove d p) x = false).
  { unfold comes_last. destruct (lookup (remove d p) x) as [y|] eqn:L; [|reflexivity].
    apply lookup_in, in_remove in L. rewrite (proj2 (Rs _ _ (proj1 L))). reflexivity. }
  rewrite Rd, Rx, C. cbn [negb andb orb]. rewrite andb_true_r.
  destruct (reads (remove d p) x && writes (remove d p) x) eqn:B; do 2 eexists; (split; [reflexivity|]);
    [left; reflexivity | right; split; [reflexivity|]].
  rewrite <- writes_spec, <- reads_spec. intros W R. rewrite W, R in B. discriminate.
Qed.

(** A transition performs a free copy, postpones one, or opens a cycle. *)
Lemma transition_registers : forall scratch exchange_cost hold p h ch, plain p ->
  let st := State p h [] ch in let next := transition scratch exchange_cost hold st in
  (exists c n, In c p /\ is_free p c = true /\ ~ In (fst c) h /\ next = Some (perform_or_hold hold n st c))
  \/ ((forall c, In c p -> is_free p c = true -> In (fst c) h)
      /\ next = option_map (fun c => open_cycle scratch exchange_cost hold c st) (find_cycle p (dests p))).
Proof.
  intros scratch exchange_cost hold p h ch [_ Rs _] st next.
  assert (A : forall c n, In c p -> ready st c = true -> next = Some (perform_or_hold hold n st c) ->
            exists c n, In c p /\ is_free p c = true /\ ~ In (fst c) h /\ next = Some (perform_or_hold hold n st c)).
  { intros c n I F E. apply andb_true_iff in F. destruct F as [F N]. exists c, n. rewrite <- mem_spec. simpl in N.
    destruct (mem (fst c) h); easy. }
  assert (Q : forall c, In c p -> is_store c = false /\ is_fetched p c = false /\ is_load c = false /\ is_move c = true).
  { intros [d x] H. destruct (Rs _ _ H) as [Rd Rx]. unfold is_store, is_fetched, is_passing, is_load, is_move.
    simpl. rewrite Rd, Rx. auto. }
  assert (E : next = option_map (perform_or_hold hold true st)
                (match ch with Some l => find (fun c => (fst c =l l) && is_move c && ready st c) p | None => None end)
              <|> option_map (perform_or_hold hold true st) (find_last (fun c => is_move c && ready st c) p)
              <|> option_map (fun cycle => open_cycle scratch exchange_cost hold cycle st) (find_cycle p (dests p))).
  { unfold next, transition. cbn [pending chain st].
    rewrite (find_nothing (fun c => is_store c && _)), (find_nothing (is_fetched p)),
      (find_nothing (fun c => is_load c && _ && _)), (find_nothing (fun c => is_load c && _));
      try (intros c H; destruct (Q c H) as (Q1 & Q2 & Q3 & _); rewrite ?Q1, ?Q2, ?Q3; reflexivity).
    destruct (match ch with Some _ => _ | None => _ end), (find_last _ p), (find_cycle p (dests p)); reflexivity. }
  destruct (match ch with Some _ => _ | None => _ end) as [c|] eqn:M.
  { left. assert (F : In c p /\ ready st c = true)
      by (destruct ch; [apply find_some in M; rewrite !andb_true_iff in M; tauto | discriminate]).
    apply (A c true); [apply F | apply F | exact E]. }
  destruct (find_last _ p) as [c|] eqn:F.
  { left. apply find_last_in in F. rewrite andb_true_iff in F. apply (A c true); [tauto | tauto | exact E]. }
  right. split; [|rewrite E; simpl; destruct (find_cycle p (dests p)); reflexivity].
  intros c I Fc. unfold find_last in F. apply find_none with (x := c) in F; [|rewrite <- in_rev; assumption].
  destruct (Q c I) as (_ & _ & _ & Mc). unfold ready in F. simpl in F. rewrite Mc, Fc in F.
  apply negb_false_iff, mem_spec in F. assumption.
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
  let st := State p hd [] ch in
  open_cycle scratch exchange_cost hold (h :: c) st
  = if no_more (length (h :: c) + 1) (by_exchange exchange_cost (h :: c))
       && (1 <=? length (free_registers scratch p) + length hd)
    then do (t, st) <- take_register scratch st; save scratch t h st
    else if less (length (h :: c) + 1) (by_exchange exchange_cost (h :: c)) && negb hold then None
    else match by_exchange exchange_cost (h :: c) with
         | Some _ => exchange (h :: c) st
         | None => open_through_memory scratch (rev (copies_of p (h :: c))) st
         end.
Proof.
  intros scratch exchange_cost hold p h c hd ch [_ Rs _] L st.
  assert (Pa : forall e, In e (copies_of p (h :: c)) -> is_passing e = false).
  { intros [d x] H. apply copies_in in H. destruct (Rs _ _ H) as [Rd _]. unfold is_passing. simpl. rewrite Rd.
    reflexivity. }
  destruct (copies_last p c h h L) as [last El]. unfold open_cycle. cbn [pending held stored st].
  rewrite (find_nothing (fun e => is_move e && writes [] (snd e))) by (intros; apply andb_false_r).
  rewrite (find_nothing (fun e => is_passing e && _)), (find_nothing is_passing) by (intros e H; rewrite ?(Pa e H); auto).
  replace (length (h :: c) - 1) with (length c) by (simpl; lia). rewrite El.
  replace (filter is_passing _) with (@nil copy).
  2: { symmetry. destruct (filter is_passing _) as [|e es] eqn:F; [reflexivity|].
       assert (H : In e (filter is_passing (copies_of p (h :: c)))) by (rewrite F; left; reflexivity).
       apply filter_In in H. rewrite Pa in H; [easy | apply H]. }
  cbn [length no_more less snd]. change (1 <? 0) with false. cbn [andb]. rewrite !andb_true_r.
  destruct (by_exchange exchange_cost (h :: c)); reflexivity.
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
  inversion N as [|? ? Na N']; subst. set (p1 := proper (redirect (swap a b) p)).
  assert (Sw : forall z, (z = a /\ swap a b z = b) \/ (z = b /\ swap a b z = a) \/ (z <> a /\ z <> b /\ swap a b z = z)).
  { intros z. unfold swap. destruct (loc_eqb_spec z a); [auto|]. destruct (loc_eqb_spec z b); auto. }
  assert (M : forall d z, In (d, z) p1 <-> exists w, In (d, w) p /\ z = swap a b w /\ d <> z).
  { intros d z. unfold p1. rewrite proper_spec. unfold redirect. rewrite in_map_iff. split.
    - intros [([d' w] & E & J) F]. simpl in E. injection E as -> <-. exists w. auto.
    - intros (w & J & -> & Nz). split; [|assumption]. exists (d, w). auto. }
  assert (Ma : forall z, ~ In (a, z) p1).
  { intros z H. apply M in H. destruct H as (w & J & -> & Nz). apply in_lookup in J; [|assumption]. rewrite La in J.
    injection J as <-. destruct (Sw b) as [(E & _)|[(_ & E)|(_ & E & _)]]; congruence. }
  assert (U1 : NoDup (dests p1)) by (apply NoDup_filter_dests; rewrite dests_redirect; assumption).
  assert (D1 : forall l, l <> b -> (In l (dests p1) <-> In l (dests p) /\ l <> a)).
  { intros l Nb. split.
    - intros H. destruct (lookup_some _ _ H) as [z Ez]. apply lookup_in in Ez.
      split; [|intros ->; eapply Ma; exact Ez]. apply M in Ez. destruct Ez as (w & J & _). eauto using in_dests.
    - intros [H Nl]. destruct (lookup_some _ _ H) as [w Ew]. apply lookup_in in Ew. apply (in_dests _ _ (swap a b w)), M.
      exists w. repeat split; auto. destruct (Sw w) as [(_ & ->)|[(_ & ->)|(_ & _ & ->)]]; eauto. }
  assert (S1 : forall c', In a c' -> In b c' -> forall d y, In (d, y) p1 ->
            exists z, In (d, z) p /\ ((y = z /\ ~ In z [a; b]) \/ (In z c' /\ In y c'))).
  { intros c' Ha Hb d y J. apply M in J. destruct J as (w & J & -> & _). exists w. split; [assumption|].
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
    destruct Ez as (w & J & -> & Z). destruct L as [Lb _]. apply in_lookup in J; [|assumption].
    rewrite Lb in J. injection J as <-. destruct (Sw a) as [(_ & E)|[(E & _)|(E & _)]]; congruence.
  - destruct (IH b p1 None) as (is & p' & ch' & X & C & U' & P' & D' & Q); auto.
    + intros d y J. apply M in J. destruct J as (w & _ & _ & J). assumption.
    + replace b with (swap a b a) at 2 by (destruct (Sw a) as [(_ & E)|[(E & _)|(E & _)]]; congruence).
      apply (linked_map p p1 (swap a b) a); [| | exact L].
      * intros m z Hm Ez. apply in_lookup; [assumption|]. apply M. exists z. split; [apply lookup_in; assumption|].
        assert (m <> a) by (intros ->; contradiction). repeat split; auto.
        destruct (Sw z) as [(-> & ->)|[(-> & ->)|(_ & _ & ->)]]; [| auto | eauto using lookup_in].
        intros ->. destruct L as [Lb _]. rewrite Ez in Lb. injection Lb as ->. apply Na. simpl. auto.
      * intros z Hz. inversion N' as [|? ? Nb _]; subst. simpl in Hz, Na.
        destruct (Sw z) as [(-> & _)|[(-> & _)|(_ & _ & ?)]]; [tauto | contradiction Nb; exact Hz | assumption].
    + intros m Hm. destruct (loc_eq_dec m b) as [->|Nb].
      * destruct L as [Lb _]. apply (in_dests _ _ (swap a b e)), M. exists e. split; [apply lookup_in; assumption|].
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

Lemma exchanged_length : forall p c p', NoDup (dests p) -> NoDup c -> incl c (dests p) -> exchanged p c p' ->
  length p' + length c = length p.
Proof.
  intros p c p' U N I (U' & _ & D & _).
  rewrite <- (dests_length p'), <- (dests_length p), <- app_length. apply Nat.le_antisymm; apply NoDup_incl_length.
  - apply NoDup_join; auto. intros l H. apply D. assumption.
  - intros l H. apply in_app_iff in H. destruct H as [H|H]; [apply D; assumption | auto].
  - assumption.
  - intros l H. apply in_app_iff. destruct (in_dec loc_eq_dec l c); [auto|]. left. apply D. auto.
Qed.

Lemma cost_app : forall x is is', cost x (is ++ is') = cost x is + cost x is'.
Proof. intros. unfold cost. rewrite map_app, list_sum_app. reflexivity. Qed.

Lemma not_grounded : forall p c, is_cycle p c -> ~ forall l, grounded p l.
Proof.
  intros p c (h & c' & -> & L & N & I) G.
  apply (G h (fun l => In l (h :: c'))); [|intros m Hm; apply I, Hm | left; reflexivity].
  intros m x Hm E. destruct (linked_next _ _ _ _ L Hm) as (x' & E' & [H| ->]); [congruence | left; congruence].
Qed.

Lemma grounded_performed : forall p d x p', plain p -> In (d, x) p -> performed d x p p' ->
  (forall l, grounded p l) -> forall l, grounded p' l.
Proof.
  intros p d x p' Pl H E G l T C1 C2. destruct (performed_spec d x p p' Pl H E) as (_ & _ & D & Old & _).
  apply G; [|intros m Tm; apply D; auto]. intros m z Tm Ez.
  destruct (lookup_some p' m (C2 m Tm)) as [w Ew]. pose proof (C1 m w Tm Ew) as Tw.
  destruct (Old m w (lookup_in _ _ _ Ew)) as [J| ->].
  - rewrite (in_lookup _ _ _ (plain_dests p Pl) J) in Ez. injection Ez as <-. assumption.
  - exfalso. exact (proj2 (proj1 (D d) (C2 d Tw)) eq_refl).
Qed.

(** What is held can be performed, and has a source that no copy writes. *)
Definition holding (p : list copy) (h : list loc) : Prop :=
  NoDup h /\ forall t, In t h -> ~ In t (sources p) /\ exists y, In (t, y) p /\ ~ In y (dests p).

Section Registers.
  Variable scratch : list loc.
  Variable exchange_cost : option nat.

  (** Without exchanges, a cost that they might have. *)
  Definition price : nat := match exchange_cost with Some x => x | None => 3 end.

  (** A scratch register; or nothing at all; or no need of any. *)
  Definition supplied (hold : bool) (p : list copy) : Prop :=
    (hold = false /\ 2 <= price /\ exists t, In t scratch /\ is_register t = true)
    \/ (scratch = [] /\ exchange_cost = None)
    \/ (hold = false /\ forall l, grounded p l).

  (** The sequence of the remaining copies is a move for each, and what each closed cycle costs beyond that. *)
  Definition finds (r : option (list step)) (p : list copy) : Prop :=
    exists is cycles, r = Some is /\ cost price is = length p + total price cycles
      /\ (forall c, In c cycles -> closed p c) /\ NoDup (concat cycles).

  (** A register that is taken for the value of [a], which is written. *)
  Lemma taken : forall p h ch a, plain p -> (forall l, In l (dests p) -> ~ In l scratch) -> holding p h -> In a (dests p) ->
    (1 <=? length (free_registers scratch p) + length h) = true ->
    exists t h', (do (t, st) <- take_register scratch (State p h [] ch); save scratch t a st)
      = Some ([Move t a], State (rehome a t p) h' [] None)
    /\ is_register t = true /\ ~ In t (sources p) /\ (forall y, In (t, y) p -> ~ In y (dests p))
    /\ ~ In t h' /\ incl h' h /\ length h <= S (length h') /\ NoDup h'.
  Proof.
    intros p h ch a [U Rs _] Ds [Uh Hh] Ha E. unfold take_register. cbn [pending held].
    destruct (free_registers scratch p) as [|t ts] eqn:Ef.
    - destruct h as [|t h]; [discriminate|]. inversion Uh; subst. destruct (Hh t (or_introl eq_refl)) as (Nt & y & Hy & Ny).
      exists t, h. unfold save. cbn [pending held stored].
      rewrite (proj2 (reads_false p t) Nt), (proj2 (writes_spec p t)), orb_true_r by eauto using in_dests.
      repeat split; auto using incl_tl, incl_refl; [apply (Rs _ _ Hy)|].
      intros z Hz. apply in_lookup in Hy, Hz; try assumption. congruence.
    - assert (Ht : In t (free_registers scratch p)) by (rewrite Ef; left; reflexivity).
      apply filter_In in Ht. destruct Ht as [Ht1 Ht2]. apply andb_true_iff in Ht2. destruct Ht2 as [Ht2 Ht3].
      exists t, h. unfold save. cbn [pending held stored]. rewrite Ht3, (proj2 (mem_spec t scratch) Ht1).
      apply negb_true_iff, reads_false in Ht3. repeat split; auto using incl_refl.
      + intros y Hy. apply in_dests in Hy. destruct (Ds t Hy Ht1).
      + intros J. destruct (Hh t J) as (_ & y & Hy & _). apply in_dests in Hy. exact (Ds t Hy Ht1).
  Qed.

  (** What a cycle that is left after [a] has been moved to [t] was before. *)
  Lemma closed_rehomed : forall p a t c, ~ In t (sources p) -> a <> t -> In a (dests p) -> (forall y, In (t, y) p ->
    ~ In y (dests p)) ->
    closed (rehome a t p) c -> closed p c /\ ~ In a c.
  Proof.
    intros p a t c Nt Nat Ha Ht C. pose proof (closed_dests _ _ C) as Dc. rewrite dests_rehome in Dc.
    assert (Na : ~ In a c).
    { intros K. apply (closed_sources _ _ C), sources_rehome in K. tauto. }
    split; [|assumption]. refine (closed_before p (rehome a t p) c _ _ C); intros d x J Hx.
    - apply in_rehome in J. destruct J as (w & J & ->). unfold rename in *.
      destruct (loc_eqb_spec w a); [exfalso; subst | assumption].
      destruct (closed_reads _ _ C t Hx) as (k & Hk & K). apply in_rehome in K. destruct K as (w & K & ->).
      apply (Ht w K), Dc. unfold rename in Hk. destruct (loc_eqb_spec w a); [subst | assumption].
      destruct (Ht a K Ha).
    - apply in_rehome. exists x. split; [assumption|]. unfold rename.
      destruct (loc_eqb_spec x a) as [->|]; [contradiction | reflexivity].
  Qed.

  Lemma finds_opened : forall fuel hold p a c t h' ch, plain p -> linked p (a :: c) a -> NoDup (a :: c) ->
    closed p (a :: c) ->
    extra price (length (a :: c)) = 1 -> ~ In t (sources p) -> In a (dests p) -> In a (sources p) ->
    (forall y, In (t, y) p -> ~ In y (dests p)) ->
    finds (run scratch exchange_cost fuel hold (State (rehome a t p) h' [] ch)) (rehome a t p) ->
    finds (option_map (app [Move t a]) (run scratch exchange_cost fuel hold (State (rehome a t p) h' [] ch))) p.
  Proof.
    intros fuel hold p a c t h' ch [U _ _] L Nc Cl X Nt Ha Sa Ht (is & cycles & R & C & Z & N).
    assert (Nat : a <> t) by (intros ->; contradiction).
    assert (Z' : forall c', In c' cycles -> closed p c' /\ ~ In a c') by (intros c' Hc; eapply closed_rehomed; eauto).
    exists ([Move t a] ++ is), ((a :: c) :: cycles). split; [rewrite R; reflexivity|].
    split; [change (1 + cost price is = length p + (extra price (length (a :: c)) + total price cycles));
            rewrite C, X, <- (dests_length (rehome a t p)), dests_rehome, dests_length; lia|].
    split; [intros c' [<-|Hc]; [assumption | apply Z'; assumption]|].
    apply NoDup_join; auto. intros m Hm J. apply in_concat in J. destruct J as (c' & Hc & J).
    destruct (Z' c' Hc) as [Z1 Z2]. exact (closed_disjoint p a c c' U L Z1 Z2 m Hm J).
  Qed.

  Lemma finds_exchanged : forall p a c p' is r, plain p -> linked p (a :: c) a -> NoDup (a :: c) ->
    incl (a :: c) (dests p) ->
    closed p (a :: c) -> exchanged p (a :: c) p' -> cost price is = length (a :: c) + extra price (length (a :: c)) ->
    finds r p' -> finds (option_map (app is) r) p.
  Proof.
    intros p a c p' is r [U _ _] L N I C X Ce (is' & cycles & -> & Cs & Z & Nc).
    pose proof (exchanged_length p (a :: c) p' U N I X) as Len. destruct X as (U' & _ & D & Q).
    assert (M1 : forall d y, In (d, y) p' -> In (d, y) p /\ ~ In d (a :: c)).
    { intros d y J. pose proof (proj1 (D d) (in_dests _ _ _ J)) as Dd. split; [|apply Dd].
      destruct (Q d y J) as (z & Hz & [(-> & _)|(Hc & _)]); [assumption|]. exfalso. apply Dd.
      exact (closed_outside _ _ C d z Hz Hc). }
    assert (M2 : forall d y, In (d, y) p -> ~ In d (a :: c) -> In (d, y) p').
    { intros d y J Nd. destruct (lookup_some p' d) as [z Ez]; [apply D; eauto using in_dests|].
      apply lookup_in in Ez. assert (z = y) as <-; [|assumption]. apply in_lookup in J; [|assumption].
      pose proof (in_lookup _ _ _ U (proj1 (M1 _ _ Ez))). congruence. }
    assert (Z' : forall c', In c' cycles -> closed p c' /\ forall m, In m (a :: c) -> ~ In m c').
    { intros c' Hc. pose proof (Z c' Hc) as Zc. pose proof (closed_dests _ _ Zc) as Dc.
      assert (Dj : forall m, In m (a :: c) -> ~ In m c') by (intros m Hm J; apply Dc, D in J; tauto).
      split; [|assumption]. refine (closed_before p p' c' _ _ Zc); intros e z J Hz; [apply M1; assumption|].
      apply M2; [assumption|]. intros He. destruct (closed_reads _ _ C e He) as (w & Hw & Jw).
      apply in_lookup in J, Jw; try assumption. rewrite J in Jw. injection Jw as ->. exact (Dj w Hw Hz). }
    exists (is ++ is'), ((a :: c) :: cycles). split; [reflexivity|].
    split; [rewrite cost_app, Ce, Cs;
            change (total price ((a :: c) :: cycles)) with (extra price (length (a :: c)) + total price cycles); lia|].
    split; [intros c' [<-|Hc]; [assumption | apply Z'; assumption]|].
    apply NoDup_join; auto. intros m Hm J. apply in_concat in J. destruct J as (c' & Hc & J).
    exact (proj2 (Z' c' Hc) m Hm J).
  Qed.

  Definition fuel_for (hold : bool) (p : list copy) (h : list loc) : nat :=
    if hold then 6 * length p - length h else 2 * length p.

  Lemma run_registers : forall fuel hold p h ch, plain p -> (forall l, In l (dests p) -> ~ In l scratch) ->
    holding p h -> (hold = false -> h = []) -> supplied hold p -> fuel_for hold p h < fuel ->
    (exists d x, In (d, x) p /\ is_free p (d, x) = true /\ (hold = true -> In x (dests p)))
      \/ fuel_for hold p h + (if hold then 2 else 1) < fuel ->
    let r := run scratch exchange_cost fuel hold (State p h [] ch) in
    finds r p \/ (r = None /\ scratch = [] /\ exchange_cost = None /\ (hold = true ->
      stuck p /\ p <> []) /\ ~ forall l, grounded p l).
  Proof.
    induction fuel as [|fuel IH]; intros hold p h ch Pl Ds Hh Hn Sp F F2 r; [lia|]. pose proof Pl as [U Rs P].
    destruct (list_eq_dec copy_eq_dec p []) as [->|Ne].
    { left. exists [], []. do 2 (split; [reflexivity|]). split; [easy | constructor]. }
    assert (Run : run scratch exchange_cost (S fuel) hold (State p h [] ch)
                  = match transition scratch exchange_cost hold (State p h [] ch) with
                    | Some (Some (is, st)) => option_map (app is) (run scratch exchange_cost fuel hold st)
                    | Some None => None
                    | None => if hold then run scratch exchange_cost fuel false (State p [] [] None) else None
                    end) by (destruct p; [contradiction | reflexivity]).
    unfold r. rewrite Run. clear r Run.
    assert (Once : forall d x y, In (d, x) p -> In (d, y) p -> x = y)
      by (intros d x y J K; apply in_lookup in J, K; try assumption; congruence).
    assert (Lh : forall k, holding p k -> length k <= length p).
    { intros k [Uk Hk]. rewrite <- dests_length. apply NoDup_incl_length; [assumption|]. intros t Ht.
      destruct (Hk t Ht) as (_ & y & J & _). eauto using in_dests. }
    pose proof (Lh h Hh) as Lh0. assert (L1 : 1 <= length p) by (destruct p; [contradiction | simpl; lia]).
    destruct (transition_registers scratch exchange_cost hold p h ch Pl) as [([d x] & n & H & Fd & Nh & ->)|[S ->]].
    - unfold perform_or_hold. cbn [pending held stored fst snd] in *. destruct (holds hold p (d, x)) eqn:B.
      + apply andb_true_iff in B. destruct B as [-> B]. apply negb_true_iff in B. cbn [snd] in B.
        assert (Nx : ~ In x (dests p)) by (rewrite <- writes_spec; congruence). apply (free_spec p d x) in Fd.
        assert (Hh' : holding p (d :: h)).
        { destruct Hh as [Uh Hh]. split; [constructor; assumption|]. intros t [<-|Ht]; eauto. }
        pose proof (Lh _ Hh') as Ld. cbn [length fuel_for] in *.
        destruct (IH true p (d :: h) None) as [(is & R)|[R Ng]]; auto; [easy | cbn [fuel_for length]; lia | | |].
        * destruct F2 as [F2|F2]; [left; exact F2 | right; cbn [fuel_for length]; lia].
        * left. exists is. destruct R as (cycles & R & C). exists cycles. rewrite R. auto.
        * right. split; [rewrite R; reflexivity | exact Ng].
      + destruct (perform_registers p h ch d x n Pl H) as (p' & ch' & E & Pf). rewrite E. clear E.
        destruct (performed_spec d x p p' Pl H Pf) as (Pl' & Len & D & Old & New & Xs).
        assert (Hx : hold = true -> In x (dests p)) by (intros ->; apply negb_false_iff, writes_spec in B; exact B).
        destruct (IH hold p' h ch') as [(is & cycles & R & C & Z & N)|(R & E1 & E2 & E3 & E4)]; auto.
        * intros l Hl. apply Ds, D, Hl.
        * split; [apply Hh|]. intros t Ht. destruct (proj2 Hh t Ht) as (Nt & y & J & Ny).
          assert (Ntd : t <> d) by (intros ->; contradiction). split.
          -- intros K. apply sources_in in K. destruct K as (e & K).
             destruct (Old e t K) as [K'| ->]; [eauto using in_sources | congruence].
          -- exists y. split; [apply New; auto; intros -> | rewrite D; tauto].
             destruct hold; [auto | rewrite Hn in Ht; [contradiction | reflexivity]].
        * destruct Sp as [Sp|[Sp|(Sp & G)]]; [left; exact Sp | right; left; exact Sp|].
          right. right. split; [assumption|]. exact (grounded_performed p d x p' Pl H Pf G).
        * unfold fuel_for in *. destruct hold; lia.
        * right. unfold fuel_for in *. destruct hold; lia.
        * left. exists ([Move d x] ++ is), cycles. split; [rewrite R; reflexivity|].
          split; [change (1 + cost price is = length p + total price cycles); lia|].
          split; [|assumption]. intros c Hc. eapply closed_performed; eauto.
        * right. split; [rewrite R; reflexivity|]. do 2 (split; [assumption|]).
          split; [|intros G; exact (E4 (grounded_performed p d x p' Pl H Pf G))]. intros Hold. exfalso.
          assert (Hx' : In x (dests p')) by (apply D; split; [auto | intros ->; eapply P; eauto]).
          destruct (lookup_some p' x Hx') as [y Ey]. apply lookup_in in Ey.
          apply Xs, (free_spec p' x y) in Hx'. rewrite (proj1 (E3 Hold) _ Ey) in Hx'. discriminate.
    - assert (St : settled p).
      { intros d x H Hx. destruct (is_free p (d, x)) eqn:Fd; [|apply negb_false_iff, reads_spec in Fd; exact Fd].
        destruct (proj2 Hh d (S _ H Fd)) as (_ & y & J & Ny). rewrite (Once _ _ _ J H) in Ny. contradiction. }
      assert (F3 : fuel_for hold p h + (if hold then 2 else 1) < Datatypes.S fuel).
      { destruct F2 as [(d & x & H & Fd & Hx)|F2]; [exfalso | exact F2]. specialize (S _ H Fd). simpl in S.
        destruct hold; [|rewrite Hn in S; [contradiction | reflexivity]].
        destruct (proj2 Hh d S) as (_ & y & J & Ny). rewrite (Once _ _ _ J H) in Ny. auto. }
      clear F2. assert (Q := find_cycle_spec p (dests p)).
      destruct (find_cycle p (dests p)) as [c|] eqn:Ef; cbn [option_map].
      + pose proof Q as (a & c' & -> & L & N & I). pose proof (settled_closed p a c' Pl St Q) as Cl.
        assert (Ha : In a (dests p)) by (apply I; left; reflexivity).
        assert (Sa : In a (sources p)) by (apply (closed_sources _ _ Cl); left; reflexivity).
        assert (Gr := not_grounded p _ Q). set (n := length (a :: c')). assert (N2 : 2 <= n) by apply Cl.
        assert (Open : (1 <=? length (free_registers scratch p) + length h) = true -> extra price n = 1 ->
          finds match (do (t, st) <- take_register scratch (State p h [] ch); save scratch t a st) with
                | Some (is, st) => option_map (app is) (run scratch exchange_cost fuel hold st)
                | None => None
                end p).
        { intros Fr X. destruct (taken p h ch a Pl Ds Hh Ha Fr) as (t & h' & -> & Rt & Nt & Ht & Nh & Ih & Lh' & Uh').
          assert (Nat : a <> t) by (intros ->; contradiction).
          assert (Len : length (rehome a t p) = length p) by (rewrite <- dests_length, dests_rehome; apply dests_length).
          assert (Fa : exists z, In (a, z) (rehome a t p) /\ is_free (rehome a t p) (a, z) = true /\ In z (dests p)).
          { destruct (closed_reads _ _ Cl a (or_introl eq_refl)) as (z & Hz & J). exists z. split; [|split].
            - apply in_rehome. exists z. split; [assumption|]. unfold rename. destruct (loc_eqb_spec z a); [|reflexivity].
              subst. destruct (P _ _ J eq_refl).
            - apply free_spec. intros K. apply sources_rehome in K. tauto.
            - apply I, Hz. }
          destruct Fa as (z & Z1 & Z2 & Z3). apply finds_opened with (c := c'); auto.
          destruct (IH hold (rehome a t p) h' None) as [R|(_ & E1 & _ & E & _)]; auto.
          - apply plain_rehome; auto. intros K. exact (Ht a K Ha).
          - rewrite dests_rehome. assumption.
          - split; [assumption|]. intros k Hk. destruct (proj2 Hh k (Ih k Hk)) as (Nk & w & Hw & Nw). split.
            + intros K. apply sources_rehome in K. destruct K as [[K _]| ->]; contradiction.
            + exists w. rewrite dests_rehome. split; [|assumption]. apply in_rehome. exists w. split; [assumption|].
              unfold rename. destruct (loc_eqb_spec w a); [subst; contradiction | reflexivity].
          - intros Hf. rewrite (Hn Hf) in Ih. destruct h' as [|k]; [reflexivity | destruct (Ih k (or_introl eq_refl))].
          - destruct Sp as [Sp|[Sp|[_ G]]]; [left; exact Sp | right; left; exact Sp | contradiction].
          - unfold fuel_for in *. rewrite Len. destruct hold; lia.
          - left. exists a, z. rewrite dests_rehome. auto.
          - destruct hold; [rewrite (proj1 (E eq_refl) _ Z1) in Z2; discriminate|].
            rewrite E1, (Hn eq_refl) in Fr. discriminate. }
        rewrite open_registers by assumption. fold n. destruct Sp as [Sp|[[E1 E2]|[_ G]]]; [| |contradiction].
        * left. destruct Sp as (-> & P2 & t0 & T1 & T2). rewrite (Hn eq_refl) in *.
          assert (Fr : (1 <=? length (free_registers scratch p) + length (@nil loc)) = true).
          { assert (Ht : In t0 (free_registers scratch p)).
            { apply filter_In. split; [assumption|]. rewrite T2. apply negb_true_iff, reads_false. intros K.
              refine (Ds _ (stuck_written p U _ _ K) T1). intros e He.
              destruct (is_free p e) eqn:Fe; [destruct (S e He Fe) | reflexivity]. }
            destruct (free_registers scratch p); [contradiction | reflexivity]. }
          assert (Rc : forallb is_register (a :: c') = true).
          { apply forallb_forall. intros m Hm. destruct (lookup_some p m) as [x Ex]; [auto|]. apply lookup_in in Ex.
            apply (Rs _ _ Ex). }
          unfold by_exchange. rewrite Rc, Fr. fold n.
          assert (G2 : (n - 1) * 2 <= (n - 1) * price) by (apply Nat.mul_le_mono_l, P2).
          unfold extra in Open. destruct exchange_cost as [x|] eqn:Ex.
          -- assert (Px : price = x) by (unfold price; rewrite Ex; reflexivity). rewrite Px in *.
             cbn [no_more less]. destruct (Nat.leb_spec (n + 1) ((n - 1) * x)) as [G|G].
             ++ apply Open; [assumption|]. rewrite Nat.min_l by assumption. lia.
             ++ rewrite (proj2 (Nat.ltb_ge (n + 1) ((n - 1) * x))) by lia. cbn [andb].
                destruct (exchange_linked x c' a p ch U P L N I) as (is & p' & ch' & -> & Ce & X).
                assert (Len := exchanged_length _ _ _ U N I X). fold n in Len.
                apply (finds_exchanged p a c' p'); auto.
                { rewrite Px, Ce. fold n. unfold extra. rewrite Nat.min_r by lia.
                  replace (length c') with (n - 1) by (unfold n; simpl; lia). lia. }
                destruct X as (U' & P' & D' & Q'). destruct (IH false p' [] ch') as [R|(_ & E & _)]; auto.
                ** constructor; auto. intros d y J. destruct (Q' d y J) as (z & Hz & Hy). split; [apply (Rs _ _ Hz)|].
                   destruct Hy as [(-> & _)|(_ & Hy)]; [apply (Rs _ _ Hz) | exact (proj1 (forallb_forall _ _) Rc y Hy)].
                ** intros l H. apply Ds, D'. assumption.
                ** split; [constructor | easy].
                ** left. split; [reflexivity|]. split; [rewrite Px; assumption | eauto].
                ** unfold fuel_for in *. lia.
                ** right. unfold fuel_for in *. lia.
                ** rewrite E in T1. contradiction.
          -- assert (Px : price = 3) by (unfold price; rewrite Ex; reflexivity). rewrite Px in *.
             cbn [no_more less]. apply Open; [assumption|]. rewrite Nat.min_l; lia.
        * replace (by_exchange exchange_cost (a :: c')) with (@None nat) by (unfold by_exchange; rewrite E2; reflexivity).
          replace (free_registers scratch p) with (@nil loc) in * by (rewrite E1; reflexivity). destruct h as [|t h].
          -- right. split; [rewrite E1; destruct hold; [unfold open_through_memory; destruct (rev _)|]; reflexivity|].
             repeat split; auto. intros c Hc. destruct (is_free p c) eqn:Z; [destruct (S c Hc Z) | reflexivity].
          -- left. apply Open; [reflexivity|]. unfold price, extra. rewrite E2, Nat.min_l; lia.
      + assert (G : forall l, grounded p l) by (intros l T C1 C2 Tl; exact (Q l (C2 l Tl) T C1 C2 Tl)). left. destruct hold.
        * destruct (IH false p [] None) as [R|(_ & _ & _ & _ & Ng)]; auto; [split;
            [constructor | easy] | | | | contradiction].
          -- right. right. auto.
          -- unfold fuel_for in *. lia.
          -- right. unfold fuel_for in *. lia.
        * exfalso. rewrite (Hn eq_refl) in S. destruct p as [|[d x] q]; [contradiction|].
          apply (Q d (or_introl eq_refl) (fun l => In l (dests ((d, x) :: q)))); [|auto | left; reflexivity].
          intros m z _ E. apply stuck_written; eauto using in_sources, lookup_in. intros c Hc.
          destruct (is_free _ c) eqn:Z; [destruct (S c Hc Z) | reflexivity].
  Qed.
End Registers.

Lemma attempt_run : forall scratch exchange_cost hold p, exchange_cost <> Some 1 ->
  attempt scratch exchange_cost hold p
  = run scratch exchange_cost (8 * length (proper p) + 8) hold (State (proper p) [] [] None).
Proof.
  intros scratch x hold p X. unfold attempt.
  destruct x as [[|[|n]]|]; try congruence; destruct (run _ _ _ hold _); reflexivity.
Qed.

Lemma proper_unused : forall p (scratch : list loc), (forall l, In l (dests p) -> ~ In l scratch) ->
  forall l, In l (dests (proper p)) -> ~ In l scratch.
Proof. intros p scratch D l H. apply D, (dests_filter _ _ _ H). Qed.

Lemma run_proper : forall scratch exchange_cost hold p, NoDup (dests p) ->
  (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) ->
  (forall l, In l (dests p) -> ~ In l scratch) -> supplied scratch exchange_cost hold (proper p) ->
  let r := run scratch exchange_cost (8 * length (proper p) + 8) hold (State (proper p) [] [] None) in
  finds exchange_cost r (proper p)
  \/ (r = None /\ scratch = [] /\ exchange_cost = None /\ (hold = true -> stuck (proper p) /\ proper p <> [])
      /\ ~ forall l, grounded (proper p) l).
Proof.
  intros scratch x hold p U Rs D Sp. apply run_registers; auto.
  - apply proper_plain; assumption.
  - apply proper_unused, D.
  - split; [constructor | easy].
  - unfold fuel_for. destruct hold; simpl; lia.
  - right. unfold fuel_for. destruct hold; simpl; lia.
Qed.

(** What an exchange costs; without exchanges any such cost will do. *)
Theorem length_registers : forall scratch exchange_cost p t,
  match exchange_cost with Some x => 2 <= x | None => True end ->
  NoDup (dests p) -> (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) ->
  (forall l, In l (dests p) -> ~ In l scratch) -> In t scratch -> is_register t = true ->
  exists is cycles, sequentialize scratch exchange_cost p = Some is
    /\ cost (price exchange_cost) is = length (proper p) + total (price exchange_cost) cycles
    /\ (forall c, In c cycles -> closed (proper p) c) /\ NoDup (concat cycles).
Proof.
  intros scratch x p t X U R D T Rt. unfold sequentialize.
  destruct (run_proper scratch x false p U R D) as [(is & cycles & E & C)|(_ & E & _)]; [| |rewrite E in T; contradiction].
  - left. split; [reflexivity|]. split; [destruct x; simpl; lia | eauto].
  - exists is, cycles. rewrite attempt_run, E by (intros ->; lia). auto.
Qed.

Theorem minimal_registers : forall scratch exchange_cost p t is,
  match exchange_cost with Some x => 2 <= x | None => True end ->
  NoDup (dests p) -> (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) ->
  (forall l, In l (dests p) -> ~ In l scratch) -> In t scratch -> is_register t = true ->
  sequentialize scratch exchange_cost p = Some is ->
  forall is', (forall (s : loc -> loc) l, ~ In l scratch -> exec is' s l = parallel p s l) ->
  cost (price exchange_cost) is <= cost (price exchange_cost) is'.
Proof.
  intros scratch x p t is X U R D T Rt E is' G.
  destruct (length_registers scratch x p t X U R D T Rt) as (is1 & cycles & E1 & C & Z & N).
  rewrite E1 in E. injection E as ->. rewrite C. apply lower_bound with (scratch := scratch); auto.
  destruct x; simpl; lia.
Qed.

(** ** Without a scratch location *)

(** What is found without scratch location and exchange is as short as any sequence, even one with them. *)
Theorem minimal_no_scratch : forall p is, NoDup (dests p) ->
  (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) -> sequentialize [] None p = Some is ->
  forall is' scratch, (forall l, In l (dests p) -> ~ In l scratch) ->
  (forall (s : loc -> loc) l, ~ In l scratch -> exec is' s l = parallel p s l) -> cost 3 is <= cost 3 is'.
Proof.
  intros p is U Rs E is' scratch D G. apply either in E. rewrite !attempt_run in E by discriminate.
  assert (B : finds None (Some is) (proper p)).
  { assert (R := fun hold => run_proper [] None hold p U Rs (fun _ _ H => H) (or_intror (or_introl (conj eq_refl eq_refl)))).
    destruct E as [E|E]; [destruct (R false) as [B|(B & _)] | destruct (R true) as [B|(B & _)]]; rewrite E in B;
      exact B || discriminate. }
  destruct B as (? & cycles & E1 & C & Z & N). injection E1 as <-. change (price None) with 3 in C. rewrite C.
  apply lower_bound with (scratch := scratch); auto.
Qed.

(** Without scratch location and exchange the algorithm fails only if every sequence of moves is wrong. *)
Theorem fails_only_where_it_must : forall p is, NoDup (dests p) ->
  (forall d x, In (d, x) p -> is_register d = true /\ is_register x = true) -> sequentialize [] None p = None ->
  (forall i, In i is -> match i with Move _ _ => True | Exchange _ _ => False end) ->
  ~ (forall l, exec is (fun l => l) l = parallel p (fun l => l) l).
Proof.
  intros p is U Rs E M G. unfold sequentialize in E. destruct (attempt [] None false p); [discriminate|].
  rewrite attempt_run in E by discriminate. destruct (proper_plain p U Rs) as [U' _ P].
  destruct (run_proper [] None true p U Rs (fun _ _ H => H) (or_intror (or_introl (conj eq_refl eq_refl))))
    as [(? & ? & B & _)|(_ & _ & _ & B & _)]; [congruence|]. destruct (B eq_refl) as [S Ne].
  apply (impossible (proper p) [] is U' P S Ne); [easy | intros i Hi; apply M in Hi; destruct i; [right; easy | easy] |].
  intros l _. rewrite G. symmetry. apply parallel_proper, U.
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
      { constructor; [assumption | | assumption]. intros d y J. destruct (Q1 d y J) as (x & Hx & Hy).
        split; [apply (Rs _ _ Hx)|].
        destruct Hy as [(-> & _)|(_ & Hy)]; [apply (Rs _ _ Hx)|]. apply (proj1 (forallb_forall _ _) Rc). assumption. }
      destruct (IH p1 ch1 Pl1) as (is & p' & ch' & heads & E & Pl' & C & D & Sr & G & K).
      rewrite E. exists (is1 ++ is), p', ch', (h :: heads).
      do 2 (split; [auto|]).
      assert (Len := exchanged_length _ _ _ U N I (conj U1 (conj P1 (conj D1 Q1)))).
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
            destruct (Q1 m y (lookup_in _ _ _ Ey)) as (z & Hz & Hy). rewrite (in_lookup _ _ _ U Hz) in Ex.
            injection Ex as ->.
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
  cbn [pending] in E. rewrite E1 in E.
  assert (Gl : forall l, grounded p' l) by (intros l T T1 T2 Tl; apply (Gr l) with (T := T); auto).
  destruct (run_registers scratch (Some 1) (8 * length q + 8) false p' [] ch' Pl')
    as [(is2 & cycles & E2 & C2 & Z & _)|(_ & _ & _ & _ & Ng)]; auto;
    [intros l Hl; apply (proper_unused p), D, Hl; assumption | split; [constructor | easy] | right; right;
      auto | unfold fuel_for; lia
     | right; unfold fuel_for; lia | | contradiction].
  assert (cycles = []) as ->.
  { destruct cycles as [|c cycles]; [reflexivity|]. exfalso. specialize (Z c (or_introl eq_refl)).
    assert (L := closed_size _ _ Z). destruct c as [|m c]; [simpl in L; lia|].
    apply (Gl m (fun l => In l (m :: c))); [| apply closed_dests, Z | left; reflexivity]. intros k z Hk Ez.
    destruct (closed_reads _ _ Z k Hk) as (w & Hw & J). apply in_lookup in J; [congruence | apply Pl']. }
  change (price (Some 1)) with 1 in C2. change (total 1 []) with 0 in C2. rewrite E2 in E. injection E as <-.
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

Example one_load :
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
Print Assumptions loaded_once.
