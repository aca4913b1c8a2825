import type * as z from 'zod';

type Kept<T> = T extends readonly [infer A, infer B]
  ? readonly [Kept<A>, Kept<B>]
  : T extends readonly (infer E)[]
    ? readonly Kept<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Kept<T[K]> }
      : T;

/** An input as its schema takes it; nothing in it is changed. */
export type InputOf<S extends z.ZodType> = Kept<z.input<S>>;
