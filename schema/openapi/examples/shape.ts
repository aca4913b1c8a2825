import type { components } from '../../generated/rest.ts';

/** A value in an example: the document writes `null` for a field that is left out and can be `null`. */
type Draft<T> = T extends readonly (infer U)[]
  ? readonly Draft<U>[]
  : T extends object
    ? { readonly [K in keyof T as null extends T[K] ? never : K]: Draft<T[K]> } & {
        readonly [K in keyof T as null extends T[K] ? K : never]?: Draft<T[K]>;
      }
    : T;

/** An example of a schema of the document. */
export type Shape<N extends keyof components['schemas']> = Draft<components['schemas'][N]>;
