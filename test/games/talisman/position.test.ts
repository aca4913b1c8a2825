import { describe, expect, it } from 'vitest';
import { game as talisman } from '../../../shared/games/talisman/editions/revised/game.ts';
import { IllegalPositionError } from '../../../shared/engine/index.ts';
import { deckIn, hero, player } from '../../../shared/games/talisman/state-queries.ts';
import { laidOut, type Draft, type Table } from './support.ts';

/** The faults of a position. */
function faultsOf(draft: unknown, table: Table = {}): readonly string[] {
  try {
    laidOut(draft as Draft, table);
    return [];
  } catch (fault) {
    if (fault instanceof IllegalPositionError) return fault.faults;
    throw fault;
  }
}

describe('a drafted position of Talisman', () => {
  it('has defaults: a character each as printed, all cards in their piles, the first turn due', () => {
    const state = laidOut({});
    const { id, space, lives, fate, gold, objects } = hero(state, 'bob');
    const printed = { id: 'druid', space: 'forest', lives: 4, fate: 4, gold: 1, objects: [] };
    expect({ id, space, lives, fate, gold, objects }).toEqual(printed);
    expect(state.decks.adventure).toHaveLength(104);
    expect(state.turn).toMatchObject({ seat: 'ann', phase: 'begin', number: 0, round: 0 });
    expect(state.unused).toHaveLength(11);
    expect(talisman.invariants(state)).toEqual([]);
  });

  it('uses the first free copy of a kind, and the exact copy if it is numbered', () => {
    const state = laidOut({
      seats: { ann: { objects: ['sword.1'] }, bob: { objects: ['sword', 'sword'] } },
      decks: { adventure: ['sword', 'bear'] },
    });
    expect(hero(state, 'bob').objects).toEqual(['sword.2', 'sword.3']);
    expect(deckIn(state, 'adventure').slice(0, 2)).toEqual(['sword.4', 'bear']);
    expect(state.purchase).not.toContain('sword.2');
    expect(talisman.invariants(state)).toEqual([]);
  });

  it('places everything it lists', () => {
    const state = laidOut({
      turn: {
        seat: 'bob',
        phase: 'land',
        absent: ['dragon'],
        ditched: [{ seat: 'bob', card: 'axe' }],
      },
      seats: {
        ann: { character: 'troll', lives: 2, missed: 1, trophies: ['wolf'], toad: {} },
        bob: { character: 'wizard', space: 'oasis', points: { craft: 2 }, hand: ['hex'] },
        cat: { status: 'waiting', heirloom: { objects: ['ring'], gold: 2 } },
      },
      board: { oasis: ['dragon.2', 'axe', 'fountain-of-wisdom'] },
      gold: { crags: 3 },
      discards: { spells: ['nullify'] },
      gone: ['elf'],
    });
    expect(hero(state, 'ann').toad).toEqual({ turnsLeft: 3, points: {} });
    expect(player(state, 'cat')).toMatchObject({ status: 'waiting', heirloom: { gold: 2 } });
    expect(state.turn).toMatchObject({
      landings: 1,
      spellsAtStart: 1,
      absent: ['dragon.2'],
      ditched: [{ seat: 'bob', card: 'axe.1' }],
    });
    expect(state.pools).toEqual({ 'fountain-of-wisdom': 4 });
    expect(state.unused).not.toContain('elf');
    expect(talisman.invariants(state)).toEqual([]);
  });

  it('places lasting Spells on their space, or beside the board', () => {
    const until = { at: 'turn-start', times: 3 } as const;
    const state = laidOut({
      lasting: [{ kind: 'hex', by: 'bob', on: 'oasis', card: 'hex', pile: 'spells', until }],
    });
    expect(state.board).toEqual({ oasis: ['hex'] });
    expect(state.lasting[0]?.until).toEqual({ seat: 'bob', ...until, ordinary: true });
    expect(talisman.invariants(state)).toEqual([]);
  });

  it('empties a deck whose cards lie elsewhere', () => {
    const { decks, discards } = laidOut({
      decks: { adventure: ['bear'] },
      rest: { adventure: 'discards' },
    });
    expect(decks.adventure).toEqual(['bear']);
    expect(discards.adventure).toHaveLength(103);
    const heaped = laidOut({ rest: { adventure: 'crags' } });
    expect(heaped.board['crags']).toHaveLength(104);
    expect(talisman.invariants(heaped)).toEqual([]);
  });

  it('leaves one Talisman in a bloodbath, wherever it lies', () => {
    const bloodbath = { options: { bloodbath: true } };
    expect(laidOut({}, bloodbath).talismans).toEqual(['talisman.1']);
    const held = laidOut({ seats: { ann: { objects: ['talisman'] } } }, bloodbath);
    expect(held.talismans).toEqual([]);
    expect(talisman.invariants(held)).toEqual([]);
  });

  it('counts the goal as reached if a character stands there', () => {
    const reached = (draft: Draft) => laidOut(draft).crownReached;
    expect(reached({})).toBe(false);
    expect(reached({ seats: { ann: { space: 'crown-of-command' } } })).toBe(true);
    expect(reached({ crownReached: true })).toBe(true);
  });

  it.each<[string, unknown, string, Table?]>([
    ['an unknown card', { board: { crags: ['axxe'] } }, 'board.crags.0: there is no card axxe'],
    [
      'one copy in two places',
      { board: { crags: ['bear'] }, seats: { ann: { trophies: ['bear'] } } },
      'board.crags.0: bear lies at seats.ann.trophies.0 already',
    ],
    [
      'more copies than there are',
      { discards: { adventure: ['goblin', 'goblin', 'goblin'] } },
      'discards.adventure.2: no copy of goblin is left',
    ],
    [
      'a card of another pile',
      { decks: { adventure: ['hex'] } },
      'decks.adventure.0: hex belongs elsewhere',
    ],
    [
      'a card that cannot lie there',
      { seats: { ann: { objects: ['unicorn'] } } },
      'seats.ann.objects.0: unicorn is of type follower',
    ],
    ['an unknown seat', { seats: { zoe: {} } }, 'seats.zoe: there is no seat zoe'],
    ['an unknown space', { gold: { hell: 1 } }, 'gold.hell: there is no space hell'],
    [
      'an unknown character',
      { seats: { ann: { character: 'hobbit' } } },
      'seats.ann.character: there is no character hobbit',
    ],
    [
      'a character in two places',
      { seats: { ann: { character: 'elf' } }, gone: ['elf'] },
      'gone: elf is named at seats.ann.character',
    ],
    [
      'an unknown attribute',
      { seats: { ann: { points: { luck: 1 } } } },
      'seats.ann.points.luck: there is no attribute luck',
    ],
    [
      'a character of a seat without',
      { seats: { ann: { status: 'out', hand: ['hex'] } } },
      'seats.ann: a seat that is out has no character',
    ],
    [
      'the turn of a seat that is out',
      { turn: { seat: 'bob' }, seats: { bob: { status: 'out' } } },
      'turn.seat: bob is out',
    ],
    [
      'a crossing that leads from nowhere',
      { turn: { phase: 'cross' } },
      'turn.crossing: belongs to phase cross, and it needs it',
    ],
    [
      'more gold than there is',
      { gold: { crags: 20 }, seats: { ann: { gold: 11 } } },
      '33 gold are in use, and there are 30',
    ],
  ])('refuses %s', (_what, draft, fault, table) => {
    expect(faultsOf(draft, table)).toContain(fault);
  });

  it('refuses unknown fields, with their path', () => {
    expect(faultsOf({ seats: { ann: { mana: 3 } } })).toEqual([
      expect.stringMatching(/^seats\.ann: .*mana/u),
    ]);
  });
});
