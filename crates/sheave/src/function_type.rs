//! Typed functions of a program: the Rust function types that machine code can be called as, and their
//! comparison with the signatures of the IR.

use std::marker::PhantomData;
use std::sync::Arc;

use sheave_ir::{AbiParam, Extension, Signature, Type};
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
    /// The signature; small integers are extended.
    fn signature() -> Signature;
}

/// Whether a call by the signature `wanted` passes and takes everything as a function of `sig` does.
pub(crate) fn fits(sig: &Signature, wanted: &Signature) -> bool {
    let mut sig = sig.clone();
    for (param, wanted) in sig.params.iter_mut().zip(&wanted.params) {
        if param.extension == Extension::None || param.ty.bytes() >= 4 {
            param.extension = wanted.extension;
        }
        param.is_bit = false;
    }
    for result in &mut sig.results {
        (result.extension, result.is_bit) = (Extension::None, false);
    }
    sig == *wanted
}

/// A parameter of the type `T`.
fn param<T: AbiType>() -> AbiParam {
    let extension = match T::TYPE {
        Type::I8 | Type::I16 if T::SIGNED => Extension::Sign,
        Type::I8 | Type::I16 => Extension::Zero,
        _ => Extension::None,
    };
    AbiParam { extension, ..AbiParam::new(T::TYPE) }
}

macro_rules! function_types {
    ($(($($param:ident $arg:ident),*))*) => {$(
        impl<$($param: AbiType,)* R: AbiReturn> sealed::Function for extern "C" fn($($param),*) -> R {}

        impl<$($param: AbiType,)* R: AbiReturn> FunctionType for extern "C" fn($($param),*) -> R {
            fn signature() -> Signature {
                Signature { params: vec![$(param::<$param>()),*], ..Signature::new(&[], R::TYPE.as_slice()) }
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
