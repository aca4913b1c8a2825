import { isDeepStrictEqual } from 'node:util';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { evolve } from '../../../shared/tournaments/evolve/evolve.ts';
import { entrantsOf, playerOf, roundsOf } from '../../../shared/tournaments/record/queries.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Scoring } from '../../../shared/tournaments/scoring/scheme.ts';
import type { Standing } from '../../../shared/tournaments/standings/standings.ts';
import { tableOf } from '../../../shared/tournaments/table/table.ts';
import type {
  StandingTable,
  TournamentExport,
} from '../../../shared/tournaments/verification/export.ts';

/** Lists the laws of events that an export breaks, in words. */
export function* brokenIn(exported: TournamentExport): Iterable<string> {
  yield* placesBroken(exported);
  yield* tablesChanged(exported);
  for (const table of exported.standings) {
    yield* orderBroken(table);
    yield* sumsBroken(exported, table);
  }
}

/** Acts that correct what earlier rounds gave, or what it was worth. */
const corrections: ReadonlySet<string> = new Set([
  ...['PodAdjudicated', 'Penalised', 'Disqualified', 'RegulationsChanged', 'PodReplayed'],
]);

/**
 * Finds tables that differ from those at the publication of the next round; only corrections may
 * change them later.
 */
function* tablesChanged({ id, commits, standings }: TournamentExport): Iterable<string> {
  let tournament: Tournament | undefined;
  const before = new Map<number, readonly Standing[]>();
  for (const { version, at, events } of commits) {
    for (const event of events) {
      if (isCorrection(event)) before.clear();
      const last = tournament?.rounds.findLast(({ status }) => status !== 'DRAFT');
      const isNext = event.type === 'RoundPublished' && event.round === (last?.round ?? 0) + 1;
      if (tournament && last && isNext && tournament.rounds.every(isCompleted)) {
        const { stage, round } = last;
        before.set(round, tableOf(tournament, { stage, upTo: round }));
      }
      tournament = evolve(tournament, { stream: id, version, at, events: [event] });
    }
  }
  for (const [round, rows] of before) {
    const after = standings.find((each) => each.round === round)?.rows;
    if (!isDeepStrictEqual(rows, after)) yield `the table as of round ${String(round)} has changed`;
  }
}

const isCompleted = ({ status }: Round): boolean => status === 'COMPLETED';
/** True if the event is a correction: a disqualification from now on corrects nothing. */
const isCorrection = (event: TournamentEvent): boolean =>
  corrections.has(event.type) && !(event.type === 'Disqualified' && event.pastPods === 'KEEP');

/**
 * Finds players who are active when a round is published and have no pod or bye in it, or two
 * places.
 */
function* placesBroken({ id, commits }: TournamentExport): Iterable<string> {
  let tournament: Tournament | undefined;
  for (const { version, at, events } of commits) {
    for (const event of events) {
      if (event.type === 'RoundPublished' && tournament) yield* roundBroken(tournament, event);
      tournament = evolve(tournament, { stream: id, version, at, events: [event] });
    }
  }
}

type Published = Extract<TournamentEvent, { type: 'RoundPublished' }>;

function* roundBroken(tournament: Tournament, { round, drawn }: Published): Iterable<string> {
  const placed = [...drawn.pods.flat(), ...drawn.byes];
  const where = `round ${String(round)}`;
  if (new Set(placed).size < placed.length) yield `${where}: somebody has two places`;
  const left = activeIn(tournament, round).filter((number) => !placed.includes(number));
  if (left.length > 0 && !isSchedule(tournament)) yield `${where} leaves out ${left.join()}`;
  if (drawn.missed.some((each) => placed.includes(each))) yield `${where}: players miss it`;
}

/**
 * True if the stage has a schedule, which holds from its first day on, even if players come or go.
 */
const isSchedule = ({ regulations, stage, rounds }: Tournament): boolean =>
  regulations.stages[stage - 1]?.format === 'ROUND_ROBIN' &&
  rounds.some((round) => round.stage === stage);

