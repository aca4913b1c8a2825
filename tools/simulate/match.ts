import {
  answer,
  beginning,
  imaginer,
  seated,
  setOrders,
  start,
  type Bot,
  type Chance,
  type Entry,
  type Game,
  type Order,
  type Pending,
  type Running,
  type Seat,
} from '../../shared/engine/index.ts';
import { messageOf } from '../cli/values.ts';
import { differsFromReplay } from './replayed.ts';
import type { Meter } from './sizes.ts';
import type { Proofreader } from './wording.ts';

/** One match to be played by bots. */
export type MatchPlan = {
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly options: unknown;
  readonly bots: Readonly<Record<Seat, Bot>>;
  readonly chance: Chance;
  /** The bots' own randomness, also for the order in which parallel questions are answered. */
  readonly luck: (n: number) => number;
  /** The number of answers after which a match counts as never ending. */
  readonly limit: number;
  /** True to replay from JSON after every answer. */
  readonly check: boolean;
  /** Auto-responses of every seat at the start. */
  readonly orders: readonly Order[];
  /** True to keep the state after every commit. */
  readonly keepsStates: boolean;
  /** Reads the texts of the match, if they are to be checked. */
  readonly proofreader: Proofreader | undefined;
  /** Measures the data sent to seats, if wanted. */
  readonly meter: Meter | undefined;
};

/** The results of a match. */
export type PlayedMatch = {
  /** The game's state at the end; `undefined` if the match could not be set up. */
  state: unknown;
  /** The states after every commit, if the match is to be cut; else empty. */
  readonly states: unknown[];
  readonly commits: (readonly Entry[])[];
  /** Milliseconds in the engine and the rules, without bots and checks. */
  engineTime: number;
  readonly brokenInvariants: string[];
  replayFault: string | undefined;
  /** The reason why the match did not end. */
  unfinished: string | undefined;
};

/** Plays a whole match, checking the game's invariants after every answer. */
export function playMatch(plan: MatchPlan): PlayedMatch {
  const played: PlayedMatch = {
    state: undefined,
    states: [],
    commits: [],
    engineTime: 0,
    brokenInvariants: [],
    replayFault: undefined,
    unfinished: undefined,
  };
  try {
    played.unfinished = playOn(plan, played);
  } catch (error) {
    played.unfinished = messageOf(error);
  }
  return played;
}

/** Plays to the end. Returns the reason if it could not. */
function playOn(plan: MatchPlan, played: PlayedMatch): string | undefined {
  const { luck, limit } = plan;
  const run = timed(played, () => begin(plan));
  commit(plan, played, run);
  layDownOrders(plan, played, run);
  for (let answers = 0; !run.match.over; answers += 1) {
    if (answers === limit) return `no end after ${String(limit)} answers`;
    const waiting = run.match.pending.filter(({ answered }) => answered === undefined);
    const question = waiting.length > 1 ? waiting[luck(waiting.length)] : waiting[0];
    if (question === undefined) return 'nothing is asked, yet the match is not over';
    const choose = chosen(plan, run, question);
    const { id, seat, kind } = question;
    const refusal = timed(played, () => answer(run, { id, seat, choose }));
    if (refusal !== undefined) {
      return `the bot of ${seat} answers ${kind} with '${choose.join(' ')}': ${refusal.refused}`;
    }
    commit(plan, played, run);
  }
  return undefined;
}

const begin = ({ game, seats, options, chance }: MatchPlan): Running<unknown> =>
  start(game, beginning(game.initial({ seats, options })), { chance, version: 0 });

/** Sets each seat's auto-responses before any answers: a commit each, as in a match. */
function layDownOrders(plan: MatchPlan, played: PlayedMatch, run: Running<unknown>): void {
  const { seats, orders } = plan;
  if (orders.length === 0) return;
  for (const seat of seats) {
    if (timed(played, () => setOrders(run, seat, orders)) === undefined) commit(plan, played, run);
  }
}

function chosen(plan: MatchPlan, run: Running<unknown>, question: Pending): readonly string[] {
  const { seat } = question;
  const bot = plan.bots[seat];
  if (bot === undefined) throw new Error(`Nobody plays for ${seat}.`);
  const imagine = imaginer(plan.game, run, seat);
  const sight = {
    seat,
    question,
    chance: plan.luck,
    ...(imagine && { imagine }),
    get view() {
      return plan.game.view(run.match.game, seated(seat));
    },
  };
  return bot(sight);
}

function commit(plan: MatchPlan, played: PlayedMatch, run: Running<unknown>): void {
  const entries = timed(played, () => run.take());
  played.commits.push(entries);
  plan.proofreader?.read(run, entries);
  played.state = run.match.game;
  if (plan.keepsStates) played.states.push(run.match.game);
  plan.meter?.measure(run.match.game);
  const version = `version ${String(run.version)}`;
  const broken = plan.game.invariants(run.match.game);
  played.brokenInvariants.push(...broken.map((what) => `${version}: ${what}`));
  if (!plan.check || played.replayFault !== undefined) return;
  const fault = differsFromReplay(plan.game, run);
  if (fault !== undefined) played.replayFault = `${version}: ${fault}`;
}

function timed<T>(played: PlayedMatch, body: () => T): T {
  const from = performance.now();
  const result = body();
  played.engineTime += performance.now() - from;
  return result;
}
