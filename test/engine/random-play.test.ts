import { describe, expect, it } from 'vitest';
import { amount } from '../support/long.ts';
import {
  answer,
  beginning,
  catchUp,
  keyedChance,
  open,
  pause,
  resign,
  resume,
  rewind,
  setOrders,
  standAt,
  start,
  type Checkpoint,
  type Entry,
  type Game,
  type Order,
  type Running,
} from '../../shared/engine/index.ts';
import { same } from '../../shared/engine/same.ts';
import { deepFreeze } from '../support/frozen.ts';
import { jsonCopy, noDice } from '../support/play.ts';
import { allCards, laidOut, skirmish } from '../support/skirmish/game.ts';
import type { State } from '../support/skirmish/state.ts';

const MATCHES = amount(10, 30);
const seats = ['ann', 'bob', 'cid', 'dan'];
function luck(seed: number) {
  let state = seed;
  const next = (n: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[next(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick.');
    return item;
  };
  return { next, pick };
}
type Luck = ReturnType<typeof luck>;

/** A deal of hands and deck; every card's id is its own. */
function dealt(seed: number, { next, pick }: Luck): State {
  let cards = 0;
  const card = (): string =>
    `${pick(['strike', 'strike', 'cancel', 'gem'])}${String((cards += 1))}`;
  const hand = () => Array.from({ length: 2 + next(4) }, card);
  return laidOut(seats, {
    lives: Object.fromEntries(seats.map((seat) => [seat, 1 + next(3)])),
    hands: Object.fromEntries(seats.map((seat) => [seat, hand()])),
    deck: Array.from({ length: 30 }, card),
    options: { askForReactions: seed % 3 === 0 ? 'everyone' : 'able' },
  });
}

const passes = { kind: 'react', choose: ['pass'] };
const laidDown: readonly (readonly Order[])[] = [
  [],
  [passes],
  [{ kind: 'react', about: { moment: 'play' }, ask: true }, passes],
  [{ ...passes, until: 'turn' }],
  [{ ...passes, once: true }, { kind: '*', ask: true, until: 'turn' }, passes],
  [{ ...passes, until: 'attacked' }],
];

/** One thing that happens: mostly an answer, now and then something beside the rules. */
function happens(game: Game<State>, run: Running<State>, { next, pick }: Luck): void {
  const chance = next(100);
  if (run.match.paused) {
    resume(run);
  } else if (chance < 1) {
    const staying = seats.filter((seat) => !run.match.game.fallen.includes(seat));
    resign(game, run, pick(staying));
  } else if (chance < 3) {
    setOrders(run, pick(seats), pick(laidDown));
  } else if (chance < 5) {
    pause(run, { reason: 'a break' });
  } else {
    const { id, seat, options, also = [] } = pick(run.match.pending);
    expect(answer(run, { id, seat, choose: [pick([...options, ...also])] })).toBeUndefined();
  }
}

type Kept = { readonly checkpoints: Checkpoint<State>[]; readonly commits: (readonly Entry[])[] };

/** Stores the fresh entries, and regains the match from JSON as a process without a memory does. */
function regained(game: Game<State>, run: Running<State>, kept: Kept, base?: Checkpoint<State>) {
  const entries = jsonCopy(run.take());
  const last = kept.checkpoints.at(-1) ?? { match: run.match, since: [] };
  const checkpoint = jsonCopy(base ?? catchUp(game, jsonCopy(last), entries));
  kept.checkpoints.push(checkpoint);
  kept.commits.push(entries);
  const version = kept.commits.length;
  const again = open(game, jsonCopy(checkpoint), { chance: noDice, version });
  const faults = [
    again.fresh.length > 0 && 'a replay goes on',
    again.drift > 0 && 'a replay drifts',
    !same(again.match, run.match) && 'a replay leads elsewhere',
    !same(standAt(game, checkpoint), run.match) && 'the fold leads elsewhere',
    !same(run.checkpoint, checkpoint) && 'the checkpoint moved on is another',
  ];
  expect(faults.filter(Boolean)).toEqual([]);
  return version;
}

/** Plays one match to its end, or through 160 events. */
function playMatch(seed: number) {
  const chances = luck(seed);
  const state = dealt(seed, chances);
  const cards = allCards(state);
  const game = skirmish() as unknown as Game<State>;
  const chance = keyedChance(new Uint8Array(32).fill(seed), { match: 'm', entropy: [] });
  const kept: Kept = {
    checkpoints: [jsonCopy({ match: beginning(state), since: [] })],
    commits: [],
  };
  let run = start(game, beginning(state), { chance, version: 0 });
  let version = regained(game, run, kept);
  let rewinds = 0;
  for (let step = 0; step < 160 && !run.match.over; step += 1) {
    deepFreeze([run.match, run.checkpoint, run.fresh]);
    const live = { chance, version };
    if (chances.next(60) === 0 && version > 1) {
      const to = 1 + chances.next(version - 1);
      const checkpoint = jsonCopy(kept.checkpoints[to] ?? { match: run.match, since: [] });
      const cut = kept.commits.slice(to).flat();
      const back = rewind(game, { checkpoint, to, cut, now: run.match, reason: '' }, live);
      if ('refused' in back) throw new Error(back.refused);
      run = back;
      rewinds += 1;
      version = regained(game, run, kept, run.checkpoint);
    } else {
      if (chances.next(2) === 0)
        run = open(game, jsonCopy(kept.checkpoints[version] ?? run.checkpoint), live);
      happens(game, run, chances);
      if (run.fresh.length > 0) version = regained(game, run, kept);
    }
    if (!same(allCards(run.match.game), cards))
      throw new Error(`Cards are lost, seed ${String(seed)}.`);
  }
  const { over, game: end } = run.match;
  const keys = kept.commits.flat().flatMap((e) => (e.type === 'Rolled' ? [e.key] : []));
  expect(new Set(keys).size).toBe(keys.length);
  return { over, rewinds, turns: end.turn.number };
}

describe('random play with resignations, orders, pauses and rewinds', () => {
  it.each([1, 31])(
    `replays at every version and loses no card: ${String(MATCHES)} matches from seed %i`,
    (first) => {
      const played = Array.from({ length: MATCHES }, (_, i) => playMatch(first + i));
      const sum = (of: (match: (typeof played)[number]) => number): number =>
        played.reduce((total, match) => total + of(match), 0);
      expect(sum(({ over }) => (over ? 1 : 0))).toBeGreaterThan(MATCHES / 3);
      expect(sum(({ rewinds }) => rewinds)).toBeGreaterThan((MATCHES * 2) / 3);
      expect(sum(({ turns }) => turns)).toBeGreaterThan(MATCHES * 6);
    },
  );
});
