import { describe, expect, it } from 'vitest';
import { games } from '../../../services/matches/games/loaded.ts';
import type { NotedSchema } from '../../../shared/client/scene/index.ts';
import { drawn, partsOf } from './support.ts';

/** The roles in a game's view, each as `path role`. */
function rolesOf(id: string): readonly string[] {
  const game = games[id] ?? expect.fail();
  return partsOf(drawn(game).schema).flatMap(({ path, schema }) => {
    const role = roleOf(schema);
    return role === undefined ? [] : [`${path.join('.')} ${role}`];
  });
}

const roleOf = ({ 'x-table': note }: NotedSchema): string | undefined =>
  note && 'role' in note ? note.role : undefined;

const boardOf = (id: string) => games[id]?.boards?.()[0] ?? expect.fail();
const placesAs = (id: string, role: string): readonly string[] =>
  boardOf(id).spaces.flatMap((space) => (space.role === role ? [space.ref] : []));

describe('the roles on a table', () => {
  it.each(['talisman', 'talisman-hp'])(
    'of %s are headlines for values of a character, and its cards as a hand',
    (id) => {
      const character = 'players.character';
      expect(rolesOf(id)).toEqual(
        expect.arrayContaining([
          `${character}.lives headline`,
          `${character}.fate headline`,
          `${character}.gold headline`,
          'current.attributes headline',
          `${character}.objects hand`,
          `${character}.followers hand`,
          'hands.count hand',
          'hands.known hand',
        ]),
      );
    },
  );

  it('of Tales of Glory are goods as headlines, Glory as the score, the tile held, and rounds', () => {
    expect(rolesOf('tales-of-glory')).toEqual(
      expect.arrayContaining([
        'players.holding.coins headline',
        'players.holding.glory score',
        'players.taken.tile held',
        'quests.tiles hand',
        'round goal',
      ]),
    );
  });
});

describe('the boards of Talisman', () => {
  it('have one goal, and a start for each character', () => {
    expect(placesAs('talisman', 'goal')).toEqual(['space:crown-of-command']);
    expect(placesAs('talisman-hp', 'goal')).toEqual(['space:great-hall']);
    expect(placesAs('talisman', 'start')).toContain('space:tavern');
    expect(placesAs('talisman-hp', 'start')).toHaveLength(16);
  });

  it('have three lands, each with a tone, a ground and an edge, and are walked both ways', () => {
    for (const id of ['talisman', 'talisman-hp']) {
      const { groups = [], direction } = boardOf(id);
      expect(groups.map(({ ref }) => ref)).toEqual([
        'region:outer',
        'region:middle',
        'region:inner',
      ]);
      for (const group of groups) expect(Object.keys(group)).toHaveLength(4);
      expect(direction).toBe('both');
    }
  });
});
