import { after } from '../../platform/time/duration.ts';
import type { BeaconOf } from './match-record.ts';

/** The time that a table waits for players, in ms. */
const OPEN_MS = 14 * 24 * 3_600_000;

/**
 * Computes the time at which a table that was not started is given up, ISO 8601: 14 days after its
 * creation, or after its beacon was due.
 */
export const openUntil = ({
  createdAt,
  beacon,
}: {
  readonly createdAt: string;
  readonly beacon?: BeaconOf | undefined;
}): string => after(beacon?.drawnAt ?? createdAt, OPEN_MS);
