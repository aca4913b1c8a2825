/** Remembers what is derived from two immutable values, for as long as both live. */
export function rememberedOfBoth<A extends WeakKey, B extends WeakKey, V>(
  derive: (a: A, b: B) => V,
): (a: A, b: B) => V {
  const known = new WeakMap<A, WeakMap<B, V>>();
  return (a, b) => {
    const ofA = known.get(a) ?? new WeakMap<B, V>();
    known.set(a, ofA);
    const found = ofA.get(b);
    if (found !== undefined) return found;
    const value = derive(a, b);
    ofA.set(b, value);
    return value;
  };
}
