import { isDeepStrictEqual } from 'node:util';
import {
  answer,
  beginning,
  catchUp,
  closeProcedure,
  fold,
  open,
  pause,
  resign,
  resume,
  rewind,
  setOrders,
  standAt,
  start,
  type Chance,
  type Checkpoint,
  type Entry,
  type Game,
  type JournalCommit,
  type Match,
  type Order,
  type Pending,
  type Refusal,
  type Running,
  type Seat,
} from '../../shared/engine/index.ts';

/** Copies a value through JSON, as a store does. */
export const jsonCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Dice by key: whole (`0.3/attack:ann#1`) or without epoch and ordinal (`attack:ann#1`); else threes. */
export type Dice = Readonly<Record<string, readonly number[]>>;
const scripted =
  (dice: Dice): Chance =>
  (key, sides) =>
    dice[key] ?? dice[key.slice(key.indexOf('/') + 1)] ?? sides.map((n) => Math.min(3, n));

/** Dice for a replay: throws if the rules roll any. */
export const noDice: Chance = (key) => {
  throw new Error(`A replay rolled ${key}.`);
};

/** A match played as a serverless backend plays it. */
export type Play<S> = {
  /** Swapped to play a deploy. */
  game: Game<S>;
  readonly version: number;
  readonly match: Match<S>;
  readonly state: S;
  /** The keys of the pending questions. */
  readonly asked: readonly string[];
  readonly commits: readonly JournalCommit[];
  readonly entries: readonly Entry[];
  /** The keys of the rolls, in order. */
  readonly rolls: readonly string[];
  /** The checkpoint as of each version; to push one here stores it. */
  readonly checkpoints: Checkpoint<S>[];
  readonly stored: Checkpoint<S>;
  question(key: string): Pending;
  options(key: string): readonly string[];
  /** The facts of one type, in order. */
  told(type: string): readonly Readonly<Record<string, unknown>>[];
  /** Regains the match as it is stored. */
  load(chance?: Chance): Running<S>;
  /**
   * Answers, or returns why not. Questions that a deploy made the match repeat are stored either
   * way.
   */
  try(key: string, choose: readonly string[], more?: Seen): Refusal | undefined;
  say(key: string, ...choose: readonly string[]): Play<S>;
  orders(seat: Seat, ...orders: readonly Order[]): Play<S>;
  resign(...seats: readonly Seat[]): Play<S>;
  pause(): Play<S>;
  resume(): Play<S>;
  /** Rewinds the match to a version, as an arbiter. */
  rewind(to: number): Play<S>;
  /** An arbiter closes the procedure under way. */
  close(): Play<S>;
};
type Seen = { readonly expectedVersion?: number };

/**
 * Starts a match. Every command is a new invocation that regains the match from JSON. After each
 * commit the replay must stand where the live run stood, with no die touched and nothing new to
 * record; so must the fold, and the checkpoint that the fold moves on.
 */
