/**
 * What is spoken of, as `kind:id`: `card:sword`, `seat:seat2`, `space:crags`, `cell:0,3`. A copy has a
 * number (`card:axe.5`); without one every copy is meant. The name stands in the texts under the ref
 * less that number, and the help under the same with `.text`.
 */
export type Ref<Kind extends string = string> = `${Kind}:${string}`;

export const refOf = (kind: string, id: string | number): Ref => `${kind}:${String(id)}`;

/** The key of its name in the texts: copies of a thing share it. */
export const nameKey = (ref: Ref): Ref => {
  const [kind = '', ...rest] = ref.split(':');
  return refOf(kind, rest.join(':').replace(/\.\d+$/u, ''));
};
