import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { slow } from '../../tools/affected/usual.ts';
import { root } from '../../tools/root.ts';
import { slowFirst } from '../support/slow-first.ts';

it('each file that is listed as slow exists', () => {
  expect(Object.keys(slow).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

/** A fresh checkout: the runner knows no times, only the sizes of files. */
const fresh = {
  config: { root },
  cache: {
    getFileTestResults: () => undefined,
    getFileStats: (key: string) => ({ size: key.length }),
  },
} as unknown as Vitest;

const projectOf = (name: string, groupOrder: number) => ({
  name,
  config: { isolate: false, sequence: { groupOrder } },
});
const projects = { tests: projectOf('tests', 0), web: projectOf('web', 1) };

const specified = (name: keyof typeof projects, file: string): TestSpecification =>
  ({ project: projects[name], moduleId: join(root, file) }) as unknown as TestSpecification;

it('tests begin with the slowest file of each project, in the order of the projects', async () => {
  const short = 'test/a.test.ts';
  const long = 'test/some/folder/far/below/with/a/long/name/of/a/file.test.ts';
  const installations = 'test/infra/installations.test.ts';
  const layout = 'test/web/match-layout.test.ts';
  const files = [
    specified('web', 'test/web/a.test.ts'),
    specified('web', layout),
    ...[short, installations, long].map((file) => specified('tests', file)),
  ];
  const sorted = await new slowFirst(fresh).sort(files);
  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
    ...[installations, long, short],
    ...[layout, 'test/web/a.test.ts'],
  ]);
});
