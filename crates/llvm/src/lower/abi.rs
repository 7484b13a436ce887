//! Lowering of signatures: the scalars and vectors of a parameter or result, with what the calling convention
//! needs to place them.
//!
//! Types are cut as LLVM's legalisation for SSE2 does it. A vector of at most sixteen bytes is one or two
//! `f64` that share a vector register; a wider one with a power of two of lanes is several of these. Lanes of
//! other widths than those of vector registers are widened until the vector has sixteen bytes. Any other
//! vector travels lane by lane.
//!
//! Results go to `rax`, `rdx` and `rcx`, scalar floats to `xmm0` and `xmm1` (and to one or two more of these
//! registers under some of LLVM's own conventions) and further ones to the x87 stack, vectors to `xmm0` to
//! `xmm3`. A result that does not fit is written through a hidden first parameter.

use sheave_ir::{
    AbiParam, AbiResult, BinaryOp, CallKind, Convention, Extension, FuncAttrs, InstData, IntrinsicOp,
    Purpose, ResultPlace, SigId, Signature, Symbol, Type, Value,
};

use crate::lower::Lower;
use crate::lower::attributes::ParamAttrs;
use crate::lower::body::Operand;
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

/// Bits of a vector register.
const VECTOR_BITS: u32 = 128;
/// Integer registers for results, those for vectors, and places of the x87 stack.
const N_INT_RESULTS: usize = 3;
const N_VECTOR_RESULTS: usize = 4;
/// Halves take the same registers as vectors, but for the last.
const N_HALF_RESULTS: usize = 3;
const N_X87_RESULTS: usize = 2;

/// A calling convention of LLVM.
#[derive(Clone, Copy)]
pub(crate) struct CallConv {
    /// Which of the IR's it is but for results.
    pub(crate) machine: Convention,
    /// Vector registers for results that are scalar floats.
    pub(crate) n_float_results: usize,
}

impl Default for CallConv {
    fn default() -> CallConv {
        CallConv::C
    }
}

impl CallConv {
    pub(crate) const C: CallConv = CallConv { machine: Convention::C, n_float_results: 2 };
}

/// The form in which a part of a parameter or result travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// A scalar.
    Scalar(Type),
    /// An integer of more than 64 bits, limb by limb; the two of at most 128 bits are a group.
    Limbs,
    /// A half in the low bits of an `f32`.
    Half,
    /// The address of an 80-bit float.
    Fp80,
    /// A vector in one register, with lanes of so many bits.
    Vector(u32),
    /// A float as an 80-bit float on the x87 stack.
    OnX87(Type),
}

/// A part of a parameter or result: a scalar, a vector or a piece of one.
#[derive(Clone, Copy, Debug)]
struct Part {
    form: Form,
    /// The scalar type of its pieces.
    scalar: Ty,
    /// The number of pieces of the IR value that it consists of.
    n_pieces: usize,
}

impl Part {
    /// The type of the values in which it travels, and their number.
    fn values(&self) -> (Type, usize) {
        match self.form {
            Form::Scalar(ty) => (ty, 1),
            Form::Limbs => (Type::I64, self.n_pieces),
            Form::Half => (Type::F32, 1),
            Form::Fp80 | Form::OnX87(_) => (Type::Ptr, 1),
            Form::Vector(lane) => (Type::F64, (lane as usize * self.n_pieces).div_ceil(64)),
        }
    }

    fn is_bit(&self) -> bool {
        self.scalar == Ty::I1 && matches!(self.form, Form::Scalar(_))
    }

    fn is_grouped(&self) -> bool {
        matches!(self.form, Form::Vector(_)) || self.form == Form::Limbs && self.n_pieces == 2
    }
}

impl Lower {
    /// The parameters so far are the fixed ones of a variadic function. Its caller removes the arguments.
    pub(crate) fn end_of_fixed_params(&mut self) {
        self.signature.convention = Convention::C;
        self.signature.variadic = Some(self.signature.params.len() as u32);
    }

    /// The id of the signature.
    pub(crate) fn finish_signature(&mut self) -> SigId {
        self.module.intern_signature(&self.signature)
    }

