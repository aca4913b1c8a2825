import { after } from '../../platform/time/duration.ts';
import type { MatchRecord } from './match-record.ts';

/** How long a table waits for people, in milliseconds. */
const OPEN_MS = 14 * 24 * 3_600_000;

/** The time at which a table that nobody has started is given up, ISO 8601: 14 days after it was set up, or its beacon was due. */
export const openUntil = ({
  createdAt,
  beacon,
}: Pick<MatchRecord, 'createdAt' | 'beacon'>): string =>
  after(beacon?.drawnAt ?? createdAt, OPEN_MS);
