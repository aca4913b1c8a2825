import { describe, expect, it } from 'vitest';
import type { Game, Journal, Procedure } from '../../shared/engine/index.ts';
import type { Step } from '../../shared/engine/procedure/step.ts';
import { botLuck } from '../../tools/luck.ts';
import { games as catalogue } from '../../tools/games.ts';
import { readJournal } from '../../tools/replay/read-journal.ts';
import { verdictOn } from '../../tools/verify/verdict.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { forge, forgeries } from './forgeries.ts';
import { recordOf } from './records.ts';

const little = secretNumbers as unknown as Game;
const games = new Map([...catalogue, [little.id, little] as const]);
const short = { suddenDeath: 'timed', rounds: 1 };

/** Short matches, and how many forgeries are made of each. */
const records: Readonly<Record<string, readonly [made: number, () => Journal]>> = {
  'everything that may happen to a match': [
    580,
    () =>
      recordOf(little, {
        seats: ['seat1', 'seat2', 'seat3'],
        options: { rounds: 8 },
        mischief: {
          6: (at) => at.pause(),
          7: (at) => at.orders('seat2', { kind: 'pick', choose: ['number:2'], once: true }),
          8: (at) => at.resume(),
          12: (at) => at.rewind(9),
          15: (at) => at.close(),
          18: (at) => at.rewind(13),
          20: (at) => at.resign('seat3'),
        },
      }),
  ],
  'a match in which time was up, for some at once': [
    140,
    () =>
      recordOf(little, {
        seats: ['seat1', 'seat2', 'seat3'],
        options: { rounds: 6 },
        mischief: {
          5: (at) => at.late(),
          7: (at) => at.orders('seat2', { kind: 'pick', choose: ['number:2'], once: true }),
          8: (at) => at.late(1),
          11: (at) => {
            at.resign('seat3');
            at.late();
          },
        },
      }),
  ],
  'Tales of Glory': [
    140,
    () =>
      recordOf(game('tales-of-glory'), {
        seats: ['seat1', 'seat2'],
        options: {},
        mischief: { 20: (at) => at.rewind(11), 30: (at) => at.rewind(20) },
      }),
  ],
  Talisman: [140, () => recordOf(game('talisman'), { seats: ['seat1', 'seat2'], options: short })],
  'the Harry Potter Edition': [
    140,
    () =>
      recordOf(game('talisman-hp'), {
        seats: ['seat1', 'seat2'],
        options: {},
        mischief: { 40: (at) => at.resign('seat2') },
      }),
  ],
};

function game(id: string): Game {
  const found = games.get(id);
  if (found === undefined) throw new Error(`There is no game ${id}.`);
  return found;
}

describe.each(Object.entries(records))('a record of %s', (name, [made, play]) => {
  const journal = play();

  it('is fair as it was played', () => {
    expect(readJournal(journal)).toEqual(journal);
    expect(verdictOn(games, journal, journal.commitment)).toMatchObject({ good: true });
  });

  it(`is rejected, forged ${String(made)} times`, () => {
    const pick = botLuck(`forgeries of ${name}`);
    const ways = Object.entries(forgeries);
    const passed: string[] = [];
    let forged = 0;
    for (let n = 0; forged < made; n += 1) {
      const [way, forgery] = ways[n % ways.length] ?? [];
      const record = forgery && forge(journal, forgery, pick);
      if (record === undefined || way === undefined) continue;
      forged += 1;
      // a record that tells less than today's rules may be of an earlier release: the verdict says so
      const { good, toldLess } = verdictOn(games, record);
      if (good && toldLess === undefined) passed.push(`${way} (${String(n)})`);
    }
    expect(passed).toEqual([]);
  });
});

describe('a record in which a deploy has changed a pending question', () => {
  const plan = { seats: ['seat1', 'seat2'], options: { rounds: 2 } };
  const journal = recordOf(generous(little), {
    ...plan,
    mischief: { 5: (at) => at.deploy(little) },
  });
  const change = (put: (question: { options: string[] }) => void): Journal => {
    const changed = structuredClone(journal) as unknown as ReissuedAtFirst;
    for (const question of changed.commits[1].entries[0].questions) put(question);
    return changed as unknown as Journal;
  };

  it('is fair, and says so', () => {
    const types = journal.commits.map(({ entries }) => entries.map(({ type }) => type));
    expect(types[1]).toEqual(['Reissued']);
    expect(verdictOn(games, journal, journal.commitment)).toMatchObject({
      good: true,
      remarks: [{ version: 5, what: 'reissued' }],
    });
  });

  it('is rejected if the rules would ask otherwise, or nothing was changed', () => {
    const other = change((question) => question.options.push('number:9'));
    expect(verdictOn(games, other)).toMatchObject({ good: false });
    const idle = change((question) => question.options.push('number:4'));
    expect(verdictOn(games, idle)).toMatchObject({ good: false });
  });
});

type ReissuedAtFirst = {
  commits: [unknown, { entries: [{ questions: { options: string[] }[] }] }];
};

/** The little game as it was before: there was one more number to be picked. */
const generous = (game: Game): Game => ({
  ...game,
  procedures: Object.fromEntries(
    Object.entries(game.procedures).map(([name, body]) => [
      name,
      function* (table: never, args: never): Procedure {
        const rule = body(table, args);
        for (let step = rule.next(); !step.done;) step = rule.next(yield withMore(step.value));
      },
    ]),
  ),
});

const withMore = (step: Step): Step =>
  step.op !== 'ask'
    ? step
    : {
        ...step,
        questions: step.questions.map((asked) => ({
          ...asked,
          options: [...asked.options, 'number:4'],
        })),
      };

describe('the ways of forging', () => {
  it('are many', () => {
    expect(Object.keys(forgeries).length).toBeGreaterThan(40);
  });
});