    /// Appends the parts of the scalar or vector `unit` of a parameter.
    fn unit_parts(&self, unit: Ty, parts: &mut Vec<Part>) {
        let (scalar, n, is_vector) = match self.types.kind(unit) {
            // Of vectors with one lane only these are no scalars in memory.
            Kind::Vector(element, n) => (element, n, n > 1 || matches!(element, Ty::HALF | Ty::BFLOAT)),
            _ => (unit, 1, false),
        };
        if is_vector && let Some((lane, per_register)) = self.vector_register(scalar, n) {
            let part = Part { form: Form::Vector(lane), scalar, n_pieces: per_register as usize };
            return parts.extend(core::iter::repeat_n(part, (n / per_register) as usize));
        }
        let n_pieces = self.types.info(scalar).pieces as usize;
        let form = match scalar {
            Ty::HALF | Ty::BFLOAT => Form::Half,
            Ty::FP80 => Form::Fp80,
            _ if n_pieces > 1 => Form::Limbs,
            _ => Form::Scalar(self.types.unit_piece(scalar)),
        };
        parts.extend(core::iter::repeat_n(Part { form, scalar, n_pieces }, n as usize));
    }

    /// The bits of a lane and the number of lanes per register of a vector of `n` scalars, unless it travels
    /// lane by lane.
    fn vector_register(&self, scalar: Ty, n: u32) -> Option<(u32, u32)> {
        let bits = self.types.bits(scalar) as u32;
        if scalar == Ty::FP80 || bits > 64 {
            return None;
        }
        if matches!(bits, 8 | 16 | 32 | 64) {
            let lanes = VECTOR_BITS / bits;
            // Of the vectors with half a register after padding, LLVM widens that of three halves only.
            let is_widened = n == 3 && matches!(scalar, Ty::HALF | Ty::BFLOAT);
            return match n.is_power_of_two() {
                true => Some((bits, n.min(lanes))),
                false => (is_widened || n.next_power_of_two() == lanes).then_some((bits, n)),
            };
        }
        let lane = VECTOR_BITS / n;
        (n.is_power_of_two() && lane >= 8 && lane.min(64) > bits).then_some((lane.min(64), n))
    }

    /// The parts of a parameter of type `ty`.
    fn parts(&mut self, ty: Ty) -> Lowered<Vec<Part>> {
        let mut parts = Vec::new();
        for i in self.units(ty)? {
            self.unit_parts(self.types.unit(i).ty, &mut parts);
        }
        Ok(parts)
    }

    /// The parts of a result of type `ty`, unless it is written through a hidden parameter.
    fn result_parts(&mut self, cc: CallConv, ty: Ty) -> Lowered<Option<Vec<Part>>> {
        let mut parts = self.parts(ty)?;
        let (mut ints, mut vectors, mut x87) = (0, 0, 0);
        let mut halves_fit = true;
        for part in &mut parts {
            match part.form {
                Form::Scalar(ty) if ty.is_float() && vectors >= cc.n_float_results => {
                    part.form = Form::OnX87(ty);
                    x87 += 1;
                }
                Form::Scalar(ty) if !ty.is_float() => ints += 1,
                Form::Scalar(_) | Form::Vector(_) => vectors += 1,
                Form::Half => {
                    halves_fit &= vectors < N_HALF_RESULTS;
                    vectors += 1;
                }
                Form::Limbs => ints += part.n_pieces,
                Form::Fp80 | Form::OnX87(_) => x87 += 1,
            }
        }
        let fits = ints <= N_INT_RESULTS && vectors <= N_VECTOR_RESULTS && x87 <= N_X87_RESULTS;
        Ok((fits && halves_fit).then_some(parts))
    }

    /// Whether the pieces of the scalar or vector `unit` are addresses of 80-bit floats.
    pub(crate) fn is_fp80(&self, unit: Ty) -> bool {
        unit == Ty::FP80 || matches!(self.types.kind(unit), Kind::Vector(Ty::FP80, _))
    }

    /// The next group of the signature; neighbouring ones differ, and after 255 they start again.
    fn next_group(&mut self) -> u8 {
        self.group = self.group.checked_add(1).unwrap_or(1);
        self.group
    }

