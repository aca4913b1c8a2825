import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '../../shared/engine/index.ts';
import { openHall, type Hall } from '../graphql/support/hall.ts';
import { noughts } from '../graphql/support/noughts.ts';
import { apisTo, type RestAndGraphql } from './support/apis.ts';
import { answerNext, noughtsOf } from './support/play-on.ts';

type Grid = { readonly cells: readonly string[]; readonly viewer: string };

/** Noughts and crosses in which an option says who sees what, and the last cell is routine. */
const foreseeing: typeof noughts = {
  ...noughts,
  view: (state, viewer) => ({
    ...(state as Grid),
    viewer: viewer.role === 'seat' ? viewer.seat : viewer.role,
  }),
  weight: ({ options }: Question) => (options.includes('cell:0') ? 'DECISION' : 'ROUTINE'),
  foresee(view, _, option) {
    const { cells, viewer } = view as Grid;
    const free = cells.filter((cell) => cell === '').length;
    const words = { key: 'option.cell', args: { cell: `${viewer} ${option} ${String(free)}` } };
    return option === 'cell:8'
      ? {
          odds: {
            dice: 1,
            sides: 6,
            outcomes: [{ text: words, chance: 1, rolls: [1, 2], tone: 'GOOD' }],
          },
        }
      : { effects: [{ ...words, refs: [`seat:${viewer}`] }] };
  },
};

let hall: Hall;
let apis: RestAndGraphql;
beforeAll(async () => {
  hall = await openHall([foreseeing]);
  apis = await apisTo(hall.matches, { ...hall, games: [foreseeing] });
});
afterAll(() => hall.close());

const query = `query ($id: ID!) {
  match(id: $id) { questions { weight options {
    id isDefault effects { text parts { text ref } refs } odds { dice sides outcomes { text chance rolls tone } }
  } } }
}`;
const fieldsOf = ({ weight, options }: Asked) => ({
  weight,
  options: options.map(({ id, isDefault, effects, odds }) => ({ id, isDefault, effects, odds })),
});
type Asked = {
  readonly weight: string;
  readonly options: readonly Readonly<Record<'id' | 'isDefault' | 'effects' | 'odds', unknown>>[];
};

describe('the effects of an option', () => {
  it('are the same in both APIs, for the seat that is asked, with the default answer', async () => {
    const path = await noughtsOf(apis);
    const { body } = await apis.rest('GET', path, { as: 'ann' });
    const [question] = body.questions as readonly Asked[];
    expect(question?.weight).toBe('DECISION');
    const text = 'In seat1 cell:0 9';
    expect(question?.options[0]).toMatchObject({
      isDefault: true,
      effects: [{ text, parts: [{ text, ref: null }], refs: ['seat:seat1'] }],
      odds: null,
    });
    expect(question?.options.at(-1)).toMatchObject({
      isDefault: false,
      effects: [],
      odds: {
        dice: 1,
        sides: 6,
        outcomes: [{ text: 'In seat1 cell:8 9', chance: 1, rolls: [1, 2], tone: 'GOOD' }],
      },
    });
    const { data } = await apis.graphql(query, { id: path.split('/').at(-1) }, 'ann');
    expect(body.questions.map(fieldsOf)).toEqual(data.match.questions);
  });

  it('come with each update, by the table of its version', async () => {
    const path = await noughtsOf(apis);
    const { version } = (await apis.rest('GET', path, { as: 'bob' })).body;
    for (const as of ['ann', 'bob']) await answerNext(apis, path, as);
    const { body } = await apis.rest('GET', `${path}/updates?after=${version}`, { as: 'bob' });
    const [question] = body.items[0].questions as readonly Asked[];
    expect(question?.weight).toBe('ROUTINE');
    expect(question?.options[0]).toMatchObject({ effects: [{ text: 'In seat2 cell:1 8' }] });
    const [now] = (await apis.rest('GET', path, { as: 'ann' })).body.questions as readonly Asked[];
    expect(now?.options[0]).toMatchObject({ effects: [{ text: 'In seat1 cell:2 7' }] });
  });
});
