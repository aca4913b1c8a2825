import type { Seat } from '../../../engine/index.ts';
import type { Args } from './arguments.ts';
import { refer } from '../reference.ts';

/** The wording of a fact, and its arguments besides the plain fields. */
export type LogText = {
  /** The part of the key after the type. */
  readonly variant?: string;
  /** Key of the clause, if it is not the key of its words. */
  readonly clause?: string;
  readonly args?: Args;
};

export const when = (is: boolean | undefined, variant: string): LogText => (is ? { variant } : {});

/** A variant of this variant; its clause stays the same. */
export const within = (told: LogText, more: string | undefined): LogText => {
  if (more === undefined) return told;
  const { variant } = told;
  return { ...told, variant: variant === undefined ? more : `${variant}.${more}` };
};

/** The seat that acted, if any. */
export const by = (event: { readonly by?: Seat }): LogText =>
  event.by === undefined ? {} : { variant: 'by', args: { by: refer('seat', event.by) } };
