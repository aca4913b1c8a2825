import { isBlockedBy } from '../../platform/requests/blocked.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { checkIsNoGuest } from '../../platform/requests/guest.ts';
import { enforce, refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { after, between } from '../../platform/time/duration.ts';
import type { Lobby } from '../contract.ts';
import { checkMaySit } from '../seating/may-sit.ts';
import { freeSeatRefusal, hostRefusal, lobbyRefusal } from '../session/refusals.ts';
import { closedTableRefusal } from './beacon.ts';
import { matchCommand } from './match-command.ts';
import { noteSent, A_DAY, shunsStrangers } from './courtesy.ts';
import { nextId, pendingIn } from '../terms/invitation.ts';
import { tableFor } from '../record/reserved-seats.ts';
import { accountsIn, holderIn } from '../record/seats.ts';
import type { Backing } from '../session/backing.ts';
import { newInvitation } from '../terms/ids.ts';
import { inviteInput } from '../inputs/generated/inputs.ts';

/** The number of invitations of a match that can be pending at once. */
const OPEN_AT_ONCE = 20;
const LONGEST_MS = 14 * 24 * 3_600_000;
/** The number of the inviter's newest matches that are searched for a past opponent. */
const KNOWN_FROM = 100;

/**
 * Invites an account, or anyone with the code of a link; for the host only. The same account
 * invited twice gets one invitation.
 */
export const invite = matchCommand({
  scope: 'host',
  inAnalysis: false,
  inPod: false,
  input: inviteInput,
  check: ({ record, at }, actor) =>
    hostRefusal(record, actor, 'invite others') ??
    lobbyRefusal(record, 'You can no longer invite players.') ??
    closedTableRefusal(record, at) ??
    freeSeatRefusal(record),
  async act({ record }, { actor, input: says, backing }) {
    const at = backing.now().toISOString();
    const { accountId: account, seat, uses } = says;
    if (account !== undefined) checkIsNoGuest(actor, 'invite accounts, only by a link');
    if (account !== undefined && pendingFor(record, account, at)) return undefined;
    const expiresAt = checkedEnd(says.expiresAt, at);
    if (seat !== undefined)
      enforce(freeSeatRefusal(tableFor(record, { account: account ?? '' }, at), seat));
    await checkMaySit(backing, 'host', actor);
    if (pendingIn(record, at).length >= OPEN_AT_ONCE) {
      const most = `At most ${String(OPEN_AT_ONCE)} invitations to a match can be open.`;
      refuse('FORBIDDEN', `${most} Withdraw one first.`);
    }
    const whom = account === undefined ? {} : await guest(backing, record, { actor, account, at });
    const id = nextId(record);
    await spend(backing, actor, { id, at });
    const code = account === undefined && { code: newInvitation(backing.random) };
    const made = { id, by: actor.account, uses: account === undefined ? uses : 1 };
    const when = { at, expiresAt, ...(seat !== undefined && { seat }) };
    return { before: [{ type: 'Invited', aside: true, ...made, ...when, ...whom, ...code }] };
  },
});

const pendingFor = (record: Lobby, account: string, at: string): boolean =>
  pendingIn(record, at).some((each) => each.account === account);

function checkedEnd(wanted: string | undefined, at: string): string {
  const latest = after(at, LONGEST_MS);
  if (wanted === undefined) return latest;
  if (wanted > at && wanted <= latest) return wanted;
  return refuseInput({
    path: ['expiresAt'],
    detail: `Must be in the future and no later than ${latest}.`,
  });
}

type Asked = { readonly actor: AccountActor; readonly account: string; readonly at: string };

/**
 * Checks whether an account may be invited. A blocked inviter and a stranger to an account that has
 * declined too many get the same refusal, so that neither can tell.
 */
async function guest(
  { accounts, documents, index }: Backing,
  record: Lobby,
  { actor, account, at }: Asked,
): Promise<{ readonly account: string; readonly stranger?: true }> {
  const no = (detail: string) => refuseInput({ path: ['accountId'], detail });
  if (account === actor.account) no("You can't invite yourself.");
  if (holderIn(record.seats, account)) no('This account already has a seat at the table.');
  const profile = await accounts.profile(account);
  if (profile?.deleted !== undefined) refuse('NOT_FOUND', `Unknown account "${account}".`);
  const known = await index.list({ of: 'account', account: actor.account }, { first: KNOWN_FROM });
  const isKnown = known.items.some(
    ({ item }) =>
      item.stream !== record.id && item.members.some((member) => member.account === account),
  );
  const isUnwelcome =
    (await isBlockedBy(
      accounts,
      [account, ...accountsIn({ seats: record.seats })],
      actor.account,
    )) ||
    (await isBlockedBy(accounts, [actor.account], account)) ||
    (!isKnown && (await shunsStrangers(documents, account, at)));
  if (isUnwelcome) refuse('FORBIDDEN', "You can't invite this account.");
  return { account, ...(!isKnown && { stranger: true }) };
}

async function spend(
  { documents }: Backing,
  { account }: AccountActor,
  sent: { readonly id: string; readonly at: string },
): Promise<void> {
  const until = await noteSent(documents, account, sent);
  if (until === undefined) return;
  refuse(
    'RATE_LIMITED',
    `You can send at most ${String(A_DAY)} invitations a day. Try again later.`,
    { retryAfter: Math.ceil(between(sent.at, until) / 1_000) },
  );
}
