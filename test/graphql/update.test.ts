import { build } from 'esbuild';
import { execute, parse, type ExecutionResult } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { ReadingContext } from '../../services/apis/graphql/context.ts';
import { executableSchema, updateRoot } from '../../services/apis/graphql/schema.ts';
import type { MatchUpdate } from '../../services/matches/contract.ts';
import type { Locale } from '../../shared/words/phrase.ts';
import { noughts } from './support/noughts.ts';

const question = {
  id: '0.1/?mark:seat1#1',
  key: 'mark:seat1',
  seat: 'seat1',
  kind: 'mark',
  options: ['cell:0', 'cell:1'],
  also: ['flag'],
  sealed: true,
  askedAt: 4,
} as const;

const outcome = (key: string, roll: number) => ({
  text: { key, args: { seat: 'seat:seat1' } },
  chance: 0.5,
  rolls: [roll],
});

const update: MatchUpdate = {
  version: 4,
  at: '2026-11-21T18:30:00.000Z',
  from: 3,
  snapshot: undefined,
  patch: [{ op: 'replace', path: '/turn', value: 1 }],
  log: [
    {
      version: 4,
      at: '2026-11-21T18:30:00.000Z',
      type: 'Marked',
      seat: 'seat2',
      rule: 'TTT-1',
      data: { cell: 3 },
      text: { key: 'log.Marked', args: { seat: 'seat:seat2' } },
    },
  ],
  questions: [question],
  foresee: {
    of: (_, option) =>
      option === 'cell:1'
        ? {
            effects: [{ key: 'option.cell', args: { cell: '1' }, refs: ['cell:1'] }],
            odds: {
              dice: 1,
              sides: 2,
              outcomes: [outcome('log.Marked', 1), outcome('game.name', 2)],
            },
          }
        : {},
  },
  waitingOn: ['seat1'],
  clocks: [],
  seats: [
    { id: 'seat1', holder: { kind: 'account', account: 'ann' } },
    { id: 'seat2', holder: { kind: 'bot', level: 'greedy' } },
    { id: 'seat3', holder: { kind: 'account', account: 'bob' }, resigned: true },
    { id: 'seat4', holder: undefined },
  ],
  seatsAt: 2,
  status: 'RUNNING',
  proposals: [],
  result: undefined,
};

/** Executes a subscription's document as the stream does: without a server. */
const shown = (fields: string, locale: Locale = 'en', what = update): Promise<ExecutionResult> =>
  Promise.resolve(
    execute({
      schema: executableSchema(),
      document: parse(`subscription { update: match(id: "m", after: 3) { ${fields} } }`),
      rootValue: updateRoot(what, { game: noughts, names: { ann: 'Ann' } }),
      contextValue: { locale } satisfies ReadingContext,
    }),
  );

describe('an update of a match', () => {
  it('has the patch, and the data that belong to it', async () => {
    const fields = 'version from snapshot patch waitingOn status';
    expect(await shown(fields)).toEqual({
      data: {
        update: {
          version: 4,
          from: 3,
          snapshot: null,
          patch: [{ op: 'replace', path: '/turn', value: 1 }],
          waitingOn: ['seat1'],
          status: 'RUNNING',
        },
      },
    });
  });

  it('can have the whole view instead', async () => {
    const whole = { ...update, from: undefined, patch: undefined, snapshot: { cells: [] } };
    expect(await shown('from snapshot patch', 'en', whole)).toEqual({
      data: { update: { from: null, snapshot: { cells: [] }, patch: null } },
    });
  });

  it('has the log in words with the names of the players', async () => {
    const fields = 'log { version at seat type data rule text czech: text(locale: CS) }';
    expect((await shown(fields, 'ko')).data?.['update']).toEqual({
      log: [
        {
          version: 4,
          at: '2026-11-21T18:30:00.000Z',
          seat: 'seat2',
          type: 'Marked',
          data: { cell: 3 },
          rule: 'TTT-1',
          text: '봇 2 님이 표시합니다.',
          czech: 'Bot 2 dává značku.',
        },
      ],
    });
  });

  it('has its questions with every option, any-time ones last', async () => {
    const fields = `questions {
      id seat kind text min max askedAt sealed answered deadline options { id text subject group }
    }`;
    expect((await shown(fields)).data?.['update']).toEqual({
      questions: [
        {
          id: question.id,
          seat: 'seat1',
          kind: 'mark',
          text: 'Where does Ann set a mark?',
          min: 1,
          max: 1,
          askedAt: 4,
          sealed: true,
          answered: false,
          deadline: null,
          options: [
            { id: 'cell:0', text: 'In cell:0', subject: 'cell:0', group: 'ANSWER' },
            { id: 'cell:1', text: 'In cell:1', subject: 'cell:1', group: 'ANSWER' },
            { id: 'flag', text: 'In flag', subject: 'flag', group: 'ANYTIME' },
          ],
        },
      ],
    });
  });

  it('has the effects of options, the clock’s answer, and the weight of a question', async () => {
    const fields = `questions {
      weight
      options {
        id isDefault effects { text czech: text(locale: CS) parts { text } refs }
        odds { dice sides outcomes { text czech: text(locale: CS) chance rolls } }
      }
    }`;
    const half = { chance: 0.5 };
    expect((await shown(fields)).data?.['update']).toEqual({
      questions: [
        {
          weight: 'DECISION',
          options: [
            { id: 'cell:0', isDefault: true, effects: [], odds: null },
            {
              id: 'cell:1',
              isDefault: false,
              effects: [
                { text: 'In 1', czech: 'Do 1', parts: [{ text: 'In 1' }], refs: ['cell:1'] },
              ],
              odds: {
                dice: 1,
                sides: 2,
                outcomes: [
                  { ...half, text: 'Ann sets a mark.', czech: 'Ann dává značku.', rolls: [1] },
                  { ...half, text: 'Noughts and crosses', czech: 'Piškvorky', rolls: [2] },
                ],
              },
            },
            { id: 'flag', isDefault: false, effects: [], odds: null },
          ],
        },
      ],
    });
  });

  it('has the players of the seats', async () => {
    const fields = 'seats { id name(locale: CS) bot free resigned account { id name roles } }';
    expect((await shown(fields)).data?.['update']).toEqual({
      seats: [
        {
          ...{ id: 'seat1', name: 'Ann', bot: null, free: false, resigned: false },
          account: { id: 'ann', name: 'Ann', roles: [] },
        },
        {
          ...{ id: 'seat2', name: 'Bot 2', bot: 'greedy', free: false, resigned: false },
          account: null,
        },
        {
          ...{ id: 'seat3', name: 'bob', bot: null, free: false, resigned: true },
          account: { id: 'bob', name: 'bob', roles: [] },
        },
        {
          ...{ id: 'seat4', name: 'Místo 4', bot: null, free: true, resigned: false },
          account: null,
        },
      ],
    });
  });
});

it('the schema imports no GraphQL server, because the stream’s function doesn’t need it', async () => {
  const entry = new URL('../../services/apis/graphql/schema.ts', import.meta.url).pathname;
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.some((path) => path.includes('node_modules/graphql/'))).toBe(true);
  expect(inputs.filter((path) => /@apollo|@as-integrations|graphql-armor/.test(path))).toEqual([]);
});
