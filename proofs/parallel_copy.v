(** * Parallel copies: one algorithm, its meaning, its length, and that nothing is shorter

    The algorithm is that of crates/ssa/src/parallel_copy, step by step and with the same names; a table of
    its answers (table.bin) keeps the two together. Proved for every parallel copy with distinct destinations:
    - [meaning]: every sequence is right for every state, with memory, exchanges and any scratch locations.
    - Registers, a scratch register, an exchange for x >= 2 or none: [length_registers], [minimal_registers].
    - Registers, x = 1, with or without a scratch register: [minimal_exchanges].
    - Registers, neither scratch nor exchanges: [minimal_no_scratch], [fails_only_where_it_must].
    - Memory: [loaded_once]; [load_bound] for any sequence; [memory_cycle_impossible] for one register alone.
    Not proved, but compared with a search over all copies of few locations: minimality with exchanges for
    x >= 2 but no scratch register, and with memory and two scratch registers. With memory and one scratch
    register it is false (docs/parallel-copies.md). Not modelled: classes, widths, dead sources. *)

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
Proof. decide equality; apply Nat.eq_dec. Qed.

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

    The state: pending copies in their order; destinations of postponed copies, the last one first; pairs of
    a location and a location in memory that holds its value for good; the move to be performed next. *)

Record state := State {
  pending : list copy;
  held : list loc;
  stored : list copy;
  chain : option loc }.

Notation "'do' p <- a ; b" := (match a with Some p => b | None => None end)
  (at level 200, p pattern, a at level 100, b at level 200).
Notation "a <|> b" := (match a with Some first => Some first | None => b end)
  (at level 60, right associativity).

