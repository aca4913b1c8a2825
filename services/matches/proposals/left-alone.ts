import { after } from '../../platform/time/duration.ts';
import { isEarly } from '../presence/first-turns.ts';
import type { Begun, MatchRecord, SeatInfo, StartedMatch } from '../record/match-record.ts';
import type { ProposalEntry } from '../terms/proposal-entry.ts';
import { isOpen, openFor } from '../terms/proposal.ts';

/** The number of people who must be present for a match to be the one they sat down for. */
const QUORUM = 2;

const isOfPerson = ({ holder }: SeatInfo): boolean =>
  holder?.kind === 'account' && holder.machine !== true;

/**
 * Tests if a single player is left at a table of several people: the others are away, or have
 * resigned. Seats given to bots do not count as people's, so a player who chose to play against
 * bots is not left; a match without any player present is handled by `desertedSince`.
 */
export function isLeftAlone({ seats }: Pick<MatchRecord, 'seats'>): boolean {
  const people = seats.filter(isOfPerson);
  const there = people.filter(({ resigned, presence }) => !resigned && presence === undefined);
  return there.length > 0 && there.length < Math.min(QUORUM, people.length);
}

const isOpenEnd = (record: Pick<MatchRecord, 'proposals'>): boolean =>
  record.proposals.some((each) => isOpen(each) && each.wish.kind === 'END');

/**
 * Tests if an end was proposed since one player was left: it is asked once, until others return.
 */
export const askedWhetherToEnd = (record: Begun): boolean =>
  isLeftAlone(record) && (record.askedWhetherToEnd || isOpenEnd(record));

/**
 * Computes the time at which the match proposes its own end, ISO 8601: at once, if a single player
 * is left and was not asked yet.
 */
export function endToPropose(record: MatchRecord): string | undefined {
  // a tournament's match is played out, for others hang on it
  if (record.pod) return undefined;
  const isToAsk = record.status === 'RUNNING' && isLeftAlone(record) && !record.askedWhetherToEnd;
  return isToAsk && !isOpenEnd(record) ? record.updatedAt : undefined;
}

/**
 * Builds the proposal to end the match, in the name of the seat that was left last; as if not
 * played if it has hardly begun.
 */
export function proposedEnd(record: StartedMatch, at: string): ProposalEntry {
  const outcome = isEarly(record) ? 'ANNUL' : 'STANDING';
  const away = record.seats.find((seat) => seat.resigned === true || seat.presence !== undefined);
  return {
    type: 'ProposalOpened',
    aside: true,
    id: `p${String(record.version + 1)}`,
    wish: { kind: 'END', outcome },
    by: record.leavers.at(-1)?.seat ?? away?.id ?? '',
    at,
    expiresAt: after(at, openFor('END')),
    itself: true,
  };
}
