//! Typed functions of a program: the Rust function types that machine code can be called as, and their
//! comparison with the signatures of the IR.

use std::marker::PhantomData;
use std::sync::Arc;

use sheave_ir::{AbiParam, AbiResult, Convention, Extension, Purpose, ResultPlace, Signature, Type};
use sheave_x64::jit::Image;

/// A function in the pages of a [`Program`](crate::Program), which it keeps alive.
#[derive(Clone, Debug)]
pub struct CompiledFunction<F> {
    address: *const u8,
    _image: Arc<Image>,
    _type: PhantomData<F>,
}

impl<F> CompiledFunction<F> {
    /// The function at `address` in `image`, whose signature is that of `F`.
    pub(crate) fn new(address: *const u8, image: Arc<Image>) -> Self {
        CompiledFunction { address, _image: image, _type: PhantomData }
    }
}

// SAFETY: the code is immutable and may be called from any thread; its behaviour
// there is the responsibility of the caller of `Program::function`.
unsafe impl<F> Send for CompiledFunction<F> {}
// SAFETY: as above.
unsafe impl<F> Sync for CompiledFunction<F> {}

/// Keeps the traits below to the types of this file: an implementation by a caller could claim any
/// type, and a safe call would be unsound.
mod sealed {
    pub trait Type {}
    pub trait Return {
        /// The result in machine code: not smaller than 32 bits, because callers of small integers rely on
        /// the upper bits, and functions need not fill them.
        type Raw;
        fn from_raw(raw: Self::Raw) -> Self;
    }
    pub trait Function {}
}

/// A type that machine code passes in a register: an integer, a float or a raw pointer.
///
/// No other type can be made one, so that safe code cannot call a function under a signature that it does not
/// have:
///
/// ```compile_fail,E0277
/// #[derive(Clone, Copy)]
/// struct Mine(u8);
///
/// impl sheave::AbiType for Mine {
///     const TYPE: sheave::ir::Type = sheave::ir::Type::F64;
///     const SIGNED: bool = false;
/// }
/// ```
pub trait AbiType: Copy + sealed::Type {
    /// Its type in the IR.
    const TYPE: Type;
    /// Whether a small integer is extended by its sign when it is passed.
    const SIGNED: bool;
}

macro_rules! abi_types {
    ($($rust:ty = $ir:ident by $raw:ty,)*) => {$(
        impl sealed::Type for $rust {}
        impl AbiType for $rust {
            const TYPE: Type = Type::$ir;
            #[allow(unused_comparisons, reason = "some of the types are unsigned")]
            const SIGNED: bool = (!0u64 as $rust) < 0 as $rust;
        }
        impl sealed::Return for $rust {
            type Raw = $raw;
            fn from_raw(raw: $raw) -> $rust {
                raw as $rust
            }
        }
    )*};
}

abi_types! {
    i8 = I8 by u32, u8 = I8 by u32, i16 = I16 by u32, u16 = I16 by u32, i32 = I32 by i32, u32 = I32 by u32,
    i64 = I64 by i64, u64 = I64 by u64, isize = I64 by isize, usize = I64 by usize,
    f32 = F32 by f32, f64 = F64 by f64,
}

macro_rules! abi_pointers {
    ($($pointer:ty),*) => {$(
        impl<T> sealed::Type for $pointer {}
        impl<T> AbiType for $pointer {
            const TYPE: Type = Type::Ptr;
            const SIGNED: bool = false;
        }
        impl<T> sealed::Return for $pointer {
            type Raw = $pointer;
            fn from_raw(raw: $pointer) -> $pointer {
                raw
            }
        }
    )*};
}

abi_pointers!(*const T, *mut T);

/// The result of a function: none or one value. Like [`AbiType`] it is closed.
///
/// ```compile_fail,E0277
/// struct Mine;
///
/// impl sheave::AbiReturn for Mine {
///     const TYPE: Option<sheave::ir::Type> = None;
/// }
/// ```
pub trait AbiReturn: sealed::Return {
    /// The value's type, if there is one.
    const TYPE: Option<Type>;
}

impl sealed::Return for () {
    type Raw = ();
    fn from_raw((): ()) {}
}

impl AbiReturn for () {
    const TYPE: Option<Type> = None;
}

impl<T: AbiType + sealed::Return> AbiReturn for T {
    const TYPE: Option<Type> = Some(T::TYPE);
}

