import {
  idOf,
  logLines,
  renamed,
  seated,
  spectator,
  type Game,
  type Seat,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { addNames } from '../../../services/matches/terms/proposal-names.ts';
import type { Step } from './play.ts';

type Compared<V> = {
  readonly step: Step;
  verdict(step: Step): V;
  luck(n: number): number;
};

/**
 * Names a viewer whose hidden state affects the verdict on a commit: two things of a kind that they
 * have not seen are swapped, in the match and in its record, and the verdict changes. `undefined` if
 * it depends on nothing hidden.
 */
export function verdictHangsOnHidden<V>(
  game: Game,
  seats: readonly Seat[],
  { step, verdict, luck }: Compared<V>,
): string | undefined {
  const said = verdict(step);
  const hangs = [undefined, ...seats].filter((seat) => {
    const names = swapped(game, seat === undefined ? spectator : seated(seat), { step, luck });
    return names !== undefined && verdict(renamed(step, names)) !== said;
  });
  return hangs.length === 0 ? undefined : (hangs[0] ?? 'a spectator');
}

/** Two things of a kind that a viewer has not seen yet, each mapped to the other. */
function swapped(
  game: Game,
  viewer: Viewer,
  { step, luck }: Pick<Compared<unknown>, 'step' | 'luck'>,
): ReadonlyMap<string, string> | undefined {
  const [before, entries, after] = step;
  const [seen, all] = [new Set<string>(), new Set<string>()];
  for (const play of [before, after]) {
    if (play === undefined) continue;
    addNames(game, game.view(play.game, viewer), seen);
    addNames(game, play.game, all);
  }
  addNames(game, logLines(game, entries, viewer), seen);
  const hidden = [...all].filter((name) => !seen.has(name));
  const one = hidden[luck(Math.max(1, hidden.length))];
  if (one === undefined) return undefined;
  const alike = hidden.filter(
    (name) => name !== one && kindOfThing(game, name) === kindOfThing(game, one),
  );
  const other = alike[luck(Math.max(1, alike.length))];
  return other === undefined
    ? undefined
    : new Map([
        [one, other],
        [other, one],
      ]);
}

const kindOfThing = (game: Game, name: string): string | undefined =>
  Object.entries(game.things?.() ?? {}).find(([, ids]) =>
    Object.hasOwn(ids, idOf(name).replace(/\.\d+$/u, '')),
  )?.[0];
