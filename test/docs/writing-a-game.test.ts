import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulateMatch } from '../../tools/simulate/simulation.ts';
import { locales, type Phrase } from '../../shared/words/phrase.ts';
import { render } from '../../shared/words/render.ts';
import { drawn, partsOf } from '../games/scene/support.ts';
import { jsonCopy } from '../support/play.ts';
import { cuesOf } from '../../shared/client/index.ts';
import {
  answer,
  beginning,
  eventSchemaOf,
  keyedChance,
  logLines,
  replay,
  seated,
  start,
  type Entry,
  type Game,
  type SeatStanding,
} from '../../shared/engine/index.ts';

/** The folder in which the page's files are laid out as if they stood under shared/games. */
const folder = join(import.meta.dirname, '.pages', `lucky-pig-${process.pid}`);

type Played = {
  standing: readonly SeatStanding[];
  journal: readonly Entry[];
  match: { over: boolean; game: unknown };
};
let luckyPig: Game;

/** Plays a match to its end in which every seat banks at 10. */
function play(): Played {
  const chance = keyedChance(new Uint8Array(32).fill(7), { match: 'demo', entropy: ['salt'] });
  const state = luckyPig.initial({ seats: ['ann', 'bob'], options: { goal: 20 } });
  const run = start(luckyPig, beginning(state), { chance, version: 0 });
  while (!run.match.over) {
    const [question] = run.match.pending;
    if (question === undefined) throw new Error('A match that is not over waits for somebody.');
    const banks = question.options.includes('bank') && Number(question.about?.['gathered']) >= 10;
    answer(run, { seat: question.seat, id: question.id, choose: [banks ? 'bank' : 'throw'] });
  }
  return {
    match: run.match,
    standing: luckyPig.standing(run.match.game),
    journal: run.fresh,
  };
}

beforeAll(async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/writing-a-game.md'), 'utf8');
  await mkdir(folder, { recursive: true });
  for (const [, name, code] of page.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)) {
    if (name === undefined || code === undefined || name.endsWith('.test.ts')) continue;
    const rooted = code.replaceAll("'../../", "'../../../../shared/");
    await writeFile(join(folder, name), rooted);
  }
  ({ game: luckyPig } = (await import(join(folder, 'game.ts'))) as { game: Game });
});
afterAll(() => rm(folder, { recursive: true }));

