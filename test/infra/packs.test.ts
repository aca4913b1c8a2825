import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serviceFunction } from '../../infra/functions/service-function.ts';
import { stageOf } from '../../infra/stage.ts';
import { checkPacks } from '../../services/matches/packs/deployed.ts';
import { readPack } from '../../services/matches/packs/read.ts';
import { example, packFolder } from '../packs/example.ts';
import { every, synthesise, type Template } from './support/synth.ts';

const names = {
  knowing: ['Graphql', 'Rest', 'StreamFunction', 'StreamRedrive', 'BotsFunction', 'Sweep'],
  unknowing: ['SocketsFunction'],
};
const PACKS = '/var/task/packs';

/** The properties of a function, by how its name in the template begins. */
function functionIn(template: Template, name: string) {
  const found = [...every(template, 'AWS::Lambda::Function')].find(([id]) => id.startsWith(name));
  if (found === undefined) throw new TypeError(`There is no function ${name}.`);
  return found[1].Properties;
}

describe('an installation with packs', () => {
  const folders: string[] = [];
  beforeAll(() => {
    vi.stubEnv('PACKS', example);
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('tells every function that knows games where its packs are', () => {
    const { folder, service } = synthesise();
    folders.push(folder);
    const told = (name: string): object =>
      functionIn(service, `Functions${name}`)['Environment'].Variables;
    for (const name of names.knowing) expect(told(name), name).toHaveProperty('PACKS', PACKS);
    for (const name of names.unknowing) expect(told(name), name).not.toHaveProperty('PACKS');
  });

  // two functions stand for all: what a function is told and what lies beside it hang by one word
  it('puts packs only beside the code of functions that use them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'synth-'));
    folders.push(folder);
    const app = new App({ outdir: folder, builtinCloudFormationValidation: false });
    const stack = new Stack(app, 'Two');
    const its = { stage: stageOf(app.node), environment: {}, may: [] };
    const bounds = { memoryMb: 128, seconds: 3, concurrency: 1 };
    serviceFunction(stack, 'Knowing', { ...its, ...bounds, service: 'stream', games: true });
    serviceFunction(stack, 'Unknowing', { ...its, ...bounds, service: 'sockets' });
    const template = app.synth().getStackByName('Two').template as Template;
    const made = ['Knowing', 'Unknowing'].map((name) => {
      const { Code, Environment } = functionIn(template, name);
      const asset = join(folder, `asset.${String(Code.S3Key).replace('.zip', '')}`);
      return {
        told: (Environment.Variables as { readonly PACKS?: string }).PACKS,
        laid: readdirSync(asset, { recursive: true, encoding: 'utf8' }).filter((file) =>
          file.startsWith('packs'),
        ),
      };
    });
    expect(made).toEqual([
      { told: PACKS, laid: ['packs', `packs/${readPack(example).gameId}.json`] },
      { told: undefined, laid: [] },
    ]);
  });
});

describe('a synthesis with an invalid pack', () => {
  const { write } = packFolder();

  it('is refused', async () => {
    const { value } = readPack(example);
    const bad = write('bad.json', JSON.stringify(value).replace('"tavern"', '"taverne"'));
    await expect(checkPacks({ PACKS: bad })).rejects.toThrow(
      'bad.json: add[2].abilities[1].at[0]: there is no space "taverne"',
    );
    expect(await checkPacks({})).toBeUndefined();
  });
});
