import { readFileSync, rmSync } from 'node:fs';
import { App } from 'aws-cdk-lib/core';
import { describe, expect, it } from 'vitest';
import { stageOf } from '../../../infra/stage.ts';
import { isLong } from '../../support/long.ts';
import { installations } from '../support/installations.ts';
import { every, synthesise, type Templates } from '../support/synth.ts';
import { all, functionsOf } from '../support/template.ts';

describe('a stage', () => {
  it('has a firewall in production, in front of both APIs', () => {
    const { service, firewall } = installations.prod;
    const [front] = all(service, 'AWS::CloudFront::Distribution');
    expect(front?.Properties['DistributionConfig'].WebACLId).toBeDefined();
    const [acl] = firewall ? all(firewall, 'AWS::WAFv2::WebACL') : [];
    expect(acl?.Properties['Scope']).toBe('CLOUDFRONT');
    const rules = acl?.Properties['Rules'] as { Name: string }[];
    expect(rules.map(({ Name }) => Name)).toEqual([
      'per-address',
      'AmazonIpReputationList',
      'KnownBadInputsRuleSet',
    ]);
    expect(JSON.stringify(acl?.Properties['DataProtectionConfig'])).toContain('QUERY_STRING');
    const [log] = firewall ? all(firewall, 'AWS::WAFv2::LoggingConfiguration') : [];
    expect(log?.Properties['RedactedFields']).toEqual(
      expect.arrayContaining([{ UriPath: {} }, { QueryString: {} }]),
    );
    expect(JSON.stringify(acl?.Properties)).not.toContain('"SampledRequestsEnabled":true');
    expect(installations.dev.firewall).toBeUndefined();
  });

  it('can have a domain of its own, and then no old protocol', () => {
    const [front] = all(
      installations['prod with a domain'].service,
      'AWS::CloudFront::Distribution',
    );
    expect(front?.Properties['DistributionConfig']).toMatchObject({
      Aliases: ['play.example.org'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
    expect(() => synthesise({ domain: 'play.example.org' })).toThrow('certificate');
  });

  it('sends the mail of the user pool by SES if a sender is set', () => {
    const mail = ({ service }: Templates) =>
      all(service, 'AWS::Cognito::UserPool')[0]?.Properties['EmailConfiguration'];
    expect(mail(installations.prod)).toBeUndefined();
    expect(mail(installations['prod with a domain'])).toMatchObject({
      EmailSendingAccount: 'DEVELOPER',
      From: 'Questhall <play@example.org>',
    });
  });

  it.each([
    ['play.example.org', 'whole URL'],
    ['http://play.example.org/', 'http://localhost alone'],
    ['https://play.example.org/#in', 'no fragment'],
    ['https://*.example.org/', 'no fragment, star'],
    ['https://play.example.org/,', 'whole URL'],
  ])('refuses the callback URLs %s', (callbackUrls, why) => {
    expect(() => synthesise({ callbackUrls })).toThrow(why);
  });

  it('requires callback URLs in production', () => {
    expect(() => synthesise({ stage: 'prod' })).toThrow('callbackUrls');
    const [client] = all(installations.prod.service, 'AWS::Cognito::UserPoolClient');
    expect(client?.Properties['CallbackURLs']).toEqual([
      'https://play.example.org/',
      'org.example.play://back',
    ]);
  });

  it('adds the page’s callback URL if it has a domain', () => {
    const arn = 'arn:aws:acm:us-east-1:000000000000:certificate/0';
    const domain = { domain: 'play.example.org', certificateArn: arn };
    const urls = (context: object) => stageOf(new App({ context }).node).callbackUrls;
    const page = 'https://play.example.org/signed-in';
    expect(urls({ stage: 'prod', ...domain })).toEqual([page]);
    expect(urls({ ...domain, callbackUrls: 'org.example.play://back' })).toEqual([
      page,
      'org.example.play://back',
    ]);
    expect(urls({})).toEqual(['http://localhost:3000/']);
  });

  it('treats an empty variable of the pipeline as unset', () => {
    const nothing = {
      callbackUrls: '',
      domain: '',
      certificateArn: '',
      alarmEmail: '',
      budget: '',
    };
    const others = {
      mailFrom: '',
      mailRate: '',
      tableUrl: '',
      beaconUrl: '',
      tables: '',
      frontKey: '',
    };
    expect(stageOf(new App({ context: { ...nothing, ...others } }).node)).toEqual(
      stageOf(new App().node),
    );
  });

  it('can set every option of the stage in the pipeline', () => {
    const read = (path: string) =>
      readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
    const [, deploying = ''] = read('docs/operations.md').split(/^##+ (?:Deploying|The page)$/mu);
    const table = deploying.matchAll(/^\| `(\w+)` +\|[^|]*\|[^|]*\|$/gmu);
    const said = read('.github/workflows/deploy.yml').matchAll(/-c (\w+)=/gu);
    const documented = [...table].map(([, key = '']) => key);
    expect(documented).toContain('certificateArn');
    expect([...said].map(([, key]) => key)).toEqual(documented);
  });

  it('returns to the start of the page after sign-out', () => {
    const urls = ({ service }: Pick<Templates, 'service'>) =>
      all(service, 'AWS::Cognito::UserPoolClient')[0]?.Properties['LogoutURLs'];
    expect(urls(installations['prod with a domain'])).toEqual([
      'https://play.example.org/signed-in',
      'https://play.example.org/',
      'org.example.play://back',
    ]);
    const only = { callbackUrls: 'https://d1.cloudfront.net/signed-in' };
    const { service, folder } = synthesise(only);
    rmSync(folder, { recursive: true });
    expect(urls({ service })).toContain('https://d1.cloudfront.net/');
  });

  it('mails the configured address, and alarms at the configured budget', () => {
    const [subscription] = all(installations.dev.service, 'AWS::SNS::Subscription');
    expect(subscription?.Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'ops@example.org',
    });
    const [budget] = all(installations.prod.service, 'AWS::Budgets::Budget');
    expect(budget?.Properties['Budget'].BudgetLimit).toEqual({ Amount: 500, Unit: 'USD' });
  });

  it('uses existing tables if they are given', () => {
    const arn = 'arn:aws:dynamodb:eu-central-1:000000000000:table/restored';
    const given = [`${arn}-main`, `${arn}-main/stream/1`, `${arn}-secrets`];
    const { service, findings, folder } = synthesise(
      { tables: given.join(',') },
      { validated: isLong },
    );
    expect(findings).toEqual([]);
    expect(all(service, 'AWS::DynamoDB::GlobalTable')).toEqual([]);
    const sources = all(service, 'AWS::Lambda::EventSourceMapping').filter(
      ({ Properties }) => Properties['EventSourceArn'] === given[1],
    );
    expect(sources).toHaveLength(2);
    for (const [id, { Properties }] of functionsOf(service)) {
      const { TABLE_NAME, SECRETS_TABLE_NAME } = Properties['Environment'].Variables;
      if (TABLE_NAME !== undefined) expect(TABLE_NAME, id).toBe('restored-main');
      if (SECRETS_TABLE_NAME !== undefined) expect(SECRETS_TABLE_NAME, id).toBe('restored-secrets');
    }
    rmSync(folder, { recursive: true });
    expect(() => synthesise({ tables: given[0] ?? '' })).toThrow();
  });

  it('replaces the key between front and APIs when its number changes', () => {
    const { service, folder } = synthesise({ frontKey: '2' });
    const [key] = every(service, 'AWS::SecretsManager::Secret').keys();
    const [before] = every(installations.dev.service, 'AWS::SecretsManager::Secret').keys();
    expect(key).not.toBe(before);
    rmSync(folder, { recursive: true });
  });

  it('has a table URL with a place for the match, the page’s by default', () => {
    expect(() => synthesise({ tableUrl: 'https://play.example.org/' })).toThrow('tableUrl');
    const told = ({ service }: Templates) =>
      [...functionsOf(service)].flatMap(
        ([, { Properties }]) => Properties['Environment'].Variables.TABLE_URL ?? [],
      );
    expect(told(installations['prod with a domain'])).toEqual([
      'https://play.example.org/match/{matchId}',
    ]);
    const [page, ...none] = told(installations.prod);
    expect(none).toEqual([]);
    expect(JSON.stringify(page)).toMatch(/FrontDistribution.*\/matches\/\{matchId\}/);
  });

  it('has a known name', () => {
    expect(() => synthesise({ stage: 'staging' })).toThrow();
  });
});
