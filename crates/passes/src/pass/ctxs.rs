//! The reusable contexts of all passes, each found by its type: a new pass needs no line here.

use std::any::{Any, TypeId};

/// One context of each type that was requested. There are as many as passes, so a linear search over the
/// types is cheapest; they are kept apart from the values, so that comparing them takes no virtual call.
#[derive(Debug, Default)]
pub struct Ctxs {
    types: Vec<TypeId>,
    /// In step with `types`.
    values: Vec<Box<dyn Any + Send>>,
    /// After the last one that was requested: passes ask in the order of their list.
    next: usize,
}

impl Ctxs {
    /// The context of type `T`, made if there is none.
    pub fn of<T: Any + Default + Send>(&mut self) -> &mut T {
        let index = self.position::<T>().unwrap_or_else(|| {
            self.types.push(TypeId::of::<T>());
            self.values.push(Box::<T>::default());
            self.values.len() - 1
        });
        self.next = index + 1;
        self.values[index].downcast_mut().unwrap_or_else(|| unreachable!("the search compared types"))
    }

    /// The context of type `T`, if there is one.
    pub fn get<T: Any>(&self) -> Option<&T> {
        self.values[self.position::<T>()?].downcast_ref()
    }

    fn position<T: Any>(&self) -> Option<usize> {
        let wanted = TypeId::of::<T>();
        let after = self.types[self.next..].iter().position(|&known| known == wanted);
        after.map(|at| self.next + at).or_else(|| self.types.iter().position(|&known| known == wanted))
    }
}