const activeIn = (tournament: Tournament, round: number): readonly number[] =>
  entrantsOf(tournament, tournament.stage).filter((number) => {
    const player = playerOf(tournament, number);
    if (player?.status !== 'ACTIVE' || player.leaving || (player.entered ?? 1) > round)
      return false;
    const { checkIn } = tournament.regulations;
    return checkIn?.eachRound !== true || round === 1 || player.checkedIn === round;
  });

function* orderBroken({ round, rows }: StandingTable): Iterable<string> {
  const where = `the table of round ${String(round)}`;
  if (rows.some(({ rank }, i) => rank !== i + 1)) yield `${where} shares ranks`;
  if (new Set(rows.map(({ number }) => number)).size < rows.length) yield `${where} has one twice`;
}

/**
 * Finds players whose points are not the sum of their rounds and their carried points, less
 * penalties, and pods that do not pay by the scoring scheme.
 */
function* sumsBroken(
  { tournament, standings }: TournamentExport,
  table: StandingTable,
): Iterable<string> {
  const { stage, round: upTo, rows } = table;
  const { carry } = tournament.regulations.stages[stage - 1] ?? {};
  const rounds = roundsOf(tournament, stage).filter(({ round }) => round <= upTo);
  const before = standings.findLast((each) => each.stage === stage - 1)?.rows ?? [];
  for (const { number, points, rounds: scores } of rows) {
    const brought = carry ? (before.find((each) => each.number === number)?.points ?? 0) : 0;
    const gained = scores.reduce((sum, score) => sum + score.points, brought);
    const lost = lostBy(tournament, rounds, number);
    if (points !== gained - lost)
      yield `${String(number)} has ${String(points)} of ${String(gained)}`;
  }
  for (const round of rounds) {
    for (const pod of round.pods) yield* podBroken(tournament, { round, pod, rows });
  }
}

const lostBy = ({ penalties }: Tournament, rounds: readonly Round[], number: number): number =>
  penalties
    .filter((each) => each.kind === 'POINTS' && each.number === number)
    .filter(({ round }) => rounds.some((each) => each.round === (round ?? rounds[0]?.round)))
    .reduce((sum, { points = 0 }) => sum + points, 0);

type InTable = {
  readonly round: Round;
  readonly pod: Pod;
  readonly rows: StandingTable['rows'];
};

function* podBroken(
  { regulations, players, penalties }: Tournament,
  { round, pod, rows }: InTable,
): Iterable<string> {
  const { places = [] } = pod;
  const isRuled = places.some(({ points }) => points !== undefined);
  const isPlain = !isRuled && penalties.every(({ kind }) => kind !== 'POD_LOSS');
  const isStruck = players.some(({ status }) => status === 'DISQUALIFIED');
  if (places.length === 0 || !isPlain || isStruck) return;
  const paid = rows
    .flatMap((row) => row.rounds)
    .filter((score) => score.round === round.round && score.pod === pod.pod)
    .reduce((sum, { points }) => sum + points, 0);
  const [least, most] = payOf(regulations.scoring, places.length);
  if (paid < least || paid > most) {
    yield `round ${String(round.round)}, pod ${String(pod.pod)} pays ${String(paid)}`;
  }
}

/**
 * The least and the most that a pod of this size may pay in all, in thousandths: fractions are
 * rounded down.
 */
function payOf(scoring: Scoring, size: number): readonly [least: number, most: number] {
  switch (scoring.kind) {
    case 'WIN':
      return [0, Math.max(scoring.win, size * scoring.draw) * 1_000];
    case 'PLACEMENT': {
      const all = (scoring.bySize[size] ?? []).reduce((sum, each) => sum + each * 1_000, 0);
      return [0, all];
    }
    case 'NORMALISED':
      return [0, size * 500];
    case 'GAME_SCORE':
      return [-Infinity, Infinity];
  }
}
