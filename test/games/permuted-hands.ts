import { isDeepStrictEqual } from 'node:util';
import {
  answer,
  atRandom,
  beginning,
  diff,
  renamed,
  seated,
  sees,
  spectator,
  start,
  type Chance,
  type Game,
  type Pending,
  type Running,
  type Seat,
  type Viewer,
} from '../../shared/engine/index.ts';
import { numbersFrom } from '../support/chance.ts';
import { reaches } from './reaches.ts';

/** The maximum number of compared moments of a pair. */
const LENGTH = 30;

/** Access to the hidden parts of a game's state. */
export type Hiding<S> = {
  /** A game whose state this is. */
  readonly game: unknown;
  readonly options: unknown;
  /** The hands that this viewer may not know, by seat. */
  unknown(state: S, viewer: Viewer): Readonly<Record<Seat, readonly string[]>>;
  /** Cards of the same kind that no one sees. */
  unseen(state: S): readonly string[];
  /** The unseen cards that lie deep enough not to turn up. */
  spare(state: S): readonly string[];
  /** The table with the cards in hands and in their pile exchanged. */
  exchanged(state: S, names: ReadonlyMap<string, string>): S;
};

export type Pair = {
  readonly seats: number;
  readonly seed: number;
  readonly steps: number;
  readonly every: number;
};
/**
 * The result for a pair of matches: the number of moments compared, and the first that differed.
 */
export type Compared = { readonly moments: number; readonly difference?: string };

/**
 * Plays a random match. At intervals of `every` procedures, plays two matches on from there: one as
 * it is, and one with the cards that a viewer may not know permuted. Both get the same answers, and
 * all that reaches the viewer is compared: the table, the log, its questions, the seats that are
 * waited for, and the journal.
 */
export function comparePermuted<S>(hiding: Hiding<S>, pair: Pair): readonly Compared[] {
  const next = numbersFrom(pair.seed);
  const seats = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'].slice(0, pair.seats);
  const game = gameOf(hiding);
  const opening = game.initial({ seats, options: game.options.parse(hiding.options) });
  const run = start(game, beginning(opening), { chance: dice(pair.seed), version: 0 });
  const compared: Compared[] = [];
  let seen: unknown;
  let procedures = 0;
  for (let answers = 0; answers < pair.steps && !run.match.over; answers += 1) {
    const { match, since } = run.checkpoint;
    if (match !== seen && since.length > 0) {
      seen = match;
      procedures += 1;
      if (procedures % pair.every !== 0) continue;
      const viewer = [spectator, ...seats.map(seated)][next(seats.length + 1)] ?? spectator;
      compared.push(...comparedFrom(hiding, match.game, { viewer, seed: next(1e9) }));
    }
    const question = run.match.pending[next(run.match.pending.length)];
    if (question === undefined) break;
    say(run, question, byChance(game, run, question, next));
    run.take();
  }
  return compared;
}

// a game's own event type is narrower than the one the engine reads
const gameOf = <S>({ game }: Hiding<S>): Game<S> => game as Game<S>;

const byChance = <S>(
  game: Game<S>,
  run: Running<S>,
  question: Pending,
  next: (n: number) => number,
): readonly string[] =>
  atRandom({
    view: game.view(run.match.game, seated(question.seat)),
    seat: question.seat,
    question,
    chance: next,
  });

/** Dice that depend only on their keys, as in a match. */
const dice =
  (seed: number): Chance =>
  (key, sides) => {
    const next = numbersFrom(Buffer.from(key).reduce((sum, byte) => (sum * 31 + byte) | 0, seed));
    return sides.map((n) => next(n) + 1);
  };

function say<S>(run: Running<S>, { id, seat }: Pending, choose: readonly string[]): void {
  const refusal = answer(run, { id, seat, choose });
  if (refusal !== undefined) throw new Error(`${id} ${choose.join(' ')}: ${refusal.refused}`);
}

type Looking = { readonly viewer: Viewer; readonly seed: number };

