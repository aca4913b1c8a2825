import { checkSignedIn } from '../accounts/accounts/signed-in.ts';
import { mailSwitchesOn } from '../notifications/attention/unsubscribed.ts';
import { channelsIn, channelView } from '../notifications/delivery/channel.ts';
import { secretIn } from '../notifications/channels/secret.ts';
import type { AccountActor } from '../platform/requests/actor.ts';
import { timeOf } from '../matches/chat/ids.ts';
import { contentOf } from '../matches/chat/message.ts';
import { ownWords } from '../matches/chat/own-words.ts';
import { ownMatches } from './own-matches.ts';
import type { LeavingDeps, LeavingUses } from './contract.ts';

/** Exports all stored data of an account: its messages, creations and settings, and its seats. */
export const createExport =
  ({ store, accounts, alerts, attention, matches }: LeavingDeps): LeavingUses['exportOf'] =>
  async (actor) => {
    checkSignedIn(actor, 'export the account');
    const { account } = actor;
    const [stored, profile, vacation, tokens, bots, blocks, orders, rules] = await Promise.all([
      store.accounts.profile(account, 'fresh'),
      accounts.profile(actor),
      accounts.vacation(actor),
      accounts.tokens(actor),
      accounts.bots(actor),
      accounts.blocks(actor),
      matches.defaultOrders(actor),
      attention.rules(actor),
    ]);
    return {
      account,
      createdAt: stored?.createdAt ?? null,
      profile,
      vacation,
      tokens,
      bots,
      blocks: blocks.map((each) => each.account),
      orders,
      notifications: { ...rules, channels: await channelsOf(store, actor) },
      tableAlerts: await alerts.list(actor),
      seen: await store.seenMarks.all(account),
      invitations: await invitationsOf(store, actor),
      tenures: await store.tenures.all(account),
      ratings: await store.ratings.all(account),
      tournaments: await store.plays.all(account),
      series: await store.runs.all(account),
      messages: await wordsOf(store, actor),
      matches: await matchesOf(store, actor),
    };
  };

/** Exports channels with their addresses; without the keys that sign their messages. */
async function channelsOf(
  { documents, channelSecrets }: Pick<LeavingDeps['store'], 'documents' | 'channelSecrets'>,
  { account }: AccountActor,
) {
  const channels = channelsIn(await documents.read(account, 'channels'));
  const stopped = await mailSwitchesOn(documents).stopped(account);
  return Promise.all(
    channels.map(async (channel) => {
      const secret = secretIn(await channelSecrets.read(account, channel.id));
      const { url, address, push } = secret ?? {};
      return { ...channelView(channel, stopped), to: url ?? address ?? push?.endpoint ?? null };
    }),
  );
}

/** The matches that they are invited to, and how many invitations they have made and declined lately. */
async function invitationsOf(
  { attentions, documents }: Pick<LeavingDeps['store'], 'attentions' | 'documents'>,
  { account }: AccountActor,
) {
  const open = await attentions.openOf(account);
  return {
    received: open.flatMap(({ kind, stream }) => (kind === 'INVITATION' ? [stream] : [])),
    noted: (await documents.read(account, 'invitations'))?.data ?? null,
  };
}

/** The messages of an account, as they were said: in words of their own or by a phrase. */
async function wordsOf({ talk }: Pick<LeavingDeps['store'], 'talk'>, { account }: AccountActor) {
  const words: unknown[] = [];
  for await (const message of ownWords(talk, account)) {
    const { stream: match, order, audience } = message;
    words.push({ match, at: timeOf(order), audience, said: contentOf(message).said });
  }
  return words;
}

async function matchesOf(
  { summaries }: Pick<LeavingDeps['store'], 'summaries'>,
  { account }: AccountActor,
) {
  const found: { readonly id: string; readonly game: string; readonly since: string | null }[] = [];
  for await (const { stream, kind, members } of ownMatches(summaries, account)) {
    const since = members.find((each) => each.account === account)?.since ?? null;
    found.push({ id: stream, game: kind, since });
  }
  return found;
}
