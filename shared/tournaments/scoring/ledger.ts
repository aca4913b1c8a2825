import type { PlayedRound, ResultSource } from '../results.ts';
import { countedPod, type CountedPod, type CountedSeat } from './counted-pod.ts';
import type { ScoredPenalty, TablePlayer } from './player.ts';
import type { Scoring } from './scheme.ts';
import { thousandths } from './thousandths.ts';
import { winOf } from './win-of.ts';

/** The input of a stage's points. */
export type Played = {
  readonly players: readonly TablePlayer[];
  /** The rounds of the stage, up to the last that the table counts. */
  readonly rounds: readonly PlayedRound[];
  readonly scoring: Scoring;
  /** Points of a bye; default: those of a win of the scheme. */
  readonly byePoints?: number | undefined;
  /** Maximum points of a missed round; default: 0. */
  readonly lateEntryPoints?: number | undefined;
  readonly penalties?: readonly ScoredPenalty[] | undefined;
  /** Thousandths carried over from the stage before, by start number. */
  readonly carry?: Readonly<Record<number, number>> | undefined;
};

/** A player's score of one round. */
export type RoundScore = {
  readonly round: number;
  readonly pod?: number;
  readonly place?: number;
  /** In thousandths. */
  readonly points: number;
  readonly source: ResultSource;
};

/** A resolved pod that a player sat in, and the seat of it. */
export type Sitting = {
  readonly round: number;
  readonly seat: CountedSeat;
  readonly pod: CountedPod;
};

/** All scores of one player. */
export type Account = {
  readonly player: TablePlayer;
  readonly scores: readonly RoundScore[];
  readonly sittings: readonly Sitting[];
  /** True if a pod of the player is not resolved yet. */
  readonly playing: boolean;
  /** In thousandths: carried over and scored, less penalties. */
  readonly points: number;
};

/** The accounts of all players by start number, and the rounds they cover, in order. */
export type Ledger = {
  readonly rounds: readonly number[];
  readonly accounts: ReadonlyMap<number, Account>;
};

type Open = {
  readonly player: TablePlayer;
  readonly scores: RoundScore[];
  readonly sittings: Sitting[];
  playing: boolean;
  points: number;
};

/** The ledger of a stage. Players of a pod who are not in the stage are ignored. */
export function ledgerOf(played: Played): Ledger {
  const { players, carry = {} } = played;
  const accounts = new Map<number, Open>();
  for (const player of players.toSorted((a, b) => a.number - b.number)) {
    const { number } = player;
    const points = carry[number] ?? 0;
    accounts.set(number, { player, scores: [], sittings: [], playing: false, points });
  }
  const rounds = played.rounds.toSorted((a, b) => a.round - b.round);
  for (const round of rounds) enter(round, accounts, played);
  return { rounds: rounds.map(({ round }) => round), accounts };
}

type Accounts = ReadonlyMap<number, Open>;

/**
 * Enters one round: pods, byes, penalties, and last the missed rounds, which depend on all of them.
 */
function enter(round: PlayedRound, accounts: Accounts, played: Played): void {
  const pods = countedPods(round, played);
  enterPods(pods, round, accounts);
  const { byePoints, lateEntryPoints = 0, penalties = [], scoring } = played;
  const bye = byePoints === undefined ? winOf(scoring, pods) : thousandths(byePoints);
  for (const account of those(round.byes, accounts))
    book(account, { round: round.round, points: bye, source: 'BYE' });
  for (const penalty of penalties) {
    if (penalty.kind !== 'POINTS' || penalty.round !== round.round) continue;
    for (const account of those([penalty.number], accounts)) account.points -= penalty.points;
  }
  const least = leastOf(round, accounts);
  for (const account of missedBy(round, accounts)) {
    const most = Math.min(thousandths(lateEntryPoints), least - account.points);
    book(account, { round: round.round, points: Math.max(0, most), source: 'LATE_ENTRY' });
  }
}

function enterPods(
  pods: readonly CountedPod[],
  { round, pods: all }: PlayedRound,
  accounts: Accounts,
) {
  for (const pod of pods) {
    for (const seat of pod.seats) {
      const { number, place, points, source } = seat;
      const account = accounts.get(number);
      if (account === undefined) continue;
      book(account, { round, pod: pod.pod, place, points, source });
      account.sittings.push({ round, seat, pod });
    }
  }
  const open = all.filter(({ places }) => places === undefined);
  for (const { players } of open)
    for (const account of those(players, accounts)) account.playing = true;
}

function book(account: Open, score: RoundScore): void {
  account.scores.push(score);
  account.points += score.points;
}

/** The accounts of these numbers, if they have any. */
const those = (numbers: readonly number[], accounts: Accounts): readonly Open[] =>
  numbers.flatMap((number) => accounts.get(number) ?? []);

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

/** Accounts that missed the round: those it lists, and those that entered later. */
function missedBy(round: PlayedRound, accounts: Accounts): readonly Open[] {
  const missed = new Set(round.missed ?? []);
  const there = new Set(inRound(round));
  return [...accounts.values()].filter(
    ({ player: { number, entered } }) =>
      !there.has(number) && (missed.has(number) || entered > round.round),
  );
}

/** The least points of any player in the round; 0 if it had none. */
function leastOf(round: PlayedRound, accounts: Accounts): number {
  const points = those(inRound(round), accounts).map((account) => account.points);
  return points.length === 0 ? 0 : points.reduce((least, each) => Math.min(least, each));
}

const inRound = ({ pods, byes }: PlayedRound): readonly number[] => [
  ...pods.flatMap(({ players }) => players),
  ...byes,
];
