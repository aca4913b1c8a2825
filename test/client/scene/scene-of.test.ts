import { describe, expect, it } from 'vitest';
import {
  createScenes,
  nameKey,
  sceneOf,
  type Board,
  type Note,
  type NotedSchema,
} from '../../../shared/client/scene/index.ts';

/** A part of a schema with a note. */
const noted = (note: Note, rest: NotedSchema = {}): NotedSchema => ({ ...rest, 'x-table': note });
const card = noted({ thing: 'card' });
const cards = (note: Note): NotedSchema => noted(note, { items: card });
const bySeat = (value: NotedSchema): NotedSchema =>
  noted({ as: 'seats' }, { propertyNames: noted({ thing: 'seat' }), additionalProperties: value });
const drawn = (view: object, properties: Readonly<Record<string, NotedSchema>>) =>
  sceneOf({ view, schema: { properties } });

describe('the scene of a view', () => {
  it('has a panel for each seat in seat order, with all that the seat has', () => {
    const scene = drawn(
      {
        order: ['bob', 'ann'],
        gold: { ann: 3, bob: 1 },
        hands: { ann: { count: 2, known: ['axe.1', 'axe.2'] }, bob: { count: 4 } },
      },
      {
        order: noted({ as: 'seats' }),
        gold: bySeat(noted({ as: 'counter', of: 'good:gold' })),
        hands: bySeat({
          properties: {
            count: noted({ as: 'rest', name: 'hand' }),
            known: cards({ as: 'area', name: 'hand' }),
          },
        }),
      },
    );
    expect(scene.seats).toMatchObject([
      {
        seat: 'seat:bob',
        counters: [{ of: 'good:gold', n: 1, label: 'view.gold' }],
        areas: [{ as: 'area', name: 'hand', things: [], hidden: 4 }],
      },
      {
        seat: 'seat:ann',
        counters: [{ of: 'good:gold', n: 3 }],
        areas: [{ name: 'hand', things: ['card:axe.1', 'card:axe.2'], hidden: 0 }],
      },
    ]);
    expect(scene).not.toHaveProperty('left');
  });

  it('has the roles of counters and areas, and the progress of the match', () => {
    const { seats, table, goal, rounds, left } = drawn(
      { lives: { ann: 4 }, hands: { ann: 2 }, round: 3, wood: 5, steps: 9 },
      {
        lives: bySeat(noted({ as: 'counter', of: 'good:life', role: 'headline' })),
        hands: bySeat(noted({ as: 'rest', name: 'hand', role: 'hand' })),
        round: noted({ as: 'round', role: 'goal', most: 10 }),
        wood: noted({ as: 'counter', role: 'score', most: 8 }),
        steps: noted({ as: 'internal' }),
      },
    );
    expect(seats[0]?.counters[0]).toMatchObject({ of: 'good:life', role: 'headline' });
    expect(seats[0]?.areas[0]).toMatchObject({ name: 'hand', hidden: 2, role: 'hand' });
    expect(table.counters[0]).toMatchObject({ n: 5, role: 'score', most: 8 });
    const pointing = noted({ as: 'round', role: 'goal', most: '/options/rounds' });
    const goalIn = (view: object) => drawn(view, { round: pointing }).goal;
    expect(goalIn({ round: 3, options: { rounds: 12 } })).toMatchObject({ n: 3, most: 12 });
    expect(goalIn({ round: 3, options: {} })).toBeUndefined();
    expect(goal).toEqual({ n: 3, label: 'view.round', role: 'goal', most: 10 });
    expect(rounds).toBe(10);
    const counted = { round: noted({ as: 'round' }) };
    expect(drawn({ round: 3 }, counted).rounds).toBeUndefined();
    expect(left).toBeUndefined();
  });

  it('has the cards on places, the pieces with their owners, and the counters of places', () => {
    const space = noted({ thing: 'space' });
    const { places, seats } = drawn(
      {
        board: { crags: ['witch'] },
        gold: { crags: 2 },
        heroes: { ann: { id: 'elf', at: 'crags', lives: 4 } },
        ghosts: { banshee: 'city' },
      },
      {
        board: noted({ as: 'on' }, { propertyNames: space, additionalProperties: { items: card } }),
        gold: noted(
          { as: 'on' },
          {
            propertyNames: space,
            additionalProperties: noted({ as: 'counter', of: 'good:gold' }),
          },
        ),
        heroes: bySeat(
          noted(
            { as: 'piece', of: 'id', at: 'at' },
            {
              properties: {
                id: noted({ thing: 'hero' }),
                at: space,
                lives: noted({ as: 'counter', of: 'good:life' }),
              },
            },
          ),
        ),
        ghosts: noted(
          { as: 'piece' },
          { propertyNames: noted({ thing: 'ghost' }), additionalProperties: space },
        ),
      },
    );
    expect(places).toMatchObject([
      {
        place: 'space:crags',
        lying: ['card:witch'],
        pieces: [{ thing: 'hero:elf', seat: 'seat:ann' }],
        counters: [{ of: 'good:gold', n: 2 }],
      },
      { place: 'space:city', lying: [], pieces: [{ thing: 'ghost:banshee' }], counters: [] },
    ]);
    expect(seats).toMatchObject([
      {
        pieces: [{ thing: 'hero:elf', place: 'space:crags' }],
        counters: [{ of: 'good:life', n: 4 }],
      },
    ]);
  });

  it('has piles and decks, each with its owner, and the counters of their owners', () => {
    const deck = noted({ thing: 'deck' });
    const { table } = drawn(
      { discards: { spells: ['hex'] }, decks: { spells: 9 }, stack: 3, pools: { well: 2 } },
      {
        discards: noted(
          { thing: 'deck' },
          { additionalProperties: cards({ as: 'pile', name: 'discards' }) },
        ),
        decks: { propertyNames: deck, additionalProperties: noted({ as: 'deck' }) },
        stack: noted({ as: 'deck', name: 'tiles' }),
        pools: { propertyNames: card, additionalProperties: noted({ as: 'counter' }) },
      },
    );
    expect(table).toMatchObject({
      areas: [{ as: 'pile', name: 'discards', of: 'deck:spells', things: ['card:hex'], hidden: 0 }],
      decks: [
        { of: 'deck:spells', n: 9 },
        { name: 'tiles', n: 3 },
      ],
      counters: [{ of: 'card:well', n: 2, label: 'view.pools' }],
    });
  });

  it('has a lattice with its free cells, and all other data about its tiles', () => {
    const { table } = drawn(
      {
        story: [
          { tile: 't1', x: 0, y: 0, opened: [1] },
          { tile: 't2', x: 1, y: 0, by: 'ann' },
        ],
      },
      {
        story: noted(
          { as: 'lattice', of: 'tile', opened: 'opened' },
          { items: { properties: { tile: noted({ thing: 'tile' }) } } },
        ),
      },
    );
    expect(table.lattices).toEqual([
      {
        laid: [
          { thing: 'tile:t1', x: 0, y: 0, opened: [1], left: {} },
          { thing: 'tile:t2', x: 1, y: 0, left: { by: 'ann' } },
        ],
        free: ['cell:0,-1', 'cell:0,1', 'cell:-1,0', 'cell:1,-1', 'cell:2,0', 'cell:1,1'],
      },
    ]);
  });

  it('has the active seat, the round, the phase, and the boards for the number of seats', () => {
    const board = (id: string, min: number): Board => ({
      ref: `board:${id}`,
      w: 1,
      h: 1,
      seats: { min, max: min + 1 },
      spaces: [],
    });
    const everyone: Board = { ref: 'board:any', w: 1, h: 1, spaces: [] };
    const scene = sceneOf({
      view: { seats: ['ann', 'bob'], turn: { of: 'bob', round: 7, phase: 'move' } },
      schema: {
        properties: {
          seats: noted({ as: 'seats' }),
          turn: {
            properties: {
              of: noted({ as: 'turn' }),
              round: noted({ as: 'round' }),
              phase: noted({ as: 'phase' }),
            },
          },
        },
      },
      boards: [board('small', 2), board('large', 4), everyone],
    });
    expect(scene).toMatchObject({ turn: 'seat:bob', round: 7, phase: 'move' });
    expect(scene.boards.map(({ ref }) => ref)).toEqual(['board:small', 'board:any']);
  });

  it('keeps data unchanged if it has no note, doesn’t match its note, or is empty', () => {
    const view = {
      mood: { sky: 'grey', empty: [] },
      gold: 'much',
      board: 'gone',
      story: [{ tile: 't1' }],
      rows: [{ card: 'axe' }, 5],
      secret: { of: 'nobody' },
      pools: {},
    };
    const scene = drawn(view, {
      gold: noted({ as: 'counter', of: 'good:gold' }),
      board: noted({ as: 'on' }),
      story: noted({ as: 'lattice', of: 'tile' }),
      rows: { items: { properties: { card: noted({ as: 'area', name: 'row', thing: 'card' }) } } },
      secret: noted({ as: 'hidden' }),
      pools: { additionalProperties: noted({ as: 'counter' }) },
    });
    const { secret: _, pools: __, ...shown } = view;
    expect(scene.left).toEqual({ ...shown, rows: [5] });
    expect(scene.table.areas).toMatchObject([{ name: 'row', things: ['card:axe'] }]);
  });

  it('leaves out an exception while it is no, 0 or empty', () => {
    const exception = noted({ as: 'exception' });
    const schema = { extra: exception, points: exception, lasting: exception };
    const usual = { extra: false, points: { craft: 0 }, lasting: [] };
    expect(drawn(usual, schema).left).toBeUndefined();
    const view = { extra: true, points: { craft: 2 }, lasting: [{ kind: 'hex' }] };
    expect(drawn(view, schema).left).toEqual(view);
  });
});

