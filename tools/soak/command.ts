import { command } from '../cli/command.ts';
import { columns, figure, print, printJson } from '../cli/print.ts';
import { progress } from '../cli/progress.ts';
import { wholeNumber } from '../cli/values.ts';
import { UsageError } from '../cli/errors.ts';
import { stageUrl, tokenFrom } from '../smoke/command.ts';
import { BOUND_MB, type Memory } from './memory.ts';
import { soak, soakHere, type Soaked } from './soak.ts';

/** `npm run soak`: the local run, or a stage, under load for a while. */
export const soakCommand = command({
  name: 'soak',
  says: 'Puts the service under load and checks that everyone saw the same.',
  example: '--seconds 1800',
  flags: {
    matches: { type: 'string', default: '200', value: 'N', says: 'Bot matches at once.' },
    watchers: {
      type: 'string',
      default: '1000',
      value: 'N',
      says: 'Spectators at once, at least one a match.',
    },
    events: {
      type: 'string',
      default: '2',
      value: 'N',
      says: 'Tournaments at once; local run only.',
    },
    seconds: {
      type: 'string',
      default: '180',
      value: 'N',
      says: 'How long to run. Use 1800 to judge memory.',
    },
    game: { type: 'string', default: 'tales-of-glory', value: 'GAME', says: 'Game to play.' },
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
    url: {
      type: 'string',
      value: 'URL',
      says: 'A stage instead of a local run; the token comes from QUESTHALL_TOKEN.',
    },
  },
  async run({ url, matches, watchers, events, seconds, game, json }) {
    const load = {
      game,
      matches: wholeNumber('matches', matches, 1),
      watchers: wholeNumber('watchers', watchers, 1),
      events: wholeNumber('events', events, 0),
      seconds: wholeNumber('seconds', seconds, 1),
    };
    if (load.watchers < load.matches) throw new UsageError('--watchers must be at least --matches');
    const telling = progress('soak:');
    const tell = (done: string): void => telling.at(done);
    const soaked =
      url === undefined
        ? await soakHere(load, tell)
        : await soak({ url: stageUrl(url), token: tokenFrom(process.env) }, load, tell);
    telling.end();
    if (json) printJson(soaked);
    else print(table(soaked));
    return soaked.wrong.length === 0 ? 0 : 1;
  },
});

const table = ({ wrong, memory, ...figures }: Soaked): string =>
  [
    columns(Object.entries(figures).map(([name, value]) => [name, figure(value)])),
    ...(memory === undefined ? [] : [memoryTable(memory)]),
    ...wrong.map((each) => `FAILED: ${each}`),
  ].join('\n');

const memoryTable = ({ resident, heap }: Memory): string =>
  columns([
    ['MB', 'first third', 'second', 'last', 'peak', 'a minute', 'bound'],
    ...Object.entries({ resident, heap }).map(([kind, { begin, middle, end, peak, slope }]) => [
      kind,
      ...[begin, middle, end, peak, slope].map(figure),
      kind === 'resident' ? figure(BOUND_MB) : '',
    ]),
  ]);
