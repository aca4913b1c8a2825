import { command } from '../cli/command.ts';
import { columns, figure, print, printJson } from '../cli/print.ts';
import { progress } from '../cli/progress.ts';
import { wholeNumber } from '../cli/values.ts';
import { calendarLawsIn, ZONES } from './calendars.ts';

/**
 * `npm run laws`: the laws of calendars, over any number of cases; exit code 1 if one is broken.
 */
export const lawsCommand = command({
  name: 'laws',
  says: 'Property-tests calendar rules in every time zone around clock changes.',
  example: '--cases 10000',
  flags: {
    cases: { type: 'string', default: '100000', value: 'N', says: 'Number of cases.' },
    seed: { type: 'string', default: '1', value: 'SEED', says: 'Seed of the random cases.' },
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
  },
  run({ cases, seed, json }) {
    const from = performance.now();
    const telling = progress('laws:');
    const each = Math.ceil(wholeNumber('cases', cases, 1) / ZONES);
    const tried = calendarLawsIn(each, wholeNumber('seed', seed, 0), (zone) => telling.at(zone));
    telling.end();
    const { wrong, ...figures } = { ...tried, seconds: (performance.now() - from) / 1_000 };
    if (json) printJson({ ...figures, wrong });
    else {
      const lines = Object.entries(figures).map(([name, value]) => [name, figure(value)]);
      print([columns(lines), ...wrong.map((what) => `FAILED: ${what}`)].join('\n'));
    }
    return wrong.length === 0 ? 0 : 1;
  },
});
