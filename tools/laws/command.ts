import { command } from '../cli/command.ts';
import { columns, figure, print, printJson } from '../cli/print.ts';
import { progress } from '../cli/progress.ts';
import { wholeNumber } from '../cli/values.ts';
import { calendarLawsIn, ZONES } from './calendars.ts';

/** `npm run laws`: the laws of calendars, over as many cases as one likes; exit code 1 where one is broken. */
export const lawsCommand = command({
  name: 'laws',
  says: 'Tries the laws of calendars, by which deadlines with playing hours, weekends and vacations are worked out, in every time zone there is, half of the cases about the days on which the zone sets its clocks: one amount of open time after another is as long as both at once; more time ends no sooner; time ends while the calendar is open, or as it closes, by what a clock on the wall shows; and exactly so much was open until then.',
  example: '--cases 10000',
  usage: '[--cases 100000] [--seed 1] [--json]',
  flags: {
    cases: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
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
      print([columns(lines), ...wrong.map((what) => `WRONG: ${what}`)].join('\n'));
    }
    return wrong.length === 0 ? 0 : 1;
  },
});
