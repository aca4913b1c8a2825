import { after } from '../../platform/time/duration.ts';
import { isEarly } from '../presence/first-turns.ts';
import type { MatchRecord, SeatInfo } from '../record/match-record.ts';
import type { ProposalEntry } from '../terms/proposal-entry.ts';
import { isOpen, openFor } from '../terms/proposal.ts';

/** So many people have to be there for a match to be what they sat down for. */
const QUORUM = 2;

const isOfPerson = ({ holder }: SeatInfo): boolean =>
  holder?.kind === 'account' && holder.machine !== true;

/**
 * Whether somebody is left alone at a table of several people: the others are away, or have given up. Seats that
 * were given to bots are no people's, so who plays against bots by agreement is not left alone; where nobody is
 * there at all the match is waited for otherwise.
 */
export function isLeftAlone({ seats }: Pick<MatchRecord, 'seats'>): boolean {
  const people = seats.filter(isOfPerson);
  const there = people.filter(({ resigned, presence }) => !resigned && presence === undefined);
  return there.length > 0 && there.length < Math.min(QUORUM, people.length);
}

const isOpenEnd = (record: MatchRecord): boolean =>
  record.proposals?.some((each) => isOpen(each) && each.wish.kind === 'END') === true;

/** Whether an end was proposed since somebody was left alone: it is asked once, until others are there again. */
export const askedWhetherToEnd = (record: MatchRecord): boolean =>
  isLeftAlone(record) && (record.askedWhetherToEnd === true || isOpenEnd(record));

/** The time at which the match itself proposes its end, ISO 8601: at once, where somebody is left alone and was not asked. */
export function endToPropose(record: MatchRecord): string | undefined {
  // a tournament's match is played out, for others hang on it
  if (record.pod) return undefined;
  const isToAsk =
    record.status === 'RUNNING' && isLeftAlone(record) && record.askedWhetherToEnd !== true;
  return isToAsk && !isOpenEnd(record) ? record.updatedAt : undefined;
}

/**
 * The proposal to end the match, in the name of the seat that was left last; as if not played where
 * it has hardly begun.
 */
export function proposedEnd(record: MatchRecord, at: string): ProposalEntry {
  const outcome = isEarly(record) ? 'ANNUL' : 'STANDING';
  const away = record.seats.find((seat) => seat.resigned === true || seat.presence !== undefined);
  return {
    type: 'ProposalOpened',
    aside: true,
    id: `p${String(record.version + 1)}`,
    wish: { kind: 'END', outcome },
    by: record.leavers?.at(-1)?.seat ?? away?.id ?? '',
    at,
    expiresAt: after(at, openFor('END')),
    itself: true,
  };
}
