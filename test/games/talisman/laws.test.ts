import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  answer,
  beginning,
  diff,
  isLegal,
  logLines,
  open,
  resign,
  seated,
  spectator,
  start,
  type Entry,
  type Running,
} from '../../../shared/engine/index.ts';
import { game } from '../../../shared/games/talisman/editions/revised/game.ts';
import { unsettled } from '../../../shared/games/talisman/invariants/seats.ts';
import { isKind } from '../../../shared/games/talisman/asks.ts';
import { revised as edition } from '../../../shared/games/talisman/editions/revised/edition.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { viewSchema } from '../../../shared/games/talisman/view/schema.ts';
import { diceFrom, numbersFrom } from '../../support/chance.ts';
import { jsonCopy, noDice } from '../../support/play.ts';
import { disguised, secretsFrom } from './disguise.ts';
import { newTable, type Options } from './support.ts';
import { amount } from '../../support/long.ts';

const names = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];
const tables: readonly Options[] = [
  {},
  { askForReactions: 'everyone', characterChoice: 3, replacementChoice: 3, headStart: true },
  { inheritance: true, recycleDead: true, trophyRate: 5, firstPlayer: 'random' },
  { bloodbath: true, commandEase: true, crownEvade: true, castOnArrival: false },
  { suddenDeath: 'timed', rounds: 15, toadDropsAll: false, toadCarries: true },
];

type Match = {
  readonly seed: number;
  readonly seats: readonly string[];
  readonly options: Options;
};
const matches = (count: number, from: number): readonly Match[] =>
  Array.from({ length: count }, (_, i) => ({
    seed: from + i,
    seats: names.slice(0, 2 + ((i + 2 * Math.floor(i / tables.length)) % 5)),
    options: tables[i % tables.length] ?? {},
  }));

type Look = (run: Running<State>, entries: readonly Entry[], at: number) => void;

/**
 * Plays this number of random legal answers; `after` looks at every commit. Some seats leave on the
 * way.
 */
function play({ seed, seats, options }: Match, answers: number, after: Look): Running<State> {
  const next = numbersFrom(seed);
  const opening = beginning(newTable({ seats, options }));
  const run = start(game, opening, { chance: diceFrom(next), version: 0 });
  after(run, run.take(), 0);
  for (let at = 1; at <= answers && !run.match.over; at += 1) {
    const { pending } = run.match;
    const question = pending[next(pending.length)];
    if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
    const { id, seat } = question;
    if (seed % 3 === 0 && next(200) === 0) resign(game, run, seat);
    else {
      const view = game.view(run.match.game, seated(seat));
      const choose = game.bots['random']?.({ view, seat, question, chance: next }) ?? [];
      expect(answer(run, { id, seat, choose })).toBeUndefined();
    }
    after(run, run.take(), at);
  }
  return run;
}

/** Questions that are only asked once everything before them has been settled. */
const calm = ['start', 'move', 'encounter', 'take', 'trade'];

describe('random play', () => {
  it('keeps every invariant after every answer, and asks only questions with a legal answer', () => {
    const faults = new Set<string>();
    const seen = new Set<string>();
    for (const match of matches(amount(3, 10), 0)) {
      play(match, 400, ({ match: { game: state, pending } }) => {
        for (const fault of game.invariants(state)) faults.add(fault);
        for (const question of pending) {
          seen.add(question.kind);
          if (!isLegal(question, question.fallback ?? []))
            faults.add(`${question.key} falls badly`);
        }
        if (!pending.every(({ kind }) => calm.includes(kind))) return;
        for (const seat of state.seats) {
          for (const fault of unsettled({ state, edition }, seat)) faults.add(fault);
        }
      });
    }
    expect([...faults]).toEqual([]);
    expect([...seen].filter((kind) => !isKind(kind))).toEqual([]);
    expect(seen.size).toBeGreaterThan(22);
  });

  it('replays to the same match from JSON after every commit', () => {
    for (const match of matches(amount(2, 5), 1000)) {
      play(match, 60, (run) => {
        const stored = jsonCopy(run.checkpoint);
        const again = open(game, stored, { chance: noDice, version: run.version });
        expect(again.fresh).toEqual([]);
        expect(again.drift).toBe(0);
        expect(jsonCopy(again.match)).toEqual(jsonCopy(run.match));
      });
    }
  });

  it('shows no viewer hidden information, in view, diff or log', () => {
    for (const match of matches(amount(1, 5), 2000)) {
      let before: State | undefined;
      play(match, 120, (run, entries) => {
        const state = run.match.game;
        for (const viewer of [spectator, ...match.seats.map(seated)]) {
          const view = game.view(state, viewer);
          expect(game.view(disguised(state, viewer), viewer)).toEqual(view);
          if (before) {
            const past = game.view(disguised(before, viewer), viewer);
            const masked = diff(past, game.view(disguised(state, viewer), viewer));
            expect(masked).toEqual(diff(game.view(before, viewer), view));
          }
          const told = logLines(game, entries, viewer);
          const secrets = secretsFrom(state, viewer, entries);
          expect(secrets.filter((id) => JSON.stringify(told).includes(`"${id}"`))).toEqual([]);
        }
        before = state;
      });
    }
  });

  it('matches the documented schema of the view', () => {
    for (const match of matches(amount(3, 5), 3000)) {
      play(match, 150, ({ match: { game: state } }, _, at) => {
        if (at % 10 !== 0) return;
        for (const viewer of [spectator, seated('ann')]) {
          expect(viewSchema.safeParse(game.view(state, viewer)).error).toBeUndefined();
        }
      });
    }
  });

  it('names the clause of each line of the log, except for resigning, which has none', () => {
    const clauses = readFileSync('docs/rules/talisman.md', 'utf8');
    const unknown = new Set<string>();
    const without = new Set<string>();
    for (const match of matches(amount(3, 6), 4000)) {
      play(match, 200, (_, entries) => {
        for (const { rule, type } of logLines(game, entries, spectator)) {
          if (rule === undefined) without.add(type);
          else if (!clauses.includes(`**${rule}**`)) unknown.add(rule);
        }
      });
    }
    expect([...unknown]).toEqual([]);
    expect([...without].filter((type) => type !== 'Resigned')).toEqual([]);
  });

  it('ends a timed match after the last turn of each seat', () => {
    const options: Options = { suddenDeath: 'timed', rounds: 4 };
    const run = play({ seed: 4, seats: ['ann', 'bob'], options }, 2000, () => undefined);
    const { ended, turn } = run.match.game;
    expect(ended?.reason).toBe('time');
    expect(turn.round).toBe(4);
  });
});
