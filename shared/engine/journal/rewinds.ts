import { reshuffled } from '../decide/reshuffled.ts';
import type { Entry, Rewound } from '../match/entry.ts';
import type { Game } from '../match/game.ts';
import type { Match } from '../match/match.ts';
import { fold } from '../run/fold.ts';
import { same } from '../same.ts';
import { effective, rewindIn, type JournalCommit } from './journal.ts';

/** The number of rewinds that shuffled other piles, or into another order, than their rolls say. */
export const rewindsAmiss = <S>(
  game: Game<S>,
  start: Match<S>,
  commits: readonly JournalCommit[],
): number =>
  commits.filter((commit, i) => {
    const note = rewindIn(commit);
    return note !== undefined && !follows(game, start, commits.slice(0, i), note);
  }).length;

function follows<S>(
  game: Game<S>,
  start: Match<S>,
  before: readonly JournalCommit[],
  { to, epoch, rolls, events }: Rewound,
): boolean {
  const kept = effective(before.filter(({ version }) => version <= to));
  const cut = before.filter(({ version }) => version > to);
  const match = fold(game, start, entriesOf(kept));
  const chance = (key: string) => rolls.find((roll) => roll.key === key)?.values ?? [];
  return same(reshuffled(game, match, { cut: entriesOf(cut), epoch, chance }), { rolls, events });
}

const entriesOf = (commits: readonly JournalCommit[]): readonly Entry[] =>
  commits.flatMap(({ entries }) => entries);
