import { diff, seated, type Game, type Seat } from '../../shared/engine/index.ts';

/** Bytes of JSON that a match sends: its views, and the patches from each view to the next. */
export type Sizes = { readonly views: readonly number[]; readonly diffs: readonly number[] };

/** Measures what each seat is sent, commit by commit. */
export type Meter = { readonly sizes: Sizes; measure(state: unknown): void };

export function meterOf(game: Game, seats: readonly Seat[]): Meter {
  const last = new Map<Seat, unknown>();
  const sizes = { views: [] as number[], diffs: [] as number[] };
  return {
    sizes,
    measure(state) {
      for (const seat of seats) {
        const view = game.view(state, seated(seat));
        sizes.views.push(bytesOf(view));
        if (last.has(seat)) sizes.diffs.push(bytesOf(diff(last.get(seat), view)));
        last.set(seat, view);
      }
    },
  };
}

/** Bytes of a value as JSON. */
export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
