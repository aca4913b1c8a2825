import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOn } from '../../../services/accounts/config.ts';
import { attentionOn } from '../../../services/attention/on-store.ts';
import { createGraphqlHandler } from '../../../services/graphql/server.ts';
import { localIssuer } from '../../../services/identity/local/issuer.ts';
import { verifier } from '../../../services/identity/verify.ts';
import { leavingOn } from '../../../services/leaving/on-store.ts';
import { notificationsOn } from '../../../services/notifications/on-store.ts';
import { ratingsOn } from '../../../services/ratings/account-ratings.ts';
import { createRestHandler } from '../../../services/rest/server.ts';
import { waitingFrom } from '../../../services/rest/waiting.ts';
import { talkOn } from '../../../services/talk/on-store.ts';
import { followedTournaments } from '../../../services/tournaments/following.ts';
import { executableSchema } from '../../../services/graphql/schema.ts';
import { socketHandler } from '../../../services/sockets/server.ts';
import { tokenValidityOn } from '../../../services/accounts/token-validity.ts';
import { systemClock } from '../../../services/time/clock.ts';
import { openHall } from '../../graphql/support/hall.ts';
import { secretNumbers } from '../../support/secret-numbers.ts';
import { notebook, tryWebsocket } from '../websocket.ts';
import { waysIn, type TryAt } from './attempts.ts';
import { lines, type Cell, type DoorName, type How } from './matrix.ts';
import { peopleOf } from './people.ts';
import { sceneOf, type Ground, type Scene } from './scene.ts';

type House = Ground & {
  readonly doors: Readonly<Record<DoorName, TryAt>>;
  /** Faults of ours, which nobody's lack of rights may bring about. */
  readonly faults: readonly Error[];
  close(): Promise<void>;
};

async function openHouse(): Promise<House> {
  const games = [secretNumbers];
  const faults: Error[] = [];
  const { matches, queues, tournaments, store, close } = await openHall(games);
  const issuer = await localIssuer();
  const { accounts, identify } = accountsOn(store, verifier(issuer));
  const attention = attentionOn(store);
  const ground = {
    issuer: issuer.issuer,
    ...{ matches, accounts, identify, attention, queues, tournaments, games },
    talk: talkOn(store, matches),
    notifications: notificationsOn(store),
    ratings: ratingsOn(store, systemClock),
    leaving: leavingOn(store, { matches, accounts, attention, queues, tournaments }),
    waiting: waitingFrom({}, store.places),
    log: { error: (_: string, { error }: { readonly error: Error }) => faults.push(error) },
  };
  const channel = notebook();
  const { connections, subscriptions } = store;
  const sockets = socketHandler({
    schema: executableSchema(),
    isValid: tokenValidityOn(store.accounts),
    tournaments: followedTournaments(store.events),
    ...{ identify, matches, connections, subscriptions, channel },
  });
  return {
    ...{ tournaments, store, faults, close },
    people: await peopleOf(accounts, issuer),
    doors: waysIn({
      graphql: createGraphqlHandler(ground),
      rest: createRestHandler(ground),
      websocket: tryWebsocket(sockets, channel),
    }),
  };
}

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What was tried and refused leaves a tournament as it was; what was done with it does not. */
const untouched = new Map<How, Scene>();

async function tryIt({ operation, door, of, role }: Cell): Promise<string> {
  const scene = untouched.get(of) ?? (await sceneOf(house, { of }));
  const { token } = house.people[role];
  const outcome = await house.doors[door]({ operation, token, scene });
  if (outcome === 'yes' && !/^(read|see|follow|export|preview)/.test(operation))
    untouched.delete(of);
  else untouched.set(of, scene);
  return outcome;
}

describe('who may do what in which tournament', () => {
  it.each(lines)('%s', async (_, line) => {
    const found: Record<string, string> = {};
    for (const cell of line) found[cell.role] = await tryIt(cell);
    expect(house.faults).toEqual([]);
    expect(found).toEqual(Object.fromEntries(line.map(({ role, outcome }) => [role, outcome])));
  });
});

describe('a private tournament', () => {
  it('does not exist for whoever has nothing to do with it', async () => {
    const scenes = new Map<How, Scene>();
    for (const [name, [cell]] of lines) {
      if (cell === undefined) continue;
      const { operation, door, of } = cell;
      const scene = scenes.get(of) ?? (await sceneOf(house, { of, isPrivate: true }));
      scenes.set(of, scene);
      for (const role of ['stranger', 'elsewhere'] as const) {
        const { token } = house.people[role];
        const outcome = await house.doors[door]({ operation, token, scene });
        expect(outcome, `${name}, for ${role}`).toBe('NOT_FOUND');
      }
    }
    expect(house.faults).toEqual([]);
  });
});
