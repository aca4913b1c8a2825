import { agendaFrom } from '../agenda.ts';
import { wireless } from '../store.ts';
import { playEpisode } from './episode.ts';
import { ways, type Way } from './people.ts';
import { countedSteps, faultKinds, type Fault } from './steps.ts';
import { tallyOf, type Faults } from './tally.ts';
import { worldOn } from './world.ts';

/**
 * Episodes of notifications for one process to play: as many as it takes for this number of
 * deliveries.
 */
export type FaultsPlan = {
  readonly deliveries: number;
  /** One episode in this number meets a fault. */
  readonly every: number;
  /** Index of this part, from 0: parts take the faults in turn. */
  readonly part: number;
  readonly parts: number;
};

const BEGIN = Date.parse('2026-03-01T00:00:00.000Z');
/** Interval of progress messages, in episodes. */
const TELLS = 50;

/**
 * Plays episodes of notifications on a local table, with each step in turn going wrong in each way.
 */
export async function playFaults(plan: FaultsPlan, tell: (done: string) => void): Promise<Faults> {
  const { deliveries, every, part, parts } = plan;
  const table = await wireless();
  try {
    const agenda = agendaFrom(BEGIN);
    const steps = countedSteps();
    const world = worldOn(table, { agenda, steps });
    let episodes = 0;
    const play = (way: Way, fault?: Fault) => {
      const account = `account-${String(part)}-${String((episodes += 1))}`;
      return playEpisode({ world, agenda, steps }, { account, way, fault });
    };
    const faults: { readonly way: Way; readonly fault: Fault }[] = [];
    const tally = tallyOf();
    for (const way of ways) {
      tally.expect(way, await play(way));
      for (let step = 1; step <= steps.count(); step += 1) {
        faults.push(...faultKinds.map((kind) => ({ way, fault: { step, kind } })));
      }
    }
    for (let n = 0; tally.told() < deliveries; n += 1) {
      const next = faults[(Math.floor(n / every) * parts + part) % faults.length];
      if (next === undefined) throw new TypeError('An episode has steps.');
      const fault = n % every === 0 ? next.fault : undefined;
      tally.count(next.way, { fault, arrived: await play(next.way, fault) });
      if (n % TELLS === 0) tell(`${String(tally.told())} of ${String(deliveries)} deliveries`);
    }
    return { ...tally.sum(), ways: faults.length };
  } finally {
    await table.close();
  }
}
