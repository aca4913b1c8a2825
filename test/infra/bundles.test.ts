import { rmSync } from 'node:fs';
import { applyPatch, type Operation } from 'rfc6902';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../services/storage/table/client.ts';
import { ensureTable } from '../../services/storage/table/embedded.ts';
import { createStore } from '../../services/storage/store.ts';
import { httpEvent } from '../graphql/support/event.ts';
import { operations } from '../graphql/support/operations.ts';
import { events } from '../sockets/table.ts';
import { useDeployment } from '../support/deployed.ts';
import { deploy, type Deployed } from './support/function.ts';
import { passes, streamOf } from './support/stream.ts';
import { every, synthesise, type Parsed, type Synthesised } from './support/synth.ts';

const frontKey = 'f'.repeat(48);
const watching = `subscription ($id: ID!) { match(id: $id) {
  version from snapshot patch log { text } waitingOn status } }`;
const names = {
  Graphql: 'FunctionsGraphql',
  Rest: 'FunctionsRest',
  Sockets: 'FunctionsSockets',
  Stream: 'FunctionsStreamFunction',
  StreamRedrive: 'FunctionsStreamRedrive',
  Bots: 'FunctionsBotsFunction',
  BotsRedrive: 'FunctionsBotsRedrive',
  Sweep: 'FunctionsSweep',
  Guard: 'GuardsGuard',
  SocketGuard: 'GuardsSocketGuard',
} as const;
type Name = keyof typeof names;

