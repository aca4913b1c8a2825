import { mediumBot } from '../../services/matches/record/bots.ts';
import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { columns, print, printJson } from '../cli/print.ts';
import { progress } from '../cli/progress.ts';
import { issuesOf, json, required, wholeNumber } from '../cli/values.ts';
import { gameNamed, gamesWith, packsFlag } from '../games.ts';
import { contest, type ContestResult } from './arena.ts';
import { keepRatings, rateLevels } from './ratings.ts';

/** `npm run arena`: matches between levels of bots, with confidence intervals; exit code 1 if any did not end. */
export const arenaCommand = command({
  name: 'arena',
  says: 'Plays matches between levels of bots, and reports how often each wins and what it costs.',
  example: '--game tales-of-glory --bots hard,medium --matches 40',
  flags: {
    game: { type: 'string', value: 'GAME', says: 'Game to play. Required.' },
    bots: {
      type: 'string',
      value: 'BOT,…',
      says: 'Level of each seat: easy, medium, hard, cautious, random. Required.',
    },
    matches: { type: 'string', default: '40', value: 'N', says: 'Number of matches.' },
    seed: { type: 'string', default: '1', value: 'SEED', says: 'Seed of dice and bots.' },
    options: { type: 'string', default: '{}', value: 'JSON', says: 'Options of the game.' },
    rate: {
      type: 'boolean',
      default: false,
      says: 'Rate the levels by matches of two, each pair in turn.',
    },
    write: { type: 'boolean', default: false, says: 'Save the ratings of --rate for clients.' },
    ...packsFlag,
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
  },
  async run(values) {
    const game = gameNamed(required('game', values.game), await gamesWith(values.packs));
    const levels = required('bots', values.bots)
      .split(',')
      .map((level) => (level === 'medium' ? (mediumBot(game) ?? level) : level));
    const unknown = levels.find((level) => game.bots[level] === undefined);
    if (unknown !== undefined) throw new UsageError(`${game.id} has no bot '${unknown}'`);
    const { min } = game.seats;
    if (levels.length < min) throw new UsageError(`--bots must name at least ${String(min)} bots`);
    const options = game.options.safeParse(json('options', values.options));
    if (!options.success) throw new UsageError(`--options: ${issuesOf(options.error)}`);
    const matches = wholeNumber('matches', values.matches, 1);
    const running = progress('playing:');
    const series = {
      ...{ game, levels, options: options.data, seed: values.seed, matches },
      told: (played: number) => {
        running.at(`${String(played)} of ${String(matches)} matches`);
      },
    };
    if (values.rate) {
      const ratings = rateLevels({ ...series, levels: [...new Set(levels)] });
      running.end();
      if (values.write) keepRatings(game.id, ratings);
      if (values.json) printJson(ratings);
      else print(wordedRatings(ratings));
      return 0;
    }
    const result = contest(series);
    running.end();
    if (values.json) printJson(result);
    else print(worded(result, mediumBot(game)));
    return result.unfinished === 0 ? 0 : 1;
  },
});

const wordedRatings = (ratings: ReturnType<typeof rateLevels>): string =>
  columns([
    ['level', 'rating', 'matches'],
    ...Object.entries(ratings).map(([level, { rating, matches }]) => [
      level,
      String(rating),
      String(matches),
    ]),
  ]);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The result as lines of text. */
function worded(
  { matches, unfinished, reason, levels }: ContestResult,
  medium: string | undefined,
): string {
  const lines = Object.entries(levels).map(([level, result]) => {
    const [from, to] = result.interval;
    const { median, p95, most } = result.ms;
    return [
      `${level === medium ? 'medium' : level}: wins ${percent(result.share)}`,
      `(95 %: ${percent(from)} to ${percent(to)}; by chance ${percent(result.byChance)}),`,
      `mean score ${result.meanScore.toFixed(1)},`,
      `${median.toFixed(1)} ms an answer, p95 ${p95.toFixed(0)}, at most ${most.toFixed(0)}`,
    ].join(' ');
  });
  const failed = unfinished === 0 ? [] : [`${String(unfinished)} did not end: ${reason ?? ''}`];
  return [`${String(matches)} matches`, ...lines, ...failed].join('\n');
}
