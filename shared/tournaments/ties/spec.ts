import * as z from 'zod';
import type { InAllLanguages } from '../../words/phrase.ts';
import type { Account, Ledger } from '../scoring/ledger.ts';
import { ownValue, type TieBreak, type Value } from './value.ts';

/** The data that a tie-break is computed from; `seed` is that of its draw, in hex. */
export type TieData<Parameters> = {
  readonly ledger: Ledger;
  readonly seed: string;
  readonly tie: Parameters;
};

/** A kind of tie-break: all that is known of it. A new one is such a record in the registry. */
export type TieSpec<Schema extends z.ZodType> = {
  /** The schema of its published parameters, `kind` among them. */
  readonly schema: Schema;
  /** Its name in the regulations. */
  readonly words: InAllLanguages;
  /** Computes its values. */
  breaks(data: TieData<z.infer<Schema>>): TieBreak<Account>;
};

/**
 * Declares a kind of tie-break; the types of its parameters follow from the schema. The JSON Schema of
 * regulations holds its name under `x-words`, so that forms can offer it.
 */
export function tieSpec<Schema extends z.ZodType>(spec: TieSpec<Schema>): TieSpec<Schema> {
  z.globalRegistry.add(spec.schema, { 'x-words': spec.words });
  return spec;
}

/** The schema of a tie-break without parameters. */
export const plainTie = <Kind extends string>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind) });

/** A tie-break by a value of the player's own that does not depend on who else is level. */
export const byOwnValue = (
  { accounts }: Ledger,
  of: (account: Account) => Value,
): TieBreak<Account> => ownValue(accounts.values(), of);
