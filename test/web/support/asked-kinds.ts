import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { games } from '../../../services/matches/games/loaded.ts';
import { botLuck } from '../../../tools/luck.ts';
import { askedIn, type AskedState } from './asked.ts';

/** The most matches that are played to meet all kinds of questions. */
const MATCHES = 400;
/** The most answers of each. */
const ANSWERS = 900;

/**
 * Plays matches with random options, two of three by greedy bots, until the first seat was asked all wanted kinds of
 * questions. Gives a table for each kind that was met, with as many options as were seen.
 */
export async function askedOfEachKind(
  gameId: string,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, AskedState>> {
  const met = new Map<string, AskedState>();
  for (let nth = 0; nth < MATCHES && wanted.some((kind) => !met.has(kind)); nth += 1) {
    const seed = `${gameId} kinds ${String(nth)}`;
    const luck = botLuck(seed);
    const seats = 2 + luck(3);
    const options = randomOptions(gameId, luck);
    const level = nth % 3 === 0 ? 'random' : 'greedy';
    for (const state of askedIn({ gameId, seats, seed, level, most: ANSWERS, options })) {
      const { kind } = state.question;
      const before = met.get(kind)?.question.options.length ?? 0;
      if (state.question.options.length > before) met.set(kind, state);
    }
    // the browser and the service are heard between two matches
    await setImmediate();
  }
  return met;
}

type Property = { readonly type?: string; readonly enum?: readonly unknown[] };

/** Options of which about half are random; the others have their defaults. */
function randomOptions(gameId: string, luck: (n: number) => number): object {
  const schema = games[gameId]?.options;
  if (schema === undefined) return {};
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  const chosen = Object.entries(properties).flatMap(([name, property]) => {
    const { type, enum: all = [] } = property as Property;
    const values = type === 'boolean' ? [true, false] : all;
    return values.length > 0 && luck(2) === 0 ? [[name, values[luck(values.length)]]] : [];
  });
  const options = Object.fromEntries(chosen) as object;
  return schema.safeParse(options).success ? options : {};
}
