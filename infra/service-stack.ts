import { CfnOutput, Duration, Stack, type App } from 'aws-cdk-lib/core';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { actingFilters, streamFilters } from '../services/platform/storage/table/table.ts';
import { consumer } from './consumers/consumer.ts';
import { sweep } from './consumers/sweep.ts';
import { tables as makeTables, type Tables } from './data/tables.ts';
import { directing, directorQueue } from './directing/directing.ts';
import { gatewayLogging } from './apis/gateway-logging.ts';
import { publicHttpApi } from './apis/public-http-api.ts';
import { servedBy, publicSocketApi } from './apis/public-socket-api.ts';
import { front } from './edge/front.ts';
import { guard } from './guard.ts';
import { web } from './edge/web.ts';
import { CONSUMER_SECONDS, functions, type Functions } from './functions/functions.ts';
import { live, releases } from './functions/release.ts';
import { notifications as makeNotifications, telling } from './notifications/notifications.ts';
import { signIn as makeSignIn } from './sign-in/user-pool.ts';
import type { Stage } from './stage.ts';
import { timerQueue, timers } from './timers/timers.ts';
import { watch } from './watch/watch.ts';

export type ServiceProps = {
  readonly stage: Stage;
  /** The folder with the files of the built page. */
  readonly page: string;
  /** The ARN of the firewall, if the stage has one. */
  readonly webAclArn: string | undefined;
};

/** Creates everything of an installation but its edge; `front` is the id of its distribution. */
export function serviceStack(
  app: App,
  { stage, page, webAclArn }: ServiceProps,
): { readonly stack: Stack; readonly front: string } {
  const stack = new Stack(app, `questhall-${stage.name}`, {
    env: { region: stage.region },
    crossRegionReferences: true,
    terminationProtection: stage.name === 'prod',
    description: 'Questhall: a game service for turn-based adventure board games.',
  });
  const tables = makeTables(stack, stage);
  const signIn = makeSignIn(stack, stage);
  const sockets = publicSocketApi(stack, stage);
  const queue = timerQueue(stack, CONSUMER_SECONDS);
  const notifications = makeNotifications(stack, stage, CONSUMER_SECONDS);
  const directed = directorQueue(stack, CONSUMER_SECONDS);
  const served = { timers: queue, notifications, directed };
  const its = functions(stack, { stage, tables, signIn, sockets, ...served });
  const guarding = guard(stack, stage);
  const apis = {
    graphql: live(its.graphql),
    rest: live(its.rest),
    waits: live(its.waits),
    sockets: live(its.sockets),
  };
  // the library's own types differ in whether a property may be left out
  const called = apis as Readonly<Record<keyof typeof apis, IFunction>>;
  servedBy(sockets.api, called.sockets, guarding.sockets);
  gatewayLogging(stack, sockets.stage);
  const http = publicHttpApi(stack, {
    stage,
    ...called,
    jwksUri: signIn.jwksUri,
    guard: guarding.http,
  });
  const behind = followers(stack, tables, its);
  sweep(stack, 'Sweep', { swept: its.sweep, every: Duration.minutes(10) });
  const { timersSweep, timersDue } = its;
  const { concurrency } = stage;
  timers(stack, { queue, sweep: timersSweep, due: timersDue, concurrency: concurrency.timers });
  telling(notifications, its.notifications, concurrency.notifications);
  directing(directed, its.directing, concurrency.directing);
  const { domainName, distributionId } = front(stack, {
    stage,
    http,
    sockets,
    guard: guarding,
    web: web(stack, { stage, files: page, signIn }),
    ...(webAclArn === undefined ? {} : { webAclArn }),
  });
  const address = `https://${stage.domain?.name ?? domainName}`;
  its.notifications.addEnvironment('API_URL', address);
  its.notifications.addEnvironment('TABLE_URL', stage.tableUrl ?? `${address}/matches/{matchId}`);
  const alarms = watch(stack, {
    stage,
    http: http.stage,
    sockets: sockets.api,
    table: tables.main,
    functions: { ...its, ...guarding.functions },
    shares: sharesOf(stage),
    consumers: behind,
    queues: { timers: queue, notifications: notifications.queue, directing: directed },
  });
  releases(stack, { stage, aliases: apis, alarms });
  new CfnOutput(stack, 'MainTable', { value: tables.main.tableName });
  new CfnOutput(stack, 'Address', { value: address });
  new CfnOutput(stack, 'PointTheDomainAt', { value: domainName });
  return { stack, front: distributionId };
}

/** Redrive and sweep use up what little they have whenever they work. */
const sharesOf = ({
  concurrency: { http, waits, sockets, stream, bots, timers: timersDue, ...others },
}: Stage) => ({
  ...{ graphql: http, rest: http, waits, sockets, stream, bots, timersDue },
  ...{ notifications: others.notifications, directing: others.directing },
  ...{ guard: others.guard, socketGuard: others.guard },
});

/**
 * Creates two consumers, the most that a stream serves well: one notifies followers, and needs no
 * secret; one plays for bots, and directs.
 */
function followers(stack: Stack, { main: table }: Tables, its: Functions) {
  const common = { table, seconds: CONSUMER_SECONDS };
  return {
    stream: consumer(stack, {
      ...common,
      id: 'Telling',
      function: its.stream,
      redrive: its.streamRedrive,
      filters: streamFilters,
    }),
    bots: consumer(stack, {
      ...common,
      id: 'Playing',
      function: its.bots,
      redrive: its.botsRedrive,
      filters: actingFilters,
    }),
  };
}
