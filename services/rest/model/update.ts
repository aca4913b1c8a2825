import type * as z from 'zod';
import type { matchUpdate } from '../../../schema/openapi/models/update.ts';
import type { MatchUpdate } from '../../matches/contract.ts';
import { logOf } from './log.ts';
import { proposalOf } from './proposal.ts';
import { resultOf } from './result.ts';
import { questionsOf } from './question.ts';
import { seatsOf } from './seat.ts';
import { clockOf } from './timing.ts';
import type { Setting } from './setting.ts';

type Told = z.infer<typeof matchUpdate>;

/** One update, in the words of its own seats. */
export function updateOf(update: MatchUpdate, at: Omit<Setting, 'seats'>): Told {
  const setting = { ...at, seats: update.seats };
  return {
    version: update.version,
    at: update.at,
    from: update.from ?? null,
    snapshot: update.snapshot ?? null,
    // the steps are ours: objects all
    patch: update.patch ? (update.patch as Record<string, unknown>[]) : null,
    log: logOf(setting, update.log),
    questions: questionsOf(setting, update),
    waitingOn: [...update.waitingOn],
    seats: seatsOf(setting),
    seatsAt: update.seatsAt,
    clocks: update.clocks.map(clockOf),
    status: update.status,
    proposals: update.proposals.map(proposalOf),
    result: update.result ? resultOf(setting, update.result) : null,
  };
}
