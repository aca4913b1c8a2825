import type { Seat } from '../../shared/engine/index.ts';
import type { PlayedMatch } from './match.ts';

/** What seats are grouped by: a field of the first fact of a type that is told of each. */
export type Grouping = { readonly type: string; readonly field: string };

/**
 * How the seats of one group fared in the matches in which others played too. `par` is how often they
 * would have won had every seat the same chance; `rest` is that of the others, and `lost` how often
 * those won.
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

/** Adds one match, won by these seats. */
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

/** A match in which the group plays against nobody else says nothing of it. */
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

/** How often a seat of the group would beat one of the others, were there but these two; ½ is fair. */
export function shareOf({ won, par, lost, rest }: Group): number {
  const [own, others] = [won / par, lost / rest];
  return own + others === 0 ? 0 : own / (own + others);
}
