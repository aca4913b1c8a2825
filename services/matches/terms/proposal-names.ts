import { idOf, remembered, type Game, type Viewer } from '../../../shared/engine/index.ts';

/** The parts of a game that name its things and their viewers. */
type Naming = Pick<Game, 'view' | 'things'>;

/**
 * Lists the ids of a game's things, without numbers of copies; `undefined` if it does not name its
 * things.
 */
const thingsOf = remembered((game: Naming): ReadonlySet<string> | undefined => {
  const things = game.things?.();
  return things && new Set(Object.values(things).flatMap((ids) => Object.keys(ids)));
});

/** Whether a text names a thing: a card, a copy of one, a tile. Of a game that does not say any text may. */
function isThing(game: Naming, text: string): boolean {
  const things = thingsOf(game);
  return things === undefined || things.has(idOf(text).replace(/\.\d+$/u, ''));
}

/** The names of things in a value of JSON, copies apart, added to those found so far. */
export function addNames(game: Naming, value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (isThing(game, value)) found.add(value);
  } else if (Array.isArray(value)) {
    for (const each of value) addNames(game, each, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      addNames(game, key, found);
      addNames(game, each, found);
    }
  }
}

/** The names of all things that a viewer sees in a state. */
export function namesSeen(game: Naming, state: unknown, viewer: Viewer): ReadonlySet<string> {
  const found = new Set<string>();
  addNames(game, game.view(state, viewer), found);
  return found;
}
