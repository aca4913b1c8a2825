import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPacks } from '../../services/packs/deployed.ts';
import { readPack } from '../../services/packs/read.ts';
import { example, packFolder } from '../packs/example.ts';
import { every, synthesise, type Resource, type Synthesised } from './support/synth.ts';

const names = {
  knowing: ['Graphql', 'Rest', 'StreamFunction', 'StreamRedrive', 'BotsFunction', 'Sweep'],
  unknowing: ['SocketsFunction'],
};

describe('an installation with packs', () => {
  let cloud: Synthesised;
  beforeAll(() => {
    process.env['PACKS'] = example;
    cloud = synthesise({}, { bundled: true });
  });
  afterAll(() => {
    delete process.env['PACKS'];
  });

  const functionOf = (name: string): Resource['Properties'] => {
    const found = [...every(cloud.service, 'AWS::Lambda::Function')];
    const [, made] = found.find(([id]) => id.startsWith(`Functions${name}`)) ?? [];
    if (made === undefined) throw new TypeError(`There is no function ${name}.`);
    return made.Properties;
  };
  const filesOf = (name: string): readonly string[] => {
    const key = String(functionOf(name)['Code'].S3Key).replace('.zip', '');
    return readdirSync(join(cloud.folder, `asset.${key}`), { recursive: true, encoding: 'utf8' });
  };

  it('lays them beside the code of whoever knows games, and tells it where', () => {
    const pack = `packs/${readPack(example).gameId}.json`;
    for (const name of names.knowing) {
      expect(functionOf(name)['Environment'].Variables, name).toHaveProperty(
        'PACKS',
        '/var/task/packs',
      );
      expect(filesOf(name), name).toContain(pack);
    }
    for (const name of names.unknowing) {
      expect(functionOf(name)['Environment'].Variables, name).not.toHaveProperty('PACKS');
      expect(filesOf(name), name).not.toContain(pack);
    }
  });
});

describe('a synthesis with a bad pack', () => {
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
