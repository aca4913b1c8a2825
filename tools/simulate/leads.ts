import type { Game, Seat } from '../../shared/engine/index.ts';

/**
 * The wins of leaders at a cut: `won` of the matches that came to their end. Tied leaders count as
 * one, by the share of them that won.
 */
export type Lead = { readonly matches: number; readonly won: number };
/** By the cut, as a share of the answers of a match. */
export type Leads = Readonly<Record<string, Lead>>;

type Course = { readonly state: unknown; readonly states: readonly unknown[] };

/** Adds one completed match: the leaders at each cut, and their share of wins. */
export function withLeads(
  leads: Leads,
  game: Pick<Game, 'standing'>,
  { cuts, match }: { readonly cuts: readonly number[]; readonly match: Course },
): Leads {
  const { state, states } = match;
  const winners = firstIn(game, state);
  const added = cuts.map((cut) => {
    const leaders = firstIn(game, states[Math.floor(cut * (states.length - 1))]);
    const won = leaders.filter((seat) => winners.includes(seat)).length / leaders.length;
    const before = leads[String(cut)] ?? { matches: 0, won: 0 };
    return [String(cut), { matches: before.matches + 1, won: before.won + won }] as const;
  });
  return { ...leads, ...Object.fromEntries(added) };
}

const firstIn = ({ standing }: Pick<Game, 'standing'>, state: unknown): readonly Seat[] =>
  standing(state).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
