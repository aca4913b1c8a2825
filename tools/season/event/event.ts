import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { createStore } from '../../../services/platform/storage/store.ts';
import type { TournamentExport } from '../../../services/tournaments/contract.ts';
import { gameNamed } from '../../games.ts';
import { audited } from '../audit.ts';
import type { Season } from '../season.ts';
import { wireless } from '../store.ts';
import { DAY } from '../units.ts';
import { BEGIN, worldOn, type World } from '../world.ts';
import { auditedEvent, type EventAudit } from './audit.ts';
import { entrantsOf, type Entrants } from './entrants.ts';
import { podTables, type PodTables } from './pod-tables.ts';
import { regulationsOf } from './regulations.ts';

/** A turn-based Swiss with this number of places: later entrants join the waiting list. */
export type EventPlan = {
  readonly seed: string;
  readonly players: number;
  readonly rounds: number;
};

/** The results of a tournament, and of its matches. */
export type PlayedEvent = EventAudit & {
  readonly matches: Season;
  /** Number of lost messages to and from the director, and number of repairs by its sweeps. */
  readonly lost: number;
  readonly mended: number;
};

const GAME = 'tales-of-glory';
/** Days: from the announcement to the start, and to the latest end. */
const STARTS = 4;
const MOST = 200;
const owner: AccountActor = { kind: 'account', account: 'owner', roles: ['player', 'organizer'] };

/**
 * Plays a tournament through the real use-cases, timers and director, on a local table, in
 * simulated time.
 */
export async function playEvent(
  plan: EventPlan,
  tell: (done: string) => void,
): Promise<PlayedEvent> {
  const table = await wireless();
  try {
    const people = entrantsOf(plan);
    // the tables are created after the world whose commits they receive
    const there: { pods?: PodTables } = {};
    const world = worldOn(createStore(table), plan.seed, (commit) => there.pods?.hear(commit));
    const { tournaments } = world;
    const made = await tournaments.createTournament(owner, {
      name: 'The season',
      regulations: regulationsOf({
        cap: plan.players,
        rounds: plan.rounds,
        startsAt: new Date(BEGIN + STARTS * DAY).toISOString(),
      }),
    });
    const { id } = made.tournament;
    const pods = podTables(world, people, { tournamentId: id, game: gameNamed(GAME) });
    there.pods = pods;
    await tournaments.announceTournament(owner, { tournamentId: id });
    await tournaments.openRegistration(owner, { tournamentId: id });
    people.come(world, { tournamentId: id, untilDay: STARTS });
    const exported = await untilFinal(world, id, tell);
    return await judged(world, { pods, people, exported });
  } finally {
    await table.close();
  }
}

/** Lets time pass until the tournament is final, or too much of it has passed. */
async function untilFinal(
  { agenda, tournaments }: World,
  id: string,
  tell: (done: string) => void,
): Promise<TournamentExport> {
  for (let day = 1; day <= MOST; day += 1) {
    await agenda.runUntil(BEGIN + day * DAY);
    const { tournament } = await tournaments.find(owner, id);
    const { status, rounds } = tournament;
    tell(`day ${String(day)}, ${status}, ${String(rounds.length)} rounds`);
    if (status === 'FINAL') break;
  }
  return tournaments.exported(owner, id);
}

async function judged(
  { store, schedule, director }: World,
  {
    pods,
    people,
    exported,
  }: {
    readonly pods: PodTables;
    readonly people: Entrants;
    readonly exported: TournamentExport;
  },
): Promise<PlayedEvent> {
  const matches = [];
  for (const matchId of pods.matches()) {
    const audit = await audited(store, gameNamed(GAME), matchId);
    matches.push({ ...audit, ...schedule.countsOf(matchId) });
  }
  const event = auditedEvent(exported, { begun: pods.begun(), registered: people.registered() });
  return { ...event, matches, ...director.mended() };
}
