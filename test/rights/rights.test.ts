import { createApp } from '../../services/app/app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../schema/rest/routes.ts';
import { tokenValidityOn } from '../../services/accounts/accounts/token-validity.ts';
import { executableSchema } from '../../services/apis/graphql/schema.ts';
import { createGraphqlHandler } from '../../services/apis/graphql/server.ts';
import { localIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { verifier } from '../../services/accounts/identity/verify.ts';
import { createRestHandler } from '../../services/apis/rest/server.ts';
import { socketHandler } from '../../services/apis/sockets/server.ts';
import { openHall } from '../graphql/support/hall.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import type { TryAt } from './attempt.ts';
import { tryGraphql } from './graphql.ts';
import { lines, rights, type Cell, type ApiName, type Role, type Setting } from './matrix.ts';
import { rights as ofSeries } from './series/matrix.ts';
import { rights as ofTournaments } from './tournaments/matrix.ts';
import { peopleOf, twinOf, type People, type Person } from './people.ts';
import { tryRest } from './rest.ts';
import { sceneOf, type Scene } from './scene.ts';
import { notebook, tryWebsocket } from './websocket.ts';

type House = {
  readonly people: People;
  /** Another person with the same rights. */
  twinOf(role: Role): Promise<Person>;
  /** Internal errors; a missing right must never cause one. */
  readonly faults: readonly Error[];
  readonly apis: Readonly<Record<ApiName, TryAt>>;
  scene(setting: Setting): Promise<Scene>;
  close(): Promise<void>;
};

/** Opens all APIs on one store. */
async function openHouse(): Promise<House> {
  const games = [secretNumbers];
  const faults: Error[] = [];
  const { matches, store, close, ...hall } = await openHall(games);
  const issuer = await localIssuer();
  const app = createApp({
    ...{ games, matches, store },
    tournaments: hall.tournaments,
    issuer: issuer.issuer,
    signedIn: verifier(issuer),
    rates: undefined,
    log: { error: (_, { error }) => faults.push(error as Error), warn: () => undefined },
  });
  const channel = notebook();
  const people = await peopleOf(app.accounts, issuer);
  const { connections, subscriptions } = store;
  return {
    people,
    twinOf: (role) => twinOf(people[role], issuer),
    faults,
    apis: {
      graphql: tryGraphql(createGraphqlHandler(app)),
      rest: tryRest(createRestHandler(app)),
      websocket: tryWebsocket(
        socketHandler({
          schema: executableSchema(),
          identify: app.identify,
          isValid: tokenValidityOn(store.accounts),
          matches,
          connections,
          subscriptions,
          channel,
        }),
        channel,
      ),
    },
    scene: (setting) => sceneOf(matches, people, setting),
    close,
  };
}

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/**
 * Scenes that can be used again: a refused attempt leaves the match as it was, an accepted one does
 * not.
 */
const untouched = new Map<string, Scene>();

/** Nearly as many scenes as a host may have open tables, for it sets up others; then another house. */
const SCENES = 16;
let scenes = 0;

async function newScene(setting: Setting): Promise<Scene> {
  if ((scenes += 1) % SCENES === 0) {
    await house.close();
    house = await openHouse();
    untouched.clear();
  }
  return house.scene(setting);
}

async function tryIt({ operation, api, setting, role }: Cell): Promise<string> {
  const key = JSON.stringify(setting);
  const scene = untouched.get(key) ?? (await newScene(setting));
  const { people, twinOf } = house;
  // a deleted account could do nothing more
  const { token, actor } = operation === 'deleteAccount' ? await twinOf(role) : people[role];
  const { account } = actor;
  const outcome = await house.apis[api]({ operation, role, account, token, scene });
  const leavesIt = setting.of === 'nothing' || /^(read|see|find|follow|export)/.test(operation);
  if (outcome === 'yes' && !leavesIt) untouched.delete(key);
  else untouched.set(key, scene);
  return outcome;
}

describe('permissions on matches', () => {
  it.each(lines)('%s', async (_, line) => {
    const found: Record<string, string> = {};
    for (const cell of line) found[cell.role] = await tryIt(cell);
    expect(house.faults).toEqual([]);
    expect(found).toEqual(Object.fromEntries(line.map(({ role, outcome }) => [role, outcome])));
  });
});

describe('the table of permissions', () => {
  const all = [
    ...rights.apart,
    ...rights.matches,
    ...ofTournaments.tournaments,
    ...ofSeries.series,
  ];
  const told = (api: ApiName) =>
    all.map(({ by }) => (by as Readonly<Partial<Record<ApiName, string>>>)[api]);

  it('has every mutation and every subscription', () => {
    const fields = (type: ReturnType<ReturnType<typeof executableSchema>['getMutationType']>) =>
      Object.keys(type?.getFields() ?? {});
    expect(told('graphql')).toEqual(
      expect.arrayContaining(fields(executableSchema().getMutationType())),
    );
    expect(told('websocket')).toEqual(
      expect.arrayContaining(fields(executableSchema().getSubscriptionType())),
    );
  });

  it('has every REST operation, except for public ones', () => {
    const public_ = ['getGame', 'getGameTexts', 'getRegulationsSchema'];
    const offered = Object.keys(routes).filter((id) => !public_.includes(id));
    expect(told('rest')).toEqual(expect.arrayContaining(offered));
  });
});
