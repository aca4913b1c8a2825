/** Memoizes a derivation from an immutable value, for as long as the value lives. */
export function remembered<K extends WeakKey, V>(derive: (from: K) => V): (from: K) => V {
  const known = new WeakMap<K, V>();
  return (from) => {
    const found = known.get(from);
    if (found !== undefined) return found;
    const value = derive(from);
    known.set(from, value);
    return value;
  };
}

/** The value under this key; derived and stored if it is missing. */
export function recalled<K, V>(known: Map<K, V>, key: K, derive: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = derive();
  known.set(key, value);
  return value;
}

/** Memoizes a derivation from two immutable values, for as long as both live. */
export function rememberedOfBoth<A extends WeakKey, B extends WeakKey, V>(
  derive: (a: A, b: B) => V,
): (a: A, b: B) => V {
  const ofA = remembered((a: A) => remembered((b: B) => derive(a, b)));
  return (a, b) => ofA(a)(b);
}