    /// Fails for values that functions with AVX pass in other registers.
    pub(crate) fn refuse_wide_vectors(&mut self, ty: Ty) -> Lowered<()> {
        if !self.body.avx || self.types.info(ty).single || ty == Ty::VOID {
            return Ok(());
        }
        for i in self.units(ty)? {
            let unit = self.types.unit(i).ty;
            if let Kind::Vector(element, _) = self.types.kind(unit)
                && (element == Ty::I1 || self.types.bits(unit) > u64::from(VECTOR_BITS))
            {
                let shown = self.types.show(unit);
                return Err(unsupported(format!("a parameter or result of type {shown} with AVX")));
            }
        }
        Ok(())
    }

    /// Whether a result of this type is written through a hidden parameter.
    pub(crate) fn is_demoted(&mut self, cc: CallConv, ty: Ty) -> Lowered<bool> {
        Ok(!self.types.info(ty).single && ty != Ty::VOID && self.result_parts(cc, ty)?.is_none())
    }

    /// Starts a signature with the result, or, if that is demoted, with the hidden parameter; true in that
    /// case.
    pub(crate) fn begin_signature(&mut self, cc: CallConv, ty: Ty, attrs: ParamAttrs) -> Lowered<bool> {
        self.signature.params.clear();
        self.signature.results.clear();
        (self.signature.variadic, self.signature.convention) = (None, cc.machine);
        self.group = 0;
        if ty == Ty::VOID {
            return Ok(false);
        }
        if matches!(self.types.kind(ty), Kind::Func { .. } | Kind::Label | Kind::Metadata | Kind::Token) {
            return Err(invalid(format!("a result of type {}", self.types.show(ty))));
        }
        let extension = attrs.extension;
        if let Some(piece) = self.plain_piece(ty) {
            let is_bit = ty == Ty::I1;
            self.signature.results.push(AbiResult { extension, is_bit, ..AbiResult::new(piece) });
            return Ok(false);
        }
        let parts = self.result_parts(cc, ty)?;
        if cc.machine == Convention::SwiftTail && parts.is_none() {
            // It has a fourth register for integers.
            let shown = self.types.show(ty);
            return Err(unsupported(format!("a result of type {shown} under 'swifttailcc'")));
        }
        let Some(parts) = parts else {
            let param = AbiParam { purpose: Purpose::StructReturn, ..AbiParam::new(Type::Ptr) };
            self.signature.params.push(param);
            return Ok(true);
        };
        let mut n_vectors = 0;
        for part in parts {
            let (ty, n) = part.values();
            let on_x87 = matches!(part.form, Form::Fp80 | Form::OnX87(_));
            let place = if on_x87 { ResultPlace::X87 } else { ResultPlace::Register };
            // The registers that C's convention has for vectors only are named by groups.
            let is_vector = matches!(part.form, Form::Vector(_) | Form::Half)
                || ty.is_float() && n_vectors >= CallConv::C.n_float_results;
            n_vectors += usize::from(ty.is_float());
            let group = if is_vector { self.next_group() } else { 0 };
            let result = AbiResult { ty, extension, is_bit: part.is_bit(), place, group };
            self.signature.results.extend(core::iter::repeat_n(result, n));
        }
        Ok(false)
    }

    /// The type of the one value in which `ty` travels as it is, for most types.
    fn plain_piece(&self, ty: Ty) -> Option<Type> {
        let info = self.types.info(ty);
        (info.single && !matches!(info.kind, Kind::Fp80 | Kind::Half | Kind::BFloat)).then_some(info.piece)
    }

