import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installations } from '../support/installations.ts';
import type { Parsed, Templates } from '../support/synth.ts';
import { all, functionsOf, type Statement } from '../support/template.ts';

describe.each(Object.entries(installations))(
  'the deployed service of %s',
  (_, cloud: Templates) => {
    const { service, edge, findings } = cloud;

    it('leaves no finding of the checks unacknowledged', () => {
      expect(findings).toEqual([]);
    });

    it('retains its tables after the stack is deleted, and can restore any second of the last 35 days', () => {
      const tables = all(service, 'AWS::DynamoDB::GlobalTable');
      expect(tables).toHaveLength(2);
      for (const { Properties, DeletionPolicy } of tables) {
        expect(DeletionPolicy).toBe('Retain');
        expect(Properties['BillingMode']).toBe('PAY_PER_REQUEST');
        for (const replica of Properties['Replicas']) {
          expect(replica.DeletionProtectionEnabled).toBe(true);
          expect(replica.PointInTimeRecoverySpecification).toMatchObject({
            PointInTimeRecoveryEnabled: true,
            RecoveryPeriodInDays: 35,
          });
        }
      }
    });

    it('gives the main table the indexes of the store, and the secrets no stream', () => {
      const [main, secrets] = all(service, 'AWS::DynamoDB::GlobalTable').map(
        ({ Properties }) => Properties,
      );
      expect(main).toMatchObject({
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: [
          { IndexName: 'lists', Projection: { ProjectionType: 'KEYS_ONLY' } },
        ],
        StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
        TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
      });
      expect(secrets).not.toHaveProperty('StreamSpecification');
    });

    it('keeps every log for a limited time', () => {
      const logs = all(service, 'AWS::Logs::LogGroup');
      expect(logs.length).toBeGreaterThan(8);
      for (const { Properties } of logs) expect([14, 90]).toContain(Properties['RetentionInDays']);
    });

    it('publishes only two APIs, behind one front', () => {
      const apis = all(service, 'AWS::ApiGatewayV2::Api').map(
        (it) => it.Properties['ProtocolType'],
      );
      expect(apis.sort()).toEqual(['HTTP', 'WEBSOCKET']);
      expect(all(service, 'AWS::Lambda::Url')).toEqual([]);
      expect(all(service, 'AWS::CloudFront::Distribution')).toHaveLength(1);
      const buckets = [edge, service].flatMap((its) => all(its, 'AWS::S3::Bucket'));
      expect(buckets).toHaveLength(2);
      for (const { Properties } of buckets) {
        expect(Object.values(Properties['PublicAccessBlockConfiguration'])).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }
      const callers = all(service, 'AWS::Lambda::Permission').map(
        (it) => it.Properties['Principal'],
      );
      expect(new Set(callers)).toEqual(
        new Set(['apigateway.amazonaws.com', 'events.amazonaws.com']),
      );
      for (const type of [
        'AWS::SQS::QueuePolicy',
        'AWS::SNS::TopicPolicy',
        'AWS::S3::BucketPolicy',
      ]) {
        for (const { Properties } of [service, edge].flatMap((its) => all(its, type))) {
          const open = (Properties['PolicyDocument'].Statement as Statement[])
            .filter(({ Effect }) => Effect === 'Allow')
            .filter(({ Principal }) => JSON.stringify(Principal).includes('*'));
          expect(open).toEqual([]);
        }
      }
    });

    it('blocks requests past the front: every route that opens an API has an authorizer', () => {
      const open = all(service, 'AWS::ApiGatewayV2::Route').filter(
        ({ Properties }) => Properties['AuthorizationType'] !== 'CUSTOM',
      );
      // a socket that is open has passed already
      expect(open.map(({ Properties }) => Properties['RouteKey']).sort()).toEqual([
        '$default',
        '$disconnect',
      ]);
      const [front] = all(service, 'AWS::CloudFront::Distribution');
      const { Origins = [] }: { Origins: Parsed[] } = front?.Properties['DistributionConfig'] ?? {};
      const origins = Origins.filter((origin) => 'CustomOriginConfig' in origin);
      expect(origins).toHaveLength(2);
      for (const origin of origins) {
        expect(origin.CustomOriginConfig.OriginProtocolPolicy).toBe('https-only');
        const [header] = origin.OriginCustomHeaders;
        expect(header.HeaderName).toBe('x-questhall-front');
        expect(JSON.stringify(header.HeaderValue)).toContain('{{resolve:secretsmanager:');
      }
    });

    it('limits the rate of both APIs, and logs every request', () => {
      const stages = all(service, 'AWS::ApiGatewayV2::Stage');
      expect(stages).toHaveLength(2);
      for (const { Properties } of stages) {
        expect(Properties['DefaultRouteSettings']).toMatchObject({
          ThrottlingRateLimit: expect.any(Number),
          ThrottlingBurstLimit: expect.any(Number),
        });
        const { DestinationArn, Format } = Properties['AccessLogSettings'];
        expect(DestinationArn).toBeDefined();
        expect(Format).not.toMatch(/authorization|querystring|authorizer\.claims|context\.path/i);
      }
    });

    it('writes no path and no query into the front’s log', () => {
      const [front] = all(service, 'AWS::CloudFront::Distribution');
      expect(front?.Properties['DistributionConfig']).not.toHaveProperty('Logging');
      const [delivery] = all(edge, 'AWS::Logs::Delivery');
      expect(delivery?.Properties['RecordFields']).toContain('sc-status');
      expect(delivery?.Properties['RecordFields'].join()).not.toMatch(/uri|query|cookie|referer/i);
    });

    it('alarms at a share of concurrent instances before the limit', () => {
      const alarms = all(service, 'AWS::CloudWatch::Alarm').map((it) => it.Properties);
      const shares = new Map(
        [...functionsOf(service)].map(([id, { Properties }]) => [
          id,
          Number(Properties['ReservedConcurrentExecutions']),
        ]),
      );
      const told = alarms.filter((it) => it['MetricName'] === 'ConcurrentExecutions');
      for (const { Dimensions, Threshold } of told) {
        const share = shares.get(Dimensions[0].Value.Ref) ?? 0;
        expect(Threshold).toBeLessThan(share);
        expect(Threshold).toBeGreaterThanOrEqual(share / 2);
      }
      expect(told).toHaveLength(11);
    });

    it('sends every alarm to the operators, and documents it', () => {
      const alarms = [service, edge].flatMap((its) => all(its, 'AWS::CloudWatch::Alarm'));
      expect(alarms.length).toBeGreaterThan(20);
      const page = readFileSync('docs/operations.md', 'utf8');
      for (const { Properties } of alarms) {
        const [, name = ''] = /"([\w-]+)"\.$/.exec(Properties['AlarmDescription']) ?? [];
        const known = [name, name.replace(/^[a-z]+(?=-)/i, '…')];
        expect(
          known.some((each) => page.includes(`\`${each}\``)),
          name,
        ).toBe(true);
        expect(Properties['AlarmActions']).toHaveLength(1);
        expect(Properties['AlarmDescription']).toContain('docs/operations.md');
      }
      expect(all(service, 'AWS::Budgets::Budget')).toHaveLength(1);
      expect(all(service, 'AWS::CloudWatch::Dashboard')).toHaveLength(1);
    });

    it('sounds the alarms of scheduled functions at once', () => {
      const alarms = all(service, 'AWS::CloudWatch::Alarm').map((it) => it.Properties);
      for (const name of ['sweep-errors', 'sweep-throttles']) {
        const [alarm] = alarms.filter((it) => it['AlarmDescription'].includes(`"${name}"`));
        expect(alarm, name).toMatchObject({ Threshold: 0, EvaluationPeriods: 1 });
      }
    });

    it('alarms when the timers’ sweep no longer runs', () => {
      const [alarm] = all(service, 'AWS::CloudWatch::Alarm').filter((it) =>
        it.Properties['AlarmDescription'].includes('"timers-silent"'),
      );
      expect(alarm?.Properties).toMatchObject({
        ComparisonOperator: 'LessThanThreshold',
        Threshold: 1,
        TreatMissingData: 'breaching',
        MetricName: 'Invocations',
      });
      expect(alarm?.Properties['Dimensions'][0].Value.Ref).toContain('TimersSweep');
    });

    it('names no account and no secret', () => {
      const text = JSON.stringify([service, edge, cloud.firewall]);
      expect(text.replaceAll('000000000000', '').match(/(?<=[:"/])\d{12}(?=[:"/])/g)).toBeNull();
      expect(/AKIA|BEGIN [A-Z ]*PRIVATE|"SecretString"/.test(text)).toBe(false);
    });
  },
);