it('draws one view after another, and reuses the equal parts by reference', () => {
  const schema: NotedSchema = {
    properties: {
      players: bySeat({ properties: { gold: noted({ as: 'counter', of: 'good:gold' }) } }),
      board: noted(
        { as: 'on' },
        { propertyNames: noted({ thing: 'space' }), additionalProperties: { items: card } },
      ),
    },
  };
  const draw = createScenes();
  const before = {
    players: { ann: { gold: 1 }, bob: { gold: 2 } },
    board: { crags: ['axe'] },
    mood: { sky: 'grey' },
  };
  const after = { ...before, players: { ...before.players, bob: { gold: 3 } } };
  const [first, second] = [before, after].map((view) => draw({ view, schema }));
  expect(second).toEqual(sceneOf({ view: after, schema }));
  expect(second?.places).toBe(first?.places);
  expect(second?.seats[0]?.counters).toBe(first?.seats[0]?.counters);
  expect(second?.seats[1]?.counters).toMatchObject([{ n: 3 }]);
});

describe('a ref of a thing', () => {
  it('is named after its kind, whatever the number of the copy', () => {
    expect(nameKey('card:axe.5')).toBe('card:axe');
    expect(nameKey('card:axe')).toBe('card:axe');
    expect(nameKey('cell:0,3')).toBe('cell:0,3');
  });
});
