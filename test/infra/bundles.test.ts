import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulate, type Emulated } from '../../services/commands/emulate/emulate.ts';
import { smoke } from '../../services/commands/smoke/smoke.ts';
import { stageAt } from '../../services/commands/smoke/stage.ts';
import { synthesise, type Synthesised } from './support/synth.ts';

describe('the bundles, as synthesised', () => {
  const faults: string[] = [];
  let cloud: Synthesised;
  let emulated: Emulated;

  beforeAll(async () => {
    cloud = synthesise({}, { bundled: true });
    const listen = (name: string, line: string) => {
      if (line.includes('"level":"ERROR"')) faults.push(`${name}: ${line}`);
    };
    emulated = await emulate({ folder: cloud.folder, pace: 10, instances: 2, listen });
  });
  afterAll(async () => {
    await emulated.close();
    rmSync(cloud.folder, { recursive: true });
  });

  it('play a match with a bot, tell a watcher all of it, and stay within their rights', async () => {
    const { host, judged } = emulated;
    const stage = stageAt(`http://${host}`, await emulated.tokenFor('ann'));
    const { answers, status } = await smoke(stage, 20);
    expect({ answers, status }).toEqual({ answers: 20, status: 'FINISHED' });
    expect(faults).toEqual([]);
    expect(judged.filter(({ allowed }) => !allowed)).toEqual([]);

    const onSecrets = judged.filter(({ resource }) => resource.includes('DataSecrets'));
    expect(new Set(onSecrets.map(({ by, action }) => `${by} ${action}`))).toEqual(
      new Set(['Graphql dynamodb:PutItem', 'Graphql dynamodb:GetItem', 'Bots dynamodb:GetItem']),
    );
    expect(onSecrets.flatMap(({ leadingKeys = [] }) => leadingKeys)).toEqual(
      onSecrets.map(() => expect.stringMatching(/^SECRET#/)),
    );
  });

  it('sweep for bots that stand still', async () => {
    expect(await emulated.functions.invoke('Sweep', {})).toEqual({ quiet: 0, failed: 0 });
  });

  it.each(['StreamRedrive', 'BotsRedrive'] as const)(
    'leave in the queue what %s cannot take up',
    async (name) => {
      const Records = [{ messageId: 'm1', body: '{}' }];
      const batchItemFailures = [{ itemIdentifier: 'm1' }];
      expect(await emulated.functions.invoke(name, { Records })).toEqual({ batchItemFailures });
    },
  );

  it('let nobody in who does not come by the front', async () => {
    const { functions } = emulated;
    const headers = { 'x-questhall-front': 'f'.repeat(48) };
    expect(await functions.invoke('Guard', { headers })).toEqual({ isAuthorized: false });
    expect(await functions.invoke('Guard', { headers: {} })).toEqual({ isAuthorized: false });
    const handshake = { methodArn: 'arn:aws:execute-api', headers: {} };
    expect(await functions.invoke('SocketGuard', handshake)).toMatchObject({
      policyDocument: { Statement: [{ Effect: 'Deny' }] },
    });
  });
});
