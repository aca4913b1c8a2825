import * as z from 'zod';
import { tieSpecs, type TieKind } from './registry.ts';

/** A tie-break with its published parameters (docs/decisions/standings.md). */
export type Tie = { [K in TieKind]: z.infer<(typeof tieSpecs)[K]['schema']> }[TieKind];

const { HEAD_TO_HEAD: first, ...others } = tieSpecs;
const tie = z.discriminatedUnion('kind', [
  first.schema,
  ...Object.values(others).map(({ schema }) => schema),
]);

/** An ordered list of them, each kind once; what follows a draw would never be asked. */
export const ties = z
  .array(tie)
  .max(9)
  .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, {
    error: 'A tie-break can be listed only once.',
  })
  .refine((all) => all.every(({ kind }, i) => kind !== 'DRAW' || i === all.length - 1), {
    error: 'The random draw must be the last tie-break, because it leaves no ties.',
  });
