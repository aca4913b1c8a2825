import { thousandths } from '../scoring/thousandths.ts';
import { parted, type Parting } from '../standings/parted.ts';
import { draw } from '../ties/draw.ts';
import { ofCount, ofPlaces, ownValue, type Value } from '../ties/value.ts';
import type { SeriesRegulations, SeriesTie } from './regulations.ts';

/** An event of a series, final or in progress. */
export type SeriesEvent = {
  readonly id: string;
  /** The ids of the accounts in its table, the best first. */
  readonly table: readonly string[];
};

/** The score of an account in an event of a series. */
export type EventScore = {
  readonly event: string;
  readonly place: number;
  /** In thousandths. */
  readonly points: number;
  /** True if it is among the best that count. */
  readonly counts: boolean;
};

/** A row of the table of a series. */
export type SeriesStanding = {
  /** From 1; no two share one. */
  readonly rank: number;
  readonly account: string;
  /** In thousandths. */
  readonly points: number;
  readonly ties: readonly { readonly kind: SeriesTie; readonly value: string }[];
  /** One for each event that the account was in, in the order of the series. */
  readonly events: readonly EventScore[];
};

type Entrant = Pick<SeriesStanding, 'account' | 'points' | 'events'>;

/**
 * Computes the table of a series, the best first, from the tables of its events, given in their
 * order. `seed` is that of its draw, in hex.
 * @throws RangeError if the seed is not hex.
 */
export function seriesTable(
  events: readonly SeriesEvent[],
  regulations: SeriesRegulations,
  seed: string,
): readonly SeriesStanding[] {
  const accounts = [...new Set(events.flatMap(({ table }) => table))].toSorted();
  const all = events.map(placed);
  const entrants = accounts.map((account) => entrantOf(account, all, regulations));
  const kinds: readonly SeriesTie[] = [...regulations.ties, 'DRAW'];
  const partings: readonly Parting<Entrant, SeriesTie>[] = [
    { by: ownValue(entrants, ({ points }) => ofCount(points)) },
    ...kinds.map((kind) => {
      const says = saysOf(kind, { events, regulations, seed });
      return { kind, by: ownValue(entrants, says) };
    }),
  ];
  return parted(entrants, partings).map(({ player, values }, i) => ({
    rank: i + 1,
    ...player,
    ties: values,
  }));
}

/** The accounts in an event, with their places. */
type Placed = { readonly id: string; readonly places: ReadonlyMap<string, number> };

const placed = ({ id, table }: SeriesEvent): Placed => ({
  id,
  places: new Map(table.map((account, i) => [account, i + 1])),
});

function entrantOf(
  account: string,
  events: readonly Placed[],
  { pointsByPlace, best = events.length }: SeriesRegulations,
): Entrant {
  const scores = events.flatMap(({ id, places }) => {
    const place = places.get(account);
    if (place === undefined) return [];
    return [{ event: id, place, points: thousandths(pointsByPlace[place - 1] ?? 0) }];
  });
  // of equal points the earlier event counts: sorting is stable
  const counted = new Set(scores.toSorted((a, b) => b.points - a.points).slice(0, best));
  return {
    account,
    points: [...counted].reduce((sum, { points }) => sum + points, 0),
    events: scores.map((score) => ({ ...score, counts: counted.has(score) })),
  };
}

type Given = {
  readonly events: readonly SeriesEvent[];
  readonly regulations: SeriesRegulations;
  readonly seed: string;
};

/** The value of a tie-break for an entrant. */
function saysOf(kind: SeriesTie, { events, regulations, seed }: Given): (of: Entrant) => Value {
  switch (kind) {
    case 'WINS':
      return ({ events: scores }) => ofCount(scores.filter(({ place }) => place === 1).length);
    case 'PLACES': {
      const last = regulations.pointsByPlace.length;
      return ({ events: scores }) =>
        ofPlaces(
          scores.map(({ place }) => place),
          last,
        );
    }
    case 'LATEST':
      return latest(events);
    case 'DRAW':
      return draw(seed, ({ account }) => account);
  }
}

/**
 * The places from the latest event back, `-` for an event without the account: `2 - 1` goes before
 * `3 1 1`.
 */
function latest(events: readonly SeriesEvent[]): (of: Entrant) => Value {
  const longest = events.reduce((most, { table }) => Math.max(most, table.length), 0);
  const backwards = events.toReversed();
  return ({ events: scores }) => {
    const places = backwards.map(({ id }) => scores.find(({ event }) => event === id)?.place);
    // distance of each from behind the last place: as digits of one number, the latest first
    const order = places.reduce(
      (number, place) =>
        number * BigInt(longest + 1) + BigInt(place === undefined ? 0 : longest + 1 - place),
      0n,
    );
    const text = places.map((place) => place ?? '-').join(' ');
    return { order: { of: order, over: 1n }, text };
  };
}
