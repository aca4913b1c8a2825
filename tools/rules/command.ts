import { readFileSync, writeFileSync } from 'node:fs';
import { command } from '../cli/command.ts';
import { columns, print, printJson } from '../cli/print.ts';
import { coverageOf, problemsOf, type Coverage } from './coverage.ts';
import { claimsHere, page, provenHere } from './here.ts';
import { figuresOf, withFigures } from './page.ts';

/** `npm run rules`: how many clauses of each game's catalogue are proven; exit code 1 on false claims. */
export const rulesCommand = command({
  name: 'rules',
  says: "Counts which clauses of each game's rules are proven by a test or a scenario, and names those that are not.",
  example: '--named',
  usage: '[--json] [--write] [--named]',
  flags: {
    json: { type: 'boolean', default: false },
    /** Writes the figures into `docs/rules/README.md`. */
    write: { type: 'boolean', default: false },
    /** Takes the word of tests and scenarios: counts what they name without running them. */
    named: { type: 'boolean', default: false },
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
