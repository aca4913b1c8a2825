import { command } from '../cli/command.ts';
import { columns, figure, print, printJson } from '../cli/print.ts';
import { progress } from '../cli/progress.ts';
import { wholeNumber } from '../cli/values.ts';
import { playParts } from './parts.ts';
import { reportOf, type Report } from './report.ts';
import type { SeasonPlan } from './season.ts';

/** `npm run season`: weeks of matches by web in minutes; exit code 1 where anything is wrong. */
export const seasonCommand = command({
  name: 'season',
  says: 'Plays matches on clocks over weeks of simulated time, through the real use-cases, timers and bots on an embedded store, with people who are late, go away, come back, pause and are replaced, and a queue that loses messages. Then it reads every commit again: all matches must have ended, nobody may have been answered for before their time, and no clock may have gained any.',
  example: '--matches 20 --talisman 1 --days 60',
  usage: '[--matches 300] [--talisman 10] [--days 60] [--seed 1] [--json]',
  flags: {
    matches: { type: 'string', default: '300' },
    talisman: { type: 'string', default: '10' },
    days: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
  async run({ seed, json, ...values }) {
    const matches = {
      'tales-of-glory': wholeNumber('matches', values.matches, 0),
      talisman: wholeNumber('talisman', values.talisman, 0),
    };
    const plan = { seed, matches, days: wholeNumber('days', values.days, 1) };
    const telling = progress('season:');
    const from = performance.now();
    const seasons = await playParts(partsOf(plan), (done) => telling.at(done));
    telling.end();
    const report = reportOf(seasons, (performance.now() - from) / 1_000);
    if (json) printJson(report);
    else print(table(report));
    return report.wrong.length === 0 ? 0 : 1;
  },
});

/** However many processors there are, so that the same seed gives the same season anywhere. */
const PARTS = 8;

/** The season in parts, its matches shared out. */
const partsOf = ({ seed, matches, days }: SeasonPlan): readonly SeasonPlan[] =>
  Array.from({ length: PARTS }, (_, part) => ({
    seed: `${seed}/${String(part)}`,
    days,
    matches: Object.fromEntries(
      Object.entries(matches).map(([id, n]) => [id, Math.ceil((n - part) / PARTS)]),
    ),
  })).filter((part) => Object.values(part.matches).some((n) => n > 0));

const table = ({ wrong, presence, lateness, ...figures }: Report): string =>
  [
    columns([
      ...Object.entries(figures).map(([name, value]) => [name, figure(value)]),
      ...Object.entries(presence).map(([name, value]) => [name, figure(value)]),
      ...Object.entries(lateness).map(([speed, value]) => [
        `late at most, ${speed}, s`,
        figure(value),
      ]),
    ]),
    ...wrong.map((each) => `WRONG: ${each}`),
  ].join('\n');
