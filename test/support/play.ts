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

/** What a store does to everything it is given. */
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Dice by key: whole (`0.3/attack:ann#1`) or without epoch and ordinal (`attack:ann#1`); else threes. */
export type Dice = Readonly<Record<string, readonly number[]>>;
const scripted =
  (dice: Dice): Chance =>
  (key, sides) =>
    dice[key] ?? dice[key.slice(key.indexOf('/') + 1)] ?? sides.map((n) => Math.min(3, n));

/** The dice of a replay: there are none. */
export const untouched: Chance = (key) => {
  throw new Error(`A replay rolled ${key}.`);
};

/**
 * A match played as a serverless backend plays it: every command is a new invocation that regains
 * the match from JSON. After each commit the replay must stand where the live run stood, with no
 * die touched and nothing new to record.
 */
export class Play<S> {
  game: Game<S>;
  readonly chance: Chance;
  /** What is stored: the checkpoint as of each version, and the commits. */
  readonly checkpoints: Checkpoint<S>[];
  readonly commits: JournalCommit[] = [];
  run: Running<S>;

  constructor(game: unknown, state: S, dice: Dice | Chance = {}) {
    // a game's own event type is narrower than the one the engine reads
    this.game = game as Game<S>;
    this.chance = typeof dice === 'function' ? dice : scripted(dice);
    const match = beginning(state);
    this.checkpoints = [throughJson({ match, since: [] })];
    this.run = start(this.game, match, { chance: this.chance, version: 0 });
    this.store(this.run);
  }

  get version(): number {
    return this.commits.length;
  }
  get match(): Match<S> {
    return this.run.match;
  }
  get state(): S {
    return this.run.match.game;
  }
  /** The keys of the pending questions. */
  get asked(): readonly string[] {
    return this.match.pending.map(({ key }) => key);
  }
  get entries(): readonly Entry[] {
    return this.commits.flatMap(({ entries }) => entries);
  }

  question(key: string): Pending {
    const found = this.match.pending.find((question) => question.key === key);
    if (found === undefined) throw new Error(`${key} is not asked, but ${this.asked.join(', ')}.`);
    return found;
  }
  options(key: string): readonly string[] {
    const { options, also = [] } = this.question(key);
    return [...options, ...also];
  }
  /** The facts of one type, in order. */
  told(type: string): readonly Readonly<Record<string, unknown>>[] {
    return this.entries.flatMap((entry) =>
      entry.type === 'Told' && entry.event.type === type ? [{ ...entry.event }] : [],
    );
  }
  /** The keys of the rolls, in order. */
  get rolls(): readonly string[] {
    return this.entries.flatMap((entry) => (entry.type === 'Rolled' ? [entry.key] : []));
  }

  /** Regains the match as it is stored. */
  load(chance: Chance = this.chance): Running<S> {
    return open(this.game, throughJson(this.stored), { chance, version: this.version });
  }
  get stored(): Checkpoint<S> {
    const last = this.checkpoints.at(-1);
    if (last === undefined) throw new Error('Nothing is stored.');
    return last;
  }

  /** Answers, or returns why not. What a deploy made the match ask anew is stored either way. */
  try(
    key: string,
    choose: readonly string[],
    more: { readonly expectedVersion?: number } = {},
  ): Refusal | undefined {
    const { id, seat } = this.question(key);
    const run = this.load();
    const refusal = answer(run, { id, seat, choose, ...more });
    this.store(run);
    return refusal;
  }
  say(key: string, ...choose: readonly string[]): this {
    const refusal = this.try(key, choose);
    if (refusal) throw new Error(`${key} ${choose.join(' ')}: ${JSON.stringify(refusal)}`);
    return this;
  }
  orders(seat: Seat, ...orders: readonly Order[]): this {
    return this.act((run) => setOrders(run, seat, orders));
  }
  resign(...seats: readonly Seat[]): this {
    return this.act((run) => {
      const refusals = seats.map((seat) => resign(this.game, run, seat));
      return refusals.find((refusal) => refusal !== undefined);
    });
  }
  pause(): this {
    return this.act((run) => pause(run, 'a break'));
  }
  resume(): this {
    return this.act(resume);
  }
  /** An arbiter takes the match back to where it stood at a version. */
  rewind(to: number): this {
    const checkpoint = this.checkpoints[to];
    if (checkpoint === undefined) throw new Error(`No version ${String(to)}.`);
    const cut = this.commits.slice(to).flatMap(({ entries }) => entries);
    const now = standAt(this.game, throughJson(this.stored));
    const live = { chance: this.chance, version: this.version };
    const command = { checkpoint: throughJson(checkpoint), to, cut, now, reason: 'a mistake' };
    const run = granted(rewind(this.game, command, live));
    return this.store(run, run.checkpoint);
  }
  /** An arbiter closes the procedure under way. */
  close(): this {
    const live = { chance: this.chance, version: this.version };
    const now = standAt(this.game, throughJson(this.stored));
    return this.store(granted(closeProcedure(this.game, now, 'it no longer replays', live)));
  }

  private act(deed: (run: Running<S>) => Refusal | undefined): this {
    const run = this.load();
    const refusal = deed(run);
    if (refusal) throw new Error(refusal.refused);
    return this.store(run);
  }

  /** Appends what is fresh as one commit, and checks that nothing but the record is needed. */
  private store(run: Running<S>, checkpoint?: Checkpoint<S>): this {
    if (run.fresh.length > 0) {
      const entries = throughJson(run.take());
      const later = checkpoint ?? catchUp(this.game, throughJson(this.stored), entries);
      this.checkpoints.push(throughJson(later));
      this.commits.push({ version: this.commits.length + 1, at: '2026-01-01T00:00:00Z', entries });
      this.check(run, entries);
    }
    const again = this.load(untouched);
    if (again.fresh.length > 0) throw new Error(`Replay made ${JSON.stringify(again.fresh)}.`);
    if (!alike(again.match, run.match)) throw new Error('Replay differs from live play.');
    if (!alike(standAt(this.game, this.stored), run.match)) {
      throw new Error('The fold differs from live play.');
    }
    this.run = run;
    return this;
  }

  private check(run: Running<S>, entries: readonly Entry[]): void {
    if (!alike(run.checkpoint, this.stored)) {
      throw new Error('The checkpoint that was folded differs from the one that was played.');
    }
    const before = this.checkpoints.at(-2);
    if (before === undefined || entries.some(isRewound)) return;
    const folded = fold(this.game, standAt(this.game, before), entries);
    if (!alike(folded, run.match)) {
      throw new Error('Folding one commit differs from live play.');
    }
  }
}

function granted<S>(run: Running<S> | Refusal): Running<S> {
  if ('refused' in run) throw new Error(run.refused);
  return run;
}

/** Equal once stored: a member that is undefined is none. */
const alike = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(throughJson(one), throughJson(other));

const isRewound = (entry: Entry): boolean =>
  entry.type === 'Noted' && !entry.wakes && entry.note.type === 'Rewound';
