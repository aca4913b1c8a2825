import type { TournamentEvent } from '../events/event.ts';
import { hashOf } from '../chance/derived.ts';
import { withheld } from './withheld.ts';

/** A step of the public record. */
type PublicStep = {
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  readonly events: readonly TournamentEvent[];
};

/**
 * The hash of the steps of an event up to one of them, hex: SHA-256 of the JSON `[hash before,
 * step]`, the first after the empty text. Pairs kept apart are withheld from each step.
 */
export const stepsHash = (before: string, { version, at, events }: PublicStep): string =>
  hashOf([before, { version, at, events: events.map(withheld) }]);
