import { matchIdOf } from '../../../shared/tournaments/chance/derived.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { between, millisecondsOf } from '../../../services/platform/time/duration.ts';
import type { TournamentExport } from '../../../services/tournaments/contract.ts';
import { brokenIn } from '../../../test/tournaments/random/laws.ts';
import { MINUTE } from '../units.ts';

/** The audit of a tournament, by its public record. */
export type EventAudit = {
  readonly status: string;
  /**
   * Number of players with a start number, of those left at the end, and of those who got no place.
   */
  readonly players: number;
  readonly stayed: number;
  readonly waited: number;
  readonly rounds: number;
  readonly pods: number;
  readonly byes: number;
  readonly noShows: number;
  /** Pods by the source of their result. */
  readonly by: Readonly<Record<string, number>>;
  /** Delay of each match after the start of its round, in milliseconds. */
  readonly begunLate: readonly number[];
  /** Delay of each overdue pod's end after its last deadline, in milliseconds. */
  readonly overLate: readonly number[];
  /** Violations, in words. */
  readonly wrong: readonly string[];
};

type Seen = {
  /** Time of the first question of each match, ISO 8601. */
  readonly begun: ReadonlyMap<string, string>;
  /** The accounts that have registered. */
  readonly registered: readonly string[];
};

/**
 * A lost order is found by the sweep, ten minutes later at most; plus a minute for checks that run
 * every minute.
 */
const MOST_LATE = 12 * MINUTE;

/** Audits a tournament. */
export function auditedEvent(exported: TournamentExport, { begun, registered }: Seen): EventAudit {
  const { tournament } = exported;
  const { status, players, numbers, rounds } = tournament;
  const wrong: string[] = [...verifyTournament(exported).faults, ...brokenIn(exported)];
  if (status !== 'FINAL') wrong.push(`it is ${status}`);
  const known = new Set(players.map(({ account }) => account));
  wrong.push(...registered.filter((each) => !known.has(each)).map((each) => `${each} was lost`));

  const begunLate: number[] = [];
  const overLate: number[] = [];
  for (const [round, pod] of podsOf(rounds)) {
    const where = `round ${String(round.round)}, pod ${String(pod.pod)}`;
    if (pod.status !== 'FINISHED') wrong.push(`${where} is ${pod.status}`);
    const late = between(lastDeadline(round, pod), pod.endedAt ?? '');
    if (!(late <= MOST_LATE)) wrong.push(`${where} was over ${String(late)} ms after its deadline`);
    if (late > 0) overLate.push(late);
    if (pod.by === 'FORFEIT') continue;
    const { attempt } = pod;
    const id = matchIdOf({
      ...{ tournament: tournament.id, round: round.round, pod: pod.pod, attempt },
    });
    const at = begun.get(id);
    const waited = between(round.startsAt ?? '', at ?? '');
    if (!(waited <= MOST_LATE))
      wrong.push(`${where} was asked ${String(waited)} ms after its time`);
    else begunLate.push(waited);
  }
  wrong.push(...gapsBroken(exported));
  return {
    status,
    players: numbers.length,
    stayed: players.filter((each) => each.status === 'ACTIVE').length,
    waited: players.filter((each) => each.status === 'WAITLISTED').length,
    rounds: rounds.length,
    pods: podsOf(rounds).length,
    byes: rounds.reduce((sum, { byes }) => sum + byes.length, 0),
    noShows: podsOf(rounds).reduce((sum, [, { noShows = [] }]) => sum + noShows.length, 0),
    by: countsOf(podsOf(rounds).map(([, { by = 'NOBODY' }]) => by)),
    begunLate,
    overLate,
    wrong,
  };
}

const podsOf = (rounds: readonly Round[]): readonly (readonly [Round, Pod])[] =>
  rounds.flatMap((round) => round.pods.map((pod) => [round, pod] as const));

/** The final deadline of a pod: rules that gave it more time have moved it. */
const lastDeadline = (round: Round, pod: Pod): string => pod.deadline ?? round.deadline ?? '';

/**
 * Checks that each round begins when the gap after the one before has passed, and not much later.
 */
function* gapsBroken({ tournament }: TournamentExport): Iterable<string> {
  const { rounds, regulations } = tournament;
  const gap = millisecondsOf(regulations.rounds.gap) ?? 0;
  for (const [i, { round, completedAt = '' }] of rounds.entries()) {
    const next = rounds[i + 1];
    if (next === undefined) continue;
    const waited = between(completedAt, next.startsAt ?? '') - gap;
    if (!(waited >= 0 && waited <= MOST_LATE))
      yield `round ${String(next.round)} began ${String(waited)} ms after its time`;
    if (round + 1 !== next.round) yield `round ${String(next.round)} follows ${String(round)}`;
  }
}

const countsOf = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set(names)]
      .toSorted()
      .map((name) => [name, names.filter((each) => each === name).length]),
  );
