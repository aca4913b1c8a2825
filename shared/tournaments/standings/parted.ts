import type { Account } from '../scoring/ledger.ts';
import { comparedFractions, whole } from '../ties/fraction.ts';
import type { Tie } from '../ties/tie.ts';
import type { TieBreak } from '../ties/value.ts';

/** One thing that parts those who are level; `kind` where the table shows what it says of each. */
export type Parting = { readonly by: TieBreak; readonly kind?: Tie['kind'] };

/** A player in line, with what the partings that the table shows said. */
export type InLine = {
  readonly account: Account;
  readonly values: readonly { readonly kind: Tie['kind']; readonly value: string }[];
};

/** The players in line, the best first: each parting is asked of those whom all before it left level. */
export const parted = (
  accounts: readonly Account[],
  partings: readonly Parting[],
): readonly InLine[] =>
  partings
    .reduce<readonly Level[]>(
      (levels, parting) => levels.flatMap((level) => split(level, parting)),
      [accounts.map((account) => ({ account, values: [] }))],
    )
    // a lot is drawn from 64 bits: should two ever be the same, the lower start number decides
    .flatMap((level) => level.toSorted((a, b) => numberOf(a) - numberOf(b)));

type Level = readonly InLine[];

const numberOf = ({ account }: InLine): number => account.player.number;

/** The players of a level, in levels. */
function split(level: Level, { by, kind }: Parting): readonly Level[] {
  const valueOf = by(level.map(({ account }) => account));
  const judged = level.map(({ account, values }) => {
    const value = valueOf(account);
    const said = kind === undefined ? [] : [{ kind, value: value?.text ?? '' }];
    // a parting applies to all who are level, or to none of them
    return { order: value?.order ?? whole(0), inLine: { account, values: [...values, ...said] } };
  });
  const levels: InLine[][] = [];
  const sorted = judged.toSorted((a, b) => comparedFractions(b.order, a.order));
  for (const [i, { order, inLine }] of sorted.entries()) {
    const previous = sorted[i - 1];
    const isLevel = previous !== undefined && comparedFractions(order, previous.order) === 0;
    if (isLevel) levels.at(-1)?.push(inLine);
    else levels.push([inLine]);
  }
  return levels;
}
