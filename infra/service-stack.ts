import { CfnOutput, Duration, Stack, type App } from 'aws-cdk-lib';
import { botFilters, streamFilters } from '../services/storage/table/table.ts';
import { consumer } from './consumers/consumer.ts';
import { sweep } from './consumers/sweep.ts';
import { tables as makeTables, type Tables } from './data/tables.ts';
import { gatewayLogging } from './doors/gateway-logging.ts';
import { httpDoor } from './doors/http-door.ts';
import { servedBy, socketDoor } from './doors/socket-door.ts';
import { front } from './edge/front.ts';
import { guard } from './edge/guard.ts';
import { CONSUMER_SECONDS, functions, type Functions } from './functions/functions.ts';
import { people as makePeople } from './people/people.ts';
import type { Stage } from './stage.ts';
import { watch } from './watch/watch.ts';

/** Everything of an installation but its firewall. */
export function serviceStack(app: App, stage: Stage, webAclArn: string | undefined): Stack {
  const stack = new Stack(app, `questhall-${stage.name}`, {
    env: { region: stage.region },
    crossRegionReferences: true,
    terminationProtection: stage.name === 'prod',
    description: 'Questhall: a game service for turn-based adventure board games.',
  });
  const tables = makeTables(stack, stage);
  const people = makePeople(stack, stage);
  const sockets = socketDoor(stack, stage);
  const its = functions(stack, { stage, tables, people, sockets });
  const guarding = guard(stack, stage);
  servedBy(sockets.api, its.sockets, guarding.sockets);
  gatewayLogging(stack, sockets.stage);
  const http = httpDoor(stack, {
    stage,
    ...its,
    jwksUri: people.jwksUri,
    guard: guarding.http,
  });
  const behind = followers(stack, tables, its);
  sweep(stack, its.sweep, Duration.minutes(10));
  const { domainName } = front(stack, {
    stage,
    http,
    sockets,
    guard: guarding,
    ...(webAclArn === undefined ? {} : { webAclArn }),
  });
  watch(stack, {
    stage,
    http: http.stage,
    sockets: sockets.api,
    table: tables.main,
    functions: { ...its, ...guarding.functions },
    consumers: behind,
  });
  new CfnOutput(stack, 'Address', { value: `https://${stage.domain?.name ?? domainName}` });
  new CfnOutput(stack, 'PointTheDomainAt', { value: domainName });
  return stack;
}

/** Two consumers, the most that a stream serves well: one tells, which needs no secret; one plays. */
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
      filters: botFilters,
    }),
  };
}