describe('docs/writing-a-game.md', () => {
  it('builds a game that plays to its end', () => {
    const { match, standing } = play();
    expect(match.over).toBe(true);
    expect(standing[0]?.score).toBeGreaterThanOrEqual(20);
    expect(standing[1]?.score).toBeLessThan(20);
  });

  it('shows every change: dice, points, and each player who resigns', () => {
    const { journal } = play();
    const schema = eventSchemaOf(luckyPig.cues);
    const lines = logLines(luckyPig, journal, seated('ann'));
    const types = new Set(schema.oneOf.map(({ title }) => title));
    expect(lines.filter(({ type }) => !types.has(type))).toEqual([]);
    const read = cuesOf(schema);
    const rolled = lines.find(({ type }) => type === 'Gathered') ?? expect.fail();
    const { die, points } = rolled.data;
    const who = `seat:${rolled.seat ?? ''}`;
    expect(read(rolled)).toEqual([
      { as: 'roll', who, dice: [{ sides: 6, value: die }] },
      { as: 'count', who, of: 'good:point', n: points },
    ]);
    const resigned = luckyPig.log(luckyPig.resigned('bob'), seated('ann')) ?? expect.fail();
    expect(read(resigned)).toEqual([{ as: 'out', who: 'seat:bob' }]);
  });

  it('replays from its journal without drift', () => {
    const { journal } = play();
    const replayed = replay(luckyPig, {
      format: 'questhall-journal/1',
      match: 'demo',
      game: 'lucky-pig',
      options: {},
      seats: ['ann', 'bob'],
      entropy: [],
      commitment: '',
      commits: [{ version: 1, at: '2026-01-01T00:00:00Z', entries: journal }],
    });
    expect(replayed).toMatchObject({ drift: 0, match: { over: true } });
  });

  it('shows each lucky number only to its seat', () => {
    const state = { lucky: { ann: 2, bob: 5 }, goal: 20, banked: {}, turn: {} };
    expect(luckyPig.view(state, seated('ann'))).toMatchObject({ lucky: { ann: 2 } });
    const dealt = { type: 'LuckDealt', seat: 'bob', number: 5 };
    expect(luckyPig.log(dealt, seated('ann'))).toBeUndefined();
    expect(luckyPig.log(dealt, seated('bob'))?.data).toEqual({ number: 5 });
  });

  it('ranks by public information, whatever numbers were drawn', () => {
    const state = { seats: ['ann', 'bob'], gone: [], goal: 20, banked: { bob: 7 }, turn: {} };
    const [one, two] = [
      { ann: 2, bob: 5 },
      { ann: 6, bob: 3 },
    ].map((lucky) => luckyPig.standing({ ...state, lucky }));
    expect(one).toEqual(two);
    expect(one?.[0]).toMatchObject({ seat: 'bob', place: 1 });
  });

  it('has a name, and words for all questions and log entries of a match, in every language', () => {
    const series = {
      game: luckyPig,
      seats: 2,
      options: {},
      seed: 'a',
      bots: Object.keys(luckyPig.bots),
      limit: 100,
    };
    const { wordFaults, commits } = simulateMatch(series, 0, true);
    expect(wordFaults).toEqual([]);
    expect(commits.length).toBeGreaterThan(5);
    const names = locales.map((l) => render(luckyPig.words.catalogue, l, { key: 'game.name' }));
    expect(names).toEqual(['Lucky Pig', 'Prasátko štěstí', '행운의 돼지']);
  });

  it('is drawn only by its notes, with a label for each part in every language', () => {
    const { match } = play();
    const view = luckyPig.view(match.game, seated('ann'));
    const { sceneOf, schema } = drawn(luckyPig);
    const scene = sceneOf(jsonCopy(view));
    expect(scene.seats.map(({ seat }) => seat)).toEqual(['seat:ann', 'seat:bob']);
    expect(scene.seats[0]?.counters.map(({ label }) => label)).toEqual([
      'view.banked',
      'view.lucky',
    ]);
    expect(scene.seats[1]?.counters.map(({ label }) => label)).toEqual(['view.banked']);
    expect(scene.table.counters).toContainEqual({ label: 'view.goal', n: 20 });
    expect(scene.turn).toMatch(/^seat:/);
    expect(scene).not.toHaveProperty('left');
    const labels = partsOf(schema).flatMap(({ path }) =>
      path.length === 0 ? [] : [['view', ...path].join('.')],
    );
    for (const locale of locales) {
      const known = Object.keys(luckyPig.words.catalogue[locale]);
      expect(known).toEqual(expect.arrayContaining([...labels, 'setting.goal.text']));
    }
  });

  it('describes the effects of an option by the view only, with chances that sum to 1', () => {
    const question = { key: 'q', seat: 'ann', kind: 'throwOrBank', options: ['throw', 'bank'] };
    const view = { goal: 20, banked: {}, turn: { seat: 'ann', gathered: 7 }, lucky: { ann: 4 } };
    const thrown = luckyPig.foresee?.(view, question, 'throw');
    const banked = luckyPig.foresee?.(view, question, 'bank');
    const inEnglish = (phrase: Phrase) => render(luckyPig.words.catalogue, 'en', phrase);
    expect(thrown?.effects?.map(inEnglish)).toEqual(['A 4 counts twice']);
    expect(banked?.effects?.map(inEnglish)).toEqual(['+7']);
    const outcomes = thrown?.odds?.outcomes ?? [];
    expect(outcomes.map(({ text }) => inEnglish(text))).toEqual(['Gather more', 'Lose 7 points']);
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('has words for the effects in every language', () => {
    const phrase = { key: 'log.Banked', args: { seat: 'seat:ann', points: 3 } };
    const texts = locales.map((l) => render(luckyPig.words.catalogue, l, phrase, { ann: 'Anna' }));
    expect(texts).toEqual([
      'Anna banks 3 points.',
      'Anna: připsáno 3 body.',
      'Anna: 3점을 저장합니다.',
    ]);
  });
});
