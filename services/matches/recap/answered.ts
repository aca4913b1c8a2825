import type { AnsweredBy, Pending, Seat } from '../../../shared/engine/index.ts';
import type { Revision } from '../history/unfold.ts';
import type { MatchEntry } from '../record/entry.ts';
import type { MatchRecord } from '../record/match-record.ts';
import type { RecapAnswer } from './recap.ts';

/**
 * Lists the answers given for a seat in one commit by an order, the clock or a bot; leaves out an
 * answer whose question is unknown.
 */
export function answeredFor(
  seat: Seat,
  { record, entries }: Revision,
  before: MatchRecord,
): readonly RecapAnswer[] {
  const isTheirs = (entry: MatchEntry) =>
    entry.type === 'Answered' && entry.seat === seat && isOthers(entry.by);
  if (!entries.some(isTheirs)) return [];
  const { version, updatedAt: at } = record;
  const questions = new Map((before.play?.pending ?? []).map((each) => [each.id, each]));
  return entries.flatMap((entry) => {
    for (const asked of askedIn(entry)) questions.set(asked.id, asked);
    if (entry.type !== 'Answered' || entry.seat !== seat || !isOthers(entry.by)) return [];
    const question = questions.get(entry.id);
    return question ? [{ version, at, by: entry.by, question, choose: entry.choose }] : [];
  });
}

const askedIn = (entry: MatchEntry): readonly Pending[] =>
  entry.type === 'Asked' || entry.type === 'Reissued' ? entry.questions : [];

const isOthers = (by: AnsweredBy | undefined): by is RecapAnswer['by'] =>
  by === 'order' || by === 'clock' || by === 'bot';
