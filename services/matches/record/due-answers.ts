import type { Entry } from '../../../shared/engine/index.ts';
import type { Begun } from './match-record.ts';

/**
 * Counts an answer for the holder of its seat. Answers without a running clock are not due:
 * reactions, which may be passed, questions to the absent, and answers by standing orders.
 */
export function dueAnswersAfter(record: Begun, entry: Entry): Partial<Pick<Begun, 'answers'>> {
  if (entry.type !== 'Answered') return {};
  const { seat, id, by } = entry;
  const question = record.clocks?.seats[seat]?.questions?.[id];
  if (question === undefined || question.cause === 'REACTION') return {};
  if (by !== undefined && by !== 'clock') return {};
  const holder = record.seats.find((each) => each.id === seat)?.holder;
  if (holder?.kind !== 'account') return {};
  const { due, inTime } = record.answers[holder.account] ?? { due: 0, inTime: 0 };
  const now = { due: due + 1, inTime: inTime + (by === undefined ? 1 : 0) };
  return { answers: { ...record.answers, [holder.account]: now } };
}
