import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { once } from '../../platform/once.ts';
import { applied } from '../applied.ts';
import { passDeadline } from './deadlines.ts';
import { giveTime } from './given-time.ts';
import { warn } from './warnings.ts';
import { openCheckIn, openRegistration, start } from './opening.ts';
import { dropLeavers, moveWaitingList } from './players.ts';
import {
  completeRound,
  draftNext,
  endStage,
  finalize,
  publishNext,
  roundStarted,
  startRound,
} from './rounds.ts';
import { settleRound } from './lives.ts';
import { NOTHING, type Means, type ProgressStep, type StepMeans } from './step.ts';

/**
 * The automatic steps of a tournament, in this order: the first that is due is done, and then all
 * are checked again.
 */
const steps: readonly ProgressStep[] = [
  openRegistration,
  openCheckIn,
  moveWaitingList,
  start,
  roundStarted,
  completeRound,
  settleRound,
  dropLeavers,
  endStage,
  draftNext,
  publishNext,
  startRound,
  giveTime,
  passDeadline,
  warn,
  finalize,
];

/** More steps than any act leads to: a cycle of rules would end here. */
const MOST = 10_000;

/** Computes all automatic events due by now, from the record, the secret and the time. */
export async function followUps(
  tournament: Tournament,
  means: Means,
): Promise<readonly TournamentEvent[]> {
  const operatorTime = once(() => means.deps.operatorTimes.read());
  const events: TournamentEvent[] = [];
  for (let standing = tournament, taken = 0; taken < MOST; taken += 1) {
    const next = await firstOf(standing, { ...means, operatorTime });
    if (next.length === 0) return events;
    events.push(...next);
    standing = applied(standing, next, means.at);
  }
  throw new Error(`Tournament ${tournament.id} doesn't come to rest.`);
}

async function firstOf(
  tournament: Tournament,
  means: StepMeans,
): Promise<readonly TournamentEvent[]> {
  for (const step of steps) {
    const events = await step(tournament, means);
    if (events.length > 0) return events;
  }
  return NOTHING;
}