    /// Adds a parameter.
    pub(crate) fn sig_param(&mut self, ty: Ty, attrs: ParamAttrs) -> Lowered<()> {
        if let Some(piece) = self.plain_piece(ty) {
            let (extension, is_bit) = (attrs.extension, ty == Ty::I1);
            let mut param = AbiParam { extension, is_bit, ..AbiParam::new(piece) };
            if let Some(object) = attrs.by_val {
                self.lay_out(object)?;
                self.require_size(object)?;
                let info = self.types.info(object);
                // The alignment of a vector grows with its size.
                let size = u32::try_from(info.size)
                    .map_err(|_| unsupported("an argument of more than four gigabytes"))?;
                let align = if attrs.align == 0 { 1 << info.align_log2.min(31) } else { attrs.align };
                param.purpose = Purpose::ByVal { size, align: align.max(8) };
            } else if attrs.sret {
                if self.signature.convention == Convention::SwiftTail {
                    return Err(unsupported("an 'sret' parameter under 'swifttailcc'"));
                }
                param.purpose = Purpose::StructReturn;
            }
            self.signature.params.push(param);
            return Ok(());
        }
        for part in self.parts(ty)? {
            let (ty, n) = part.values();
            let (extension, is_bit) = (attrs.extension, part.is_bit());
            let mut param = AbiParam { extension, is_bit, ..AbiParam::new(ty) };
            if part.form == Form::Fp80 {
                param.purpose = Purpose::ByVal { size: 16, align: 16 };
            } else if part.is_grouped() {
                param.group = self.next_group();
            }
            self.signature.params.extend(core::iter::repeat_n(param, n));
        }
        Ok(())
    }

    /// The parts of a parameter, or those of a result of a function of convention `result`, which is not
    /// demoted.
    fn travelling_parts(&mut self, result: Option<CallConv>, ty: Ty) -> Lowered<Vec<Part>> {
        match result {
            Some(cc) => Ok(self.result_parts(cc, ty)?.unwrap_or_default()),
            None => self.parts(ty),
        }
    }

    /// Appends an argument, or such a result as [`Self::travelling_parts`] has, as it travels.
    pub(crate) fn pass(
        &mut self,
        result: Option<CallConv>,
        ty: Ty,
        v: Operand,
        out: &mut Vec<Value>,
    ) -> Lowered<()> {
        if self.plain_piece(ty).is_some() {
            out.push(v.value());
            return Ok(());
        }
        let parts = self.travelling_parts(result, ty)?;
        let all = self.pieces(ty, v);
        let mut rest = &all[..];
        for part in parts {
            let (pieces, after) = rest.split_at(part.n_pieces);
            rest = after;
            match part.form {
                Form::Scalar(_) | Form::Limbs | Form::Fp80 => out.extend_from_slice(pieces),
                Form::Half => {
                    let wide = self.body.resize(Type::I32, pieces[0]);
                    out.push(self.body.bitcast(Type::F32, wide));
                }
                Form::OnX87(_) => out.push(self.body.x87(IntrinsicOp::X87FromFloat, pieces)),
                Form::Vector(64) if self.types.unit_piece(part.scalar) == Type::F64 => {
                    out.extend_from_slice(pieces);
                }
                Form::Vector(lane) => {
                    for limb in self.join_bits(pieces, lane, pieces.len() as u32) {
                        out.push(self.body.bitcast(Type::F64, limb));
                    }
                }
            }
        }
        Ok(())
    }

    /// A parameter or such a result from its values as they travel, which start at `values[*next]`.
    pub(crate) fn receive(
        &mut self,
        result: Option<CallConv>,
        ty: Ty,
        values: &[Value],
        next: &mut usize,
    ) -> Lowered<Operand> {
        if self.plain_piece(ty).is_some() {
            let value = values[*next];
            *next += 1;
            // The other side may leave anything above the width of an integer.
            return Ok(Operand::of(match self.types.kind(ty) {
                Kind::Int(bits) if !matches!(bits, 1 | 8 | 16 | 32 | 64) => self.mask(value, bits),
                _ => value,
            }));
        }
        let parts = self.travelling_parts(result, ty)?;
        let mut out = Vec::new();
        for part in parts {
            let n = part.values().1;
            let values = &values[*next..*next + n];
            *next += n;
            let piece = self.types.unit_piece(part.scalar);
            let start = out.len();
            match part.form {
                Form::Scalar(_) | Form::Limbs | Form::Fp80 => out.extend_from_slice(values),
                Form::Half => {
                    let wide = self.body.bitcast(Type::I32, values[0]);
                    out.push(self.body.resize(Type::I16, wide));
                }
                Form::OnX87(ty) => {
                    out.push(self.body.intrinsic_value(IntrinsicOp::X87ToFloat, values, ty));
                }
                Form::Vector(64) if piece == Type::F64 => out.extend_from_slice(values),
                Form::Vector(lane) => {
                    let limbs: Vec<Value> =
                        values.iter().map(|&value| self.body.bitcast(Type::I64, value)).collect();
                    self.cut_bits(&limbs, lane, part.n_pieces as u32, &mut out);
                    for value in &mut out[start..] {
                        *value = match piece.is_int() {
                            true => self.body.resize(piece, *value),
                            false => self.body.bitcast(piece, *value),
                        };
                    }
                }
            }
            if let Kind::Int(bits) = self.types.kind(part.scalar) {
                if bits > 64 {
                    self.mask_limbs(bits, &mut out[start..]);
                } else if !matches!(bits, 8 | 16 | 32 | 64) {
                    for value in &mut out[start..] {
                        *value = self.mask(*value, bits);
                    }
                }
            }
        }
        Ok(self.assemble(ty, &out))
    }

