import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { print, printJson } from '../cli/print.ts';
import { required, wholeNumber } from '../cli/values.ts';
import { gameNamed } from '../games.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutants-of.ts';
import { rulesOf } from './rules-of.ts';
import { sampleOf } from './sample.ts';
import { tryAll } from './try-all.ts';
import { summaryOf, worded } from './worded.ts';

/**
 * `npm run mutants`: breaks rules on purpose, and lists the breaks that no test notices; exit code
 * 1 if there are any.
 */
export const mutantsCommand = command({
  name: 'mutants',
  says: 'Breaks game rules one at a time and lists the breaks that no test notices.',
  example: '--game talisman --sample 40 --seed s',
  flags: {
    game: { type: 'string', value: 'GAME', says: 'Game to test. Required.' },
    sample: { type: 'string', default: '40', value: 'N', says: 'Number of breaks to try.' },
    seed: { type: 'string', default: '1', value: 'SEED', says: 'Seed of the sample.' },
    in: {
      type: 'string',
      default: '',
      value: 'PATH',
      says: 'Break only code in files whose path contains this, or at file.ts:line.',
    },
    workers: {
      type: 'string',
      default: '2',
      value: 'N',
      says: 'Number of breaks to try in parallel.',
    },
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
  },
  async run({ game, sample, seed, in: place, workers, json }) {
    const { id } = gameNamed(required('game', game));
    const size = wholeNumber('sample', sample, 1);
    const rules = rulesOf(id);
    const all = [...rules]
      .flatMap(([file, source]) => mutantsOf(file, source))
      .filter(within(place));
    if (all.length === 0) throw new UsageError(`--in: no rule of ${id} is in "${place}"`);
    const tried = await tryAll(
      sampleOf(all, size, seed),
      rules,
      wholeNumber('workers', workers, 1),
    );
    const summary = summaryOf({ game: id, seed, of: all.length, tried });
    if (json) printJson(summary);
    else print(worded(summary));
    return summary.unnoticed.length === 0 ? 0 : 1;
  },
});

function within(place: string): (mutant: Mutant) => boolean {
  const [, path = place, line] = /^(.*):(\d+)$/.exec(place) ?? [];
  return (mutant) =>
    mutant.file.includes(path) && (line === undefined || mutant.line === Number(line));
}