/// The types of functions that [`Program::function`](crate::Program::function) hands out: `extern "C" fn`
/// with up to eight parameters. Like [`AbiType`] it is closed.
///
/// ```compile_fail,E0277
/// // References and structures are passed by rules that a signature of scalars does not express.
/// fn call(program: &sheave::Program) {
///     let _ = unsafe { program.function::<extern "C" fn(&i32) -> i32>("f") };
/// }
/// ```
pub trait FunctionType: sealed::Function {
    /// The parameters: the type of each, and whether it is extended by its sign.
    fn params() -> &'static [(Type, bool)];
    /// The result.
    fn result() -> Option<Type>;
}

/// Whether a call as an `F` passes and takes everything as a function of this signature does.
pub(crate) fn fits<F: FunctionType>(sig: &Signature) -> bool {
    let param_fits = |param: &AbiParam, &(ty, signed): &(Type, bool)| {
        let extended = match param.extension {
            Extension::None => true,
            Extension::Zero => !signed || ty.bytes() >= 4,
            Extension::Sign => signed || ty.bytes() >= 4,
        };
        // Parameters of a group are parts of something that is passed as a whole.
        param.ty == ty && extended && param.purpose == Purpose::Normal && param.group == 0
    };
    let result_fits = |result: &AbiResult, ty: Type| result.ty == ty && result.place == ResultPlace::Register;
    sig.variadic.is_none()
        && sig.convention == Convention::C
        && sig.params.len() == F::params().len()
        && sig.params.iter().zip(F::params()).all(|(param, wanted)| param_fits(param, wanted))
        && match (sig.results.as_slice(), F::result()) {
            ([], None) => true,
            ([result], Some(ty)) => result_fits(result, ty),
            _ => false,
        }
}

/// The signature of the function type `F`, as messages print it.
pub(crate) fn describe_type<F: FunctionType>() -> String {
    let mut sig = Signature::new(&[], F::result().as_slice());
    sig.params = F::params()
        .iter()
        .map(|&(ty, signed)| {
            let extension = match (ty, signed) {
                (Type::I8 | Type::I16, true) => Extension::Sign,
                (Type::I8 | Type::I16, false) => Extension::Zero,
                _ => Extension::None,
            };
            AbiParam { extension, ..AbiParam::new(ty) }
        })
        .collect();
    describe(&sig)
}

macro_rules! function_types {
    ($(($($param:ident $arg:ident),*))*) => {$(
        impl<$($param: AbiType,)* R: AbiReturn> sealed::Function for extern "C" fn($($param),*) -> R {}

        impl<$($param: AbiType,)* R: AbiReturn> FunctionType for extern "C" fn($($param),*) -> R {
            fn params() -> &'static [(Type, bool)] {
                const { &[$(($param::TYPE, $param::SIGNED)),*] }
            }
            fn result() -> Option<Type> {
                R::TYPE
            }
        }

        impl<$($param: AbiType,)* R: AbiReturn> CompiledFunction<extern "C" fn($($param),*) -> R> {
            /// Calls the function.
            #[allow(clippy::too_many_arguments, reason = "as many as the function has")]
            pub fn call(&self, $($arg: $param),*) -> R {
                // SAFETY: the signature was compared, the pages are alive, and the caller of
                // `Program::function` vouched for the code.
                let function = unsafe {
                    std::mem::transmute::<*const u8, extern "C" fn($($param),*) -> R::Raw>(self.address)
                };
                R::from_raw(function($($arg),*))
            }
        }
    )*};
}

function_types! {
    ()
    (A a)
    (A a, B b)
    (A a, B b, C c)
    (A a, B b, C c, D d)
    (A a, B b, C c, D d, E e)
    (A a, B b, C c, D d, E e, F f)
    (A a, B b, C c, D d, E e, F f, G g)
    (A a, B b, C c, D d, E e, F f, G g, H h)
}

/// `sig` as messages print it: `(i64, ptr, i8 signext) -> (f64)`.
pub(crate) fn describe(sig: &Signature) -> String {
    let param = |param: &AbiParam| {
        let extension = match param.extension {
            Extension::None => "",
            Extension::Zero => " zeroext",
            Extension::Sign => " signext",
        };
        let purpose = match param.purpose {
            Purpose::Normal if param.group != 0 => " part",
            Purpose::Normal => "",
            Purpose::StructReturn => " sret",
            Purpose::ByVal { .. } => " byval",
        };
        format!("{}{extension}{purpose}", param.ty)
    };
    let result = |result: &AbiResult| match result.place {
        ResultPlace::Register => result.ty.to_string(),
        ResultPlace::X87 => "f80".to_owned(),
    };
    let params: Vec<String> = sig.params.iter().map(param).collect();
    let results: Vec<String> = sig.results.iter().map(result).collect();
    let variadic = if sig.variadic.is_some() { ", ..." } else { "" };
    format!("({}{variadic}) -> ({})", params.join(", "), results.join(", "))
}
