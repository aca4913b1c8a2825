import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../tools/emulate/assembly.ts';
import { installations } from '../support/installations.ts';
import { every } from '../support/synth.ts';
import { about, all, functionsOf, list, rightsOf, type Statement } from '../support/template.ts';

/** The actions that a statement grants, each with its partitions. */
const grantsOf = ({ Action, Condition }: Statement): readonly string[] =>
  list(Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']).flatMap((key) =>
    list(Action).map((action) => `${String(key)} ${action}`),
  );

describe.each(Object.entries(installations))('the functions of %s', (stage, { service }) => {
  it('limits every function in time, memory and number, on one platform', () => {
    const functions = [...functionsOf(service)];
    expect(functions.map(([id]) => nameOf(id)).sort()).toEqual([
      'Bots',
      'BotsRedrive',
      'Directing',
      'Graphql',
      'Guard',
      'Notifications',
      'Rest',
      'SocketGuard',
      'Sockets',
      'Stream',
      'StreamRedrive',
      'Sweep',
      'TimersDue',
      'TimersSweep',
      'Waits',
    ]);
    for (const [id, { Properties }] of functions) {
      expect(Properties, id).toMatchObject({
        Runtime: 'nodejs22.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
        Timeout: expect.any(Number),
        MemorySize: expect.any(Number),
        ReservedConcurrentExecutions: expect.any(Number),
        LoggingConfig: { LogGroup: expect.anything() },
      });
      expect(Properties['Timeout'], id).toBeLessThanOrEqual(300);
    }
    // an account has 1,000 at first, and keeps 100 of them for functions without a bound
    const together = functions.reduce(
      (sum, [, it]) => sum + Number(it.Properties['ReservedConcurrentExecutions']),
      0,
    );
    expect(together).toBeLessThanOrEqual(900);
    const told = new RegExp(`${String(together)}( together)? in \`${stage.split(' ')[0] ?? ''}\``);
    expect(readFileSync('docs/operations.md', 'utf8')).toMatch(told);
  });

  it('ends an API’s function within API Gateway’s timeout', () => {
    for (const [id, { Properties }] of functionsOf(service)) {
      if (!['Graphql', 'Rest', 'Sockets', 'Waits'].includes(nameOf(id))) continue;
      expect(Properties['Timeout'], id).toBeLessThanOrEqual(29);
    }
  });

  it('gives every function a role of its own', () => {
    const roles = [...functionsOf(service).values()].map(({ Properties }) => Properties['Role']);
    expect(new Set(roles.map((role) => JSON.stringify(role))).size).toBe(roles.length);
  });

  it('lets only bots and timers read match secrets, only senders read channel secrets, and only APIs write them', () => {
    const knowing = [...rightsOf(service)].flatMap(([name, statements]) => {
      const granted = about(statements, 'DataSecrets').flatMap(grantsOf);
      return granted.length === 0 ? [] : [[name, granted.sort()]];
    });
    const ofMatches = ['SECRET#* dynamodb:GetItem'];
    const ofChannels = ['CHANNEL#* dynamodb:GetItem'];
    const kept = [
      ...['CHANNEL#* dynamodb:DeleteItem', ...ofChannels, 'CHANNEL#* dynamodb:PutItem'],
      ...[...ofMatches, 'SECRET#* dynamodb:PutItem'],
      ...['VAPID#* dynamodb:GetItem', 'VAPID#* dynamodb:PutItem'],
    ];
    const sends = [...ofChannels, 'VAPID#* dynamodb:GetItem'];
    expect(Object.fromEntries(knowing)).toEqual({
      ...{ Graphql: kept, Rest: kept, Notifications: sends },
      ...{ Bots: ofMatches, BotsRedrive: ofMatches, Sweep: ofMatches },
      TimersDue: [...ofMatches, 'SECRET#* dynamodb:PutItem'],
      Directing: [...ofMatches, 'SECRET#* dynamodb:PutItem'],
    });
    const told = [...functionsOf(service)].flatMap(([id, { Properties }]) =>
      JSON.stringify(Properties['Environment']).includes('DataSecrets') ? [nameOf(id)] : [],
    );
    expect(told.sort()).toEqual(knowing.map(([name]) => name).sort());
  });

  it('lets no function update or delete a commit, and allows only named partitions', () => {
    for (const [name, statements] of rightsOf(service)) {
      const onItems = statements.filter(
        ({ Action, Resource }) =>
          list(Action).some((action) => /^dynamodb:(\w+Item|Query)$/.test(action)) &&
          !/DataSecrets|index\/lists/.test(JSON.stringify(Resource)),
      );
      for (const grant of onItems.flatMap(grantsOf)) {
        expect(grant, name).toMatch(
          /^(STREAM|HEAD|WATCHERS|CONNECTION|ACCOUNT|ATTENTION|VACATION|TENURE|PLAYS|INBOX|PREVIEW|RATING|RATED|OPERATOR|MAILING|TALK|QUEUE|REPORT)#\* /,
        );
        expect(grant, name).not.toMatch(/^STREAM.*(Update|Delete)Item$/);
      }
    }
  });

  it('allows no action by wildcard, and none that scans, alters or deletes a table', () => {
    for (const [name, statements] of rightsOf(service)) {
      for (const { Action, Resource, Effect } of statements) {
        expect(Effect).toBe('Allow');
        const actions = list(Action);
        expect(
          actions.filter((action) => action.includes('*')),
          name,
        ).toEqual([]);
        expect(actions.filter((action) => /:(Scan|\w*Table|PartiQL\w*)$/.test(action))).toEqual([]);
        if (JSON.stringify(Resource) !== '"*"') continue;
        expect(
          actions.filter((action) => !/^(xray:Put\w+|dynamodb:ListStreams)$/.test(action)),
        ).toEqual([]);
      }
    }
  });

  it('reads the stream in order, retries a bad batch in halves, and keeps records that fail', () => {
    const feeds = all(service, 'AWS::Lambda::EventSourceMapping').filter(
      ({ Properties }) => 'StartingPosition' in Properties,
    );
    // more than two readers of a shard would hinder each other
    expect(feeds).toHaveLength(2);
    for (const { Properties } of feeds) {
      expect(Properties).toMatchObject({
        ParallelizationFactor: 1,
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        MaximumRetryAttempts: 8,
        MaximumRecordAgeInSeconds: 3_600,
        DestinationConfig: { OnFailure: { Destination: expect.anything() } },
        FilterCriteria: { Filters: expect.anything() },
      });
    }
  });

  it('sweeps once per schedule, without retries', () => {
    const queues = all(service, 'AWS::Lambda::EventInvokeConfig').map((it) => it.Properties);
    const swept = queues.map((it) => nameOf(it['FunctionName'].Ref));
    expect(swept.sort()).toEqual(['Sweep', 'TimersSweep']);
    for (const it of queues) expect(it['MaximumRetryAttempts']).toBe(0);
    const rules = all(service, 'AWS::Events::Rule')
      .map((it) => it.Properties)
      .filter((it) => 'ScheduleExpression' in it);
    expect(rules.map((it) => it['ScheduleExpression']).sort()).toEqual([
      'rate(1 minute)',
      'rate(10 minutes)',
    ]);
    for (const it of rules) expect(it['Targets'][0].RetryPolicy.MaximumRetryAttempts).toBe(0);
  });

  it('redrives dead letters, and moves those that fail again to a queue with an alarm', () => {
    const queues = every(service, 'AWS::SQS::Queue');
    const givenUp = [...queues].filter(([, { Properties }]) => 'RedrivePolicy' in Properties);
    expect(queues.size).toBe(10);
    expect(givenUp).toHaveLength(5);
    for (const [id, { Properties }] of givenUp) {
      const taken = all(service, 'AWS::Lambda::EventSourceMapping').filter(
        (it) => it.Properties['EventSourceArn']['Fn::GetAtt'][0] === id,
      );
      expect(taken, id).toHaveLength(1);
      // six times what the function may take, as SQS advises
      expect(Properties['VisibilityTimeout'], id).toBe(360);
    }
  });

  it('lets only the notifier send mail, from one address, and gets its bounces', () => {
    const mails = [...rightsOf(service)].flatMap(([name, statements]) =>
      statements
        .filter(({ Action }) => list(Action).some((action) => action.startsWith('ses:')))
        .map(({ Condition, Resource }) => ({ name, Condition, on: JSON.stringify(Resource) })),
    );
    const isOn = stage === 'prod with a domain';
    const Condition = { StringEquals: { 'ses:FromAddress': 'play@example.org' } };
    const on = expect.stringMatching(/configuration-set\/questhall-prod.*identity\/example\.org/);
    expect(mails).toEqual(isOn ? [{ name: 'Notifications', Condition, on }] : []);
    const told = [...functionsOf(service)].filter(([, { Properties }]) =>
      JSON.stringify(Properties['Environment']).includes('play@example.org'),
    );
    expect(told.map(([id]) => nameOf(id)).sort()).toEqual(
      isOn ? ['Graphql', 'Notifications', 'Rest'] : [],
    );
    const events = all(service, 'AWS::SES::ConfigurationSetEventDestination').map(
      (it) => it.Properties['EventDestination'].MatchingEventTypes,
    );
    expect(events).toEqual(isOn ? [['bounce', 'complaint']] : []);
    const rules = all(service, 'AWS::Events::Rule').filter(
      (it) => it.Properties['EventPattern'] !== undefined,
    );
    expect(rules.map((it) => JSON.stringify(it.Properties['Targets'][0].Arn))).toEqual(
      isOn ? [expect.stringContaining('NotificationsDue')] : [],
    );
  });
});
