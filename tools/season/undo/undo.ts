import { beginning, fold, type Game, type Seat } from '../../../shared/engine/index.ts';
import { sealOf } from '../../../services/matches/decisions/seal.ts';
import { gameNamed } from '../../games.ts';
import { botLuck } from '../../luck.ts';
import { simulateMatch } from '../../simulate/simulation.ts';
import { watching } from './eyes.ts';
import type { Play, Step } from './play.ts';
import { verdictHangsOnHidden } from './hidden.ts';

/** A plan of random takebacks, in matches of one game. */
export type UndoPlan = {
  readonly gameId: string;
  readonly seats: number;
  readonly undos: number;
  /** Maximum number of answers of a match. */
  readonly answers: number;
  readonly seed: string;
};

/** The results of random takebacks. */
export type Undos = {
  readonly game: string;
  /** Number of attempts, and number of those allowed. */
  readonly undos: number;
  readonly allowed: number;
  /** Number of commits, and number of those that could be taken back. */
  readonly commits: number;
  readonly undoable: number;
  /** The other commits, by the cause that sealed them. */
  readonly sealed: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
};

/** Number of attempts in one match. */
const A_MATCH = 1_000;
/** Maximum number of versions to go back. */
const BACK = 4;
/**
 * One commit in this number has its verdict compared with that of a match with other hidden state.
 */
const COMPARED = 20;

/**
 * Takes matches of bots back at random, and checks independently that no one learned anything in
 * the removed range: by the scene of each view and by the log, for every seat and a spectator.
 */
export function undoAtRandom(plan: UndoPlan, tell: (done: string) => void): Undos {
  const game = gameNamed(plan.gameId);
  const luck = botLuck(`undo ${plan.seed}`);
  const sealed: Record<string, number> = {};
  const wrong: string[] = [];
  let [undos, allowed, commits, undoable] = [0, 0, 0, 0];
  for (let n = 0; undos < plan.undos; n += 1) {
    const match = played(game, plan, n);
    const tries = Math.min(A_MATCH, plan.undos - undos);
    const tried = triedIn(game, match, { tries, luck });
    const found = [...comparedIn(game, match, luck), ...tried.wrong];
    wrong.push(...found.map((each) => `${game.id} ${plan.seed}/${String(n)}, ${each}`));
    undos += tries;
    allowed += tried.allowed;
    commits += match.seals.length;
    undoable += match.seals.filter((seal) => seal === undefined).length;
    for (const seal of match.seals) if (seal !== undefined) sealed[seal] = (sealed[seal] ?? 0) + 1;
    tell(`${game.id}: ${String(undos)} of ${String(plan.undos)} undos`);
  }
  return { game: game.id, undos, allowed, commits, undoable, sealed, wrong };
}

type Luck = (n: number) => number;

/**
 * Takes a match back at random wherever that is allowed; returns the number of times, and the
 * faults.
 */
function triedIn(
  game: Game,
  { seats, states, entries, seals }: PlayedMatch,
  { tries, luck }: { readonly tries: number; readonly luck: Luck },
) {
  const learntIn = watching(game, seats);
  const wrong: string[] = [];
  let allowed = 0;
  for (let n = 0; n < tries; n += 1) {
    const now = 1 + luck(entries.length);
    const to = Math.max(0, now - 1 - luck(BACK));
    if (seals.slice(to, now).some((seal) => seal !== undefined)) continue;
    allowed += 1;
    const after = states.slice(to + 1, now + 1);
    const learnt = learntIn({ before: states[to], after, entries: entries.slice(to, now) });
    if (learnt) wrong.push(`${String(to)} to ${String(now)}: ${learnt}`);
  }
  return { allowed, wrong };
}

/** Compares some verdicts with those on a match with other hidden state. */
function comparedIn(
  game: Game,
  { seats, states, entries }: PlayedMatch,
  luck: Luck,
): readonly string[] {
  const verdict = (step: Step) => sealIn(game, seats, step);
  return entries.flatMap((each, i) => {
    if (luck(COMPARED) > 0) return [];
    const step = [states[i], each, states[i + 1]] as const;
    const hangs = verdictHangsOnHidden(game, seats, { step, verdict, luck });
    return hangs ? [`${String(i)}: the verdict hangs on what ${hangs} may not see`] : [];
  });
}

type PlayedMatch = ReturnType<typeof played>;

/** A whole match of bots: its states before and after each commit, and the seals. */
function played(game: Game, { seats: count, answers, seed }: UndoPlan, n: number) {
  const options = game.options.parse({});
  const series = {
    ...{
      game,
      seats: count,
      options,
      seed,
      bots: ['random'],
      limit: answers,
      orders: [],
      lots: [],
    },
    ...{ measure: false, by: [] },
  };
  const { commits: entries, seats } = simulateMatch(series, n, false);
  const states: Play[] = [beginning(game.initial({ seats, options }))];
  for (const commit of entries) states.push(fold(game, states.at(-1) ?? lost(), commit));
  const seals = entries.map((each, i) => sealIn(game, seats, [states[i], each, states[i + 1]]));
  return { seats, states, entries, seals };
}

const lost = (): never => {
  throw new Error('A match has a state before every commit.');
};

const sealIn = (game: Game, seats: readonly Seat[], [before, entries, after]: Step) => {
  const at = (play: Play | undefined) => ({
    play,
    seats: seats.map((id) => ({ id, holder: undefined })),
  });
  return sealOf(game, { record: at(after), entries }, at(before));
};