describe.each(Object.entries(installations))('a release of %s', (name, { service }) => {
  it('goes live by an alias, and is rolled back by alarms', () => {
    const aliases = all(service, 'AWS::Lambda::Alias').map((it) => it.Properties['Name']);
    expect(aliases).toEqual(['live', 'live', 'live', 'live']);
    const uris = all(service, 'AWS::ApiGatewayV2::Integration')
      .filter(({ Properties }) => Properties['IntegrationType'] === 'AWS_PROXY')
      .map(({ Properties }) => JSON.stringify(Properties['IntegrationUri']));
    for (const uri of uris) expect(uri).toContain('Live');
    const groups = all(service, 'AWS::CodeDeploy::DeploymentGroup').map((it) => it.Properties);
    expect(groups).toHaveLength(4);
    for (const group of groups) {
      expect(group['DeploymentConfigName']).toBe(
        name === 'dev'
          ? 'CodeDeployDefault.LambdaAllAtOnce'
          : 'CodeDeployDefault.LambdaCanary10Percent15Minutes',
      );
      expect(group['AlarmConfiguration'].Alarms.length).toBeGreaterThanOrEqual(3);
      expect(group['AutoRollbackConfiguration'].Events).toContain('DEPLOYMENT_STOP_ON_ALARM');
    }
  });

  it('is measured against the targets on the dashboard', () => {
    const [board] = all(service, 'AWS::CloudWatch::Dashboard');
    const body = JSON.stringify(board?.Properties['DashboardBody']);
    const page = readFileSync('docs/operations.md', 'utf8');
    for (const [, promise = ''] of body.matchAll(/(at (?:least|most) [\d.,]+ (?:%|ms)[^\\"]*)/g)) {
      expect(page).toContain(promise);
    }
    expect(body.match(/at (least|most) /g)).toHaveLength(3);
  });
});