describe('the bundles, as synthesised', () => {
  const deployed = useDeployment();
  const functions = new Map<Name, Deployed>();
  let cloud: Synthesised;

  beforeAll(async () => {
    cloud = synthesise({}, { bundled: true });
    const { env, place } = deployed();
    await ensureTable(place.endpoint, 'secrets');
    const given = { ...env, SECRETS_TABLE_NAME: 'secrets', FRONT_KEY: frontKey };
    // the database of this machine is the one thing that the template does not name
    const local = { DYNAMODB_ENDPOINT: place.endpoint };
    for (const [name, id] of Object.entries(names)) {
      functions.set(name as Name, await deploy(cloud, id, given, local));
    }
  });
  afterAll(() => {
    for (const each of functions.values()) each.close();
    rmSync(cloud.folder, { recursive: true });
  });

  const invoke = (name: Name, event: unknown): Promise<Parsed> => {
    const found = functions.get(name);
    if (found === undefined) throw new TypeError(`${name} is not deployed.`);
    return found.invoke(event);
  };

  /** Somebody whom the user pool has signed in. */
  async function player(subject: string) {
    const { issuer } = deployed();
    const now = Math.floor(Date.now() / 1000);
    const token = await issuer.sign({
      ...{ sub: subject, iss: issuer.issuer, client_id: issuer.audience, token_use: 'access' },
      ...{ iat: now, exp: now + 3_600, 'cognito:groups': ['player'] },
    });
    const authorization = `Bearer ${token}`;
    const ask = async (query: string, variables: unknown) => {
      const body = JSON.stringify({ query, variables });
      const reply = await invoke('Graphql', httpEvent({ headers: { authorization }, body }));
      const { data, errors } = JSON.parse(reply.body);
      expect(errors).toBeUndefined();
      return data;
    };
    const rest = async (path: string) => {
      const reply = await invoke(
        'Rest',
        httpEvent({ method: 'GET', path, headers: { authorization } }),
      );
      expect(reply.statusCode).toBe(200);
      return JSON.parse(reply.body);
    };
    return { authorization, ask, rest };
  }

  /** Hands on what was stored for a match until nothing more is, as the event sources filter it. */
  function feeding(matchId: string) {
    const read = streamOf(deployed().place, matchId);
    const sources = [...every(cloud.service, 'AWS::Lambda::EventSourceMapping')];
    const sourceOf = (id: string) => sources.find(([name]) => name.startsWith(id))?.[1];
    const feeds = [
      { to: 'Stream', source: sourceOf('TellingFeed') },
      { to: 'Bots', source: sourceOf('PlayingFeed') },
    ] as const;
    return async () => {
      for (let records = await read(); records.length > 0; records = await read()) {
        for (const { to, source } of feeds) {
          const Records = records.filter((record) => source && passes(source, record));
          if (Records.length === 0) continue;
          expect(await invoke(to, { Records })).toEqual({ batchItemFailures: [] });
        }
      }
    };
  }

  it('play a match with bots to its end, and tell a watcher all of it', async () => {
    const { place, gateway } = deployed();
    const { ask, rest, authorization } = await player('ann');
    const wanted = { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] };
    const { done: made } = await ask(operations.create, { input: wanted });
    const id: string = made.id;
    const feed = feeding(id);

    await invoke(
      'Sockets',
      events.connect('c1=', { 'Sec-WebSocket-Protocol': 'graphql-transport-ws' }),
    );
    const say = (message: object) =>
      invoke('Sockets', events.message('c1=', JSON.stringify(message)));
    await say({ type: 'connection_init', payload: { authorization } });
    const payload = { query: watching, variables: { id } };
    await say({ id: 'op', type: 'subscribe', payload });
    await feed();

    let { done: match } = await ask(operations.start, { input: { matchId: id } });
    for (let answers = 0; match.status === 'RUNNING' && answers < 500; answers += 1) {
      await feed();
      ({ match } = await ask(operations.match, { id }));
      const [question] = match.questions;
      if (question === undefined) continue;
      const choose = question.options
        .slice(0, Math.max(question.min, 1))
        .map((each: { id: string }) => each.id);
      const input = { matchId: id, questionId: question.id, choose, commandId: `c${answers}` };
      ({ match } = (await ask(operations.answer, { input })).answer);
    }
    await feed();

    expect(match.status).toBe('FINISHED');
    expect(await rest(`/v1/matches/${id}`)).toMatchObject({
      id,
      status: 'FINISHED',
      view: match.view,
    });
    const [ack, first, ...later] = gateway.posted('c1=') as Parsed[];
    expect(ack).toMatchObject({ type: 'connection_ack' });
    expect(later.pop()).toEqual({ id: 'op', type: 'complete' });
    let seen = first.payload.data.match;
    for (const { payload: next } of later) {
      const { from, version, patch } = next.data.match;
      expect(from).toBe(seen.version);
      const view = { is: structuredClone(seen.snapshot) };
      applyPatch(
        view,
        patch.map((each: Operation) => ({ ...each, path: `/is${each.path}` })),
      );
      seen = { version, snapshot: view.is };
    }
    expect(seen).toEqual({ version: match.version, snapshot: match.view });

    const secretsOf = (table: string) =>
      createStore({ client: createClient({ endpoint: place.endpoint }), table }).secrets.read(id);
    expect(await secretsOf(place.table)).toBeUndefined();
    expect(await secretsOf('secrets')).toBeDefined();
  });

  it('sweep for bots that stand still', async () => {
    expect(await invoke('Sweep', {})).toEqual({ quiet: 0, failed: 0 });
  });

  it.each(['StreamRedrive', 'BotsRedrive'] as const)(
    'leave in the queue what %s cannot take up',
    async (name) => {
      const Records = [{ messageId: 'm1', body: '{}' }];
      const batchItemFailures = [{ itemIdentifier: 'm1' }];
      expect(await invoke(name, { Records })).toEqual({ batchItemFailures });
    },
  );

  it('let nobody in who does not come by the front', async () => {
    const headers = { 'x-questhall-front': frontKey };
    expect(await invoke('Guard', { headers })).toEqual({ isAuthorized: true });
    expect(await invoke('Guard', { headers: {} })).toEqual({ isAuthorized: false });
    const said = await invoke('SocketGuard', { methodArn: 'arn:aws:execute-api', headers: {} });
    expect(said.policyDocument.Statement).toMatchObject([{ Effect: 'Deny' }]);
  });
});
