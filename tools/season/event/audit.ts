import { matchIdOf } from '../../../shared/tournaments/chance/derived.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { between, millisecondsOf } from '../../../services/platform/time/duration.ts';
import type { TournamentExport } from '../../../services/tournaments/contract.ts';
import { brokenIn } from '../../../test/tournaments/random/laws.ts';
import { MINUTE } from '../units.ts';

/** An event looked through, by what everybody may read of it. */
export type EventAudit = {
  readonly status: string;
  /** Who had a start number, who was left at the end, and whom no place was found for. */
  readonly players: number;
  readonly stayed: number;
  readonly waited: number;
  readonly rounds: number;
  readonly pods: number;
  readonly byes: number;
  readonly noShows: number;
  /** Pods by what their result was taken from. */
  readonly by: Readonly<Record<string, number>>;
  /** How long after the time of its round each match was there, in milliseconds. */
  readonly begunLate: readonly number[];
  /** How long after its last deadline each pod was over that did not end in time, in milliseconds. */
  readonly overLate: readonly number[];
  /** What must not be, in words. */
  readonly wrong: readonly string[];
};

type Seen = {
  /** When the first question of each match was asked, ISO 8601. */
  readonly begun: ReadonlyMap<string, string>;
  /** The accounts that have registered. */
  readonly registered: readonly string[];
};

/** A lost order is found by the sweep, ten minutes later at most; and a minute for those looks that come by the minute. */
const MOST_LATE = 12 * MINUTE;

/** Holds an event to what it has promised. */
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

/** The deadline that a pod had in the end: rules that gave it more time have moved it. */
const lastDeadline = (round: Round, pod: Pod): string => pod.deadline ?? round.deadline ?? '';

/** Each round begins when the gap after the one before has passed: nobody waits for longer than that. */
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
