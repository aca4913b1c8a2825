import { readFileSync, writeFileSync } from 'node:fs';
import { command } from '../cli/command.ts';
import { columns, print, printJson } from '../cli/print.ts';
import { coverageOf, problemsOf, type Coverage } from './coverage.ts';
import { claimsHere, page, provenHere } from './here.ts';
import { figuresOf, withFigures } from './page.ts';

/** `npm run rules`: how many clauses of each game's catalogue are proven; exit code 1 on false claims. */
export const rulesCommand = command({
  name: 'rules',
  says: 'Counts the rule clauses that a test or scenario proves, and lists the others.',
  example: '--named',
  flags: {
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
    write: {
      type: 'boolean',
      default: false,
      says: 'Write the figures into docs/rules/README.md.',
    },
    named: {
      type: 'boolean',
      default: false,
      says: 'Count the clauses that tests and scenarios name without running them.',
    },
  },
  run({ json, write, named }) {
    const { catalogues, excuses, claims } = claimsHere();
    if (!named) process.stderr.write(`running ${String(claims.length)} test files …\n`);
    const proven = provenHere(claims, !named);
    const coverage = coverageOf(catalogues, proven, excuses);
    if (write) {
      writeFileSync(page, withFigures(readFileSync(page, 'utf8'), figuresOf(coverage)));
    }
    if (json) printJson(coverage);
    else print(worded(coverage));
    const problems = problemsOf(catalogues, { proven, excuses });
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    return problems.length === 0 ? 0 : 1;
  },
});

function worded(coverage: Readonly<Record<string, Coverage>>): string {
  const games = Object.entries(coverage);
  const table = columns([
    ['game', 'covered', 'total', 'excused', 'missing'],
    ...games.map(([game, { total, covered, excused, missing }]) => [
      game,
      ...[covered, total, Object.keys(excused).length, missing.length].map(String),
    ]),
  ]);
  const missing = games.flatMap(([game, { covered, missing: ids }]) => {
    if (ids.length === 0) return [];
    return [`\n${game} lacks ${covered === 0 ? 'all of them' : ids.join(' ')}`];
  });
  return [table, ...missing].join('\n');
}
