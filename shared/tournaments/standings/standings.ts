import { ledgerOf, type Account, type Played, type RoundScore } from '../scoring/ledger.ts';
import { tieBreak } from '../ties/tie-break.ts';
import type { Tie } from '../ties/tie.ts';
import { beforeTies } from './before-points.ts';
import { parted, type Parting } from './parted.ts';

/** The input of a table. Every player of a pod is among the players, also those who left. */
export type StandingsInput = Played & {
  /** Tie-breaks in order; a draw is appended if there is none. */
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
  /** In the order of the list. The text is empty if a tie-break does not apply. */
  readonly ties: readonly { readonly kind: Tie['kind']; readonly value: string }[];
  /** One for each round that counts for the player, in order. */
  readonly rounds: readonly RoundScore[];
};

/**
 * Computes the table as of the last of the given rounds, the best first, without disqualified
 * players. A pure function: the order of players, rounds, pods and places has no effect.
 * @throws RangeError if the seed is not hex, or a scheme by places has no table for a pod of that
 * size.
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
