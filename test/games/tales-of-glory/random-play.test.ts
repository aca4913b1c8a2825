import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  answer,
  beginning,
  diff,
  fold,
  logLines,
  open,
  resign,
  seated,
  spectator,
  standAt,
  start,
  type Entry,
  type Running,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { games } from '../../../services/matches/games/loaded.ts';
import { game as talesOfGlory } from '../../../shared/games/tales-of-glory/game.ts';
import { kinds } from '../../../shared/games/tales-of-glory/questions.ts';
import { initial, type State } from '../../../shared/games/tales-of-glory/state.ts';
import { viewSchema } from '../../../shared/games/tales-of-glory/view/schema.ts';
import { locales } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';
import { jsonCopy, noDice } from '../../support/play.ts';
import { diceFrom, numbersFrom } from '../../support/chance.ts';
import { amount } from '../../support/long.ts';

const names = ['ann', 'bob', 'cat', 'dan', 'eve'];
const game = talesOfGlory;
const { words } = talesOfGlory;

type Options = { readonly quests: boolean; readonly parallelPlacing: boolean };
type Match = {
  readonly seed: number;
  readonly seats: readonly string[];
  readonly options: Options;
  /** Seats leave now and then. */
  readonly leavers?: boolean;
};
const matches = (count: number, from = 0): readonly Match[] =>
  Array.from({ length: count }, (_, i) => ({
    seed: from + i,
    seats: names.slice(0, 2 + (i % 4)),
    options: { quests: i % 2 === 1, parallelPlacing: i % 8 > 4 },
    leavers: i % 5 === 0,
  }));

/** Plays a match by random legal answers; `after` looks at every commit. */
function play(match: Match, after: (run: Running<State>, entries: readonly Entry[]) => void) {
  const next = numbersFrom(match.seed);
  const opening = beginning(initial(match));
  const run = start(game, opening, { chance: diceFrom(next), version: 0 });
  after(run, run.take());
  while (!run.match.over) {
    const { pending } = run.match;
    const question = pending[next(pending.length)];
    if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
    const { id, seat } = question;
    if (match.leavers === true && next(60) === 0) resign(game, run, seat);
    else {
      const view = game.view(run.match.game, seated(seat));
      const choose = game.bots['random']?.({ view, seat, question, chance: next }) ?? [];
      expect(answer(run, { id, seat, choose })).toBeUndefined();
    }
    after(run, run.take());
  }
  return { run, opening };
}

describe('random play', () => {
  it('ends every match with every invariant intact after every answer', () => {
    const seen = new Set<string>();
    for (const match of matches(amount(12, 150))) {
      const faults: string[] = [];
      const { run } = play(match, ({ match: { game: state, pending } }) => {
        faults.push(...game.invariants(state));
        for (const { kind, fallback = [], options, key } of pending) {
          seen.add(kind);
          if (fallback.length === 0) faults.push(`${key} has no fallback`);
          if (!fallback.every((id) => options.includes(id)))
            faults.push(`${key} falls back wrongly`);
        }
      });
      expect(faults).toEqual([]);
      const { round, ended } = run.match.game;
      if (ended?.reason === 'rounds') expect(round).toBe(10);
      else expect(match.leavers).toBe(true);
    }
    expect([...seen].sort()).toEqual([...kinds].sort());
  });

  it('TG-REF-09 lays out 51 tiles with two or three players, 53 with more', () => {
    for (const match of matches(4)) {
      let drawn = 0;
      const { run } = play({ ...match, leavers: false }, (_, entries) => {
        for (const entry of entries) {
          if (entry.type !== 'Told' || entry.event.type !== 'TilesLaidOut') continue;
          drawn += Object.values(jsonCopy({ ...entry.event, type: [] })).flat().length;
        }
      });
      const { period1, period2, period3 } = run.match.game.stacks;
      expect(drawn).toBe(match.seats.length < 4 ? 51 : 53);
      expect([...period1, ...period2, ...period3]).toEqual([]);
    }
  });

  it('replays to the same match from JSON after every commit', () => {
    for (const match of matches(amount(2, 16), 1000)) {
      let folded = beginning(initial(match));
      play(match, (run, entries) => {
        const stored = jsonCopy(run.checkpoint);
        const again = open(game, stored, { chance: noDice, version: run.version });
        expect(again.fresh).toEqual([]);
        expect(again.drift).toBe(0);
        expect(jsonCopy(again.match)).toEqual(jsonCopy(run.match));
        folded = fold(game, folded, jsonCopy(entries));
        expect(jsonCopy(folded)).toEqual(jsonCopy(run.match));
        expect(jsonCopy(standAt(game, stored))).toEqual(jsonCopy(run.match));
      });
    }
  });

  it('shows no viewer hidden information, in view, diff or log', () => {
    for (const match of matches(amount(2, 8), 2000)) {
      let before: State | undefined;
      play(match, (run, entries) => {
        const state = run.match.game;
        for (const viewer of [spectator, ...match.seats.map(seated)]) {
          const view = game.view(state, viewer);
          expect(game.view(disguised(state, viewer), viewer)).toEqual(view);
          if (before) {
            const patch = diff(game.view(before, viewer), view);
            const past = game.view(disguised(before, viewer), viewer);
            expect(diff(past, game.view(disguised(state, viewer), viewer))).toEqual(patch);
          }
          const told = JSON.stringify(logLines(game, entries, viewer));
          const secrets = secretsFrom(state, viewer);
          expect(secrets.filter((id) => told.includes(`"${id}"`))).toEqual([]);
        }
        before = state;
      });
    }
  });

  it('has words for every question, option and line, in every language', () => {
    const { catalogue } = words;
    for (const match of matches(amount(2, 8), 3000)) {
      play(match, (run, entries) => {
        const phrases = [
          ...run.match.pending.flatMap((question) => [
            words.question(question),
            ...question.options.map((id) => words.option(question, id)),
          ]),
          ...logLines(game, entries, seated('ann')).map(({ text }) => text),
        ];
        for (const phrase of phrases) {
          expect(Object.keys(catalogue.en)).toContain(phrase.key);
          for (const locale of locales) {
            const text = render(catalogue, locale, phrase, { ann: 'Ann' });
            expect(text).not.toMatch(/[{}]|undefined|(tile|side|good|stack):|p\d-[mcpt]\d/u);
          }
        }
      });
    }
  });

  it('names the clause of each line of the log, except for resigning, which has none', () => {
    const clauses = readFileSync('docs/rules/tales-of-glory.md', 'utf8');
    const unknown = new Set<string>();
    const without = new Set<string>();
    for (const match of matches(amount(6, 12), 5000)) {
      play(match, (_, entries) => {
        for (const { rule, text } of logLines(game, entries, spectator)) {
          if (rule === undefined)
            without.add(text.key.replace('log.MatchEnded.resignation', 'log.Resigned'));
          else if (!clauses.includes(`**${rule}**`)) unknown.add(rule);
        }
      });
    }
    expect([...unknown]).toEqual([]);
    expect([...without]).toEqual(['log.Resigned']);
  });

  it('matches the documented schema of the view', () => {
    for (const match of matches(4, 4000)) {
      const { run } = play(match, ({ match: { game: state } }) => {
        expect(viewSchema.safeParse(game.view(state, seated('ann'))).error).toBeUndefined();
      });
      expect(run.match.over).toBe(true);
    }
  });
});

