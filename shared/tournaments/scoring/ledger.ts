import type { PlayedRound, ResultSource } from '../results.ts';
import { countedPod, type CountedPod, type CountedSeat } from './counted-pod.ts';
import type { Penalty, TablePlayer } from './player.ts';
import type { Scoring } from './scheme.ts';
import { thousandths } from './thousandths.ts';
import { winOf } from './win-of.ts';

/** What a stage's points are reckoned from. */
export type Played = {
  readonly players: readonly TablePlayer[];
  /** The rounds of the stage up to the one as of which the table stands. */
  readonly rounds: readonly PlayedRound[];
  readonly scoring: Scoring;
  /** What a bye is worth, in points; a win of the scheme where nothing is said. */
  readonly byePoints?: number | undefined;
  /** What a missed round is worth at most, in points; nothing where nothing is said. */
  readonly lateEntryPoints?: number | undefined;
  readonly penalties?: readonly Penalty[] | undefined;
  /** Thousandths brought along from the stage before, by start number. */
  readonly carry?: Readonly<Record<number, number>> | undefined;
};

/** What a player got for one round. */
export type RoundScore = {
  readonly round: number;
  readonly pod?: number;
  readonly place?: number;
  /** In thousandths. */
  readonly points: number;
  readonly source: ResultSource;
};

/** A pod that a player sat in, and the seat of it. */
export type Sitting = { readonly seat: CountedSeat; readonly pod: CountedPod };

/** Everything that one player got. */
export type Account = {
  readonly player: TablePlayer;
  readonly scores: readonly RoundScore[];
  readonly sittings: readonly Sitting[];
  /** In thousandths: what was brought along and the rounds gave, less penalties. */
  readonly points: number;
};

/** The accounts of all players by start number, and the rounds that they are of, in order. */
export type Ledger = {
  readonly rounds: readonly number[];
  readonly accounts: ReadonlyMap<number, Account>;
};

type Open = {
  readonly player: TablePlayer;
  readonly scores: RoundScore[];
  readonly sittings: Sitting[];
  points: number;
};

/** The ledger of a stage. Whoever sits in a pod and is no player of the stage is passed over. */
export function ledgerOf(played: Played): Ledger {
  const { players, carry = {} } = played;
  const accounts = new Map<number, Open>();
  for (const player of players.toSorted((a, b) => a.number - b.number)) {
    const { number } = player;
    accounts.set(number, { player, scores: [], sittings: [], points: carry[number] ?? 0 });
  }
  const rounds = played.rounds.toSorted((a, b) => a.round - b.round);
  for (const round of rounds) enter(round, accounts, played);
  return { rounds: rounds.map(({ round }) => round), accounts };
}

/** Enters one round: pods, byes, penalties, and then what was missed, which depends on all of them. */
function enter(round: PlayedRound, accounts: ReadonlyMap<number, Open>, played: Played): void {
  const pods = countedPods(round, played);
  const book = (number: number, score: Omit<RoundScore, 'round'>): Open | undefined => {
    const account = accounts.get(number);
    account?.scores.push({ round: round.round, ...score });
    if (account) account.points += score.points;
    return account;
  };
  for (const pod of pods) {
    for (const seat of pod.seats) {
      const { number, place, points, source } = seat;
      book(number, { pod: pod.pod, place, points, source })?.sittings.push({ seat, pod });
    }
  }
  const { byePoints, scoring, penalties = [] } = played;
  const bye = byePoints === undefined ? winOf(scoring, pods) : thousandths(byePoints);
  for (const number of round.byes) book(number, { points: bye, source: 'BYE' });
  for (const penalty of penalties) {
    const account = accounts.get(penalty.number);
    if (penalty.kind === 'POINTS' && penalty.round === round.round && account)
      account.points -= penalty.points;
  }
  const missing = missedBy(round, accounts);
  const least = leastOf(round, accounts);
  for (const { player, points } of missing) {
    const most = Math.max(0, Math.min(thousandths(played.lateEntryPoints ?? 0), least - points));
    book(player.number, { points: most, source: 'LATE_ENTRY' });
  }
}

function countedPods(round: PlayedRound, played: Played): readonly CountedPod[] {
  const struck = new Set(
    played.players
      .filter(({ status, pastPods }) => status === 'DISQUALIFIED' && pastPods === 'RECOMPUTE')
      .map(({ number }) => number),
  );
  const losses = (played.penalties ?? []).filter((each) => each.kind === 'POD_LOSS');
  return round.pods
    .toSorted((a, b) => a.pod - b.pod)
    .flatMap((pod) => {
      const here = losses.filter((each) => each.round === round.round && each.pod === pod.pod);
      const lost = new Set(here.map(({ number }) => number));
      return countedPod(pod, { struck, lost }, played.scoring) ?? [];
    });
}

/** Those who missed the round: as it says, and whoever entered after it. */
function missedBy(round: PlayedRound, accounts: ReadonlyMap<number, Open>): readonly Open[] {
  const missed = new Set(round.missed ?? []);
  const there = new Set([...round.pods.flatMap(({ players }) => players), ...round.byes]);
  return [...accounts.values()].filter(
    ({ player: { number, entered } }) =>
      !there.has(number) && (missed.has(number) || entered > round.round),
  );
}

/** The least points of anybody who was in the round and is active; nothing where nobody was. */
function leastOf(round: PlayedRound, accounts: ReadonlyMap<number, Open>): number {
  const there = [...round.pods.flatMap(({ players }) => players), ...round.byes];
  const points = there.flatMap((number) => accounts.get(number)?.points ?? []);
  return points.length === 0 ? 0 : points.reduce((least, each) => Math.min(least, each));
}
