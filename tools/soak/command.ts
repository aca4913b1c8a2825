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
  says: 'Puts the local service under load: bots play many matches at once while many watch, and on a local run people play tournaments besides. Then it checks that everybody saw the same, and that the memory of the local run is level and within its bound: a third of the time should fill it, so let it run for half an hour. On a stage nobody may host more than 3 matches of bots alone at once, unless the token is an organizer’s.',
  example: '--seconds 1800',
  usage:
    '[--url https://…, with QUESTHALL_TOKEN in the environment] [--matches 200] [--watchers 1000] [--events 2] [--seconds 180] [--game tales-of-glory] [--json]',
  flags: {
    matches: { type: 'string', default: '200' },
    watchers: { type: 'string', default: '1000' },
    events: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '180' },
    game: { type: 'string', default: 'tales-of-glory' },
    json: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
  async run({ url, matches, watchers, events, seconds, game, json }) {
    const load = {
      game,
      matches: wholeNumber('matches', matches, 1),
      watchers: wholeNumber('watchers', watchers, 1),
      events: wholeNumber('events', events, 0),
      seconds: wholeNumber('seconds', seconds, 1),
    };
    if (load.watchers < load.matches)
      throw new UsageError(
        'there must be at least one watcher per match: raise --watchers or lower --matches',
      );
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
    ...wrong.map((each) => `WRONG: ${each}`),
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
