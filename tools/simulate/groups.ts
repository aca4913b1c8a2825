import type { Seat } from '../../shared/engine/index.ts';
import type { PlayedMatch } from './match.ts';

/** A grouping of seats: by a field of the first fact of a type about each. */
export type Grouping = { readonly type: string; readonly field: string };

/**
 * The results of a group's seats in matches in which others played too. `par` is the expected
 * number of wins if every seat had the same chance; `rest` is that of the others, and `lost` the
 * number of their wins.
 */
export type Group = {
  readonly played: number;
  readonly won: number;
  readonly par: number;
  readonly lost: number;
  readonly rest: number;
};
export type Groups = Readonly<Record<string, Group>>;

type Seated = { readonly seat: Seat; readonly group: string };

/** Adds one match, with its winners. */
export function withGroups(
  groups: Groups,
  { match, winners, by }: Outcome & { readonly by: Grouping },
): Groups {
  const seated = groupsIn(match, by);
  return [...new Set(seated.map(({ group }) => group))].reduce(
    (sums, name) => ({ ...sums, [name]: withMatch(sums[name], { name, seated, winners }) }),
    groups,
  );
}

type Outcome = { readonly match: Recorded; readonly winners: readonly Seat[] };
type Recorded = Pick<PlayedMatch, 'commits'> & { readonly seats: readonly Seat[] };

function groupsIn({ commits, seats }: Recorded, { type, field }: Grouping): readonly Seated[] {
  const facts = commits.flat().flatMap((entry): readonly Record<string, unknown>[] => {
    return entry.type === 'Told' && entry.event.type === type ? [{ ...entry.event }] : [];
  });
  return seats.flatMap((seat) => {
    const group = facts.find((fact) => fact['seat'] === seat)?.[field];
    return typeof group === 'string' ? [{ seat, group }] : [];
  });
}

type Played = {
  readonly name: string;
  readonly seated: readonly Seated[];
  readonly winners: readonly Seat[];
};

const none: Group = { played: 0, won: 0, par: 0, lost: 0, rest: 0 };

/** Adds a match to a group; a match in which the group has no opponents is skipped. */
function withMatch(sum: Group = none, { name, seated, winners }: Played): Group {
  const own = seated.filter(({ group }) => group === name);
  if (own.length === seated.length) return sum;
  const won = own.filter(({ seat }) => winners.includes(seat)).length;
  const share = own.length / seated.length;
  return {
    played: sum.played + own.length,
    won: sum.won + won,
    par: sum.par + winners.length * share,
    lost: sum.lost + winners.length - won,
    rest: sum.rest + winners.length * (1 - share),
  };
}

/** The chance of a seat of the group against one of the others in a match of two; ½ is fair. */
export function shareOf({ won, par, lost, rest }: Group): number {
  const [own, others] = [won / par, lost / rest];
  return own + others === 0 ? 0 : own / (own + others);
}
