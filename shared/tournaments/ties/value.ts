import type { Account, Ledger } from '../scoring/ledger.ts';
import { exactText, whole, type Fraction } from './fraction.ts';

/** What a tie-break makes of a player: the greater goes first. `text` says it exactly, for people and for checking. */
export type Value = { readonly order: Fraction; readonly text: string };

/** A tie-break for players who are level: `undefined` where it does not apply to them. */
export type Values = (account: Account) => Value | undefined;

/** A tie-break, ready to be asked about a group of players who are level. */
export type TieBreak = (level: readonly Account[]) => Values;

export const valueOf = (order: Fraction): Value => ({ order, text: exactText(order) });

/** The value of points, given in thousandths. */
export const ofPoints = ({ of, over }: Fraction): Value => valueOf({ of, over: over * 1_000n });

/** A tie-break that asks nobody else who is level: worked out once for everybody. */
export function ownValue(ledger: Ledger, of: (account: Account) => Value): TieBreak {
  const values = new Map([...ledger.accounts.values()].map((each) => [each, of(each)]));
  return () => (account) => values.get(account);
}

/** The value of a count. */
export const ofCount = (count: number): Value => valueOf(whole(count));
