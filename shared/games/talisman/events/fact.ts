import type { Seat } from '../../../engine/index.ts';

/** A fact of a type, with its fields. */
export type Of<Type extends string, Facts = unknown> = { readonly type: Type } & Readonly<Facts>;
/** A fact that happens to a seat, or that it does. */
export type BySeat<Type extends string, Facts = unknown> = Of<Type, { seat: Seat } & Facts>;
