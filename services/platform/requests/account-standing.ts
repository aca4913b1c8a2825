import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { AccountStore } from '../storage/contract.ts';
import type { AccountActor } from './actor.ts';
import { enforce, refusal, refuse, type CommandRefusal } from './refusal.ts';

/** The acts of moderation on something that was said. */
export const moderationActs = ['HIDE', 'WARN', 'MUTE', 'BAN', 'DISMISS'] as const;
export type ModerationAct = (typeof moderationActs)[number];

/**
 * The notice of a decision to an account: about a message of its own, or one that it has reported.
 */
const notice = once(() =>
  z.object({
    id: z.string(),
    at: z.string(),
    messageId: z.string(),
    /** Whether the moderated message is the account's own. */
    own: z.boolean(),
    act: z.enum(moderationActs),
    reason: z.string(),
    until: z.optional(z.string()),
  }),
);
export type ModerationNotice = z.infer<ReturnType<typeof notice>>;

const standing = once(() =>
  z.object({
    /** The ends of mutes and bans, ISO 8601, by the report that led to each. */
    mutes: z.record(z.string(), z.string()),
    bans: z.record(z.string(), z.string()),
    /** The latest last. */
    notices: z.array(notice()),
  }),
);
/** The standing of an account with those who keep the peace. */
export type AccountStanding = z.infer<ReturnType<typeof standing>>;

/** The standing as it was stored; nothing for most. */
export const standingIn = (data: unknown): AccountStanding =>
  data === undefined ? { mutes: {}, bans: {}, notices: [] } : standing().parse(data);

/** The end of a mute or ban that has none. */
export const FOR_GOOD = '9999-12-31T23:59:59.999Z';

/** The store of the standings of accounts. */
export type Standings = Pick<AccountStore, 'standing' | 'profile'>;

/** Refuses a muted or banned account, or a bot account of one, to send a message. */
export async function checkMaySpeak(
  store: Standings,
  actor: AccountActor,
  now: string,
): Promise<void> {
  const until = await lasting(store, actor, (each) => ({ ...each.mutes, ...each.bans }));
  if (until !== undefined && until > now)
    refuse('CHAT_RESTRICTED', `You can't send messages ${told(until)}.`);
}

/** Refuses a banned account, or a bot account of one, to take a seat. */
export async function checkIsNotBanned(...on: Parameters<typeof banRefusal>): Promise<void> {
  enforce(await banRefusal(...on));
}

/** Returns the refusal to seat a banned account, or a bot account of one. */
export async function banRefusal(
  store: Standings,
  actor: Pick<AccountActor, 'account' | 'machine'>,
  now: string,
): Promise<CommandRefusal | undefined> {
  const until = await lasting(store, actor, ({ bans }) => bans);
  if (until === undefined || until <= now) return undefined;
  return refusal('FORBIDDEN', `You can't take a seat ${told(until)}.`);
}

/** Tests if an account, or the owner of a bot account, is banned. */
export const isBanned = async (...on: Parameters<typeof banRefusal>): Promise<boolean> =>
  (await banRefusal(...on)) !== undefined;

const told = (until: string): string =>
  until === FOR_GOOD ? 'because this account is banned for good' : `until ${until}`;

/** Finds the latest end of the restrictions of an account, or of its owner. */
async function lasting(
  store: Standings,
  { account, machine }: Pick<AccountActor, 'account' | 'machine'>,
  of: (standing: AccountStanding) => Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const owner = machine ? (await store.profile(account))?.owner : undefined;
  const found = await Promise.all(
    [account, ...(owner === undefined ? [] : [owner])].map((each) => store.standing(each)),
  );
  return found
    .flatMap((each) => Object.values(of(standingIn(each?.data))))
    .sort()
    .at(-1);
}
