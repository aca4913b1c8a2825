import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandRefusedError } from '../../../services/platform/requests/refusal.ts';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { UsageError } from '../../cli/errors.ts';
import { print, printJson } from '../../cli/print.ts';
import { progress } from '../../cli/progress.ts';
import { jsonOf, required, wholeNumber } from '../../cli/values.ts';
import { gameNamed, type GamesById } from '../../games.ts';
import { simulateEvent } from './simulate-event.ts';
import { eventSummary, wordedEvent } from './event-summary.ts';

type Values = {
  readonly players?: string | undefined;
  readonly seed: string;
  readonly bots: string;
  readonly limit: string;
  readonly record?: string | undefined;
  readonly json: boolean;
};

/** `npm run simulate -- --tournament FILE`: a whole event by bots; exit code 1 where anything is wrong. */
export async function runEvent(values: Values, file: string, games: GamesById): Promise<0 | 1> {
  const regulations = jsonOf(file);
  const players = wholeNumber('players', required('players', values.players), 2);
  const game = gameNamed(gameIn(regulations, file), games);
  const told = progress('playing:');
  const from = performance.now();
  const bots = values.bots.split(',');
  const unknown = bots.find((level) => game.bots[level] === undefined);
  if (unknown !== undefined) throw new UsageError(`unknown bot "${unknown}" for ${game.id}`);
  try {
    const played = await simulateEvent({
      ...{ game, regulations, players, seed: values.seed, bots },
      limit: wholeNumber('limit', values.limit, 1),
      told: told.at,
    });
    told.end();
    if (values.record !== undefined) {
      mkdirSync(values.record, { recursive: true });
      const to = join(values.record, `${played.exported.id}.json`);
      writeFileSync(to, `${JSON.stringify(played.exported)}\n`);
    }
    const verdict = verifyTournament(played.exported);
    const summary = eventSummary(played, verdict, performance.now() - from);
    if (values.json) printJson(summary);
    else print(wordedEvent(summary));
    return verdict.faults.length + played.unfinished.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof CommandRefusedError)) throw error;
    throw new UsageError(error.message);
  }
}

/** The id of the game that regulations name. */
function gameIn(regulations: unknown, file: string): string {
  const { game } = (regulations ?? {}) as { readonly game?: { readonly id?: unknown } };
  if (typeof game?.id === 'string') return game.id;
  throw new UsageError(`${file} has no regulations: \`game\` is required`);
}
