const cache = 'node_modules/.cache';

/** One of them. */
type Check = {
  readonly says: string;
  readonly tool: string;
  readonly args: readonly string[];
};

/** Every tool that judges the project as a whole, and how to run it alone: `npx <tool> <arguments>`. */
export const checks: readonly Check[] = [
  { says: 'lint has nothing to say', tool: 'eslint', args: ['--max-warnings', '0', '.'] },
  {
    says: 'the types hold',
    tool: 'tsc',
    args: ['-p', '.', '--incremental', '--tsBuildInfoFile', `${cache}/tsc.json`],
  },
  {
    says: 'the types of the page’s worker hold',
    tool: 'tsc',
    args: ['-p', 'services/web/worker'],
  },
  {
    says: 'the types of the page hold',
    tool: 'tsc',
    args: ['-p', 'services/web', '--incremental', '--tsBuildInfoFile', `${cache}/tsc-web.json`],
  },
  {
    says: 'every file is formatted',
    tool: 'prettier',
    args: ['--check', '--cache', '--cache-location', `${cache}/formatting`, '.'],
  },
  {
    says: 'imports follow the arrows of the architecture',
    tool: 'depcruise',
    args: [
      '--output-type',
      'err',
      'infra',
      'services',
      'schema',
      'shared',
      'test',
      'tools',
      '.eslint',
    ],
  },
  { says: 'no code, export or dependency is dead', tool: 'knip', args: [] },
];
