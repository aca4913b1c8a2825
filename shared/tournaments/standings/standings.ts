import { ledgerOf, type Account, type Played, type RoundScore } from '../scoring/ledger.ts';
import { tieBreak } from '../ties/tie-break.ts';
import type { Tie } from '../ties/tie.ts';
import { beforeTies } from './before-points.ts';
import { parted, type Parting } from './parted.ts';

/** What a table is reckoned from. Whoever sat in a pod is among the players, those who left as well. */
export type StandingsInput = Played & {
  /** What parts those who have as many points, in order; a draw is added where there is none. */
  readonly ties: readonly Tie[];
  /** The seed of the draw, in hex. */
  readonly seed: string;
  /** By elimination: the round of the final, whose places come first. */
  readonly final?: number | undefined;
};

/** A row of the table. */
export type Standing = {
  /** From 1; no two share one. */
  readonly rank: number;
  readonly number: number;
  /** In thousandths. */
  readonly points: number;
  /** In the order of the list. The text is empty where a tie-break does not apply. */
  readonly ties: readonly { readonly kind: Tie['kind']; readonly value: string }[];
  /** One for each round that counts for the player, in order. */
  readonly rounds: readonly RoundScore[];
};

/**
 * The table as of the last of the rounds that are given, the best first. The disqualified are out of it. It
 * follows from what is given alone, in whatever order players, rounds, pods and places come.
 * @throws RangeError where the seed is no hex, or a scheme by places has no table for a pod of that size.
 */
export function standings(input: StandingsInput): readonly Standing[] {
  const ledger = ledgerOf(input);
  const ties = withDraw(input.ties);
  const partings: readonly Parting<Account, Tie['kind']>[] = [
    ...beforeTies(ledger, input.final).map((by) => ({ by })),
    ...ties.map((tie) => ({ by: tieBreak(tie, ledger, input.seed), kind: tie.kind })),
  ];
  const ranked = [...ledger.accounts.values()].filter(isRanked);
  return parted(ranked, partings).map(({ player: account, values }, i) => ({
    rank: i + 1,
    number: account.player.number,
    points: account.points,
    ties: values,
    rounds: account.scores,
  }));
}

const isRanked = ({ player }: Account): boolean => player.status !== 'DISQUALIFIED';

/** The list with a draw at its end. */
const withDraw = (ties: readonly Tie[]): readonly Tie[] => [
  ...ties.filter(({ kind }) => kind !== 'DRAW'),
  { kind: 'DRAW' },
];
