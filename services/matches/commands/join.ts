import type { AccountActor } from '../../platform/requests/actor.ts';
import {
  inputRefusal,
  refusal,
  refuse,
  type CommandRefusal,
} from '../../platform/requests/refusal.ts';
import type { JoinMatch, Lobby } from '../contract.ts';
import { joinMatchInput } from '../inputs/generated/inputs.ts';
import { reservedSeatFor, tableFor } from '../record/reserved-seats.ts';
import { accountHolder, seatOf } from '../record/seats.ts';
import { comerFacts, seatRefusal, type ComerFacts } from '../seating/may-sit.ts';
import type { Act } from '../session/compose.ts';
import type { Judged } from '../session/judged.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';
import { findRefusal, freeSeat, freeSeatRefusal, lobbyRefusal } from '../session/refusals.ts';
import { isInvitation } from '../terms/ids.ts';
import type { InvitationEntry } from '../terms/invitation-entry.ts';
import { invitationFor, type Invitation } from '../terms/invitation.ts';
import { askedOf, factsOf, unmetBy } from '../terms/requirements.ts';
import { closedTableRefusal } from './beacon.ts';
import { matchCommand, type CommandCall } from './match-command.ts';
import { takeRatedPlace } from './rated.ts';
import { seatTaken } from './start-when-full.ts';

/** Settings of a player who sits down. */
type Wish = Pick<JoinMatch, 'seat' | 'invitation' | 'acceptTimeControl' | 'entropy'>;

/** Takes a free seat of an open match. A player who already holds one keeps it. */
export const join = matchCommand({
  scope: 'play',
  inAnalysis: false,
  inPod: false,
  seats: true,
  admits: true,
  input: joinMatchInput,
  check: (judged, actor, input) =>
    seatOf(judged.record, actor) ? undefined : joinRefusal(judged, actor, input),
  isIdle: ({ record }, actor) => seatOf(record, actor) !== undefined,
  factsFor: (match, sent) => comerFor(match, sent),
  act(match, sent) {
    const { seat } = sent.input;
    const held = seatOf(match.record, sent.actor);
    if (held && (seat === undefined || seat === held.id)) return undefined;
    if (held)
      return refuse('ALREADY_SEATED', `You already have seat "${held.id}". Leave it first.`);
    return sitDown(match, sent);
  },
});

/** Reads the facts about an account that wants to join: only those that its table asks for. */
export async function comerFor(
  { record }: Pick<LoadedMatch, 'record'>,
  { actor, input: { invitation: code = '' }, backing }: CommandCall<Wish>,
): Promise<ComerFacts> {
  if (record.status !== 'OPEN' || seatOf(record, actor)) return {};
  const [known, asked] = await Promise.all([
    comerFacts(backing, 'join', { table: record, comer: actor }),
    askedOf(factsOf(backing, 'fresh'), record, actor),
  ]);
  const unmet = unmetBy(record, { locale: actor.locale, ...asked });
  return { ...known, unmet, hasCode: isInvitation(code, record.invitation) };
}

/** Refuses an actor who can't take a seat of a table now, or not the one they want. */
export function joinRefusal(
  { record, at, facts }: Judged,
  actor: AccountActor,
  wish?: Wish,
): CommandRefusal | undefined {
  const invited = invitationFor(record, actor, { code: wish?.invitation, at });
  const isExpected = record.host === actor.account || reservedSeatFor(record, actor) !== undefined;
  const isInvited = isExpected || invited !== undefined || facts.hasCode === true;
  if (record.visibility === 'PRIVATE' && !isInvited) {
    // in the same words as for a missing match
    return findRefusal(record, actor) ?? needsCode;
  }
  return (
    lobbyRefusal(record, 'You can no longer join it.') ??
    closedTableRefusal(record, at) ??
    seatRefusal(isInvited ? 'invitation' : 'join', { table: record, comer: actor, facts }) ??
    (wish && timeControlRefusal(record, wish)) ??
    freeSeatRefusal(
      tableFor(record, actor, at, invited?.id),
      wantedSeat(record, actor, { wish, invited }),
    )
  );
}

const needsCode = refusal('FORBIDDEN', 'This match is private. Send its invitation code.');

type Asked = { readonly wish: Wish | undefined; readonly invited: Invitation | undefined };

const wantedSeat = (record: Lobby, actor: AccountActor, { wish, invited }: Asked) =>
  wish && (wish.seat ?? invited?.seat ?? reservedSeatFor(record, actor));

/** Seats an actor who may join; uses their invitation up. */
export async function sitDown(
  match: LoadedMatch,
  { actor, input: wish, backing }: CommandCall<Wish>,
): Promise<Act> {
  const { record } = match;
  const at = backing.now().toISOString();
  const invited = invitationFor(record, actor, { code: wish.invitation, at });
  const table = tableFor(record, actor, at, invited?.id);
  const seat = freeSeat(table, wantedSeat(record, actor, { wish, invited }));
  await takeRatedPlace(backing, actor, record);
  const { before = [], ...act } = await seatTaken(backing, match, {
    type: 'SeatTaken',
    seat,
    holder: accountHolder(actor),
    ...(wish.entropy !== undefined && { entropy: wish.entropy }),
  });
  return { ...act, before: [...(invited ? [usedBy(invited)] : []), ...before] };
}

/**
 * Builds the entry that uses an invitation up, for the same commit as the seating, so that it seats
 * no more than it may.
 */
const usedBy = ({ id, account }: Invitation): InvitationEntry =>
  account === undefined
    ? { type: 'InvitationUsed', aside: true, id }
    : { type: 'InvitationClosed', aside: true, id, status: 'ACCEPTED' };

/** Refuses to seat an account in a custom time control that it has not accepted. */
const timeControlRefusal = (
  { timeControl }: Lobby,
  { acceptTimeControl }: Wish,
): CommandRefusal | undefined =>
  timeControl === undefined || timeControl.preset !== undefined || acceptTimeControl === true
    ? undefined
    : inputRefusal({
        path: ['acceptTimeControl'],
        detail: 'The match has a custom time control. Read it, then send true.',
      });
