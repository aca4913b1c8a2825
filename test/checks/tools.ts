/** One of them. */
type Check = {
  readonly says: string;
  readonly tool: string;
  readonly args: readonly string[];
};

/**
 * Every tool that judges the project as a whole, and its arguments: `npx <tool> <arguments>` runs
 * only that one.
 */
export const checks: readonly Check[] = [
  { says: 'the types hold, and lint has nothing to say', tool: 'oxlint', args: [] },
  { says: 'the laws of the rules hold', tool: 'eslint', args: ['--max-warnings', '0', '.'] },
  { says: 'every file is formatted', tool: 'oxfmt', args: ['--check', '.'] },
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