Section Algorithm.
  Variable scratch : list loc.
  (** The cost of an exchange, for a cost of one for all else. *)
  Variable exchange_cost : option nat.

  Definition reads (p : list copy) (l : loc) : bool := existsb (fun c => snd c =l l) p.
  Definition writes (p : list copy) (l : loc) : bool := existsb (fun c => fst c =l l) p.
  Definition mem (l : loc) (ls : list loc) : bool := existsb (fun m => m =l l) ls.

  Definition without (ls : list loc) (p : list copy) : list copy := filter (fun c => negb (mem (fst c) ls)) p.
  Definition redirect (f : loc -> loc) (p : list copy) : list copy := map (fun c => (fst c, f (snd c))) p.

  (** For the readers of [x], which read [y] from now on. *)
  Definition rename (x y l : loc) : loc := if l =l x then y else l.

  (** The same for what is known to be stored; nothing is known of a location that is overwritten. *)
  Definition rekey (f : loc -> loc) (known : list copy) : list copy :=
    map (fun c => (f (fst c), snd c)) known.

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

  (** Whether nothing waits for the load: its source is not written, read elsewhere, or a scratch location. *)
  Definition is_last (p : list copy) (c : copy) : bool :=
    negb (writes p (snd c) || mem (snd c) scratch || (1 <? length (filter (fun c' => snd c' =l snd c) p))).

  (** Performs the copy of [x] to [d]. *)
  Definition perform (d x : loc) (st : state) (next : bool) : list step * state :=
    let p := without [d] (pending st) in
    let known := without [d] (stored st) in
    let moves_on := is_register d && reads p x
                    && (negb (is_register x) || (writes p x && negb (comes_last p x))) in
    let f := if moves_on then rename x d else fun l => l in
    ([Move d x], State (redirect f p) (held st) (rekey f (if is_register d then known else (x, d) :: known))
                       (if next && negb (reads (redirect f p) x) then Some x else None)).

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
      Some (t, State (redirect (rename t m) (pending st)) [] (rekey (rename t m) (stored st)) None)
    end.

  (** Moves the value in [x] to [t] for good. The guard holds for what [take_register] gives. *)
  Definition save (t x : loc) (st : state) : option (list step * state) :=
    if negb (reads (pending st) t) && (mem t scratch || writes (pending st) t) then
      Some ([Move t x], State (redirect (rename x t) (pending st)) (held st)
                              (rekey (rename x t) (without [t] (stored st))) None)
    else None.

  Definition save_in_register (x : loc) (st : state) : option (list step * state) :=
    do (t, st) <- take_register st; save t x st.

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

  Definition copies_of (p : list copy) (cycle : list loc) : list copy :=
    flat_map (fun d => match lookup p d with Some x => [(d, x)] | None => [] end) cycle.

  Fixpoint exchanges (cs : list copy) : list step :=
    match cs with
    | (d, x) :: ((_ :: _) as cs) => Exchange d x :: exchanges cs
    | _ => []
    end.

  (** The member of a cycle that reads [l], and then has its value. *)
  Definition reader (cs : list copy) (l : loc) : loc :=
    match find (fun c => snd c =l l) cs with Some c => fst c | None => l end.

  Definition exchange (cycle : list loc) (st : state) : list step * state :=
    let cs := copies_of (pending st) cycle in
    (exchanges cs, State (redirect (reader cs) (without cycle (pending st))) (held st)
                         (without cycle (stored st)) None).

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
      do c <- reader; save_in_register (snd c) st
    else if less g e && less g r && negb hold then None
    else if match e with Some e => no_more e r | None => false end then Some (exchange cycle st)
    else match kept with
         | Some c =>
           do m <- lookup (stored st) (snd c);
           let f := rename (snd c) m in
           Some ([], State (redirect f p) (held st) (rekey f (stored st)) None)
         | None => open_through_memory (rev cs) st
         end.

  Definition find_last (f : copy -> bool) (p : list copy) : option copy := find f (rev p).

  Definition perform_or_hold (hold next : bool) (c : copy) (st : state) : list step * state :=
    if holds hold (pending st) c then ([], State (pending st) (fst c :: held st) (stored st) None)
    else perform (fst c) (snd c) st next.

  Definition ready (st : state) (c : copy) : bool := is_free (pending st) c && negb (mem (fst c) (held st)).

  (** One transition, by the first rule that applies; [Some None] is a failure. *)
  Definition transition (hold : bool) (st : state) : option (option (list step * state)) :=
    let p := pending st in
    let performs hold next := option_map (fun c => Some (perform_or_hold hold next c st)) in
    performs hold true (do l <- chain st; find (fun c => (fst c =l l) && is_move c && ready st c) p)
    <|> performs false false (find (fun c => is_store c && ready st c) p)
    <|> (do c <- find (is_fetched p) p; do _ <- take_register st; Some (save_in_register (snd c) st))
    <|> performs hold true (find_last (fun c => is_move c && ready st c) p)
    <|> performs hold false (find (fun c => is_load c && ready st c && (hold || negb (is_last p c))) p)
    <|> option_map (fun cycle => open_cycle hold cycle st) (find_cycle p (dests p))
    <|> performs hold false (find (fun c => is_load c && ready st c) p)
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
  Fixpoint exchange_if_cheap (from : list loc) (st : state) : list step * state :=
    match from with
    | [] => ([], st)
    | l :: from =>
      let (is, st) := match walk (S (length (pending st))) (pending st) [] l with
                      | Some cycle => if forallb is_register cycle then exchange cycle st else ([], st)
                      | None => ([], st)
                      end in
      let (is', st) := exchange_if_cheap from st in
      (is ++ is', st)
    end.

  Definition attempt (hold : bool) (p : list copy) : option (list step) :=
    let st := State (proper p) [] [] None in
    let (is, st) := match exchange_cost with
                    | Some 1 => exchange_if_cheap (dests (proper p)) st
                    | _ => ([], st)
                    end in
    option_map (app is) (run (8 * length (proper p) + 8) hold st).

  Definition sequentialize (p : list copy) : option (list step) := attempt false p <|> attempt true p.
End Algorithm.

(** ** Lists of copies *)

Lemma either : forall A (a b : option A) c, a <|> b = Some c -> a = Some c \/ b = Some c.
Proof. intros A [a|] b c; auto. Qed.

Lemma exists_spec : forall A (f : A -> loc) l cs, reflect (In l (map f cs)) (existsb (fun c => f c =l l) cs).
Proof.
  intros A f l. induction cs as [|c cs IH]; simpl; [constructor; auto|].
  destruct (loc_eqb_spec (f c) l); simpl; [constructor; auto|]. destruct IH; constructor; intuition.
Qed.
Lemma reads_spec : forall p l, reflect (In l (sources p)) (reads p l).
Proof. intros. apply exists_spec. Qed.
Lemma writes_spec : forall p l, reflect (In l (dests p)) (writes p l).
Proof. intros. apply exists_spec. Qed.
Lemma mem_spec : forall l ls, reflect (In l ls) (mem l ls).
Proof. intros. rewrite <- (map_id ls) at 1. apply exists_spec. Qed.

Ltac compare :=
  match goal with
  | |- context [?a =l ?b] => destruct (loc_eqb_spec a b)
  | H : context [?a =l ?b] |- _ => destruct (loc_eqb_spec a b)
  end.
Ltac bools :=
  repeat match goal with
  | H : _ && _ = true |- _ => apply andb_true_iff in H; destruct H
  | H : _ || _ = true |- _ => apply orb_true_iff in H
  | H : negb _ = true |- _ => apply negb_true_iff in H
  | H : negb _ = false |- _ => apply negb_false_iff in H
  | H : reads ?p ?l = _ |- _ => destruct (reads_spec p l); try discriminate; clear H
  | H : writes ?p ?l = _ |- _ => destruct (writes_spec p l); try discriminate; clear H
  | H : mem ?l ?ls = _ |- _ => destruct (mem_spec l ls); try discriminate; clear H
  end.

Lemma lookup_in : forall p d x, lookup p d = Some x -> In (d, x) p.
Proof.
  induction p as [|[d' x'] p IH]; simpl; intros; [easy|]. compare; [left | right]; subst; auto; congruence.
Qed.
Lemma in_dests : forall p d x, In (d, x) p -> In d (dests p).
Proof. intros p d x H. apply in_map_iff. exists (d, x). auto. Qed.
Lemma in_sources : forall p d x, In (d, x) p -> In x (sources p).
Proof. intros p d x H. apply in_map_iff. exists (d, x). auto. Qed.
#[global] Hint Resolve lookup_in in_dests in_sources : core.

Lemma dests_in : forall p d, In d (dests p) -> exists x, In (d, x) p.
Proof. intros p d H. apply in_map_iff in H. destruct H as ([d' x] & <- & H). exists x. exact H. Qed.
Lemma sources_in : forall p x, In x (sources p) -> exists d, In (d, x) p.
Proof. intros p x H. apply in_map_iff in H. destruct H as ([d x'] & <- & H). exists d. exact H. Qed.
Lemma dests_length : forall p, length (dests p) = length p.
Proof. intros. apply map_length. Qed.

Lemma lookup_none : forall p d, lookup p d = None <-> ~ In d (dests p).
Proof. induction p as [|[d' x'] p IH]; simpl; intros; [|compare; [|rewrite IH]]; intuition congruence. Qed.

Lemma in_lookup : forall p d x, NoDup (dests p) -> In (d, x) p -> lookup p d = Some x.
Proof.
  induction p as [|[d' x'] p IH]; simpl; intros d x U H; [easy|]. inversion U; subst.
  destruct H as [H|H]; [injection H as -> ->; rewrite loc_eqb_refl; reflexivity|].
  compare; [subst; exfalso|]; eauto.
Qed.
Lemma one_source : forall p d x y, NoDup (dests p) -> In (d, x) p -> In (d, y) p -> x = y.
Proof. intros p d x y U H J. apply in_lookup in H, J; congruence. Qed.

Lemma dests_filter : forall f p, incl (dests (filter f p)) (dests p).
Proof. intros f p. apply incl_map. intros c H. apply filter_In in H. apply H. Qed.
Lemma NoDup_filter_dests : forall f p, NoDup (dests p) -> NoDup (dests (filter f p)).
Proof.
  intros f. induction p as [|c p IH]; simpl; intros U; [constructor|]. inversion U; subst.
  destruct (f c); simpl; auto. constructor; auto. intros H. eapply H1, dests_filter, H.
Qed.

Lemma proper_spec : forall p d x, In (d, x) (proper p) <-> In (d, x) p /\ d <> x.
Proof. intros p d x. unfold proper. rewrite filter_In. simpl. compare; simpl; intuition congruence. Qed.
Lemma in_without : forall ls p d x, In (d, x) (without ls p) <-> In (d, x) p /\ ~ In d ls.
Proof.
  intros. unfold without. rewrite filter_In. simpl. destruct (mem_spec d ls); simpl; intuition congruence.
Qed.
Lemma in_redirect : forall f p d z, In (d, z) (redirect f p) <-> exists w, In (d, w) p /\ z = f w.
Proof.
  intros f p d z. unfold redirect. rewrite in_map_iff. split.
  - intros ([d' w] & E & H). inversion E; subst. eauto.
  - intros (w & H & ->). exists (d, w). auto.
Qed.

Lemma dests_redirect : forall f p, dests (redirect f p) = dests p.
Proof. intros. unfold dests, redirect. rewrite map_map. reflexivity. Qed.
Lemma lookup_redirect : forall f p l, lookup (redirect f p) l = option_map f (lookup p l).
Proof. induction p as [|[d x] p IH]; simpl; intros l; [reflexivity|]. destruct (d =l l); auto. Qed.
Lemma lookup_without : forall ls p l, lookup (without ls p) l = if mem l ls then None else lookup p l.
Proof.
  intros ls p l. induction p as [|[d x] p IH]; simpl; [destruct (mem l ls); reflexivity|].
  destruct (mem d ls) eqn:E; simpl; rewrite IH; compare; subst; rewrite ?E; reflexivity.
Qed.

Lemma sources_rename : forall x y p z,
  In z (sources (redirect (rename x y) p)) -> (In z (sources p) /\ z <> x) \/ z = y.
Proof.
  intros x y p z H. apply sources_in in H. destruct H as (d & H). apply in_redirect in H.
  destruct H as (w & H & ->). unfold rename. compare; eauto.
Qed.

Lemma copies_spec : forall p c d x, In (d, x) (copies_of p c) <-> In d c /\ lookup p d = Some x.
Proof.
  intros p c d x. unfold copies_of. rewrite in_flat_map. split.
  - intros (m & M & H). destruct (lookup p m) eqn:E; [|easy]. destruct H as [H|[]]. injection H as <- <-.
    auto.
  - intros [D E]. exists d. rewrite E. split; [assumption | left; reflexivity].
Qed.

Lemma NoDup_join : forall A (a b : list A),
  NoDup a -> NoDup b -> (forall l, In l a -> ~ In l b) -> NoDup (a ++ b).
Proof.
  induction a as [|l a IH]; intros b N B H; [assumption|]. inversion N; subst. simpl. constructor.
  - rewrite in_app_iff. intros [J|J]; [contradiction|]. exact (H l (or_introl eq_refl) J).
  - apply IH; auto. intros m Hm. apply H. right. assumption.
Qed.

Lemma NoDup_apart : forall (a b : list loc), NoDup (a ++ b) -> NoDup b /\ forall l, In l a -> ~ In l b.
Proof.
  induction a as [|k a IH]; simpl; intros b N; [auto|]. inversion N; subst. destruct (IH b H2) as [Nb A].
  split; [assumption|]. intros l [->|H]; [|auto]. rewrite in_app_iff in *. tauto.
Qed.

(** ** Cycles *)

(** From [l] the copies lead through [c] to [final]. *)
Inductive leads (p : list copy) : loc -> list loc -> loc -> Prop :=
| leads_nil : forall l, leads p l [] l
| leads_cons : forall l x c final, lookup p l = Some x -> leads p x c final -> leads p l (l :: c) final.

Lemma leads_snoc : forall p l c m x, leads p l c m -> lookup p m = Some x -> leads p l (c ++ [m]) x.
Proof. induction 1; simpl; eauto using leads. Qed.
Lemma leads_app : forall p a l m b final, leads p l (a ++ m :: b) final -> leads p m (m :: b) final.
Proof. induction a; inversion 1; subst; eauto using leads. Qed.
Lemma leads_next : forall p l c final m, leads p l c final -> In m c ->
  exists x, lookup p m = Some x /\ (x = final \/ In x (tl c)).
Proof.
  induction 1 as [|l x c final E L IH]; intros I; [easy|]. destruct I as [->|I].
  - exists x. inversion L; subst; simpl; auto.
  - destruct (IH I) as (y & Ey & H). exists y. destruct c; simpl in *; tauto.
Qed.

(** What holds for a location holds for those that its copies lead to. *)
Definition spreads (p : list copy) (T : loc -> Prop) : Prop := forall m x, T m -> lookup p m = Some x -> T x.

Lemma leads_spreads : forall p T l c final, spreads p T -> leads p l c final -> T l ->
  (forall m, In m c -> T m) /\ T final.
Proof.
  intros p T l c final Sp. induction 1 as [|l x c final E L IH]; intros Tl; [easy|].
  destruct IH as [A F]; [eauto|]. split; [|assumption]. intros m [<-|Hm]; auto.
Qed.

Definition is_cycle (p : list copy) (c : list loc) : Prop :=
  exists h c', c = h :: c' /\ leads p h c h /\ NoDup c /\ incl c (dests p).

(** What holds for one member holds for all. *)
Lemma cycle_all : forall p c T, is_cycle p c -> spreads p T -> (exists m, In m c /\ T m) -> forall m,
  In m c -> T m.
Proof.
  intros p c T (h & c' & _ & L & _) Sp (m & I & Tm). apply (leads_spreads p T h c h Sp L).
  apply in_split in I.
  destruct I as (a & b & ->). apply leads_app in L. apply (leads_spreads p T m _ h Sp L Tm).
Qed.

Lemma cycle_next : forall p c m, is_cycle p c -> In m c -> exists x, lookup p m = Some x /\ In x c.
Proof.
  intros p c m (h & c' & -> & L & _) I. destruct (leads_next p h _ h m L I) as (x & E & H). exists x.
  split; [assumption|]. simpl in *. intuition.
Qed.

Lemma cycle_previous : forall p c x, is_cycle p c -> In x c -> exists m, In m c /\ lookup p m = Some x.
Proof.
  intros p c x C. apply (cycle_all p c (fun x => exists m, In m c /\ lookup p m = Some x) C).
  - intros m y (k & K & E) F. exists m. destruct (cycle_next p c k C K) as (m' & E' & Hm). split; congruence.
  - destruct C as (h & c' & -> & C). assert (Hh : In h (h :: c')) by (left; reflexivity).
    destruct (cycle_next p (h :: c') h) as (y & E & Hy); [exists h, c'; auto | assumption | eauto].
Qed.

Lemma follow_leads : forall p first l c, leads p l c first -> c <> [] -> ~ In first (tl c) ->
  forall fuel, length c <= fuel -> follow fuel p first l = c.
Proof.
  induction 1 as [|l x c final E L IH]; intros N F [|fuel] B; simpl in *; try easy. rewrite E. compare.
  - inversion L; subst; [reflexivity | simpl in F; tauto].
  - rewrite IH; auto; [intros ->; inversion L; contradiction | | lia]. destruct c; simpl in *; tauto.
Qed.

(** From [l] the copies lead to a location that no copy writes: no set of destinations with [l] contains all
    that its members read. *)
Definition grounded (p : list copy) (l : loc) : Prop :=
  forall T : loc -> Prop, spreads p T -> (forall m, T m -> In m (dests p)) -> ~ T l.
Definition acyclic (p : list copy) : Prop := forall l, grounded p l.

Lemma not_acyclic : forall p c, is_cycle p c -> ~ acyclic p.
Proof.
  intros p c C G. pose proof C as (h & c' & -> & _ & _ & I).
  apply (G h (fun l => In l (h :: c'))); simpl; auto.
  intros k x K E. destruct (cycle_next p _ k C K) as (y & E' & Hy). simpl in *. congruence.
Qed.

Lemma walk_spec : forall p fuel met first l,
  leads p first (rev met) l -> NoDup met -> incl met (dests p) -> fuel + length met = S (length p) ->
  match walk fuel p met l with
  | Some c => is_cycle p c /\ forall T, spreads p T -> T l -> exists m, In m c /\ T m
  | None => grounded p l
  end.
Proof.
  intros p. induction fuel as [|fuel IH]; intros met first l L N I F;
    pose proof (NoDup_incl_length N I) as B; rewrite dests_length in B; simpl in F; [lia|].
  simpl. destruct (mem_spec l met) as [E|E].
  - apply NoDup_rev in N. rewrite <- rev_length in B. apply in_rev, in_split in E. destruct E as (a & b & E).
    assert (Ib : incl (l :: b) (dests p)) by (intros m Hm; apply I, in_rev; rewrite E; apply in_app_iff;
      auto).
    rewrite E in *. apply leads_app in L. destruct (NoDup_apart _ _ N) as [Nb _]. rewrite app_length in B.
    rewrite (follow_leads p l l (l :: b)); auto; try easy; [|inversion Nb; assumption | simpl in *; lia].
    split; [exists l, b; auto | intros T _ Tl; exists l; simpl; auto].
  - destruct (lookup p l) as [x|] eqn:Ex; [destruct (writes_spec p x) as [Wx|Wx]|].
    + specialize (IH (l :: met) first x). simpl in IH.
      destruct (walk fuel p (l :: met) x); [destruct IH as [A1 A2] | intros T T1 T2 Tl; apply IH
        with (T := T)];
        eauto using leads_snoc, NoDup_cons; try (intros m [<-|Hm]; eauto); lia.
    + intros T T1 T2 Tl. eauto.
    + intros T T1 T2 Tl. apply lookup_none in Ex. auto.
Qed.

Lemma walk_from : forall p l,
  match walk (S (length p)) p [] l with
  | Some c => is_cycle p c /\ forall T, spreads p T -> T l -> exists m, In m c /\ T m
  | None => grounded p l
  end.
Proof. intros. apply (walk_spec p _ [] l); [constructor | constructor | easy | simpl; lia]. Qed.

Lemma find_cycle_spec : forall p from,
  match find_cycle p from with Some c => is_cycle p c | None => forall l, In l from -> grounded p l end.
Proof.
  intros p. induction from as [|a from IH]; [easy|]. cbn [find_cycle]. pose proof (walk_from p a) as W.
  destruct (walk _ p [] a); [apply W|]. destruct (find_cycle p from); [assumption|]. intros l [<-|H]; auto.
Qed.

(** What a transition does: it performs or postpones a copy, loads a value, opens a cycle, or fails. *)
Lemma transition_spec : forall scratch exchange_cost hold st,
  let p := pending st in
  let idle := forall c, In c p -> is_move c = true -> ready st c = false in
  match transition scratch exchange_cost hold st with
  | Some r =>
    (exists c hold' n, In c p /\ ready st c = true /\ is_passing c = false
                       /\ (is_move c = true -> hold' = hold) /\ r = Some (perform_or_hold hold' n c st))
    \/ (exists c, In c p /\ is_passing c = true /\ r = save_in_register scratch (snd c) st)
    \/ (idle /\ exists c, find_cycle p (dests p) = Some c /\ r = open_cycle scratch exchange_cost hold c st)
    \/ (r = None /\ exists c, In c p /\ is_passing c = true)
  | None => idle /\ find_cycle p (dests p) = None
  end.
Proof.
  intros scratch x hold st p idle. unfold transition. fold p.
  assert (K : forall c, (is_store c = true -> is_passing c = false /\ is_move c = false)
            /\ (is_load c = true \/ is_move c = true -> is_passing c = false)
            /\ (is_fetched p c = true -> is_passing c = true)).
  { intros c. unfold is_fetched, is_store, is_load, is_move, is_passing.
    destruct (is_register _), (is_register _); simpl; intuition congruence. }
  Ltac found K E := apply find_some in E; rewrite <- ?in_rev, ?andb_true_iff in E; edestruct K.
  Ltac performs K E c hold next := found K E; left; exists c, hold, next; intuition (eauto || congruence).
  destruct (do l <- chain st; _) as [c|] eqn:E1; cbn [option_map].
  { destruct (chain st); [|discriminate]. performs (K c) E1 c hold true. }
  destruct (find (fun c => is_store c && _) p) as [c|] eqn:E2; cbn [option_map];
    [performs (K c) E2 c false false|].
  destruct (do c <- find (is_fetched p) p; _) as [r|] eqn:E3.
  { destruct (find (is_fetched p) p) as [c|] eqn:Ef; [|discriminate]. found (K c) Ef. right. left. exists c.
    destruct (take_register _ _); [|discriminate]. intuition congruence. }
  destruct (find_last _ p) as [c|] eqn:E4; cbn [option_map]; [performs (K c) E4 c hold true|].
  assert (I : idle).
  { intros c H M. apply find_none with (x := c) in E4; [|rewrite <- in_rev; assumption].
    rewrite M in E4. exact E4. }
  destruct (find (fun c => is_load c && _ && _) p) as [c|] eqn:E5; cbn [option_map];
    [performs (K c) E5 c hold false|].
  destruct (find_cycle p (dests p)) as [cycle|]; cbn [option_map]; [right; right; left; eauto|].
  destruct (find (fun c => is_load c && _) p) as [c|] eqn:E6; cbn [option_map];
    [performs (K c) E6 c hold false|].
  destruct (find (is_fetched p) p) as [c|] eqn:E7; cbn [option_map]; [|auto]. found (K c) E7. intuition eauto.
Qed.

(** ** Meaning *)

Lemma exec_app : forall V is is' (s : loc -> V), exec (is ++ is') s = exec is' (exec is s).
Proof. intros. apply fold_left_app. Qed.

(** Copies whose destination holds the value are no longer necessary. *)
Lemma parallel_filter : forall V (s : loc -> V) f p, NoDup (dests p) ->
  (forall d x, In (d, x) p -> f (d, x) = false -> s d = s x) ->
  forall l, parallel (filter f p) s l = parallel p s l.
Proof.
  intros V s f p U H l. unfold parallel. induction p as [|[d x] p IH]; [reflexivity|]. simpl in *.
  inversion U; subst. destruct (f (d, x)) eqn:F; simpl; compare; subst; auto.
  replace (lookup (filter f p) l) with (@None loc); [auto|]. symmetry. apply lookup_none. intros J.
  eapply H2, dests_filter, J.
Qed.

Lemma parallel_proper : forall V (s : loc -> V) p,
  NoDup (dests p) -> forall l, parallel (proper p) s l = parallel p s l.
Proof. intros. apply parallel_filter; [assumption|]. simpl. intros d x _ F. compare; [congruence | easy]. Qed.

(** Exchanges along a cycle: each member gets the value that its copy reads. *)
Lemma exchanges_exec : forall p a c final, leads p a c final -> NoDup c -> ~ In final (tl c) ->
  forall V (s : loc -> V) l, exec (exchanges (copies_of p c)) s l
  = if mem l c then match lookup p l
    with Some x => s (if x =l final then a else x) | None => s l end else s l.
Proof.
  induction 1 as [final|a x c final E L IH]; intros N F V s l; [reflexivity|]. inversion N as [|? ? Na Nc];
    subst.
  inversion L as [|? y c' ? Ex L']; subst.
  { unfold copies_of. simpl. rewrite E. destruct (loc_eqb_spec a l) as [<-|]; [|reflexivity].
    rewrite E, loc_eqb_refl. reflexivity. }
  replace (exchanges _) with (Exchange a x :: exchanges (copies_of p (x :: c')))
    by (unfold copies_of; simpl; rewrite E, Ex; reflexivity).
  change (exec (?i :: ?is) s) with (exec is (exec1 s i)). simpl in Na, F. rewrite IH by (simpl; tauto).
  change (mem l (a :: ?c)) with ((a =l l) || mem l c). inversion Nc; subst. unfold exec1, set.
  destruct (mem_spec l (x :: c')) as [I|I].
  - rewrite orb_true_r. destruct (leads_next p x _ final l L I) as (z & -> & Hz). simpl in Hz.
    destruct (loc_eqb_spec z final) as [->|]; [rewrite loc_eqb_refl; reflexivity|].
    repeat (compare; subst); tauto.
  - rewrite orb_false_r. simpl in I.
    destruct (loc_eqb_spec a l) as [->|]; [rewrite E|]; repeat (compare; subst); tauto.
Qed.

Lemma cycle_exec : forall V p c (s : loc -> V) l, is_cycle p c -> exec (exchanges (copies_of p c)) s l
  = if mem l c then match lookup p l with Some x => s x | None => s l end else s l.
Proof.
  intros V p c s l (h & c' & -> & L & N & _).
  rewrite (exchanges_exec p h _ h L N) by (inversion N; assumption).
  destruct (mem l _), (lookup p l); try reflexivity. f_equal. compare; auto.
Qed.

Lemma reader_spec : forall p c w, is_cycle p c -> let m := reader (copies_of p c) w in
  (In w c /\ In m c /\ lookup p m = Some w) \/ (~ In w c /\ m = w).
Proof.
  intros p c w C m. unfold m, reader. destruct (find _ _) as [[d w']|] eqn:E.
  - left. apply find_some in E. destruct E as [E F]. apply copies_spec in E. simpl in *.
    destruct (cycle_next p c d C) as (y & Ey & Hy); [tauto|]. compare; intuition congruence.
  - right. split; [|reflexivity]. intros W. destruct (cycle_previous p c w C W) as (k & K & L).
    apply find_none with (x := (k, w)) in E; [|apply copies_spec; auto]. simpl in E.
    rewrite loc_eqb_refl in E. discriminate.
Qed.

(** How often the steps read a location. *)
Definition reading (m : loc) (i : step) : bool :=
  match i with Move _ x => x =l m | Exchange a b => (a =l m) || (b =l m) end.
Definition readings (m : loc) (is : list step) : nat := length (filter (reading m) is).

Lemma exchanges_readings : forall m cs, (forall d x, In (d, x) cs -> d <> m /\ x <> m) ->
  readings m (exchanges cs) = 0.
Proof.
  unfold readings. induction cs as [|[d x] [|c cs] IH]; intros H; try reflexivity.
  change (exchanges ((d, x) :: ?cs)) with (Exchange d x :: exchanges cs). simpl filter.
  destruct (H d x (or_introl eq_refl)). repeat compare; try contradiction. apply IH. intros. apply H. right.
  assumption.
Qed.

Section Sound.
  Context {V : Type}.
  Variable scratch : list loc.
  Variable exchange_cost : option nat.
  Variable start : loc -> V.
  Variable copies : list copy.
  Hypothesis distinct : NoDup (dests copies).
  Hypothesis unused : forall l, In l (dests copies) -> ~ In l scratch.

  (** What is left to be done leads to the goal, and what is known to be stored is. *)
  Record sound (s : loc -> V) (p known : list copy) : Prop := {
    sound_unique : NoDup (dests p);
    sound_dests : incl (dests p) (dests copies);
    sound_goal : forall l, ~ In l scratch -> parallel p s l = parallel copies start l;
    sound_known : forall x m, In (x, m) known -> s m = s x /\ ~ In m (dests p) /\ In m (dests copies) }.

  Lemma sound_filter : forall s p k f, sound s p k ->
    (forall d x, In (d, x) p -> f (d, x) = false -> s d = s x) -> sound s (filter f p) k.
  Proof.
    intros s p k f [U D P K] H. pose proof (dests_filter f p) as F. split.
    - apply NoDup_filter_dests, U.
    - intros l J. auto.
    - intros l N. rewrite parallel_filter; auto.
    - intros x m J. apply K in J. intuition.
  Qed.

  Lemma sound_store : forall s p k x m, sound s p k -> s m = s x -> ~ In m (dests p) -> In m (dests copies) ->
    sound s p ((x, m) :: k).
  Proof. intros s p k x m [U D P K] E N Dm. split; auto. intros a b [J|J]; [injection J as <- <-|]; auto. Qed.

  (** Readers may read other locations with the same values. *)
  Lemma sound_redirect : forall s p k f, sound s p k -> (forall l, s (f l) = s l) ->
    sound s (redirect f p) (rekey f k).
  Proof.
    intros s p k f [U D P K] E. split; rewrite ?dests_redirect; auto.
    - intros l N. rewrite <- (P l N). unfold parallel. rewrite lookup_redirect.
      destruct (lookup p l); simpl; auto.
    - intros a m H. apply in_map_iff in H. destruct H as ([b m'] & H & J). apply K in J. injection H as <- <-.
      rewrite E. exact J.
  Qed.

  (** A location that nobody reads may be overwritten. *)
  Lemma sound_move : forall s p k t v, sound s p k -> ~ In t (sources p) -> In t scratch \/ In t (dests p) ->
    sound (set s t v) p (without [t] k).
  Proof.
    intros s p k t v [U D P K] N W. split; auto.
    - intros l Nl. rewrite <- (P l Nl). unfold parallel, set.
      destruct (lookup p l) as [z|] eqn:L; compare; subst; auto; exfalso; [eauto|]. apply lookup_none in L.
      tauto.
    - intros a m H. apply in_without in H. destruct H as [H Na]. simpl in Na. apply K in H. unfold set.
      destruct H as (E & Nm & Dm).
      destruct (loc_eqb_spec m t) as [->|]; [destruct W; [destruct (unused t) | ]; tauto|].
      compare; subst; tauto.
  Qed.

  Lemma sound_exchange : forall s p k c, sound s p k -> is_cycle p c ->
    sound (exec (exchanges (copies_of p c)) s) (redirect (reader (copies_of p c)) (without c p)) (without c
      k).
  Proof.
    intros s p k c [U D P K] C. set (s' := exec _ s).
    assert (E : forall l, s' l = if mem l c then match lookup p l
      with Some x => s x | None => s l end else s l)
      by (intros; apply cycle_exec, C).
    pose proof (dests_filter (fun c' => negb (mem (fst c') c)) p) as F. split; rewrite ?dests_redirect.
    - apply NoDup_filter_dests, U.
    - intros l H. apply D, F, H.
    - intros l N. rewrite <- (P l N). unfold parallel. rewrite lookup_redirect, lookup_without, E.
      destruct (mem_spec l c) as [I|I]; simpl; [destruct (lookup p l); reflexivity|].
      destruct (lookup p l) as [w|]; simpl; [|reflexivity]. rewrite E.
      destruct (reader_spec p c w C) as [(H & Hm & ->)|[H ->]].
      + destruct (mem_spec (reader (copies_of p c) w) c); [reflexivity | contradiction].
      + destruct (mem_spec w c); [contradiction | reflexivity].
    - intros x m H. apply in_without in H. destruct H as [H Nx]. apply K in H. destruct H as (Em & Nm & Dm).
      rewrite !E. destruct (mem_spec x c), (mem_spec m c) as [I|]; try contradiction.
      + destruct C as (_ & _ & _ & _ & _ & Ic). destruct (Nm (Ic m I)).
      + repeat split; auto.
  Qed.

  (** A location in memory that is only read, and that is not read twice. *)
  Definition constant (m : loc) : Prop := is_register m = false /\ ~ In m scratch /\ ~ In m (dests copies).
  Definition once (did : list step) (p : list copy) : Prop :=
    forall m, constant m -> readings m did + Nat.b2n (reads p m) <= 1.

  (** Fewer sources, but for locations that are no constants. *)
  Definition fewer (p p' : list copy) : Prop := forall z, In z (sources p') -> In z (sources p) \/
    ~ constant z.

  Lemma fewer_redirect : forall p q f, incl q p -> (forall w, f w = w \/ ~ constant (f w)) ->
    fewer p (redirect f q).
  Proof.
    intros p q f I F z H. apply sources_in in H. destruct H as (d & H). apply in_redirect in H.
    destruct H as (w & H & ->). apply I in H. destruct (F w) as [->|?]; eauto.
  Qed.

  Lemma once_step : forall did p is p', once did p -> fewer p p' ->
    (forall m, constant m -> readings m is = 0 \/ (readings m is = 1 /\ In m (sources p) /\
      ~ In m (sources p'))) ->
    once (did ++ is) p'.
  Proof.
    intros did p is p' T F H m C. specialize (T m C). specialize (F m). specialize (H m C).
    unfold readings in *.
    rewrite filter_app, app_length. destruct H as [->|(-> & H1 & H2)];
      destruct (reads_spec p m), (reads_spec p' m); simpl in *; tauto || lia.
  Qed.

  Lemma once_move : forall did p p' t x, once did p -> fewer p p' ->
    (constant x -> In x (sources p) /\ ~ In x (sources p')) -> once (did ++ [Move t x]) p'.
  Proof.
    intros did p p' t x T F H. apply (once_step did p); auto. intros m C. unfold readings. simpl.
    compare; subst; auto.
  Qed.

  Definition good (did : list step) (st : state) : Prop :=
    sound (exec did start) (pending st) (stored st) /\ once did (pending st).

  Lemma good_rename : forall did p h h' k x y c c', good did (State p h k c) -> In (x, y) k ->
    good did (State (redirect (rename x y) p) h' (rekey (rename x y) k) c').
  Proof.
    intros did p h h' k x y c c' [S T] I. destruct (sound_known _ _ _ S x y I) as (E & _ & D). split.
    - apply sound_redirect; auto. intros l. unfold rename. compare; subst; auto.
    - rewrite <- (app_nil_r did). apply (once_step did p); auto. apply fewer_redirect; [apply incl_refl|].
      intros w. unfold rename, constant. compare; tauto.
  Qed.

  Lemma not_constant : forall s p k t, sound s p k -> In t scratch \/ In t (dests p) -> ~ constant t.
  Proof. intros s p k t S W (_ & N & D). pose proof (sound_dests _ _ _ S t). tauto. Qed.

  Lemma good_perform : forall did st d x next is st', good did st -> In (d, x) (pending st) ->
    is_free (pending st) (d, x) = true -> is_passing (d, x) = false ->
    perform d x st next = (is, st') -> good (did ++ is) st'.
  Proof.
    intros did [p h k c] d x next is st' [S T] I F R E. cbn [pending stored] in *. unfold is_free in F.
    simpl in F. bools. assert (Dd : In d scratch \/ In d (dests p)) by eauto.
    pose proof (not_constant _ _ _ d S Dd) as Nd. pose proof (sound_dests _ _ _ S) as Dc.
    assert (N : x <> d) by (intros ->; eauto). unfold perform in E. cbn [pending stored held] in E.
    set (moves := is_register d && _ && _) in E. set (f := if moves then _ else _) in E.
    inversion E; subst; clear E.
    assert (Ff : forall w, f w = w \/ (w = x /\ f w = d))
      by (intros w; unfold f, rename; destruct moves; [compare|]; auto).
    split; rewrite ?exec_app; cbn [pending stored].
    - set (s := exec did start) in *. assert (E : set s d (s x) d = set s d (s x) x)
        by (unfold set; rewrite loc_eqb_refl; compare; reflexivity).
      apply sound_move with (t := d) (v := s x) in S; auto.
      apply sound_filter with (f := fun c => negb (mem (fst c) [d])) in S.
      2: { simpl. intros e y J Fe. compare; [subst|discriminate].
           rewrite <- (one_source p e x y (sound_unique _ _ _ S) I J). exact E. }
      fold (without [d] p) in S. apply sound_redirect; [|intros l; destruct (Ff l) as [->|[-> ->]]; auto].
      destruct (is_register d); [exact S|]. apply sound_store; eauto.
      intros J. apply dests_in in J. destruct J as (y & J). apply in_without in J. simpl in J. tauto.
    - apply (once_move did p); auto.
      + apply fewer_redirect; [intros e J; apply filter_In in J; tauto|]. intros w.
        destruct (Ff w) as [?|[_ ->]]; auto.
      + intros (Rx & _). split; [eauto|]. intros J. apply sources_in in J. destruct J as (e & J).
        apply in_redirect in J. destruct J as (w & J & E). unfold is_passing in R. simpl in R.
        rewrite Rx in R. simpl in R. rewrite andb_true_r in R. bools. unfold f, moves in E.
        rewrite Rx, R in E. simpl in E. rewrite andb_true_r in E.
        destruct (reads_spec (without [d] p) x) as [_|Nx]; [|subst; eauto]. unfold rename in E.
        compare; congruence.
  Qed.

  Lemma good_take_register : forall did st t st', good did st -> take_register scratch st = Some (t, st') ->
    good did st' /\ forall m, constant m -> In m (sources (pending st)) -> In m (sources (pending st')).
  Proof.
    intros did [p h k c] t st' G E. unfold take_register in E. cbn [pending held stored] in E.
    destruct (free_registers scratch p); [|inversion E; subst; auto].
    destruct h; [|inversion E; subst; split; [exact G | auto]].
    destruct (find _ scratch) as [t'|] eqn:F; [|discriminate]. apply find_some in F.
    destruct (lookup k t') as [m|] eqn:L; [|discriminate]. inversion E; subst. split.
    - eapply good_rename; eauto.
    - intros z C H. apply sources_in in H. destruct H as (d & H). apply (in_sources _ d), in_redirect.
      exists z. split; [assumption|]. unfold rename. compare; [subst|reflexivity]. destruct C. tauto.
  Qed.

  Lemma good_save : forall did st t x is st', good did st -> (constant x -> In x (sources (pending st))) ->
    save scratch t x st = Some (is, st') -> good (did ++ is) st' /\ ~ constant t.
  Proof.
    intros did [p h k c] t x is st' [S T] X E. unfold save in E. cbn [pending stored held] in *.
    destruct (negb (reads p t) && _) eqn:F; [|discriminate]. inversion E; subst; clear E. bools.
    assert (W : In t scratch \/ In t (dests p)) by (destruct H0; bools; auto).
    pose proof (not_constant _ _ _ t S W) as Nt. split; [|assumption]. split; cbn [pending stored].
    - rewrite exec_app. apply sound_redirect; [apply sound_move; auto|]. intros l. unfold rename. simpl.
      unfold set. repeat (compare; subst); congruence.
    - apply (once_move did p); auto.
      + apply fewer_redirect; [apply incl_refl|]. intros w. unfold rename. compare; auto.
      + intros C. split; [auto|]. intros J. apply sources_rename in J. destruct J as [[_ J]| ->]; auto.
  Qed.

  Lemma good_save_in_register : forall did st x is st', good did st -> In x (sources (pending st)) ->
    save_in_register scratch x st = Some (is, st') -> good (did ++ is) st'.
  Proof.
    intros did st x is st' G X E. unfold save_in_register in E.
    destruct (take_register scratch st) as [[t st1]|] eqn:E1; [|discriminate].
    apply good_take_register with (did := did) in E1; [|assumption]. eapply good_save; [apply E1 | | exact E].
    intros C. apply E1; assumption.
  Qed.

  Lemma good_exchange : forall did st c, good did st -> is_cycle (pending st) c ->
    good (did ++ fst (exchange c st)) (snd (exchange c st)).
  Proof.
    intros did [p h k ch] c [S T] C. pose proof C as (_ & _ & _ & _ & _ & I). unfold exchange.
    cbn [fst snd pending stored] in *.
    assert (N : forall l, In l c -> ~ constant l) by (intros l Hl; eapply not_constant; eauto).
    split; [rewrite exec_app; apply sound_exchange; assumption|]. apply (once_step did p); auto.
    - apply fewer_redirect; [intros e J; apply filter_In in J; tauto|]. intros w.
      destruct (reader_spec p c w C) as [(_ & Hm & _)|[_ ->]]; auto.
    - intros m Cm. left. apply exchanges_readings. intros d x J. apply copies_spec in J. destruct J as [D E].
      destruct (cycle_next p c d C D) as (y & Ey & Hy). split; intros ->; [exact (N m D Cm)|].
      apply (N m); [congruence | assumption].
  Qed.

  Lemma first_least_in : forall cs c, In (first_least c cs) (c :: cs).
  Proof.
    induction cs as [|e cs IH]; intros c; simpl; [auto|].
    destruct (IH (if pass_key e <? pass_key c then e else c)) as [<-|H]; [destruct (_ <? _); auto | auto].
  Qed.

  Lemma good_open_through_memory : forall did st cs is st', good did st -> incl cs (pending st) ->
    open_through_memory scratch cs st = Some (is, st') -> good (did ++ is) st'.
  Proof.
    intros did st [|c cs] is st' G I E; [discriminate|]. unfold open_through_memory in E. cbn [hd_error] in E.
    destruct (find _ scratch) as [slot|]; [|discriminate].
    assert (X : In (first_least c (c :: cs)) (pending st))
      by (apply I; destruct (first_least_in (c :: cs) c) as [<-|H]; [left; reflexivity | exact H]).
    destruct (first_least c (c :: cs)) as [d x]. apply in_sources in X. cbn [snd] in E.
    destruct (is_register x); [eapply good_save; eauto|].
    destruct (take_register scratch st) as [[t st1]|] eqn:E1; [|discriminate].
    destruct (save scratch t x st1) as [[is1 st2]|] eqn:E2; [|discriminate].
    destruct (save scratch slot t st2) as [[is2 st3]|] eqn:E3; [|discriminate]. inversion E; subst.
    rewrite app_assoc. apply good_take_register with (did := did) in E1; [|assumption].
      destruct E1 as [G1 X1].
    apply good_save with (did := did) in E2; [|assumption | auto]. destruct E2 as [G2 Nt].
    eapply good_save; eauto. tauto.
  Qed.

  Lemma good_open_cycle : forall did st hold cycle is st', good did st -> is_cycle (pending st) cycle ->
    open_cycle scratch exchange_cost hold cycle st = Some (is, st') -> good (did ++ is) st'.
  Proof.
    intros did st hold cycle is st' G C E. unfold open_cycle in E.
    set (cs := copies_of (pending st) cycle) in *.
    assert (I : incl cs (pending st)) by (intros [d x] H; apply copies_spec in H; apply lookup_in; tauto).
    destruct (_ && _ && _) in E.
    - destruct (_ <|> nth_error _ _) as [[d x]|] eqn:R; [|discriminate].
      eapply good_save_in_register; [exact G | | exact E]. apply (in_sources _ d), I.
      repeat (apply either in R; destruct R as [R|R]); (apply find_some in R; apply R) ||
        eapply nth_error_In, R.
    - destruct (_ && _ && _) in E; [discriminate|].
      destruct (match by_exchange _ _ with Some _ => _ | None => _ end).
      + pose proof (good_exchange did st cycle G C) as Q.
        replace (exchange cycle st) with (is, st') in Q by congruence. exact Q.
      + destruct (find _ _) as [c|].
        * destruct (lookup _ _) as [m|] eqn:L; [|discriminate]. inversion E; subst. rewrite app_nil_r.
          destruct st. eapply good_rename; eauto.
        * eapply good_open_through_memory; [exact G | | exact E]. intros e H. apply I, in_rev, H.
  Qed.

  Lemma good_transition : forall did st hold is st', good did st ->
    transition scratch exchange_cost hold st = Some (Some (is, st')) -> good (did ++ is) st'.
  Proof.
    intros did st hold is st' G E. assert (T := transition_spec scratch exchange_cost hold st).
    rewrite E in T.
    destruct T as [([d x] & hold' & n & I & F & P & _ & R)|[([d x] & I & _ & R)|[(_ & c & Ec & R)|[R _]]]];
      [| | |discriminate].
    - unfold perform_or_hold in R. cbn [fst snd] in R. apply andb_true_iff in F. destruct F as [F _].
      destruct (holds _ _ _); [inversion R; subst; rewrite app_nil_r; exact G|].
      apply (good_perform did st d x n); auto. congruence.
    - symmetry in R. eapply good_save_in_register; eauto.
    - symmetry in R. pose proof (find_cycle_spec (pending st) (dests (pending st))) as C. rewrite Ec in C.
      eapply good_open_cycle; eauto.
  Qed.

  Lemma good_run : forall fuel did st hold is, good did st ->
    run scratch exchange_cost fuel hold st = Some is ->
    exists st', good (did ++ is) st' /\ pending st' = [].
  Proof.
    induction fuel as [|fuel IH]; intros did st hold is G E; simpl in E; [discriminate|].
    destruct (pending st) eqn:P; [injection E as <-; rewrite app_nil_r; eauto|]. rewrite <- P in E.
    destruct (transition scratch exchange_cost hold st) as [[[is1 st1]|]|] eqn:T; [|discriminate|].
    - destruct (run scratch exchange_cost fuel hold st1) as [is2|] eqn:R; [|discriminate].
      injection E as <-. rewrite app_assoc. eauto using good_transition.
    - destruct hold; [|discriminate]. eapply IH; [|exact E]. exact G.
  Qed.

  Lemma good_exchange_if_cheap : forall from did st is st', good did st ->
    exchange_if_cheap from st = (is, st') -> good (did ++ is) st'.
  Proof.
    induction from as [|l from IH]; intros did st is st' G E; cbn [exchange_if_cheap] in E.
    - injection E as <- <-. rewrite app_nil_r. assumption.
    - pose proof (walk_from (pending st) l) as W.
      destruct (match walk _ _ _ _ with Some _ => _ | None => _ end)
        as [is1 st1] eqn:E1. destruct (exchange_if_cheap from st1) as [is2 st2] eqn:E2. injection E as <- <-.
      rewrite app_assoc. apply (IH _ st1); [|assumption].
      destruct (walk _ _ _ _) as [c|]; [destruct (forallb _ c)|];
        try (injection E1 as <- <-; rewrite app_nil_r; assumption).
      pose proof (good_exchange did st c G (proj1 W)) as Q. rewrite E1 in Q. exact Q.
  Qed.

  Lemma good_sequentialize : forall is, sequentialize scratch exchange_cost copies = Some is ->
    exists st, good is st /\ pending st = [].
  Proof.
    intros is E. assert (A : exists hold, attempt scratch exchange_cost hold copies = Some is)
      by (apply either in E; destruct E; eauto).
    destruct A as [hold A]. unfold attempt in A. set (st := State _ _ _ _) in A. assert (G : good [] st).
    { split; [split|]; cbn [pending stored st].
      - apply NoDup_filter_dests, distinct.
      - apply dests_filter.
      - intros l _. apply parallel_proper, distinct.
      - easy.
      - intros m _. cbn. destruct (reads _ m); simpl; lia. }
    destruct (match exchange_cost with Some _ => _ | None => _ end) as [is1 st1] eqn:E1.
    destruct (run _ _ _ _ st1) as [is2|] eqn:E2; [|discriminate]. injection A as <-.
    eapply good_run; [|exact E2]. destruct exchange_cost as [[|[|n]]|]; try (injection E1 as <- <-; exact G).
    exact (good_exchange_if_cheap _ [] st _ _ G E1).
  Qed.
End Sound.

(** Every sequence that the algorithm gives leaves in each destination the old value of its source, and all
    else but the scratch locations as it was. *)
Theorem meaning : forall V scratch exchange_cost p is,
  NoDup (dests p) -> (forall l, In l (dests p) -> ~ In l scratch) ->
  sequentialize scratch exchange_cost p = Some is ->
  forall (s : loc -> V) l, ~ In l scratch -> exec is s l = parallel p s l.
Proof.
  intros V scratch x p is U D E s l N.
  destruct (good_sequentialize scratch x s p U D is E) as (st & [S _] & P).
  destruct S as [_ _ S _]. rewrite <- S, P; auto.
Qed.

(** A location in memory that is neither written nor a scratch location is loaded once for all its readers. *)
Theorem loaded_once : forall scratch exchange_cost p is m,
  NoDup (dests p) -> (forall l, In l (dests p) -> ~ In l scratch) ->
  sequentialize scratch exchange_cost p = Some is ->
  is_register m = false -> ~ In m scratch -> ~ In m (dests p) -> readings m is <= 1.
Proof.
  intros scratch x p is m U D E M1 M2 M3.
  destruct (good_sequentialize scratch x (fun l => l) p U D is E) as (st & [_ T] & _).
  specialize (T m (conj M1 (conj M2 M3))). lia.
Qed.

(** ** No sequence is shorter *)

Lemma copy_eq_dec : forall a b : copy, {a = b} + {a <> b}.
Proof. decide equality; apply loc_eq_dec. Qed.

(** What a sequence costs if an exchange costs [x]. *)
Definition cost1 (x : nat) (i : step) : nat := match i with Move _ _ => 1 | Exchange _ _ => x end.
Definition cost (x : nat) (is : list step) : nat := list_sum (map (cost1 x) is).

Lemma cost_app : forall x is is', cost x (is ++ is') = cost x is + cost x is'.
Proof. intros. unfold cost. rewrite map_app, list_sum_app. reflexivity. Qed.

(** A cycle of two or more members, none of which is read from outside. The copies are proper. *)
Record closed (p : list copy) (c : list loc) : Prop := {
  closed_size : 2 <= length c;
  closed_dests : incl c (dests p);
  closed_sources : incl c (sources p);
  closed_copies : forall d x, In (d, x) p -> (In d c <-> In x c);
  closed_swap : 3 <= length c -> forall a b, In a c -> In (a, b) p -> ~ In (b, a) p }.

(** What such a cycle of [n] costs beyond a move for each member: min(n + 1, (n - 1) x) - n. *)
Definition extra (x n : nat) : nat := Nat.min (n + 1) ((n - 1) * x) - n.

Lemma extra_cases : forall x n, 2 <= x -> 2 <= n -> extra x n = 0 \/ ((3 <= x \/ 3 <= n) /\ extra x n = 1).
Proof.
  intros x n Hx Hn. unfold extra. destruct n as [|[|[|n]]]; lia.
Qed.

(** What a sequence does: values are written to locations; an exchange for at least three does one thing
    more. *)
Definition event := (option loc * loc)%type.
Definition written (c : copy) : event := (Some (fst c), snd c).

Lemma in_written : forall p l v, In (l, v) (map written p) -> exists d, l = Some d /\ In (d, v) p.
Proof. intros p l v H. apply in_map_iff in H. destruct H as ([d y] & E & H). injection E as <- <-. eauto. Qed.

Section Lower.
  Variable x : nat.
  Hypothesis x2 : 2 <= x.

  Definition events1 (s : loc -> loc) (i : step) : list event :=
    match i with
    | Move d y => [(Some d, s y)]
    | Exchange a b => (Some a, s b) :: (Some b, s a) :: if 3 <=? x then [(None, s a)] else []
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

  Lemma changed_is_written : forall is s l, exec is s l = s l \/ In (Some l, exec is s l) (events s is).
  Proof.
    induction is as [|i is IH]; intros s l; simpl; [auto|]. rewrite in_app_iff.
    destruct (IH (exec1 s i) l) as [E|H]; [|auto]. change (fold_left exec1 is) with (exec is). rewrite E.
    destruct i; simpl; unfold set; repeat (compare; subst); auto.
  Qed.

  Lemma lost : forall is (s : loc -> loc) v, (forall l, s l <> v) -> forall l, exec is s l <> v.
  Proof.
    induction is as [|i is IH]; intros s v H l; simpl; [auto|]. apply IH. intros l'.
    destruct i; simpl; unfold set; repeat compare; auto.
  Qed.

  (** An event that no copy needs, with a value from a group of locations. *)
  Definition witness (p : list copy) (c : list loc) (e : event) : Prop := In (snd e) c /\
    ~ In e (map written p).

  (** A closed cycle needs one: before a member is overwritten its value is elsewhere, or two are exchanged.
      *)
  Lemma closed_needs_more : forall p c is s, closed p c -> (3 <= x \/ 3 <= length c) ->
    (forall d y, In (d, y) p -> d <> y) -> (forall l, In l c \/ In (s l) c -> s l = l) ->
    (forall d y, In (d, y) p -> In d c -> exec is s d = y) ->
    exists e, In e (events s is) /\ witness p c e.
  Proof.
    intros p c is s [C1 C2 C3 C4 C5] X P. revert s. induction is as [|i is IH]; intros s O G.
    - exfalso. destruct c as [|m c]; [simpl in C1; lia|]. assert (M : In m (m :: c)) by (left; reflexivity).
      destruct (dests_in _ _ (C2 m M)) as (y & J). apply (P _ _ J). rewrite <- (O m) by auto.
      apply G; assumption.
    - assert (Here : forall l v, In (l, v) (events1 s i) -> In v c ->
        (forall d, l = Some d -> ~ In (d, v) p) ->
                exists e, In e (events s (i :: is)) /\ witness p c e).
      { intros l v H Hv N. exists (l, v). split; [apply in_app_iff; auto|]. split; [assumption|]. intros J.
        apply in_written in J. destruct J as (d & E & J). exact (N d E J). }
      assert (Out : forall d v, In (Some d, v) (events1 s i) -> In v c -> ~ In d c ->
                exists e, In e (events s (i :: is)) /\ witness p c e).
      { intros d v H Hv Hd. apply (Here _ _ H Hv). intros d' E J. injection E as ->.
        apply Hd, (C4 _ _ J), Hv. }
      assert (Later : (forall l, In l c \/ In (exec1 s i l) c -> exec1 s i l = l) ->
                exists e, In e (events s (i :: is)) /\ witness p c e).
      { intros O'. destruct (IH _ O' G) as (e & He & W). exists e.
        split; [apply in_app_iff; auto | assumption]. }
      destruct i as [d y|a b]; cbn [events1 exec1] in *; unfold set in Later.
      + destruct (loc_eq_dec (s y) d) as [E|N]; [apply Later; intros l H; compare; subst; auto|].
        destruct (in_dec loc_eq_dec d c) as [Hd|Hd].
        * exfalso. destruct (sources_in _ _ (C3 d Hd)) as (m & J).
          refine (lost is (exec1 s (Move d y)) d _ m (G _ _ J (proj2 (C4 _ _ J) Hd))). intros l E. simpl in E.
          unfold set in E. compare; [auto|]. rewrite O in E; [congruence|]. right. congruence.
        * destruct (in_dec loc_eq_dec (s y) c) as [Hy|Hy]; [apply (Out d (s y)); simpl; auto|]. apply Later.
          intros l H. compare; subst; tauto || auto.
      + destruct (loc_eq_dec a b) as [->|Nab]; [apply Later; intros l H; repeat (compare; subst); auto|].
        destruct (in_dec loc_eq_dec a c) as [Ha|Ha], (in_dec loc_eq_dec b c) as [Hb|Hb].
        * rewrite (O a), (O b) in Here by auto. destruct (Nat.leb_spec 3 x).
          { apply (Here None a); simpl; auto. intros d E. discriminate. }
          destruct (in_dec copy_eq_dec (a, b) p) as [I|I].
          -- apply (Here (Some b) a); simpl; auto. intros d E. injection E as <-. apply C5; lia || assumption.
          -- apply (Here (Some a) b); simpl; auto. intros d E. injection E as <-. assumption.
        * apply (Out b (s a)); [simpl | rewrite O |]; auto.
        * apply (Out a (s b)); [simpl | rewrite O |]; auto.
        * apply Later. intros l H. repeat (compare; subst); auto; exfalso; destruct H as [H|H]; auto;
            pose proof (O _ (or_intror H)); congruence.
  Qed.

  (** For each group of locations a witness, or nothing. *)
  Lemma bound : forall p (weight : list loc -> nat) is groups, NoDup (dests p) ->
    (forall d y, In (d, y) p -> d <> y) -> (forall d y, In (d, y) p -> exec is (fun l => l) d = y) ->
    NoDup (concat groups) ->
    (forall c, In c groups -> weight c = 0 \/
       (weight c = 1 /\ exists e, In e (events (fun l => l) is) /\ witness p c e)) ->
    length p + list_sum (map weight groups) <= cost x is.
  Proof.
    intros p weight is groups U P G N H. set (es := events (fun l => l) is) in *.
    assert (W : exists ws, length ws = list_sum (map weight groups) /\ NoDup (ws ++ map written p)
              /\ incl (ws ++ map written p) es /\ forall w, In w ws -> In (snd w) (concat groups)).
    { induction groups as [|c groups IH]; simpl in *.
      - exists []. repeat split; [| |easy].
        + apply Injective_map_NoDup; [|apply NoDup_map_inv in U; assumption].
          intros [a b] [d y] E. injection E as -> ->. reflexivity.
        + intros [l v] J. apply in_written in J. destruct J as (d & -> & J).
          destruct (changed_is_written is (fun l => l) d) as [E|E]; rewrite (G _ _ J) in E; [|exact E].
          destruct (P _ _ J (eq_sym E)).
      - destruct (NoDup_apart _ _ N) as [N1 N2]. destruct IH as (ws & L & W & I & Z); auto.
        assert (Z' : forall w, In w ws -> In (snd w) (c ++ concat groups))
          by (intros; apply in_app_iff; auto).
        destruct (H c (or_introl eq_refl)) as [->|(-> & e & He & Wc & We)]; [exists ws; auto|].
        exists (e :: ws). simpl.
        repeat split; [lia| |intros w [<-|Hw]; auto|intros w [<-|Hw]; auto using in_or_app].
        constructor; [|assumption]. rewrite in_app_iff.
        intros [J|J]; [exact (N2 _ Wc (Z e J)) | contradiction]. }
    destruct W as (ws & <- & W & I & _). rewrite <- (map_length written p), Nat.add_comm, <- app_length.
    etransitivity; [apply NoDup_incl_length; eassumption | apply events_cost].
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
    { intros d y I. apply proper_spec in I. destruct I as [I _]. rewrite G by eauto. unfold parallel.
      rewrite (in_lookup _ _ _ U I). reflexivity. }
    apply bound; auto; [apply NoDup_filter_dests, U|]. intros c Hc.
    destruct (extra_cases x (length c) x2 (closed_size _ _ (C c Hc))) as [E|[E1 E2]]; [auto|].
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
  (exists r, is_register r = true /\ In (Some r, v) (events x s is)) \/ forall l, exec is s l = v -> l = v.
Proof.
  intros x v Mv. induction is as [|i is IH]; intros s A O; [right; exact O|]. cbn [events].
  assert (Later : (forall l, exec1 s i l = v -> l = v) ->
            (exists r, is_register r = true /\ In (Some r, v) (events1 x s i ++ events x (exec1 s i) is))
            \/ forall l, exec (i :: is) s l = v -> l = v).
  { intros O'. destruct (IH (exec1 s i)) as [(r & Rr & H)|H]; auto; [intros; apply A; right; assumption|].
    left. exists r. split; [assumption|]. apply in_app_iff. auto. }
  pose proof (A i (or_introl eq_refl)) as Ai. destruct i as [d y|a b]; simpl in *; unfold set in *.
  - destruct (loc_eq_dec (s y) v) as [E|N]; [|apply Later; intros l; compare; auto; contradiction].
    left. exists d. rewrite E. split; [|auto]. destruct Ai as [?|Ai]; [assumption|]. rewrite (O y E) in Ai.
    congruence.
  - destruct Ai. apply Later. intros l. repeat (compare; subst); auto; intros E; apply O in E; congruence.
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
  destruct E as [E1 <-]. apply bound; auto; [rewrite E1; assumption|].
  intros c Hc. right. split; [reflexivity|]. apply in_map_iff in Hc. destruct Hc as (v & <- & Hv).
  destruct (V v Hv) as (Mv & Sv & Dv). apply sources_in in Sv. destruct Sv as (d & J).
  destruct (loaded_first x v Mv is (fun l => l) A) as [(r & Rr & H)|H]; [auto | | destruct (P _ _ J); eauto].
  exists (Some r, v). split; [assumption|]. split; [left; reflexivity|]. intros K. apply in_written in K.
  destruct K as (d' & E & K). injection E as <-. apply Dv in K. congruence.
Qed.

(** ** What no sequence can do *)

(** Nothing can be performed: every destination is read, and there are only closed cycles. *)
Definition stuck (p : list copy) : Prop := incl (dests p) (sources p).

(** Closed cycles and nothing else, with the free locations [free]. If every move has its destination there,
    or reads all of them, the first one that changes anything else loses a value. For no free location these
    are all moves. *)
Theorem impossible : forall p free is,
  NoDup (dests p) -> (forall d x, In (d, x) p -> d <> x) -> stuck p -> p <> [] ->
  (forall t, In t free -> ~ In t (dests p)) ->
  (forall i, In i is ->
     match i with Move d y => In d free \/ forall t, In t free -> t = y | Exchange _ _ => False end) ->
  ~ (forall l, ~ In l free -> exec is (fun l => l) l = parallel p (fun l => l) l).
Proof.
  intros p free is U P S Ne D M. unfold parallel.
  assert (Q : forall s, (forall l, ~ In l free -> s l = l) ->
            ~ (forall l, ~ In l free -> exec is s l = match lookup p l with Some x => x | None => l end));
              [|auto].
  induction is as [|i is IH]; intros s O G.
  - destruct p as [|[d x] p']; [contradiction|]. assert (I : In (d, x) ((d, x) :: p')) by (left; reflexivity).
    apply (P d x I). pose proof (G d) as Gd. rewrite (in_lookup _ _ _ U I) in Gd. rewrite <- Gd, O; eauto 6.
    all: intros J; eapply D; eauto.
  - pose proof (M i (or_introl eq_refl)) as Mi. destruct i as [d y|a b]; [|contradiction].
    assert (Later : (forall l, ~ In l free -> exec1 s (Move d y) l = l) -> False).
    { intros O'. refine (IH _ _ O' G). intros i Hi. apply M. right. assumption. }
    simpl in Later. unfold set in Later.
    destruct (in_dec loc_eq_dec d free) as [Fd|Fd]; [apply Later; intros l Nl; compare; subst; auto;
      contradiction|].
    destruct (loc_eq_dec (s y) d) as [E|N]; [apply Later; intros l Nl; compare; subst; auto|].
    assert (L : forall l, exec is (exec1 s (Move d y)) l <> d).
    { apply lost. intros l. simpl. unfold set. compare; [assumption|].
      destruct (in_dec loc_eq_dec l free) as [Fl|Fl]; [|rewrite O; assumption].
      destruct Mi as [?|Mi]; [contradiction|]. rewrite (Mi l Fl). assumption. }
    destruct (lookup p d) as [z|] eqn:E.
    + destruct (sources_in p d) as (m & H); [apply S; eauto|]. apply (L m). etransitivity; [apply (G m)|].
      * intros J. eapply D; eauto.
      * rewrite (in_lookup _ _ _ U H). reflexivity.
    + apply (L d). etransitivity; [apply (G d Fd)|]. rewrite E. reflexivity.
Qed.

(** Cycles within memory with one register [t] and no other location, if a move accesses memory at most once:
    whatever is in [t], no location in memory ever changes. *)
Theorem memory_cycle_impossible : forall p t is,
  NoDup (dests p) -> (forall d x, In (d, x) p -> d <> x) -> stuck p -> p <> [] -> ~ In t (dests p) ->
  (forall i, In i is -> match i with Move d y => d = t \/ y = t | Exchange _ _ => False end) ->
  ~ (forall l, l <> t -> exec is (fun l => l) l = parallel p (fun l => l) l).
Proof.
  intros p t is U P S Ne T M G. apply (impossible p [t] is U P S Ne); simpl.
  - intros l [<-|[]]. assumption.
  - intros i Hi. apply M in Hi. destruct i; [|assumption]. destruct Hi as [->| ->]; [auto|]. right. intuition.
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

(** ** Copies between registers *)

Record plain (p : list copy) : Prop := {
  plain_dests : NoDup (dests p);
  plain_registers : forall d x, In (d, x) p -> is_register d = true /\ is_register x = true;
  plain_proper : forall d x, In (d, x) p -> d <> x }.

Lemma stuck_written : forall p, NoDup (dests p) -> stuck p -> incl (sources p) (dests p).
Proof.
  intros p U S. apply NoDup_length_incl; [assumption | | assumption]. unfold sources, dests.
  rewrite !map_length. lia.
Qed.

Lemma stuck_cycle : forall p, NoDup (dests p) -> stuck p -> p <> [] -> ~ acyclic p.
Proof.
  intros [|[d x] p] U S N G; [contradiction|]. apply (G d (fun l => In l (dests ((d, x) :: p)))); simpl; auto.
  intros m z _ E. apply (stuck_written _ U S). eauto.
Qed.

(** Every copy of a location that is written can be performed, but for cycles. *)
Definition settled (p : list copy) : Prop := forall d x, In (d, x) p -> In x (dests p) -> In d (sources p).

Lemma read_once : forall p a b x, NoDup (dests p) -> settled p ->
  In (a, x) p -> In (b, x) p -> In x (dests p) -> a = b.
Proof.
  intros p a b x U S A B W. set (inner := filter (fun c => writes p (snd c)) p).
  assert (I : forall d y, In (d, y) inner <-> In (d, y) p /\ In y (dests p))
    by (intros; unfold inner; rewrite filter_In; simpl; destruct (writes_spec p y); intuition congruence).
  assert (N : NoDup (sources inner)).
  { apply NoDup_incl_NoDup with (l := dests inner); [apply NoDup_filter_dests, U | unfold sources, dests;
      rewrite !map_length; lia |]. intros d H. destruct (dests_in _ _ H) as [y J]. apply I in J.
    destruct (sources_in p d (S d y (proj1 J) (proj2 J))) as (k & K). apply (in_sources _ k), I.
    split; [assumption | eapply in_dests, J]. }
  assert (J := conj A W). assert (K := conj B W). apply I in J, K. clear - N J K.
  induction inner as [|[d y] q IH]; [easy|]. inversion N; subst.
  destruct J as [J|J], K as [K|K]; auto; try congruence; exfalso;
    [injection J as -> ->|injection K as -> ->]; eauto.
Qed.

(** When nothing can be performed, a cycle is closed. *)
Lemma settled_closed : forall p c, plain p -> settled p -> is_cycle p c -> closed p c.
Proof.
  intros p c [U _ P] S C. pose proof C as (h & c' & E & L & N & I). split; auto.
  - destruct c' as [|m' c']; subst; simpl; [|lia]. destruct (cycle_next p [h] h C) as (x & E & Hx);
      [simpl; auto|].
    apply lookup_in, P in E. simpl in Hx. intuition.
  - intros m Hm. destruct (cycle_previous p c m C Hm) as (k & _ & Ek). eauto.
  - intros d x H. split; intros Hd.
    + destruct (cycle_next p c d C Hd) as (y & Ey & Hy). apply in_lookup in H; congruence.
    + destruct (cycle_previous p c x C Hd) as (m & Hm & Em). rewrite (read_once p d m x); eauto.
  - intros L3 a b Ha Hab Hba. assert (Q : incl c [a; b]).
    { intros m Hm. enough (m = a \/ m = b) by (simpl; intuition).
      refine (cycle_all p c (fun m => m = a \/ m = b) C _ _ m Hm); [|eauto].
      intros k x K Ek. apply lookup_in in Ek.
      destruct K as [->| ->]; [right | left]; eapply one_source; eauto. }
    pose proof (NoDup_incl_length N Q). simpl in *. lia.
Qed.

(** *** What a transition changes *)

(** The copies into [ds] are done, and the readers of [l] read [f l] from now on. *)
Definition changed (f : loc -> loc) (ds : list loc) (p : list copy) : list copy := redirect f (without ds p).

Lemma without_nil : forall p, without [] p = p.
Proof. induction p as [|c p IH]; simpl; f_equal; auto. Qed.

Lemma in_changed : forall f ds p d z, In (d, z) (changed f ds p) <-> ~ In d ds /\ exists w, In (d, w) p /\
  z = f w.
Proof.
  intros. unfold changed. rewrite in_redirect.
  split; [intros (w & H & E); apply in_without in H; intuition eauto|].
  intros (N & w & H & E). exists w. rewrite in_without. auto.
Qed.

Lemma changed_dests : forall f ds p l, In l (dests (changed f ds p)) <-> In l (dests p) /\ ~ In l ds.
Proof.
  intros f ds p l. split.
  - intros H. apply dests_in in H. destruct H as (z & H). apply in_changed in H.
    destruct H as (N & w & H & _). eauto.
  - intros [H N]. apply dests_in in H. destruct H as (w & H). apply (in_dests _ _ (f w)), in_changed. eauto.
Qed.

Lemma changed_unique : forall f ds p, NoDup (dests p) -> NoDup (dests (changed f ds p)).
Proof. intros. unfold changed. rewrite dests_redirect. apply NoDup_filter_dests. assumption. Qed.

Lemma changed_length : forall f ds p, NoDup (dests p) -> NoDup ds -> incl ds (dests p) ->
  length (changed f ds p) + length ds = length p.
Proof.
  intros f ds p U N I. rewrite <- dests_length, <- (dests_length p), <- app_length.
  apply Nat.le_antisymm; apply NoDup_incl_length; try assumption.
  - apply NoDup_join; auto using changed_unique. intros l H. apply changed_dests in H. tauto.
  - intros l H. apply in_app_iff in H. rewrite changed_dests in H. intuition.
  - intros l H. rewrite in_app_iff, changed_dests. destruct (in_dec loc_eq_dec l ds); auto.
Qed.

Lemma changed_plain : forall f ds p, plain p ->
  (forall d w, In (d, w) p -> ~ In d ds -> f w = w \/ (is_register (f w) = true /\ d <> f w)) ->
    plain (changed f ds p).
Proof.
  intros f ds p [U Rs P] H. split; [apply changed_unique, U | |]; intros d z J; apply in_changed in J;
    destruct J as (N & w & J & ->); destruct (H d w J N) as [->|[H1 H2]]; auto.
    split; [apply (Rs _ _ J) | assumption].
Qed.

(** Locations that are in no closed cycle. *)
Definition quiet (p : list copy) (l : loc) : Prop :=
  ~ In l (dests p) \/ ~ In l (sources p) \/ exists y, In (l, y) p /\ ~ In y (dests p).

Lemma closed_quiet : forall p c l, closed p c -> In l c -> ~ quiet p l.
Proof.
  intros p c l C H [N|[N|(y & J & N)]]; apply N; [apply C, H | apply (closed_sources _ _ C), H |].
  apply (closed_dests _ _ C), (closed_copies _ _ C l y J), H.
Qed.

(** A cycle that is closed afterwards was closed before, if no member is read from a new place. *)
Lemma changed_closed : forall f ds p c, let p' := changed f ds p in NoDup (dests p) -> closed p' c ->
  (forall w, f w = w \/ (quiet p' w /\ quiet p' (f w))) ->
    (forall d w, In (d, w) p -> In d ds -> quiet p' w) ->
  closed p c.
Proof.
  intros f ds p c p' U C F D. pose proof (fun l H => closed_quiet p' c l C H) as Q.
  destruct C as [C1 C2 C3 C4 C5]. assert (E : forall d x, In x c -> (In (d, x) p' <-> In (d, x) p)).
  { intros d x Hx. unfold p'. rewrite in_changed. split.
    - intros (_ & w & H & ->). destruct (F w) as [->|[_ F2]]; [assumption | destruct (Q _ Hx F2)].
    - intros H. split; [intros J; exact (Q x Hx (D d x H J))|]. exists x. split; [assumption|].
      destruct (F x) as [?|[F1 _]]; [auto | destruct (Q _ Hx F1)]. }
  split; auto.
  - intros l H. apply C2, changed_dests in H. tauto.
  - intros x Hx. destruct (sources_in _ _ (C3 x Hx)) as (d & H). apply E in H; eauto.
  - intros d x H. split; intros J; [|apply E in H; [apply C4 in H; tauto | assumption]].
    destruct (dests_in _ _ (C2 d J)) as (y & K). pose proof (proj1 (C4 d y K) J) as Hy.
    apply E in K; [|assumption]. rewrite (one_source p d x y); assumption.
  - intros L a b Ha Hab Hba. apply E in Hba; [|assumption]. pose proof (proj2 (C4 b a Hba) Ha) as Hb.
    apply E in Hab; [|assumption]. eapply C5; eauto.
Qed.

(** A set of destinations that contains what its members read afterwards did so before. *)
Lemma changed_spreads : forall f ds p T, NoDup (dests p) -> spreads (changed f ds p) T ->
  (forall l, T l -> In l (dests (changed f ds p))) ->
  (forall w, f w = w \/ ~ In (f w) (dests (changed f ds p))) -> spreads p T.
Proof.
  intros f ds p T U T1 T2 F m x Tm E. pose proof (T2 m Tm) as Dm. apply changed_dests in Dm.
  assert (Tf : T (f x)).
  { apply (T1 m _ Tm), in_lookup; [apply changed_unique, U|]. apply in_changed. split; [apply Dm | eauto]. }
  destruct (F x) as [E'|Fx]; [congruence | destruct (Fx (T2 _ Tf))].
Qed.

(** *** Transitions *)

(** A copy is performed; if its source is written, no other copy reads it there afterwards. *)
Lemma perform_registers : forall p h ch d x next, plain p -> In (d, x) p -> ~ In d (sources p) ->
  exists f ch', let p' := changed f [d] p in perform d x (State p h [] ch) next = ([Move d x],
    State p' h [] ch')
    /\ (forall w, f w = w \/ (w = x /\ f w = d)) /\ ~ (In x (dests p') /\ In x (sources p')).
Proof.
  intros p h ch d x next [U Rs P] H N. unfold perform. cbn [pending held stored].
  destruct (Rs _ _ H) as [Rd Rx]. replace (comes_last (without [d] p) x) with false.
  2: { unfold comes_last. destruct (lookup (without [d] p) x) as [y|] eqn:L; [|reflexivity].
       apply lookup_in, in_without in L. rewrite (proj2 (Rs _ _ (proj1 L))). reflexivity. }
  rewrite Rd, Rx, andb_true_r. cbn [negb andb orb]. destruct (reads _ x && writes _ x) eqn:M;
    [exists (rename x d)|exists (fun l => l)]; eexists; (split; [reflexivity|]); split; auto.
  - intros w. unfold rename. compare; auto.
  - intros [_ S]. apply sources_rename in S. destruct S as [[_ S]| ->]; [auto | eapply P; eauto].
  - intros [Dx Sx]. unfold changed in *. rewrite dests_redirect in Dx. unfold redirect in Sx.
    rewrite (map_ext _ (fun c => c)), map_id in Sx by (intros []; reflexivity).
    destruct (reads_spec (without [d] p) x), (writes_spec (without [d] p) x); try contradiction. discriminate.
Qed.

(** Every copy that need not wait is held. *)
Definition idle (p : list copy) (h : list loc) : Prop :=
  forall d x, In (d, x) p -> ~ In d (sources p) -> In d h.

Lemma idle_stuck : forall p, idle p [] -> stuck p.
Proof.
  intros p I d H. destruct (in_dec loc_eq_dec d (sources p)) as [?|N]; [assumption|]. apply dests_in in H.
  destruct H as (x & H). destruct (I d x H N).
Qed.

(** A transition performs or postpones a free copy, or opens a cycle if all free copies are postponed. *)
Lemma transition_registers : forall scratch exchange_cost hold p h ch, plain p ->
  match transition scratch exchange_cost hold (State p h [] ch) with
  | Some r =>
    (exists d x n, In (d, x) p /\ ~ In d (sources p) /\ ~ In d h
                   /\ r = Some (perform_or_hold hold n (d, x) (State p h [] ch)))
    \/ (idle p h /\ exists c, is_cycle p c /\ r = open_cycle scratch exchange_cost hold c (State p h [] ch))
  | None => idle p h /\ acyclic p
  end.
Proof.
  intros scratch x hold p h ch [_ Rs _]. set (st := State p h [] ch).
  pose proof (transition_spec scratch x hold st) as T. cbn [pending st] in T.
  assert (K : forall c, In c p -> is_move c = true /\ is_passing c = false).
  { intros [d y] H. destruct (Rs _ _ H) as [E1 E2]. unfold is_move, is_passing. simpl. rewrite E1, E2. auto. }
  assert (I : (forall c, In c p -> is_move c = true -> ready st c = false) -> idle p h).
  { intros I d y H N. specialize (I _ H (proj1 (K _ H))). unfold ready, is_free in I.
    cbn [pending held st fst] in I.
    destruct (reads_spec p d), (mem_spec d h); try contradiction; auto. discriminate. }
  pose proof (find_cycle_spec p (dests p)) as Q. destruct (transition _ _ _ st) as [r|].
  - destruct T as [([d y] & h' & n & H & F & _ & E & ->)|[(c & H & E & _)|[(I' & c & E & ->)|(_ & c & H &
      E)]]];
      try (destruct (K c H); congruence); [left | right; rewrite E in Q; eauto].
    exists d, y, n. rewrite (E (proj1 (K _ H))). unfold ready, is_free in F. cbn [pending held st fst] in F.
    bools. auto.
  - destruct T as [I' E]. rewrite E in Q. split; [exact (I I')|]. intros l T T1 T2 Tl.
    exact (Q l (T2 l Tl) T T1 T2 Tl).
Qed.

Lemma find_nothing : forall (f : copy -> bool) cs, (forall c, In c cs -> f c = false) -> find f cs = None.
Proof.
  intros f cs H. destruct (find f cs) eqn:E; [|reflexivity]. apply find_some in E. destruct E as [I E].
  rewrite H in E; easy.
Qed.

Lemma copies_length : forall p c, is_cycle p c -> length (copies_of p c) = length c.
Proof.
  intros p c C. assert (L : forall c', incl c' c -> length (copies_of p c') = length c');
    [|apply L, incl_refl].
  unfold copies_of. induction c' as [|m c' IH]; intros J; simpl; [easy|]. apply incl_cons_inv in J.
  destruct J as [Hm J], (cycle_next p c m C Hm) as (y & -> & _). simpl. rewrite IH; auto.
Qed.

Lemma exchanges_cost : forall x cs, cost x (exchanges cs) = (length cs - 1) * x.
Proof.
  intros x. induction cs as [|[d y] [|c cs] IH]; try reflexivity.
  change (cost x (exchanges ((d, y) :: c :: cs))) with (x + cost x (exchanges (c :: cs))). rewrite IH.
  simpl. lia.
Qed.

(** A cycle of registers is opened through a register that can be taken, or its members are exchanged. *)
Lemma open_registers : forall scratch exchange_cost hold p h c ch, plain p -> is_cycle p c ->
  let st := State p h [] ch in let e := by_exchange exchange_cost c in
  exists a cs, In a c /\ open_cycle scratch exchange_cost hold c st
  = if no_more (length c + 1) e && (1 <=? length (free_registers scratch p) + length h)
    then save_in_register scratch a st
    else if less (length c + 1) e && negb hold then None
    else match e with Some _ => Some (exchange c st) | None => open_through_memory scratch cs st end.
Proof.
  intros scratch x hold p h c ch [_ Rs _] C st e. unfold open_cycle. cbn [pending held stored st].
  assert (Pa : forall e, In e (copies_of p c) -> is_passing e = false).
  { intros [d y] H. apply copies_spec in H. destruct H as [_ H]. apply lookup_in in H. unfold is_passing.
    simpl.
    rewrite (proj1 (Rs _ _ H)). reflexivity. }
  destruct (nth_error (copies_of p c) (length c - 1)) as [[d a]|] eqn:El.
  2: { apply nth_error_None in El. rewrite (copies_length p c C) in El. destruct C as (k & c' & -> & _).
       simpl in El. lia. }
  apply nth_error_In, copies_spec in El. exists a, (rev (copies_of p c)).
  split; [destruct (cycle_next p c d C) as (y & Ey & Hy); [tauto|]; intuition congruence|].
  rewrite (find_nothing (fun e => is_move e && writes [] (snd e))) by (intros; apply andb_false_r).
  rewrite (find_nothing (fun e => is_passing e && _)), (find_nothing is_passing)
    by (intros k H; rewrite ?(Pa k H); auto).
  replace (filter is_passing _) with (@nil copy).
  2: { clear - Pa. induction (copies_of p c) as [|k cs IH]; simpl in *; [reflexivity|]. rewrite (Pa k),
         <- IH; auto. }
  cbn [length no_more less snd]. change (1 <? 0) with false. cbn [andb]. rewrite !andb_true_r.
  fold e. destruct e; reflexivity.
Qed.

(** ** The whole sequence *)

(** What is held can be performed, and has a source that no copy writes. *)
Definition holding (p : list copy) (h : list loc) : Prop :=
  NoDup h /\ forall t, In t h -> ~ In t (sources p) /\ exists y, In (t, y) p /\ ~ In y (dests p).

Section Registers.
  Variable scratch : list loc.
  Variable exchange_cost : option nat.

  (** Without exchanges, a cost that they might have. *)
  Definition price : nat := match exchange_cost with Some x => x | None => 3 end.

  (** What holds between transitions. *)
  Record regular (hold : bool) (p : list copy) (h : list loc) : Prop := {
    regular_plain : plain p;
    regular_scratch : forall l, In l (dests p) -> ~ In l scratch;
    regular_holding : holding p h;
    regular_held : hold = false -> h = [] }.

  Lemma regular_changed : forall hold p h f ds h', regular hold p h -> plain (changed f ds p) -> NoDup h' ->
    incl h' h ->
    (forall t, In t h' -> ~ In t ds /\ forall w, f w = w \/ (f w <> t /\ In w (dests p))) ->
    regular hold (changed f ds p) h'.
  Proof.
    intros hold p h f ds h' [Pl Ds [_ Hh] Hn] Pl' N I T. split; auto.
    - intros l Hl. apply Ds. apply changed_dests in Hl. tauto.
    - split; [assumption|]. intros t Ht. destruct (T t Ht) as [Nt F], (Hh t (I t Ht)) as (S & y & J & Ny).
      split.
      + intros K. apply sources_in in K. destruct K as (d & K). apply in_changed in K.
        destruct K as (_ & w & K & ->). destruct (F w) as [E|[E _]]; [rewrite E in S; eauto | congruence].
      + exists y. destruct (F y) as [E|[_ E]]; [|contradiction]. rewrite changed_dests, in_changed.
        intuition eauto.
    - intros Hf. rewrite (Hn Hf) in I. apply incl_l_nil. exact I.
  Qed.

  (** The sequence of the remaining copies is a move for each, and what each closed cycle costs beyond that.
      *)
  Definition finds (r : option (list step)) (p : list copy) : Prop :=
    exists is cycles, r = Some is /\ cost price is = length p + total price cycles
      /\ (forall c, In c cycles -> closed p c) /\ NoDup (concat cycles).

  (** Copies are done, or a closed cycle is opened or exchanged, of which something is in no closed cycle
      then. *)
  Lemma finds_step : forall f ds p is cs r, let p' := changed f ds p in NoDup (dests p) ->
    (forall w, f w = w \/ (quiet p' w /\ quiet p' (f w))) ->
      (forall d w, In (d, w) p -> In d ds -> quiet p' w) ->
    cs = [] \/ (exists c a, cs = [c] /\ is_cycle p c /\ closed p c /\ In a c /\ quiet p' a) ->
    cost price is + length p' = length p + total price cs ->
    finds r p' -> finds (option_map (app is) r) p.
  Proof.
    intros f ds p is cs r p' U F D W C (is' & cycles & -> & C' & Z & N). exists (is ++ is'), (cs ++ cycles).
    assert (Z' : forall c, In c cycles -> closed p c) by (intros c Hc; apply (changed_closed f ds p c); auto).
    split; [reflexivity|]. unfold total in *. rewrite map_app, list_sum_app, cost_app, concat_app.
    split; [lia|]. destruct W as [->|(c & a & -> & Cy & Cl & Ha & Q)]; [auto|].
    split; [intros c' [<-|Hc]; auto|]. simpl. rewrite app_nil_r. apply NoDup_join; auto.
    - destruct Cy as (_ & _ & _ & _ & Nc & _). exact Nc.
    - intros m Hm J. apply in_concat in J. destruct J as (c' & Hc & J). apply (closed_quiet p' c' a); auto.
      apply (cycle_all p c (fun m => In m c') Cy); eauto. intros k x K E. apply lookup_in in E.
      apply (closed_copies _ _ (Z' c' Hc) _ _ E), K.
  Qed.

  (** A register that is taken for the value of [a], which is written. *)
  Lemma taken : forall hold p h ch a, regular hold p h -> In a (dests p) ->
    (1 <=? length (free_registers scratch p) + length h) = true -> exists t h',
    save_in_register scratch a (State p h [] ch) = Some ([Move t a],
      State (redirect (rename a t) p) h' [] None)
    /\ is_register t = true /\ ~ In t (sources p) /\ (forall y, In (t, y) p -> ~ In y (dests p))
    /\ ~ In t h' /\ incl h' h /\ length h <= S (length h') /\ NoDup h'.
  Proof.
    intros hold p h ch a [[U Rs _] Ds [Uh Hh] _] Ha E. unfold save_in_register, take_register, save.
    cbn [pending held stored]. destruct (free_registers scratch p) as [|t ts] eqn:Ef.
    - destruct h as [|t h]; [discriminate|]. inversion Uh; subst.
      destruct (Hh t (or_introl eq_refl)) as (Nt & y & Hy & Ny). exists t, h. cbn [pending held stored].
      destruct (reads_spec p t), (writes_spec p t) as [_|K]; try contradiction; [|destruct K; eauto].
      rewrite orb_true_r. repeat split; auto using incl_tl, incl_refl; [apply (Rs _ _ Hy)|].
      intros z Hz. rewrite (one_source p t z y); assumption.
    - assert (Ht : In t (free_registers scratch p)) by (rewrite Ef; left; reflexivity).
      apply filter_In in Ht. destruct Ht as [Ht1 Ht2]. bools. exists t, h. cbn [pending held stored].
      destruct (reads_spec p t), (mem_spec t scratch); try contradiction. repeat split; auto using incl_refl.
      + intros y Hy. destruct (Ds t); eauto.
      + intros J. destruct (Hh t J) as (_ & y & Hy & _). destruct (Ds t); eauto.
  Qed.

  (** Whether some copy need not wait and is not held. *)
  Definition active (p : list copy) : Prop := exists d x, In (d, x) p /\ ~ In d (sources p) /\ In x (dests p).

  (** A scratch register; or nothing at all; or no need of any. *)
  Definition supplied (hold : bool) (p : list copy) : Prop :=
    (hold = false /\ 2 <= price /\ exists t, In t scratch /\ is_register t = true)
    \/ (scratch = [] /\ exchange_cost = None)
    \/ (hold = false /\ acyclic p).

  Definition lacks (hold : bool) (p : list copy) (r : option (list step)) : Prop :=
    r = None /\ scratch = [] /\ exchange_cost = None /\ ~ acyclic p /\ (hold = true -> stuck p /\ p <> []).

  Definition weight (hold : bool) (p : list copy) : nat := if hold then 8 * length p else 4 * length p.
  Definition enough (fuel : nat) (hold : bool) (p : list copy) (h : list loc) : Prop :=
    weight hold p < fuel + length h /\ (active p \/ weight hold p + 2 < fuel + length h).

  Lemma run_registers : forall fuel hold p h ch, regular hold p h -> supplied hold p ->
    enough fuel hold p h ->
    let r := run scratch exchange_cost fuel hold (State p h [] ch) in finds r p \/ lacks hold p r.
  Proof.
    induction fuel as [|fuel IH]; intros hold p h ch Re Sp F r; pose proof Re as [Pl Ds Hh Hn];
      pose proof Pl as [U Rs P]; assert (Lh : length h <= length p)
        by (rewrite <- dests_length; apply NoDup_incl_length; [apply Hh|]; intros t Ht;
            destruct (proj2 Hh t Ht) as (_ & y & J & _); eauto); [destruct F, hold; simpl in *; lia|].
    assert (T := transition_registers scratch exchange_cost hold p h ch Pl).
    destruct p as [|c0 q] eqn:Ep; [left; exists [], []; do 2 (split; [reflexivity|]); split;
      [easy | constructor]|].
    rewrite <- Ep in *. assert (Ne : p <> []) by congruence.
    assert (L1 : 1 <= length p) by (rewrite Ep; simpl; lia).
    replace r with (match transition scratch exchange_cost hold (State p h [] ch) with
      | Some (Some (is, st)) => option_map (app is) (run scratch exchange_cost fuel hold st)
      | Some None => None
      | None => if hold then run scratch exchange_cost fuel false (State p [] [] None) else None
      end) by (unfold r; rewrite Ep; reflexivity).
    clear r c0 q Ep. destruct (transition _ _ _ _) as [r|].
    2: { destruct T as [I G]. destruct hold; [|destruct (stuck_cycle p U) as []; auto; apply idle_stuck;
           rewrite <- Hn; auto].
         destruct (IH false p [] None) as [R|(_ & _ & _ & Ng & _)];
           [| right; right; auto | destruct F; split; [|right]; simpl in *; lia | auto | contradiction].
         split; auto. split; [constructor | easy]. }
    destruct T as [(d & x & n & H & N & Nh & ->)|[I (c & C & ->)]].
    - unfold perform_or_hold. cbn [pending held stored fst snd]. destruct (holds hold p (d, x)) eqn:B.
      + unfold holds in B. cbn [snd] in B. bools. subst hold.
        destruct (IH true p (d :: h) None) as [(is & cycles & -> & R)|(-> & R)]; auto.
        * split; auto; [|easy]. split; [constructor; [assumption | apply Hh]|].
          intros t [<-|Ht]; [eauto | apply Hh, Ht].
        * destruct F as [F [?|?]]; split; auto; simpl in *; lia.
        * left. exists is, cycles. auto.
        * right. split; auto.
      + destruct (perform_registers p h ch d x n Pl H N) as (f & ch' & -> & Ff & Nx).
        set (p' := changed f [d] p) in *.
        assert (Hx : hold = true -> In x (dests p)) by (intros ->; unfold holds in B; cbn [andb snd] in B;
          bools; auto).
        assert (L : length p' + 1 = length p)
          by (apply (changed_length f [d] p); auto; [repeat constructor; easy | intros l [<-|[]]; eauto]).
        assert (Qx : quiet p' x) by (unfold quiet; destruct (in_dec loc_eq_dec x (dests p')),
          (in_dec loc_eq_dec x (sources p')); tauto).
        assert (Qd : ~ In d (dests p')) by (unfold p'; rewrite changed_dests; simpl; tauto).
        assert (G : acyclic p -> acyclic p').
        { intros G l T T1 T2. apply G; [apply (changed_spreads f [d] p); auto | intros m Tm; apply T2,
            changed_dests in Tm; tauto].
          intros w. destruct (Ff w) as [?|[_ ->]]; auto. }
        assert (Re' : regular hold p' h).
        { apply (regular_changed hold p h f [d]); auto using incl_refl; [| apply Hh |].
          - apply changed_plain; auto. intros e w J Ne'. destruct (Ff w) as [->|[_ ->]]; [auto|right].
            split; [apply (Rs _ _ H) | simpl in Ne'; intuition].
          - intros t Ht. assert (Ntd : t <> d) by (intros ->; contradiction).
            split; [intros [E|[]]; congruence|].
            intros w. destruct (Ff w) as [?|[-> ->]]; [auto|]. right. split; [auto|].
            destruct hold; [auto | rewrite Hn in Ht; easy]. }
        destruct (IH hold p' h ch' Re') as [R|(-> & E1 & E2 & Ng & E3)];
          [| destruct F; split; [|right]; destruct hold; simpl in *; lia | |].
        * destruct Sp as [Sp|[Sp|[Sp G']]]; [left | right; left | right; right]; auto.
        * left. apply (finds_step f [d] p _ []); fold p'; auto.
          -- intros w. destruct (Ff w) as [?|[-> ->]]; [auto|]. right. unfold quiet at 2. auto.
          -- intros e w J [<-|[]]. rewrite (one_source p d w x); auto.
          -- unfold cost, total. simpl. lia.
        * right. do 3 (split; [auto|]). split; [auto|]. intros Hold.
          destruct (E3 Hold) as [St _]. destruct Nx.
          assert (Dx : In x (dests p')) by (apply changed_dests; split;
            [auto | intros [->|[]]; eapply P; eauto]). auto.
    - assert (St : settled p).
      { intros d x H Hx. destruct (in_dec loc_eq_dec d (sources p)) as [?|N]; [assumption|].
        destruct (proj2 Hh d (I d x H N)) as (_ & y & J & Ny). rewrite (one_source p d y x) in Ny; easy. }
      assert (F3 : weight hold p + 2 < S fuel + length h).
      { destruct F as [_ [(d & x & H & N & Hx)|F]]; [|exact F]. destruct N. apply (St d x H Hx). }
      pose proof (settled_closed p c Pl St C) as Cl. pose proof C as (_ & _ & _ & _ & Nc & Ic).
      pose proof (closed_size _ _ Cl) as N2. pose proof (not_acyclic p c C) as Gr. set (n := length c) in *.
      assert (Lc : cost price (exchanges (copies_of p c)) = (n - 1) * price)
        by (rewrite exchanges_cost, copies_length; auto).
      destruct (open_registers scratch exchange_cost hold p h c ch Pl C) as (a & cs & Ha & ->). fold n.
      assert (Open : (1 <=? length (free_registers scratch p) + length h) = true -> extra price n = 1 ->
          finds match save_in_register scratch a (State p h [] ch) with
                | Some (is, st) => option_map (app is) (run scratch exchange_cost fuel hold st)
                | None => None
                end p).
      { intros Fr X. destruct (taken hold p h ch a Re (Ic a Ha) Fr) as (t & h' & ->
          & Rt & Nt & Ht & Nh & Ih & Lh' & Uh').
        assert (Na : ~ In a (sources (redirect (rename a t) p))).
        { intros K. apply sources_rename in K.
          destruct K as [[_ K]| ->]; [auto|]. apply Nt, (closed_sources _ _ Cl), Ha. }
        replace (redirect (rename a t) p) with (changed (rename a t) [] p) in *
          by (unfold changed; rewrite without_nil; reflexivity).
        set (p' := changed (rename a t) [] p) in *.
        pose proof (changed_length (rename a t) [] p U (NoDup_nil _)) as L.
        fold p' in L. cbn [length] in L. specialize (L (fun _ H => match H with end)).
        assert (Fa : forall w, rename a t w = w \/ (w = a /\ rename a t w = t))
          by (intros w; unfold rename; compare; auto).
        destruct (dests_in _ _ (Ic a Ha)) as (z & Jz). assert (Nza : z <> a) by (intros ->; eapply P; eauto).
        assert (Nta : ~ In (t, a) p) by (intros K; exact (Ht a K (Ic a Ha))).
        assert (Re' : regular hold p' h').
        { apply (regular_changed hold p h (rename a t) []); auto.
          - apply changed_plain; auto. intros d w J _. destruct (Fa w) as [->|[-> ->]]; [auto|]. right.
            split; [assumption | intros ->; contradiction].
          - intros k Hk. split; [easy|]. intros w. destruct (Fa w) as [?|[-> ->]]; [auto|]. right.
            split; [congruence | auto]. }
        assert (Ac : active p').
        { exists a, z. unfold p'. rewrite changed_dests, in_changed. repeat split; auto.
          - exists z. destruct (Fa z) as [E|[E _]]; [auto | contradiction].
          - apply Ic, (closed_copies _ _ Cl a z Jz), Ha. }
        assert (Qa : quiet p' a) by (unfold quiet; auto).
        destruct (IH hold p' h' None Re') as [R|(_ & E1 & _ & _ & E)].
        - destruct Sp as [Sp|[Sp|[_ Sp]]]; [left | right; left | contradiction]; auto.
        - split; [|left; exact Ac]. destruct hold; simpl in *; lia.
        - apply (finds_step (rename a t) [] p _ [c]); fold p'; auto; [| easy | |].
          + intros w. destruct (Fa w) as [?|[-> ->]]; [auto|]. right. split; [assumption|]. unfold quiet.
            destruct (in_dec loc_eq_dec t (dests p)) as [K|K];
              [|left; unfold p'; rewrite changed_dests; tauto].
            right. right. apply dests_in in K. destruct K as (y & K). exists y. unfold p'.
            rewrite changed_dests, in_changed. split; [|intros [Y _]; exact (Ht y K Y)]. split; [easy|].
            exists y. destruct (Fa y) as [E|[-> _]]; [auto | contradiction].
          + right. exists c, a. auto.
          + unfold total. simpl. fold n. rewrite X. lia.
        - destruct hold; [|rewrite E1, Hn in Fr; easy]. destruct Na. apply (proj1 (E eq_refl)).
          unfold p'. rewrite changed_dests. auto. }
      destruct Sp as [(-> & P2 & t0 & T1 & T2)|[[E1 E2]|[_ G]]]; [| |contradiction].
      + left. rewrite (Hn eq_refl) in *. clear h Hn.
        assert (Fr : (1 <=? length (free_registers scratch p) + length (@nil loc)) = true).
        { assert (Ht : In t0 (free_registers scratch p)).
          { apply filter_In. split; [assumption|]. rewrite T2.
            destruct (reads_spec p t0) as [K|]; [|reflexivity].
            destruct (Ds t0); [|assumption]. exact (stuck_written p U (idle_stuck p I) t0 K). }
          destruct (free_registers scratch p); [contradiction | reflexivity]. }
        assert (Rc : forall m, In m c -> is_register m = true)
          by (intros m Hm; destruct (dests_in _ _ (Ic m Hm)) as (y & J); apply (Rs _ _ J)).
        unfold by_exchange. rewrite (proj2 (forallb_forall _ _) Rc), Fr. fold n.
        assert (G2 : (n - 1) * 2 <= (n - 1) * price) by (apply Nat.mul_le_mono_l, P2).
        unfold extra in Open. destruct exchange_cost as [x|] eqn:Ex.
        * assert (Px : price = x) by (unfold price; rewrite Ex; reflexivity). rewrite Px in *.
          cbn [no_more less]. destruct (Nat.leb_spec (n + 1) ((n - 1) * x)) as [G|G].
          { apply Open; [assumption|]. rewrite Nat.min_l by assumption. lia. }
          destruct (Nat.ltb_spec (n + 1) ((n - 1) * x)) as [?|_]; [lia|]. cbn [andb].
          unfold exchange. cbn [pending held stored]. set (f := reader (copies_of p c)). fold (changed f c p).
          set (p' := changed f c p). pose proof (changed_length f c p U Nc Ic) as L. fold p' n in L.
          assert (Q : forall l, In l c -> ~ In l (dests p'))
            by (intros l Hl; unfold p'; rewrite changed_dests; tauto).
          destruct (IH false p' [] None) as [R|(_ & E & _)]; [| left; rewrite Px; eauto | | |].
          -- apply (regular_changed false p [] f c); auto using incl_refl; [| constructor | easy].
             apply changed_plain; auto. intros d w J N.
             destruct (reader_spec p c w C) as [(_ & Hm & _)|[_ Hm]]; auto.
             right. split; [apply Rc, Hm | intros ->; contradiction].
          -- split; [|right]; simpl in *; lia.
          -- apply (finds_step f c p _ [c]); fold p'; auto; unfold quiet.
             ++ intros w. destruct (reader_spec p c w C) as [(Hw & Hm & _)|[_ Hm]]; auto.
             ++ intros d w J Hd. left. apply Q, (closed_copies _ _ Cl d w J), Hd.
             ++ right. exists c, a. do 4 (split; [auto|]). left. auto.
             ++ rewrite Px, Lc. change (total x [c]) with (extra x n + 0). unfold extra.
                rewrite Nat.min_r; lia.
          -- rewrite E in T1. contradiction.
        * assert (Px : price = 3) by (unfold price; rewrite Ex; reflexivity). rewrite Px in *.
          cbn [no_more less]. apply Open; [assumption|]. rewrite Nat.min_l; lia.
      + replace (by_exchange exchange_cost c) with (@None nat)
          by (unfold by_exchange; rewrite E2; reflexivity).
        replace (free_registers scratch p) with (@nil loc) in * by (rewrite E1; reflexivity).
        destruct h as [|t h].
        * right. split; [rewrite E1; destruct hold; [unfold open_through_memory; destruct cs|]; reflexivity|].
          do 3 (split; [assumption|]). intros _. split; [exact (idle_stuck p I) | assumption].
        * left. apply Open; [reflexivity|]. unfold price, extra. rewrite E2, Nat.min_l; lia.
  Qed.
End Registers.

Definition between_registers (p : list copy) : Prop :=
  NoDup (dests p) /\ forall d x, In (d, x) p -> is_register d = true /\ is_register x = true.

Lemma proper_plain : forall p, between_registers p -> plain (proper p).
Proof.
  intros p [U Rs]. split; [apply NoDup_filter_dests, U | |]; intros d x H; apply proper_spec in H;
    destruct H; auto.
Qed.

Lemma attempt_registers : forall scratch exchange_cost hold p, exchange_cost <> Some 1 ->
  between_registers p ->
  (forall l, In l (dests p) -> ~ In l scratch) -> supplied scratch exchange_cost hold (proper p) ->
  let r := attempt scratch exchange_cost hold p in
  finds exchange_cost r (proper p) \/ lacks scratch exchange_cost hold (proper p) r.
Proof.
  intros scratch x hold p X B D Sp.
  replace (attempt scratch x hold p)
    with (run scratch x (8 * length (proper p) + 8) hold (State (proper p) [] [] None)).
  - apply run_registers; auto; [|split; [|right]; unfold weight; destruct hold; simpl; lia].
    split; auto using proper_plain; [intros l H; apply D, (dests_filter _ _ _ H)|]. split;
      [constructor | easy].
  - unfold attempt. destruct x as [[|[|n]]|]; try congruence; destruct (run _ _ _ hold _); reflexivity.
Qed.

(** The length of the sequence. Without exchanges, any cost of at least three may be taken for theirs. *)
Theorem length_registers : forall scratch exchange_cost p t,
  match exchange_cost with Some x => 2 <= x | None => True end -> between_registers p ->
  (forall l, In l (dests p) -> ~ In l scratch) -> In t scratch -> is_register t = true ->
  exists is cycles, sequentialize scratch exchange_cost p = Some is
    /\ cost (price exchange_cost) is = length (proper p) + total (price exchange_cost) cycles
    /\ (forall c, In c cycles -> closed (proper p) c) /\ NoDup (concat cycles).
Proof.
  intros scratch x p t X B D T Rt. unfold sequentialize.
  destruct (attempt_registers scratch x false p) as [(is & cycles & E & C)|(_ & E & _)];
    [intros ->; lia | assumption | assumption | left | exists is, cycles; rewrite E; auto | subst;
      contradiction].
  split; [reflexivity|]. split; [destruct x; simpl; lia | eauto].
Qed.

Theorem minimal_registers : forall scratch exchange_cost p t is,
  match exchange_cost with Some x => 2 <= x | None => True end -> between_registers p ->
  (forall l, In l (dests p) -> ~ In l scratch) -> In t scratch -> is_register t = true ->
  sequentialize scratch exchange_cost p = Some is ->
  forall is', (forall (s : loc -> loc) l, ~ In l scratch -> exec is' s l = parallel p s l) ->
  cost (price exchange_cost) is <= cost (price exchange_cost) is'.
Proof.
  intros scratch x p t is X B D T Rt E is' G.
  destruct (length_registers scratch x p t X B D T Rt) as (is1 & cycles & E1 & C & Z & N). rewrite E1 in E.
  injection E as ->. rewrite C. apply lower_bound with (scratch := scratch); auto; [|apply B].
  destruct x; simpl; lia.
Qed.

(** *** Without a scratch location *)

(** What is found without scratch location and exchange is as short as any sequence, even one with them. *)
Theorem minimal_no_scratch : forall p is, between_registers p -> sequentialize [] None p = Some is ->
  forall is' scratch, (forall l, In l (dests p) -> ~ In l scratch) ->
  (forall (s : loc -> loc) l, ~ In l scratch -> exec is' s l = parallel p s l) -> cost 3 is <= cost 3 is'.
Proof.
  intros p is B E is' scratch D G.
  assert (F : exists hold, attempt [] None hold p = Some is) by (apply either in E; destruct E; eauto).
  destruct F as [hold F]. destruct (attempt_registers [] None hold p) as [(is1 & cycles & E1 & C & Z & N)|[E1
    _]];
    [discriminate | assumption | easy | right; auto | | congruence].
  rewrite F in E1. injection E1 as <-. change (price None) with 3 in C. rewrite C.
  apply lower_bound with (scratch := scratch); auto. apply B.
Qed.

(** Without scratch location and exchange the algorithm fails only if every sequence of moves is wrong. *)
Theorem fails_only_where_it_must : forall p is, between_registers p -> sequentialize [] None p = None ->
  (forall i, In i is -> match i with Move _ _ => True | Exchange _ _ => False end) ->
  ~ (forall l, exec is (fun l => l) l = parallel p (fun l => l) l).
Proof.
  intros p is B E M G. unfold sequentialize in E. destruct (attempt [] None false p); [discriminate|].
  destruct (proper_plain p B) as [U _ P].
  destruct (attempt_registers [] None true p) as [(? & ? & F & _)|(_ & _ & _ & _ & F)];
    [discriminate | assumption | easy | right; auto | congruence |].
  destruct (F eq_refl) as [S Ne]. apply (impossible (proper p) [] is U P S Ne); [easy | |].
  - intros i Hi. apply M in Hi. destruct i; [right|]; easy.
  - intros l _. rewrite G. symmetry. apply parallel_proper, B.
Qed.

(** ** Exchanges for the cost of a move *)

(** The locations that each step connects. *)
Definition ends (i : step) : loc * loc := match i with Move d y => (d, y) | Exchange a b => (a, b) end.

(** A labelling of the locations that no step changes is one that no copy changes. *)
Lemma labels_kept : forall (r : loc -> loc) is, (forall i, In i is -> r (fst (ends i)) = r (snd (ends i))) ->
  forall s, (forall l, r (s l) = r l) -> forall l, r (exec is s l) = r l.
Proof.
  intros r. induction is as [|i is IH]; intros E s H l; [apply H|].
  apply (IH (fun j Hj => E j (or_intror Hj)) (exec1 s i)). clear l. intros l.
  pose proof (E i (or_introl eq_refl)) as Ei.
  destruct i; simpl in *; unfold set; repeat (compare; subst); rewrite H; congruence.
Qed.

(** Each step connects two locations, so that there are labels for all locations but one for each step. *)
Lemma labels_many : forall vs is, NoDup vs -> exists r : loc -> loc,
  (forall i, In i is -> r (fst (ends i)) = r (snd (ends i)))
  /\ forall labels, (forall v, In v vs -> In (r v) labels) -> length vs <= length labels + length is.
Proof.
  intros vs is N. induction is as [|i is (r & R & B)].
  - exists (fun l => l). split; [easy|]. intros labels H. rewrite Nat.add_0_r.
    apply NoDup_incl_length; assumption.
  - set (a := r (fst (ends i))). set (b := r (snd (ends i))). exists (fun l => rename a b (r l)). split.
    + intros j [<-|Hj]; [|rewrite (R j Hj); reflexivity]. fold a b. unfold rename. rewrite loc_eqb_refl.
      compare; reflexivity.
    + intros labels H. specialize (B (a :: labels)). simpl in *. rewrite Nat.add_succ_r. apply B. intros v Hv.
      specialize (H v Hv). unfold rename in H. compare; auto.
Qed.

(** Exchanging the cycles that the copies from [from] lead to; [heads] has a member of each of them. A set of
    locations that no copy leaves or enters stays one. *)
Lemma exchange_if_cheap_spec : forall from p ch, plain p ->
  exists is p' ch' heads, exchange_if_cheap from (State p [] [] ch) = (is, State p' [] [] ch')
    /\ plain p' /\ cost 1 is + length p' + length heads = length p /\ incl (dests p') (dests p)
    /\ (forall l, In l from \/ grounded p l -> grounded p' l)
    /\ forall T : loc -> Prop, (forall d x, In (d, x) p -> (T d <-> T x)) -> (forall m, In m heads -> T m) ->
       (forall d x, In (d, x) p' -> (T d <-> T x)) /\ forall l, In l (dests p) -> T l \/ In l (dests p').
Proof.
  induction from as [|a from IH]; intros p ch Pl.
  { exists [], p, ch, []. do 2 (split; [auto|]). split; [unfold cost; simpl; lia|]. split; [apply incl_refl|].
    split; [intros l [[]|H]; exact H | auto]. }
  cbn [exchange_if_cheap pending]. pose proof (walk_from p a) as W.
  destruct (walk (S (length p)) p [] a) as [c|].
  2: { destruct (IH p ch Pl) as (is & p' & ch' & heads & -> & Pl' & Cs & Dp & G & K).
       exists is, p', ch', heads. do 4 (split; [auto|]).
       split; [|assumption]. intros l [[<-|Hl]|Hl]; apply G; auto. }
  destruct W as [C W]. pose proof Pl as [U Rs P]. pose proof C as (h & c' & Ec & _ & N & I).
  assert (Rc : forall m, In m c -> is_register m = true)
    by (intros m Hm; destruct (dests_in _ _ (I m Hm)) as (y & J); apply (Rs _ _ J)).
  rewrite (proj2 (forallb_forall _ _) Rc). unfold exchange. cbn [pending held stored].
  set (f := reader (copies_of p c)). fold (changed f c p). set (p1 := changed f c p).
  pose proof (changed_length f c p U N I) as Len. fold p1 in Len. change (without c []) with (@nil copy).
  assert (D : forall l, In l (dests p1) <-> In l (dests p) /\ ~ In l c) by apply changed_dests.
  assert (F : forall w, f w = w \/ (In w c /\ In (f w) c))
    by (intros w; destruct (reader_spec p c w C) as [(Hw & Hm & _)|[_ Hm]]; auto).
  assert (Pl1 : plain p1).
  { apply changed_plain; auto. intros d w J Nd. destruct (F w) as [?|[_ Fw]]; [auto|]. right. split; [auto|].
    intros ->. contradiction. }
  destruct (IH p1 None Pl1) as (is & p' & ch' & heads & -> & Pl' & Cs & Dp & G & K).
  exists (exchanges (copies_of p c) ++ is), p', ch', (h :: heads). do 2 (split; [auto|]).
  split; [rewrite cost_app, exchanges_cost, copies_length by assumption; subst c; simpl in *; lia|].
  split; [intros l H; apply D, Dp, H|]. split.
  - intros l Hl. apply G.
    assert (Sp : forall T, spreads p1 T -> (forall m, T m -> In m (dests p1)) -> spreads p T).
    { intros T T1 T2. apply (changed_spreads f c p); auto. fold p1. intros w. rewrite D.
      destruct (F w) as [?|[_ ?]]; tauto. }
    destruct Hl as [[<-|Hl]|Hl]; [right | auto | right]; intros T T1 T2 Tl.
    + destruct (W T) as (m & Hm & Tm); auto. apply T2, D in Tm. tauto.
    + apply (Hl T); auto. intros m Tm. apply D. auto.
  - intros T T1 T2. assert (Tc : forall m k, In m c -> In k c -> T m -> T k).
    { intros m k Hm Hk Tm. refine (cycle_all p c T C _ _ k Hk); [|eauto]. intros j y Tj E.
      apply (T1 j); auto. }
    destruct (K T) as [K1 K2]; [| intros m Hm; apply T2; right; exact Hm |].
    + intros d z J. apply in_changed in J. destruct J as (_ & w & J & ->). rewrite (T1 d w J).
      destruct (F w) as [->|[F1 F2]]; [tauto | split; apply Tc; assumption].
    + split; [assumption|]. intros l Hl. destruct (in_dec loc_eq_dec l c) as [Hc|Hc]; [|apply K2, D; auto].
      left. apply (Tc h); [subst; simpl; auto | assumption | apply T2; left; reflexivity].
Qed.

Theorem minimal_exchanges : forall scratch p is, between_registers p ->
  sequentialize scratch (Some 1) p = Some is ->
  forall is', (forall (s : loc -> loc) l, ~ In l scratch -> exec is' s l = parallel p s l) ->
  (forall l, In l (dests p) -> ~ In l scratch) -> cost 1 is <= cost 1 is'.
Proof.
  intros scratch p is B0 E is' G Ds. pose proof (proj1 B0) as U. unfold sequentialize, attempt in E.
  set (q := proper p) in *. pose proof (proper_plain p B0) as Pq. fold q in Pq.
  pose proof (plain_dests q Pq) as Uq.
  destruct (exchange_if_cheap_spec (dests q) q None Pq) as (is1 & p' & ch' & heads & E1 & Pl' & C & D & Gr &
    K).
  rewrite E1 in E. assert (Gl : acyclic p') by (intros l T T1 T2 Tl; apply (Gr l) with (T := T); auto).
  destruct (run_registers scratch (Some 1) (8 * length q + 8) false p' [] ch') as [(is2 & cycles & E2 & C2 &
    Z & _)|L].
  { split; auto; [intros l H; apply D, dests_filter in H; auto | split; [constructor | easy]]. }
  { right. right. auto. }
  { split; [|right]; unfold weight; simpl; lia. }
  2: { destruct L as (_ & _ & L & _). discriminate. }
  rewrite E2 in E. injection E as <-. change (price (Some 1)) with 1 in C2.
  assert (C3 : cost 1 is2 = length p').
  { destruct cycles as [|c cycles]; [unfold total in C2; simpl in C2; lia|]. exfalso.
    pose proof (Z c (or_introl eq_refl)) as Zc.
    pose proof (closed_size _ _ Zc) as L. destruct c as [|m c]; [simpl in L; lia|].
    apply (Gl m (fun l => In l (m :: c))); [| apply Zc | left; reflexivity]. intros k z Hk Ez.
    apply lookup_in in Ez. apply (closed_copies _ _ Zc k z Ez), Hk. }
  rewrite cost_app, C3. set (rest := nodup loc_eq_dec (filter (fun l => negb (writes q l)) (sources q))).
  assert (Rest : forall l, In l rest <-> In l (sources q) /\ ~ In l (dests q)).
  { intros l. unfold rest. rewrite nodup_In, filter_In.
    destruct (writes_spec q l); simpl; intuition congruence. }
  destruct (labels_many (dests q ++ rest) is') as (r & R & B).
  { apply NoDup_join; [assumption | apply NoDup_nodup |]. intros l H J. apply Rest in J. tauto. }
  specialize (B (map r (heads ++ rest))). rewrite map_length, !app_length, dests_length in B.
  assert (Len : length is' = cost 1 is').
  { clear. unfold cost. induction is' as [|[? ?|? ?] is' IH]; simpl in *; lia. }
  enough (H : forall v, In v (dests q) -> In (r v) (map r (heads ++ rest))).
  { rewrite <- Len. enough (length q + length rest <= length heads + length rest + length is') by lia.
    apply B.
    intros v Hv. apply in_app_iff in Hv. destruct Hv as [Hv|Hv]; [auto | apply in_map, in_app_iff; auto]. }
  (* What is connected with a head, or is not written. *)
  set (T := fun l => In (r l) (map r (heads ++ rest)) \/ ~ In l (dests q)). destruct (K T) as [K1 K2].
  - intros d x H. unfold T. assert (E' : r d = r x).
    { rewrite <- (labels_kept r is' R (fun l => l)) by reflexivity.
      pose proof (proj1 (proper_spec p d x) H) as [Hp _]. rewrite G by eauto. unfold parallel.
      rewrite (in_lookup _ _ _ U Hp). reflexivity. }
    rewrite E'. split; [intros [?|N]; [auto | destruct N; eauto]|]. intros [?|N]; [auto|]. left.
    apply in_map, in_app_iff. right. apply Rest. eauto.
  - intros m Hm. left. apply in_map, in_app_iff. auto.
  - intros v Hv. destruct (in_dec loc_eq_dec (r v) (map r (heads ++ rest))) as [?|N]; [assumption|]. exfalso.
    assert (Tv : forall l, T l \/ ~ T l).
    { intros l. unfold T. destruct (in_dec loc_eq_dec (r l) (map r (heads ++ rest))),
        (in_dec loc_eq_dec l (dests q)); tauto. }
    apply (Gr v (or_introl Hv) (fun l => In l (dests p') /\ ~ T l)); [|tauto|].
    + intros m x [Hm Nm] Ex. apply lookup_in, K1 in Ex. split; [|tauto].
      destruct (in_dec loc_eq_dec x (dests q)) as [Hx|Hx]; [destruct (K2 x Hx); tauto|]. exfalso.
      apply Nm, Ex. right. assumption.
    + assert (NT : ~ T v) by (unfold T; tauto). destruct (K2 v Hv); tauto.
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
  sequentialize [R 9] None [(M 1, M 3); (M 2, M 3)] = Some [Move (R 9) (M 3); Move (M 1) (R 9);
    Move (M 2) (R 9)].
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