function comparedFrom<S>(hiding: Hiding<S>, state: S, looking: Looking): readonly Compared[] {
  const { viewer } = looking;
  const game = gameOf(hiding);
  const next = numbersFrom(looking.seed);
  const names = permutation(hiding, state, viewer, next);
  if (names.size === 0) return [];
  const twins = [state, hiding.exchanged(state, names)].map((table) =>
    start(game, beginning(table), { chance: dice(looking.seed), version: 0 }),
  );
  const [one, two] = twins;
  if (one === undefined || two === undefined) return [];
  const hidden = new Set([...names.keys()]);
  for (let moments = 1; moments < LENGTH; moments += 1) {
    const shown = twins.map((run) => isShown(hiding, run.match.game, { viewer, hidden }));
    const [left, right] = twins.map((run) => reaches(game, run, viewer));
    // once hidden cards come to light in both, they are two matches
    if (shown.every(Boolean)) return [{ moments }];
    if (!isDeepStrictEqual(left, right)) return [{ moments, difference: told(left, right) }];
    const step = alike(one, two, { names, hidden, next, viewer });
    if (step === undefined) return [{ moments }];
    say(one, ...step[0]);
    say(two, ...step[1]);
  }
  return [{ moments: LENGTH }];
}

/** True if a hidden card lies where the viewer may see it. */
function isShown<S>(
  { unknown, unseen }: Hiding<S>,
  state: S,
  { viewer, hidden }: { readonly viewer: Viewer; readonly hidden: ReadonlySet<string> },
): boolean {
  const unsure = new Set([...Object.values(unknown(state, viewer)).flat(), ...unseen(state)]);
  return [...hidden].some((card) => !unsure.has(card));
}

/** The differences as JSON, by path; at most 900 characters. */
const told = (left: unknown, right: unknown): string =>
  JSON.stringify(diff(left, right)).slice(0, 900);

/** Exchanges the hidden hands with the rest of the cards that no one sees. */
function permutation<S>(
  { unknown, spare }: Hiding<S>,
  state: S,
  viewer: Viewer,
  next: (n: number) => number,
): ReadonlyMap<string, string> {
  const hands = Object.values(unknown(state, viewer)).flat();
  if (hands.length === 0) return new Map();
  const pool = [...hands, ...spare(state)];
  const left = [...pool];
  return new Map(pool.map((card) => [card, left.splice(next(left.length), 1)[0] ?? card] as const));
}

type Way = readonly [Pending, readonly string[]];
type Choosing = {
  readonly names: ReadonlyMap<string, string>;
  readonly hidden: ReadonlySet<string>;
  readonly next: (n: number) => number;
  readonly viewer: Viewer;
};

/** Actions that say when a seat wants to be asked about its Spells: secrets of the seat. */
const isPreference = (action: string): boolean => /^(?:hold|matters|always):/u.test(action);

/**
 * Picks the same answer for both matches: one that names no hidden card, because a named card will
 * be seen. A hidden card may be chosen only in secret, where it stays hidden. Undefined if there is
 * no such answer. A seat that the viewer does not see into may have other preferences in each match.
 */
function alike<S>(
  one: Running<S>,
  two: Running<S>,
  { names, hidden, next, viewer }: Choosing,
): readonly [Way, Way] | undefined {
  const question = one.match.pending[next(one.match.pending.length)];
  const other = two.match.pending.find(({ key }) => key === question?.key);
  if (question === undefined || other === undefined) return undefined;
  const { min = 1, options, also = [] } = question;
  const preferences = [also, other.also ?? []].map((actions) => actions.filter(isPreference));
  if (
    !sees(viewer, question.seat) &&
    preferences.every(({ length }) => length > 0) &&
    next(3) === 0
  ) {
    const [mine = '', others = ''] = preferences.map((list) => list[next(list.length)]);
    return [
      [question, [mine]],
      [other, [others]],
    ];
  }
  const offered = [...other.options, ...(other.also ?? [])];
  const common = (ids: readonly string[]): readonly string[] =>
    ids.filter((id) => offered.includes(id) && !named(id, hidden));
  const [open, beside] = [common(options), common(also)];
  if (beside.length > 0 && (open.length < min || next(4) === 0)) {
    return both(question, other, beside.slice(0, 1));
  }
  if (open.length >= min) {
    const from = next(open.length);
    return both(question, other, [...open.slice(from), ...open.slice(0, from)].slice(0, min));
  }
  if (question.sealed !== true) return undefined;
  const choose = options.slice(0, min);
  return [
    [question, choose],
    [other, renamed(choose, names)],
  ];
}

const both = (one: Pending, two: Pending, choose: readonly string[]): readonly [Way, Way] => [
  [one, choose],
  [two, choose],
];

const named = (option: string, hidden: ReadonlySet<string>): boolean =>
  option.split(/[:+,/]/u).some((part) => hidden.has(part));
