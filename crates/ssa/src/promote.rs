//! SSA construction: stack slots become values.