describe('the greedy bot', () => {
  it('beats random play clearly', () => {
    let greedy = 0;
    let random = 0;
    for (const { seed, seats } of matches(12, 5000)) {
      const next = numbersFrom(seed);
      const options = { quests: seed % 2 === 1, parallelPlacing: false };
      const opening = beginning(initial({ seats, options }));
      const run = start(game, opening, { chance: diceFrom(next), version: 0 });
      while (!run.match.over) {
        const [question] = run.match.pending;
        if (question === undefined) throw new Error('Nobody is asked.');
        const { id, seat } = question;
        const view = game.view(run.match.game, seated(seat));
        const bot = game.bots[seat === 'bob' ? 'greedy' : 'random'];
        expect(
          answer(run, { id, seat, choose: bot?.({ view, seat, question, chance: next }) ?? [] }),
        ).toBeUndefined();
      }
      for (const { seat, score } of game.standing(run.match.game)) {
        if (seat === 'bob') greedy += score / 12;
        else random += score / 12 / (seats.length - 1);
      }
    }
    expect(greedy).toBeGreaterThan(random * 1.4);
  });
});

describe('the catalogue of games', () => {
  it('has Tales of Glory under its id', () => {
    expect(games['tales-of-glory']).toBe(talesOfGlory);
    expect(talesOfGlory.options.parse({})).toEqual({ quests: false, parallelPlacing: false });
  });
});

/** The state with everything this viewer may not know made different. */
function disguised(state: State, viewer: Viewer): State {
  const others = Object.entries(state.quests).filter(
    ([seat]) => viewer.role === 'spectator' || (viewer.role === 'seat' && viewer.seat !== seat),
  );
  return {
    ...state,
    stacks: {
      ...state.stacks,
      period1: state.stacks.period1.toReversed(),
      period2: state.stacks.period2.toReversed(),
      period3: state.stacks.period3.toReversed(),
    },
    box: state.box.toReversed(),
    quests: {
      ...state.quests,
      ...Object.fromEntries(others.map(([seat, ids]) => [seat, ids.map((id) => `other-${id}`)])),
    },
  };
}

/** The ids of tiles that this viewer may not know to be where they are. */
const secretsFrom = (state: State, viewer: Viewer): readonly string[] => [
  ...state.stacks.period1,
  ...state.stacks.period2,
  ...state.stacks.period3,
  ...state.stacks.quests,
  ...Object.entries(state.quests).flatMap(([seat, ids]) =>
    viewer.role === 'seat' && viewer.seat === seat ? [] : ids,
  ),
];
