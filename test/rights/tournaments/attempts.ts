import type { routes } from '../../../schema/rest/routes.ts';
import { operationOf, type Operation } from '../../../services/apis/rest/operation.ts';
import type { GraphqlHandler } from '../../../services/apis/graphql/server.ts';
import type { RestHandler } from '../../../services/apis/rest/server.ts';
import { httpEvent } from '../../graphql/support/event.ts';
import { shown, type TryAt as FollowAt } from '../attempt.ts';
import { rights, type ApiName } from './matrix.ts';
import { regulations, type Scene } from './scene.ts';

/** An attempt at an operation on a tournament through one API. */
export type Attempt = {
  readonly operation: string;
  readonly token: string | undefined;
  readonly scene: Scene;
};
/** A way in: gives `yes`, `hidden`, or the code of the refusal. */
export type TryAt = (attempt: Attempt) => Promise<string>;

const reason = 'To see whether this may be done.';
const round = 1;

/** The input of each act beside its tournament. */
const inputs: Readonly<Record<string, (scene: Scene) => object>> = {
  updateTournament: () => ({ description: 'Changed.' }),
  announceTournament: () => ({}),
  openRegistration: () => ({}),
  setTournamentRole: () => ({ accountId: 'new', role: 'STAFF', granted: true }),
  cancelTournament: () => ({ running: 'VOID', reason }),
  startTournament: () => ({}),
  finalizeTournament: () => ({}),
  registerForTournament: () => ({}),
  withdrawFromTournament: () => ({}),
  checkIn: () => ({}),
  invitePlayers: () => ({ accountIds: ['new'] }),
  registerPlayers: () => ({ accountIds: ['new'] }),
  approvePlayer: () => ({ accountId: 'waits' }),
  dropPlayer: () => ({ accountId: 'p2', reason }),
  reinstatePlayer: () => ({ accountId: 'gone', reason }),
  seedPlayers: () => ({ accountIds: ['p3', 'p2'] }),
  draftRound: () => ({}),
  editPairing: ({ pods }) => ({ round, pods: pods.toReversed(), byes: [], reason }),
  repairRound: ({ pods }) => ({ round, forbid: [pods[0]?.slice(0, 2)], byes: [], reason }),
  publishRound: () => ({ round }),
  unpublishRound: () => ({ round, reason }),
  discardRound: () => ({ round }),
  adjudicatePod: ({ pod, pods }) => ({
    ...{ round, pod, reason },
    places: pods[pod - 1]?.map((number, i) => ({ number, place: i + 1 })),
  }),
  replayPod: ({ pod }) => ({ round, pod, reason }),
  inspectPod: ({ pod }) => ({ round, pod, reason }),
  extendTime: () => ({ round, by: 'PT1H', reason }),
  replacePlayer: () => ({ number: 2, accountId: 'new', reason }),
  penalisePlayer: () => ({ number: 2, kind: 'WARNING', reason }),
  disqualifyPlayer: () => ({ number: 2, pastPods: 'KEEP', reason }),
  changeRegulations: () => ({
    regulations: { ...regulations, appeals: { ...regulations.appeals, holdsRound: true } },
    reason,
  }),
  approveAct: ({ actId }) => ({ actId, reason }),
  pauseTournament: () => ({ reason }),
  resumeTournament: () => ({ reason }),
  openAppeal: ({ pod }) => ({ round, pod, text: reason }),
  decideAppeal: () => ({ appealId: 'appeal1', decision: 'DISMISSED', reason }),
};

/** The selection of each read, which also shows in the answer. */
const looks: Readonly<Record<string, string>> = {
  readTournament: 'version',
  readPlayers: 'players { edges { cursor } }',
  readRound: 'round(number: 1) { number }',
  readDraft: 'round(number: 1) { number }',
  readPod: 'round(number: 1) { pod(number: 1) { id } }',
  readStandings: 'standings { edges { cursor } }',
  readAudit: 'audit { edges { cursor } }',
  readUpdates: 'updates { version }',
  exportTournament: 'export',
  seeCode: 'code',
};

