import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { waysIn, type TryAt } from './attempts.ts';
import { openHouse, type House } from './house.ts';
import { lines, type Cell, type ApiName, type How } from './matrix.ts';
import { sceneOf, type Scene } from './scene.ts';

let house: House;
let apis: Readonly<Record<ApiName, TryAt>>;
beforeAll(async () => {
  house = await openHouse();
  apis = waysIn(house);
});
afterAll(() => house.close());

/**
 * Scenes that can be used again: a refused attempt leaves the tournament as it was, an accepted one
 * does not.
 */
const untouched = new Map<How, Scene>();

/** More than the time for appeals. */
const JUMP_MS = 90_000;
/** The number of times the clock was moved forward: times of this process never go back. */
let jumps = 0;

const isFinal = (name: string): boolean => name.startsWith('finalizeTournament');
/** The rights to make an event final are tried last: they move the clock. */
const inOrder = lines.toSorted(([a], [b]) => Number(isFinal(a)) - Number(isFinal(b)));

async function tryIt({ operation, api, of, role }: Cell): Promise<string> {
  const scene = untouched.get(of) ?? (await sceneOf(house, { of }));
  const { token } = house.people[role];
  // a tournament becomes final only after the time for appeals is over
  if (operation === 'finalizeTournament') {
    jumps += 1;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jumps * JUMP_MS });
  }
  const outcome = await apis[api]({ operation, token, scene });
  vi.useRealTimers();
  if (outcome === 'yes' && !/^(read|see|follow|export|preview)/.test(operation))
    untouched.delete(of);
  else untouched.set(of, scene);
  return outcome;
}

describe('a private tournament', () => {
  it('does not exist for an account without a part in it', async () => {
    const scenes = new Map<How, Scene>();
    for (const [name, [cell]] of lines) {
      if (cell === undefined) continue;
      const { operation, api, of } = cell;
      const scene = scenes.get(of) ?? (await sceneOf(house, { of, isPrivate: true }));
      scenes.set(of, scene);
      for (const role of ['stranger', 'elsewhere'] as const) {
        const { token } = house.people[role];
        const outcome = await apis[api]({ operation, token, scene });
        expect(outcome, `${name}, for ${role}`).toBe('NOT_FOUND');
      }
    }
    expect(house.faults).toEqual([]);
  });
});

describe('permissions on tournaments', () => {
  it.each(inOrder)('%s', async (_, line) => {
    const found: Record<string, string> = {};
    for (const cell of line) found[cell.role] = await tryIt(cell);
    expect(house.faults).toEqual([]);
    expect(found).toEqual(Object.fromEntries(line.map(({ role, outcome }) => [role, outcome])));
  });
});
