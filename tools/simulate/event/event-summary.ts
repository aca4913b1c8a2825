import type { Standing } from '../../../shared/tournaments/standings/standings.ts';
import type { TournamentVerdict } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { columns, figure } from '../../cli/print.ts';
import type { PlayedEvent } from './simulate-event.ts';

/** The summary of a tournament played by bots. */
export type EventSummary = {
  readonly id: string;
  readonly status: string;
  readonly players: number;
  readonly matches: number;
  readonly answers: number;
  readonly seconds: number;
  readonly rounds: readonly {
    readonly round: number;
    readonly pods: number;
    readonly byes: number;
    readonly repeats: number;
    /** Thousandths of the best of a round, as the mean of all pods. */
    readonly spread: number;
  }[];
  /** The first ten rows of the last table. */
  readonly first: readonly Pick<Standing, 'rank' | 'number' | 'points'>[];
  readonly unfinished: readonly string[];
  /** The faults of its export. */
  readonly faults: readonly string[];
};

const FIRST = 10;

export function eventSummary(
  { exported, matches, answers, unfinished }: PlayedEvent,
  { faults }: TournamentVerdict,
  milliseconds: number,
): EventSummary {
  const { id, status, numbers, rounds } = exported.tournament;
  const rows = exported.standings.at(-1)?.rows ?? [];
  return {
    ...{ id, status, players: numbers.length, matches, answers, unfinished, faults },
    seconds: Math.round(milliseconds / 100) / 10,
    rounds: rounds.map(({ round, pods, byes, report: { repeats, spread } }) => ({
      ...{ round, pods: pods.length, byes: byes.length, repeats, spread },
    })),
    first: rows.slice(0, FIRST).map(({ rank, number, points }) => ({ rank, number, points })),
  };
}

export function wordedEvent(summary: EventSummary): string {
  const { status, players, matches, answers, seconds, rounds, first, unfinished, faults } = summary;
  return [
    `${status}: ${figure(players)} players, ${figure(matches)} matches, ${figure(answers)} answers, ${figure(seconds)} s`,
    columns([
      ['round', 'pods', 'byes', 'repeats', 'spread'],
      ...rounds.map(({ round, pods, byes, repeats, spread }) =>
        [round, pods, byes, repeats, spread / 1_000].map(String),
      ),
    ]),
    columns([
      ['rank', 'player', 'points'],
      ...first.map(({ rank, number, points }) => [rank, number, points / 1_000].map(String)),
    ]),
    ...unfinished.map((each) => `unfinished: ${each}`),
    faults.length === 0 ? 'its export is right' : `its export is wrong: ${faults.join('; ')}`,
  ].join('\n');
}