function queryOf({ operation, scene: { tournamentId, ...scene } }: Attempt) {
  const look = looks[operation];
  if (operation === 'readTournamentNode') {
    return { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: tournamentId } };
  }
  if (operation === 'previewPairing') {
    const query = 'query ($id: ID!) { previewPairing(tournamentId: $id) { round } }';
    return { query, variables: { id: tournamentId } };
  }
  if (look !== undefined) {
    const query = `query ($id: ID!) { tournament(id: $id) { ${look} } }`;
    return { query, variables: { id: tournamentId } };
  }
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input`;
  const gives = operation === 'inspectPod' ? 'matchId' : 'id';
  const input = { tournamentId, ...inputs[operation]?.({ tournamentId, ...scene }) };
  return {
    query: `mutation ($input: ${name}!) { ${operation}(input: $input) { ${gives} } }`,
    variables: { input },
  };
}

/**
 * Reads the outcome from an answer without errors: `NOT_FOUND` for a missing round, `hidden` for a
 * code that is not shown.
 */
function seen(operation: string, data: Readonly<Record<string, unknown>>): string {
  const [thing] = Object.values(data) as (Readonly<Record<string, unknown>> | null)[];
  if (thing === null || thing?.['round'] === null) return 'NOT_FOUND';
  return operation === 'seeCode' ? shown(thing?.['code']) : 'yes';
}

const shows = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

const tryGraphql =
  (handler: GraphqlHandler): TryAt =>
  async (attempt) => {
    const event = httpEvent({
      headers: shows(attempt.token),
      body: JSON.stringify(queryOf(attempt)),
    });
    const { body = '' } = await handler(event);
    const { data, errors } = JSON.parse(body) as {
      readonly data: Readonly<Record<string, unknown>>;
      readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
    };
    return errors?.[0]?.extensions.code ?? seen(attempt.operation, data);
  };

/** The operation of REST that a line of the table names. */
const restOperation = (operation: string): Operation => {
  const by = rights.tournaments.find((each) => each.operation === operation)?.by.rest;
  return operationOf(by as keyof typeof routes);
};

const tryRest =
  (handler: RestHandler): TryAt =>
  async ({ operation, token, scene }) => {
    const { method, path, body, type } = restOperation(operation);
    const given: Record<string, unknown> = {
      ...{ tournamentId: scene.tournamentId, round, pod: 1 },
      ...inputs[operation]?.(scene),
    };
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name]));
    const rest = Object.entries(inputs[operation]?.(scene) ?? {});
    const fields = Object.fromEntries(rest.filter(([name]) => !named.includes(name)));
    const event = httpEvent({
      ...{ method: method.toUpperCase(), path: address, headers: shows(token) },
      ...(body && { body: JSON.stringify(fields) }),
    });
    const { statusCode = 0, body: text = '' } = await handler(event);
    if (statusCode < 400 && type !== undefined) return 'yes';
    const said = JSON.parse(text || '{}') as Readonly<Record<string, unknown>>;
    if (statusCode >= 400) return String(said['code']);
    return operation === 'seeCode' ? shown(said['code']) : 'yes';
  };

/** Follows a tournament, as a match is followed. */
const follow =
  (tryAt: FollowAt): TryAt =>
  ({ scene: { tournamentId }, ...attempt }) => {
    const nobody = { seats: {}, questions: {}, playerSeat: '', invitation: '' };
    const scene = { matchId: tournamentId, ...nobody };
    return tryAt({ ...attempt, role: 'stranger', account: '', scene });
  };

/** The attempts through each API. */
export const waysIn = (apis: {
  readonly graphql: GraphqlHandler;
  readonly rest: RestHandler;
  readonly websocket: FollowAt;
}): Readonly<Record<ApiName, TryAt>> => ({
  graphql: tryGraphql(apis.graphql),
  rest: tryRest(apis.rest),
  websocket: follow(apis.websocket),
});