    /// A parameter's value in the function being read; `next` counts parameters of the signature.
    pub(crate) fn param_value(&mut self, ty: Ty, attrs: ParamAttrs, next: &mut usize) -> Lowered<Operand> {
        self.refuse_wide_vectors(ty)?;
        let params = core::mem::take(&mut self.body.func.params);
        let v = self.receive(None, ty, &params, next);
        self.body.func.params = params;
        Ok(self.clean_bit(ty, attrs, v?))
    }

    /// `v` without the bits above an `i1` that the other side need not have cleared.
    pub(crate) fn clean_bit(&mut self, ty: Ty, attrs: ParamAttrs, v: Operand) -> Operand {
        if ty != Ty::I1 || attrs.extension == Extension::Zero {
            return v;
        }
        Operand::of(self.body.binary_imm(BinaryOp::And, v.value(), 1))
    }

    /// Calls the C function `name`, whose parameters and result are scalars.
    pub(crate) fn call_library(&mut self, name: &str, args: &[Value], result: Type) -> Value {
        let params: Vec<Type> = args.iter().map(|&arg| self.body.ty(arg)).collect();
        let results = self.call_symbol(name, Signature::new(&params, &[result]), args);
        results[0]
    }

    /// Calls `name` and gives its results.
    pub(crate) fn call_symbol(&mut self, name: &str, sig: Signature, args: &[Value]) -> Vec<Value> {
        let callee: Symbol = self.module.intern_symbol(name);
        let results: Vec<Type> =
            sig.results.iter().filter(|r| r.place == ResultPlace::Register).map(|r| r.ty).collect();
        let sig = self.module.intern_signature(sig);
        if self.module.symbols[callee].sig.is_none() {
            self.module.symbols[callee].sig = Some(sig);
        }
        let args = self.body.list(args);
        let (kind, flags) = (CallKind::Plain, FuncAttrs::default());
        let inst = self.body.push(InstData::Call { kind, flags, sig, callee, args });
        results.into_iter().map(|ty| self.body.func.append_result(inst, ty)).collect()
    }

    /// Calls `name` with operands of these types; gives its result, of type `ret`.
    pub(crate) fn call_typed(&mut self, name: &str, ret: Ty, args: &[(Ty, Operand)]) -> Lowered<Operand> {
        self.lay_out(ret)?;
        if self.begin_signature(CallConv::C, ret, ParamAttrs::default())? {
            return Err(unsupported("this intrinsic with this result"));
        }
        let mut values = Vec::new();
        for &(ty, v) in args {
            self.lay_out(ty)?;
            self.sig_param(ty, ParamAttrs::default())?;
            self.pass(None, ty, v, &mut values)?;
        }
        let slot = (ret == Ty::FP80).then(|| self.body.fp80_slot());
        values.extend(slot);
        let results = self.call_symbol(name, self.signature.clone(), &values);
        match slot {
            Some(slot) => Ok(Operand::of(slot)),
            None => self.receive(Some(CallConv::C), ret, &results, &mut 0),
        }
    }
}
