import type { RequestListener } from 'node:http';
import { listen } from '../../services/local/server.ts';
import { serveUpgrades } from '../../services/local/upgrades.ts';
import { ensureTable, startEmbedded } from '../embedded/database.ts';
import { readAssembly, resourcesOf, UnfitAssemblyError, type Template } from './assembly.ts';
import { aws, type Aws } from './aws.ts';
import { clock } from './clock.ts';
import { databaseAt } from './database.ts';
import { eventSources } from './event-sources.ts';
import { emulatedApis } from './apis.ts';
import { deployedIn, functionsOf, type Functions } from './functions.ts';
import type { Deployed, Listen } from './instance.ts';
import { rolesOf, type Statement } from './judge.ts';
import { userPool, type EmulatedPool } from './user-pool.ts';
import { queuesOf, type Message } from './queues.ts';
import { resolving, type Resolve } from './resolve.ts';
import { streamLog } from './stream-log.ts';

export type EmulateOptions = {
  /** The output of `cdk synth`, with the functions' code. */
  readonly folder: string;
  readonly port?: number;
  /** An existing DynamoDB; its own, in memory, unless given. */
  readonly endpoint?: string | undefined;
  /** Duration of a second of the platform's waiting, in milliseconds; default 1000. */
  readonly pace?: number;
  /** Maximum number of instances of each function, within the stack's limit. */
  readonly instances?: number;
  readonly listen?: Listen;
  /** The entry of a runtime client, such as AWS's own: `…/aws-lambda-ric/bin/index.mjs`. */
  readonly client?: string | undefined;
};

/** The stack as it would be deployed, on this machine. */
export type Emulated = Pick<Aws, 'judged' | 'mails' | 'used'> & {
  /** Host and port of the front. */
  readonly host: string;
  readonly roles: ReadonlyMap<string, readonly Statement[]>;
  readonly functions: Functions;
  /** The messages in the queue whose logical id begins with this text. */
  queued(id: string): readonly Message[];
  readonly tokenFor: EmulatedPool['tokenFor'];
  close(): Promise<void>;
};

/**
 * Runs a synthesised stack: its bundles, each in processes of their own behind a Runtime API, with
 * the template's routes, event sources and queues. Every call to AWS is judged by the caller's own
 * role.
 */
export async function emulate(options: EmulateOptions): Promise<Emulated> {
  const { folder, pace = 1_000, port = 0 } = options;
  const assembly = readAssembly(folder);
  const { template } = assembly;
  const resolve = resolving(template);
  const hear = options.listen ?? (() => undefined);
  const roles = rolesOf(template, resolve);
  const data = await dataOf(template, resolve, options.endpoint);
  const front = await listener(port);
  const inside = await listener(0);
  const deployed = deployedIn(assembly, resolve, leading(front.host, inside.host)).map((its) =>
    adapted(its, options),
  );
  const functions = functionsOf(deployed, hear);
  const pool = await userPool(poolOf(deployed));
  const apis = emulatedApis({ assembly, resolve, functions, pool, hear });
  const queues = queuesOf(template, resolve, pace);
  const stack = aws({
    ...data,
    queues,
    roles,
    arn: (id) => arnOf(resolve, id),
    sockets: apis.sockets,
  });
  inside.answer = stack.answer;
  front.answer = apis.answer;
  serveUpgrades(front.server, apis);
  const around = { template, resolve, functions, aws: stack, queues, pace, log: data.stream.log };
  const stops = [clock(template, resolve, functions), eventSources(around)];

  return {
    host: front.host,
    roles,
    functions,
    judged: stack.judged,
    mails: stack.mails,
    used: stack.used,
    queued: (id) =>
      resourcesOf(template, 'AWS::SQS::Queue')
        .filter(([queue]) => queue.startsWith(id))
        .flatMap(([queue]) => queues.in(arnOf(resolve, queue))),
    tokenFor: pool.tokenFor,
    close: async () => {
      for (const stop of stops) stop();
      await Promise.all([front.close(), apis.close()]);
      functions.close();
      await inside.close();
      await data.close();
    },
  };
}

const arnOf = (resolve: Resolve, id: string): string =>
  String(resolve({ 'Fn::GetAtt': [id, 'Arn'] }));

/** A port of this machine, with a request listener that can be set later. */
async function listener(port: number) {
  const at = { answer: notYet };
  const {
    server,
    close,
    port: given,
  } = await listen((...to) => at.answer(...to), {
    host: '127.0.0.1',
    port,
  });
  return Object.assign(at, { server, close, host: `127.0.0.1:${String(given)}` });
}
const notYet: RequestListener = (_request, response) => response.writeHead(503).end();

/** Settings that direct functions to the stand-ins instead of AWS. */
const leading = (front: string, inside: string): Readonly<Record<string, string>> => ({
  AWS_ENDPOINT_URL_DYNAMODB: `http://${inside}`,
  AWS_ENDPOINT_URL_DYNAMODB_STREAMS: `http://${inside}`,
  AWS_ENDPOINT_URL_SESV2: `http://${inside}`,
  AWS_ENDPOINT_URL_SQS: `http://${inside}`,
  CONNECTIONS_ENDPOINT: `http://${inside}/live`,
  OIDC_JWKS_URI: `http://${front}/.well-known/jwks.json`,
});

const adapted = (its: Deployed, { client, instances = Infinity }: EmulateOptions): Deployed => ({
  ...its,
  client,
  concurrency: Math.min(its.concurrency, instances),
});

/** Issuer and audience of the tokens that the APIs accept. */
function poolOf(deployed: readonly Deployed[]) {
  const { environment } = deployed.find(({ name }) => name === 'Graphql') ?? {};
  const { OIDC_ISSUER: issuer = '', OIDC_AUDIENCE: audience = '' } = environment ?? {};
  return { issuer, audience };
}

const tableType = 'AWS::DynamoDB::GlobalTable';

/** The tables at an endpoint, or in memory; writes to the one with a stream are recorded. */
async function dataOf(template: Template, resolve: Resolve, given: string | undefined) {
  const tables = resourcesOf(template, tableType);
  const [main] = tables.find(([, { Properties }]) => 'StreamSpecification' in Properties) ?? [];
  if (main === undefined) throw new UnfitAssemblyError('There is no table with a stream.');
  const embedded = given === undefined ? await startEmbedded({ table: main }) : undefined;
  const endpoint = given ?? embedded?.endpoint ?? '';
  for (const [table] of tables) await ensureTable(endpoint, table);
  const log = streamLog();
  return {
    database: databaseAt(endpoint, { table: main, log }),
    stream: { arn: String(resolve({ 'Fn::GetAtt': [main, 'StreamArn'] })), log },
    close: async () => embedded?.close(),
  };
}
