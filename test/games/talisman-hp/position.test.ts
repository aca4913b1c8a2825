import { describe, expect, it } from 'vitest';
import { IllegalPositionError, seated } from '../../../shared/engine/index.ts';
import { game as talismanHp } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import { type State } from '../../../shared/games/talisman/state.ts';
import { hero, isLiving } from '../../../shared/games/talisman/state-queries.ts';
import { viewSchema } from '../../../shared/games/talisman/view/schema.ts';
import { laidOut, type Draft } from './support.ts';

const faultsOf = (draft: Draft): readonly string[] => {
  try {
    laidOut(draft);
    return [];
  } catch (error) {
    if (error instanceof IllegalPositionError) return error.faults;
    throw error;
  }
};

describe('a drafted position of the Harry Potter Edition', () => {
  it('has defaults: a figure of each card, Voldemort at his start, and no token yet', () => {
    const state = laidOut({});
    const figures = state.seats.map((seat) => hero(state, seat).id.replace(/-[ab]$/, ''));
    expect(new Set(figures).size).toBe(3);
    expect(state.figures).toEqual({ voldemort: 'great-hall' });
    expect(state.tokens).toBeUndefined();
    expect(Object.keys(state.decks)).toEqual(['outer', 'middle', 'spells']);
    expect(talismanHp.invariants(state)).toEqual([]);
  });

  it('places figures, the token, decks by name, and seats in the Hospital', () => {
    const state = laidOut({
      figures: { voldemort: 'gringotts' },
      tokens: { advantage: 'order' },
      decks: { outer: ['boggart'], middle: ['fluffy'] },
      discards: { middle: ['peeves'] },
      rest: { outer: 'discards' },
      seats: { bob: { character: 'harry-a', space: 'st-mungos', laidUp: true, fate: 0 } },
    });
    expect(state.figures).toEqual({ voldemort: 'gringotts' });
    expect(state.tokens).toEqual({ advantage: 'order' });
    expect(state.decks['outer']).toEqual(['boggart']);
    expect(state.decks['middle']?.[0]).toBe('fluffy');
    expect(state.discards['outer']).toHaveLength(49);
    expect(state.discards['middle']).toEqual(['peeves']);
    expect(hero(state, 'bob')).toMatchObject({ lives: 0, laidUp: true });
    expect(isLiving(state, 'bob')).toBe(false);
    expect(talismanHp.invariants(state)).toEqual([]);
  });

  it.each<[Draft, string]>([
    [{ figures: { dumbledore: 'gringotts' } }, 'figures.dumbledore: there is no figure dumbledore'],
    [{ figures: { voldemort: 'hell' } }, 'figures.voldemort: there is no space hell'],
    [{ tokens: { advantage: 'neutral' } }, 'tokens.advantage: there is no side neutral'],
    [{ decks: { adventure: [] } }, 'decks.adventure: there is no deck adventure'],
    [{ rest: { outer: 'hell' } }, 'rest.outer: there is no place hell'],
    [{ turn: { roused: 'peeves' } }, 'turn.roused: there is no figure peeves'],
    [{ decks: { outer: ['fluffy'] } }, 'decks.outer.0: fluffy belongs elsewhere'],
  ])('refuses the unknown value %j', (draft, fault) => {
    expect(faultsOf(draft)).toEqual([fault]);
  });

  it('shows all of its parts in the documented shape', () => {
    const state = laidOut({ tokens: { advantage: 'order' } });
    const view = talismanHp.view(state, seated('ann'));
    expect(viewSchema.safeParse(view).error).toBeUndefined();
    expect(view).toMatchObject({
      figures: { voldemort: 'great-hall' },
      tokens: { advantage: 'order' },
      decks: { outer: 50, middle: 50, spells: 24 },
      current: { ann: { followerLimit: 3 } },
      cards: {
        kreacher: { sided: { alignment: 'death-eaters', encounter: { same: 6, opposite: 3 } } },
        boggart: { attack: { attribute: 'magic', value: 3 } },
      },
      characters: { 'harry-a': { figure: 'harry-potter' }, 'draco-a': { gold: 3 } },
    });
    const leader = laidOut({ seats: { ann: { character: 'dumbledore-b' } } });
    expect(talismanHp.view(leader, seated('ann')).current['ann']?.followerLimit).toBe(4);
    expect(view.cards['doxies']?.attack).toEqual({ attribute: 'magic', value: 2 });
  });
});

describe('the invariants of the Harry Potter Edition', () => {
  const table = laidOut({});
  const seat = (part: object): State => ({
    ...table,
    players: {
      ...table.players,
      ann: {
        status: 'playing',
        missed: 0,
        extra: 0,
        character: { ...hero(table, 'ann'), ...part },
      },
    },
  });

  it.each<[string, State, string]>([
    ['a figure off the board', { ...table, figures: { voldemort: 'hell' } }, 'voldemort stands on'],
    ['a figure that is nowhere', { ...table, figures: {} }, 'the figure voldemort is nowhere'],
    [
      'a side there is not',
      { ...table, tokens: { advantage: 'red' } },
      'the token advantage shows',
    ],
    ['Health beside lying in the Hospital', seat({ laidUp: true }), 'ann is laid up with lives'],
    ['more than a dial shows', seat({ points: { magic: 11 } }), 'and 12 is the most'],
    ['two Objects of a name', seat({ objects: ['wand.1', 'wand.2'] }), 'ann owns wand twice'],
  ])('report %s as broken', (_, state, fault) => {
    expect(talismanHp.invariants(state).join()).toContain(fault);
  });

  it('report a figure that two seats play', () => {
    const { id: played } = hero(table, 'ann');
    const twin = played.replace(/[ab]$/, (side) => (side === 'a' ? 'b' : 'a'));
    const state: State = {
      ...table,
      players: {
        ...table.players,
        bob: {
          status: 'playing',
          missed: 0,
          extra: 0,
          character: { ...hero(table, 'bob'), id: twin },
        },
      },
    };
    expect(talismanHp.invariants(state).join()).toContain('is played twice');
  });
});
