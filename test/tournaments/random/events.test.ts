import { expect, it } from 'vitest';
import type { TournamentExport } from '../../../shared/tournaments/verification/export.ts';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { amount } from '../../support/long.ts';
import { playedByLot } from './event.ts';
import { brokenIn } from './laws.ts';

/** The number of events, the first with the seed `FROM`. */
const EVENTS = amount(10, 3_000);
const FROM = Number(process.env['FROM'] ?? 1);
/** The time limit of the test, generous because thousands of events run unattended. */
const TIME_MS = Math.max(600_000, EVENTS * 2_000);

it(
  'every random event ends or gives a reason, keeps its laws, and exports a verifiable record',
  async () => {
    const ends = new Map<string, number>();
    for (let seed = FROM; seed < FROM + EVENTS; seed += 1) {
      const { event, id, tournament, stuck } = await playedByLot(seed);
      const end = stuck === undefined ? tournament.status : 'STUCK';
      ends.set(end, 1 + (ends.get(end) ?? 0));
      const json = JSON.stringify(await event.tournaments.exported(undefined, id));
      const exported = JSON.parse(json) as TournamentExport;
      const { faults } = verifyTournament(exported);
      expect({ seed, faults, broken: [...brokenIn(exported)] }).toEqual({
        seed,
        faults: [],
        broken: [],
      });
    }
    // most come to their end
    expect(ends.get('FINAL')).toBeGreaterThan(EVENTS / 2);
  },
  TIME_MS,
);
