import type { Account, Ledger } from '../scoring/ledger.ts';
import { tieSpecs } from './registry.ts';
import type { TieData } from './spec.ts';
import type { Tie } from './tie.ts';
import type { TieBreak } from './value.ts';

/** A tie-break of a stage; `seed` is that of its draw, in hex. */
export function tieBreak(tie: Tie, ledger: Ledger, seed: string): TieBreak<Account> {
  const spec: { breaks(data: TieData<Tie>): TieBreak<Account> } = tieSpecs[tie.kind];
  return spec.breaks({ tie, ledger, seed });
}
