import { describe, expect, it, vi } from 'vitest';
import {
  cuesOf,
  type Cue,
  type CuedEntry,
  type NotedSchema,
} from '../../../shared/client/index.ts';

const of = (thing: string): NotedSchema => ({ 'x-table': { thing } });
const data: NotedSchema = {
  properties: {
    seat: of('seat'),
    card: of('card'),
    space: of('space'),
    slot: of('slot'),
    cards: { items: of('card') },
    tiles: { items: { properties: { tile: of('tile'), slot: of('slot') } } },
    from: { properties: { space: of('space'), seat: of('seat') } },
  },
};

/** The cues shown of an entry by a schema in which its type has these cues. */
function shown(cues: readonly Cue[], entry: Omit<CuedEntry, 'type'>) {
  const type = 'Happened';
  const event = { title: type, properties: { type: { const: type }, data }, 'x-cue': cues };
  return cuesOf({ oneOf: [event] })({ type, ...entry });
}

describe('the cues of a log entry', () => {
  it('belong to the seat of the entry, if they name no other', () => {
    expect(shown([{ as: 'turn' }], { seat: 'ann', data: {} })).toEqual([
      { as: 'turn', who: 'seat:ann' },
    ]);
    expect(shown([{ as: 'out', who: '/seat' }], { seat: null, data: { seat: 'bob' } })).toEqual([
      { as: 'out', who: 'seat:bob' },
    ]);
    expect(shown([{ as: 'turn' }], { seat: null, data: {} })).toEqual([]);
  });

  it('name things by the kinds of the schema, also in an object or a list', () => {
    const cues: readonly Cue[] = [
      { as: 'move', from: '/from', to: '/space' },
      { as: 'draw', of: '/card', from: 'deck:adventure' },
      { as: 'draw', of: '/cards', to: '/slot' },
    ];
    const entry = {
      seat: 'ann',
      data: { from: { seat: 'bob' }, space: 'crags', card: 'axe.2', cards: ['a', 'b'], slot: 6 },
    };
    expect(shown(cues, entry)).toEqual([
      { as: 'move', who: 'seat:ann', from: 'seat:bob', to: 'space:crags' },
      { as: 'draw', who: 'seat:ann', of: ['card:axe.2'], from: 'deck:adventure' },
      { as: 'draw', who: 'seat:ann', of: ['card:a', 'card:b'], to: 'slot:6' },
    ]);
  });

  it('use a ref of the data unchanged, and fill in the pointers of a ref', () => {
    const cues: readonly Cue[] = [{ as: 'move', who: '/figure', to: 'cell:{/x},{/y}' }];
    expect(shown(cues, { data: { figure: 'figure:dragon', x: -1, y: 0 } })).toEqual([
      { as: 'move', who: 'figure:dragon', to: 'cell:-1,0' },
    ]);
    expect(shown(cues, { data: { figure: 'figure:dragon', x: 1 } })).toEqual([]);
    expect(shown(cues, { data: { figure: 'dragon', x: 1, y: 1 } })).toEqual([]);
  });

  it('move a piece through the named places, and not to its current place', () => {
    const cues: readonly Cue[] = [{ as: 'move', from: '/slot', past: '/cards', to: '/to' }];
    const entry = { seat: 'ann', data: { slot: 1, cards: ['a', 'b'], to: 'slot:2' } };
    expect(shown(cues, entry)).toEqual([
      { as: 'move', who: 'seat:ann', from: 'slot:1', past: ['card:a', 'card:b'], to: 'slot:2' },
    ]);
    expect(shown(cues, { seat: 'ann', data: { slot: 2, to: 'slot:2' } })).toEqual([]);
  });

  it('are repeated for each item of a list', () => {
    const cues: readonly Cue[] = [
      { as: 'draw', of: '/tiles/*/tile', to: '/tiles/*/slot' },
      { as: 'count', who: '/seats/*', of: 'good:gold', n: '/amount' },
    ];
    const entry = {
      data: {
        tiles: [
          { tile: 'm1', slot: 1 },
          { tile: 'm2', slot: 4 },
        ],
        seats: ['seat:ann', 'seat:bob'],
        amount: 2,
      },
    };
    expect(shown(cues, entry)).toEqual([
      { as: 'draw', of: ['tile:m1'], to: 'slot:1' },
      { as: 'draw', of: ['tile:m2'], to: 'slot:4' },
      { as: 'count', who: 'seat:ann', of: 'good:gold', n: 2 },
      { as: 'count', who: 'seat:bob', of: 'good:gold', n: 2 },
    ]);
    expect(shown(cues, { data: { tiles: [] } })).toEqual([]);
  });

  it('roll the dice of the entry, or those that they point at', () => {
    const dice = [{ sides: 8, value: 7 }];
    expect(shown([{ as: 'roll', of: '/card' }], { seat: 'ann', data: {}, dice })).toEqual([
      { as: 'roll', who: 'seat:ann', dice },
    ]);
    const two: readonly Cue[] = [
      { as: 'roll', dice: '/dice' },
      { as: 'roll', who: 'figure:death', dice: '/death' },
    ];
    expect(shown(two, { seat: 'ann', data: { dice: 4, death: [2, 3] }, dice })).toEqual([
      { as: 'roll', who: 'seat:ann', dice: [{ sides: 8, value: 4 }] },
      {
        as: 'roll',
        who: 'figure:death',
        dice: [
          { sides: 8, value: 2 },
          { sides: 8, value: 3 },
        ],
      },
    ]);
    expect(shown([{ as: 'roll' }], { seat: 'ann', data: {} })).toEqual([]);
  });

  it('show both sides of a duel, and the winner if the entry names one', () => {
    const cue: Cue = {
      as: 'duel',
      n: '/score',
      dice: '/dice',
      foe: '/card',
      foeN: '/foe/score',
      foeDice: '/foe/dice',
      won: '/won',
    };
    const fight = { score: 7, dice: [3, 4], card: 'wolf', foe: { score: 4, dice: [2] } };
    const duel = {
      as: 'duel',
      who: 'seat:ann',
      n: 7,
      dice: [3, 4],
      foe: 'card:wolf',
      foeN: 4,
      foeDice: [2],
    };
    expect(shown([cue], { seat: 'ann', data: { ...fight, won: true } })).toEqual([
      { ...duel, won: true },
    ]);
    expect(shown([cue], { seat: 'ann', data: fight })).toEqual([duel]);
    expect(shown([cue], { seat: 'ann', data: { score: 1, card: 'wolf' } })).toEqual([
      { as: 'duel', who: 'seat:ann', n: 1, dice: [], foe: 'card:wolf', foeDice: [] },
    ]);
  });

  it('show a change with its sign, and nothing for no change', () => {
    const cues: readonly Cue[] = [
      { as: 'count', of: 'attribute:life', n: '/amount', sign: -1 },
      { as: 'count', of: '/card', n: 1 },
    ];
    expect(shown(cues, { seat: 'ann', data: { amount: 2, card: 'axe' } })).toEqual([
      { as: 'count', who: 'seat:ann', of: 'attribute:life', n: -2 },
      { as: 'count', who: 'seat:ann', of: 'card:axe', n: 1 },
    ]);
    expect(shown(cues, { seat: 'ann', data: { amount: 0 } })).toEqual([]);
  });

  it('leave out hidden information', () => {
    const cues: readonly Cue[] = [{ as: 'draw', of: '/card' }, { as: 'say' }];
    expect(shown(cues, { seat: 'ann', data: { count: 1 } })).toEqual([
      { as: 'say', who: 'seat:ann' },
    ]);
    const about: readonly Cue[] = [{ as: 'say', of: '/card' }];
    expect(shown(about, { seat: 'ann', data: { card: null } })).toEqual([]);
  });

  it('are empty for a silent or unknown type, and counted as missing if none can be shown', () => {
    const missed = vi.fn<(entry: CuedEntry) => void>();
    const event = (type: string, cues: readonly Cue[]) => ({
      title: type,
      properties: { type: { const: type }, data },
      'x-cue': cues,
    });
    const read = cuesOf(
      { oneOf: [event('Silent', []), event('Drawn', [{ as: 'draw', of: '/card' }])] },
      { missed },
    );
    expect(read({ type: 'Silent', data: {} })).toEqual([]);
    expect(read({ type: 'Unheard', data: {} })).toEqual([]);
    expect(missed).not.toHaveBeenCalled();
    const entry = { type: 'Drawn', data: {} };
    expect(read(entry)).toEqual([]);
    expect(missed).toHaveBeenCalledExactlyOnceWith(entry);
  });
});
