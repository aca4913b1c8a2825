import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { print } from '../cli/print.ts';
import { textOf } from '../cli/values.ts';
import { gamesWith, packsFlag } from '../games.ts';
import { readScenarios } from './file.ts';
import { knownHere } from './known.ts';
import { playScenario } from './play.ts';
import { report } from './report.ts';

/** `npm run scenario`: plays rule scenarios; exit code 1 if one fails. */
export const scenarioCommand = command({
  name: 'scenario',
  says: 'Plays rule scenarios and reports where the outcome differs (docs/scenarios.md).',
  example: 'test/scenarios/tales-of-glory/paying.yaml',
  args: 'FILE…',
  flags: packsFlag,
  files: true,
  async run({ packs }, files) {
    if (files.length === 0) throw new UsageError('name the files to play');
    const known = knownHere(await gamesWith(packs));
    let [passed, failed] = [0, 0];
    for (const file of files) {
      const { scenarios, problems } = readScenarios(file, textOf(file), known);
      const failures = scenarios.flatMap((scenario) => playScenario(scenario) ?? []);
      const wrong = [...problems, ...failures];
      if (wrong.length > 0) print(wrong.map(report).join('\n\n'));
      passed += scenarios.length - failures.length;
      failed += wrong.length;
    }
    print(`${String(passed)} passed, ${String(failed)} failed`);
    return failed === 0 ? 0 : 1;
  },
});
