/**
 * A reference, as `kind:id`: `card:sword`, `seat:seat2`, `space:crags`, `cell:0,3`. A copy has a
 * number (`card:axe.5`); without one every copy is meant. The name stands in the texts under the ref
 * without that number, and the help under the same with `.text`.
 */
export type Ref<Kind extends string = string> = `${Kind}:${string}`;

export const refOf = (kind: string, id: string | number): Ref => `${kind}:${String(id)}`;

/** The kind in a reference: `card` of `card:sword`; none in a bare word. */
export const kindOf = (reference: string): string =>
  reference.slice(0, Math.max(0, reference.indexOf(':')));

/** The id in a reference: `sword.2` of `card:sword.2`; a bare word is its own. */
export const idOf = (reference: string): string => reference.slice(reference.indexOf(':') + 1);

/** The key of its name in the texts: copies of a thing share it. */
export const nameKey = (ref: Ref): Ref => refOf(kindOf(ref), idOf(ref).replace(/\.\d+$/u, ''));