export function newPlay<S>(playing: unknown, opening: S, dice: Dice | Chance = {}): Play<S> {
  const chance = typeof dice === 'function' ? dice : scripted(dice);
  const checkpoints: Checkpoint<S>[] = [jsonCopy({ match: beginning(opening), since: [] })];
  const commits: JournalCommit[] = [];
  const live = () => ({ chance, version: commits.length });
  let run: Running<S>;

  /** Appends the fresh entries as one commit, and checks that nothing but the record is needed. */
  const store = (next: Running<S>, checkpoint?: Checkpoint<S>): void => {
    if (next.fresh.length > 0) {
      const entries = jsonCopy(next.take());
      checkFold(play, entries, next);
      const later = checkpoint ?? catchUp(play.game, jsonCopy(play.stored), entries);
      expectAlike(next.checkpoint, later, 'The checkpoint that was folded');
      checkpoints.push(jsonCopy(later));
      commits.push({ version: commits.length + 1, at: '2026-01-01T00:00:00Z', entries });
    }
    const again = play.load(noDice);
    expectAlike(again.fresh, [], 'What a replay records');
    expectAlike(again.match, next.match, 'The match as replayed');
    expectAlike(standAt(play.game, play.stored), next.match, 'The match as folded');
    run = next;
  };
  const act = (deed: (run: Running<S>) => Refusal | undefined): Play<S> => {
    const next = play.load();
    const refusal = deed(next);
    if (refusal) throw new Error(refusal.refused);
    store(next);
    return play;
  };

  const play: Play<S> = {
    // a game's own event type is narrower than the one the engine reads
    game: playing as Game<S>,
    checkpoints,
    commits,
    get version() {
      return commits.length;
    },
    get match() {
      return run.match;
    },
    get state() {
      return run.match.game;
    },
    get asked() {
      return run.match.pending.map(({ key }) => key);
    },
    get entries() {
      return commits.flatMap(({ entries }) => entries);
    },
    get rolls() {
      return play.entries.flatMap((entry) => (entry.type === 'Rolled' ? [entry.key] : []));
    },
    get stored() {
      return checkpoints.at(-1) ?? fail('Nothing is stored.');
    },
    question(key) {
      const found = run.match.pending.find((question) => question.key === key);
      return found ?? fail(`${key} is not asked, but ${play.asked.join(', ')}.`);
    },
    options(key) {
      const { options, also = [] } = play.question(key);
      return [...options, ...also];
    },
    told(type) {
      return play.entries.flatMap((entry) =>
        entry.type === 'Told' && entry.event.type === type ? [{ ...entry.event }] : [],
      );
    },
    load(from = chance) {
      return open(play.game, jsonCopy(play.stored), { ...live(), chance: from });
    },
    try(key, choose, more = {}) {
      const { id, seat } = play.question(key);
      const next = play.load();
      const refusal = answer(next, { id, seat, choose, ...more });
      store(next);
      return refusal;
    },
    say(key, ...choose) {
      const refusal = play.try(key, choose);
      return refusal ? fail(`${key} ${choose.join(' ')}: ${JSON.stringify(refusal)}`) : play;
    },
    orders: (seat, ...orders) => act((next) => setOrders(next, seat, orders)),
    resign: (...seats) =>
      act((next) =>
        seats.map((seat) => resign(play.game, next, seat)).find((refusal) => refusal !== undefined),
      ),
    pause: () => act((next) => pause(next, { reason: 'a break' })),
    resume: () => act(resume),
    rewind(to) {
      const checkpoint = jsonCopy(checkpoints[to] ?? fail(`No version ${String(to)}.`));
      const cut = commits.slice(to).flatMap(({ entries }) => entries);
      const now = standAt(play.game, jsonCopy(play.stored));
      const next = granted(
        rewind(play.game, { checkpoint, to, cut, now, reason: 'a mistake' }, live()),
      );
      store(next, next.checkpoint);
      return play;
    },
    close() {
      const now = standAt(play.game, jsonCopy(play.stored));
      store(granted(closeProcedure(play.game, now, 'it no longer replays', live())));
      return play;
    },
  };
  run = start(play.game, beginning(opening), live());
  store(run);
  return play;
}

/** Folding one commit over what stood before leads where live play led; a rewind's leads back. */
function checkFold<S>(play: Play<S>, entries: readonly Entry[], next: Running<S>): void {
  if (entries.some(isRewound)) return;
  const folded = fold(play.game, standAt(play.game, jsonCopy(play.stored)), entries);
  expectAlike(folded, next.match, 'One commit, folded,');
}

/** Equal once stored: a member that is undefined is none. */
function expectAlike(one: unknown, other: unknown, what: string): void {
  const [left, right] = [jsonCopy(one), jsonCopy(other)];
  if (!isDeepStrictEqual(left, right)) {
    throw new Error(`${what} differs: ${JSON.stringify(left)}, and not ${JSON.stringify(right)}.`);
  }
}

function fail(why: string): never {
  throw new Error(why);
}

function granted<S>(run: Running<S> | Refusal): Running<S> {
  if ('refused' in run) throw new Error(run.refused);
  return run;
}

const isRewound = (entry: Entry): boolean =>
  entry.type === 'Noted' && !entry.wakes && entry.note.type === 'Rewound';
