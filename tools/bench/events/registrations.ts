import limit from 'p-limit';
import { ask, tokenFor } from '../../../test/local/player.ts';
import type { Figure } from '../figure.ts';
import { holding, until, type Held } from './held.ts';

const PEOPLE = 1_000;
const PLACES = 600;
/** Number of parallel requests. */
const AT_ONCE = 100;

const registering = `mutation ($id: ID!) {
  registerForTournament(input: { tournamentId: $id, entropy: "what nobody can guess" }) { id } }`;
const counting = `query ($id: ID!) { tournament(id: $id) { registered waiting } }`;
type Counted = { readonly tournament: { readonly registered: number; readonly waiting: number } };

/**
 * Seconds until a thousand people who register by HTTP have a place, or one on the waiting list.
 */
export const registrations = (): Promise<Figure> =>
  holding({ cap: PLACES }, async (held) => {
    const { host, id } = held;
    const some = limit(AT_ONCE);
    const names = Array.from({ length: PEOPLE }, (_, n) => `person${String(n)}`);
    const tokens = await Promise.all(names.map((name) => some(() => tokenFor(host, name))));
    const from = performance.now();
    await Promise.all(tokens.map((token) => some(() => ask(host, registering, { id }, token))));
    await until(async () => {
      const { registered, waiting } = (await ask<Counted>(host, counting, { id })).tournament;
      return registered + waiting === PEOPLE;
    });
    const value = (performance.now() - from) / 1_000;
    await checkPlaces(held);
    return { value, unit: 's', better: 'lower' };
  });

/** Checks that no registration is lost, and places go by time of receipt up to the cap. */
async function checkPlaces({ exported }: Held): Promise<void> {
  const { players } = (await exported()).tournament;
  const inOrder = players.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const wrong = inOrder.findIndex(
    ({ status }, i) => status !== (i < PLACES ? 'REGISTERED' : 'WAITLISTED'),
  );
  if (players.length !== PEOPLE || wrong !== -1)
    throw new Error(`Of ${String(players.length)}, number ${String(wrong)} has the wrong place.`);
}
