import type { SeatRequirements } from '../../../services/matches/contract.ts';
import type { Agenda } from '../agenda.ts';
import { DAY, HOUR } from '../units.ts';
import { settle, type Way } from './people.ts';
import type { Arrival } from './senders.ts';
import type { Fault, Steps } from './steps.ts';
import type { World } from './world.ts';

/** The limit of a seat, and the delay of its answer: after two reminders. */
const HAS = 8 * HOUR;
const ANSWERS = 7.75 * HOUR;
/** Noon, so that no one is asleep. */
const NOON = 12 * HOUR;

/**
 * Plays an episode: an account is asked, reminded and answers, while one step goes wrong. Returns
 * the arrivals.
 */
export async function playEpisode(
  { world, agenda, steps }: { world: World; agenda: Agenda; steps: Steps },
  { account, way, fault }: { account: string; way: Way; fault: Fault | undefined },
): Promise<readonly Arrival[]> {
  const begins = (Math.floor(agenda.now() / DAY) + 1) * DAY + NOON;
  await agenda.runUntil(begins);
  const at = new Date(begins).toISOString();
  await settle(world.store, account, { at, way });
  steps.begin(fault);
  const deadline = new Date(begins + HAS).toISOString();
  const asked = { account, seat: 'seat1', count: 1, deadline };
  const match = { matchId: 'match', gameId: 'talisman', speed: 'ASYNC' } as const;
  const wanted: SeatRequirements = { ...match, version: 3, at, turn: 1, accounts: [asked] };
  world.commit(wanted);
  agenda.at(begins + ANSWERS, () => {
    const answered = new Date(agenda.now()).toISOString();
    const accounts = [{ account, seat: 'seat1', count: 0 }];
    world.commit({ ...wanted, version: 4, at: answered, accounts });
  });
  await agenda.runUntil(begins + HAS + HOUR);
  world.clear();
  return world.arrived();
}
