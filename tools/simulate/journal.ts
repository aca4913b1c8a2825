import { commitmentOf, toHex, type Journal } from '../../shared/engine/index.ts';
import { secretOf } from '../luck.ts';
import type { SimulatedMatch, Simulation } from './simulation.ts';

/** Simulated commits are a second apart from here, so that a recording is the same every time. */
const EPOCH = Date.UTC(2026, 0, 1);

/** The journal of a simulated match, its secret published. */
export function journalOf({ game, options }: Simulation, match: SimulatedMatch): Journal {
  const { id, seats, commits } = match;
  const secret = secretOf(id);
  return {
    format: 'questhall-journal/1',
    match: id,
    game: game.id,
    options,
    seats,
    entropy: seats,
    commitment: commitmentOf(secret),
    secret: toHex(secret),
    commits: commits.map((entries, i) => ({
      version: i + 1,
      at: new Date(EPOCH + i * 1_000).toISOString(),
      entries,
    })),
  };
}
