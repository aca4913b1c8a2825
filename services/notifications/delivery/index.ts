import { checkSignedIn } from '../../accounts/accounts/signed-in.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { checkCount } from '../../platform/requests/page.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type {
  AccountDocuments,
  ChannelSecrets,
  Deliveries,
  Mailings,
  WakeUp,
} from '../../platform/storage/contract.ts';
import { deliveryName } from '../../platform/storage/notifications/name.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { after } from '../../platform/time/duration.ts';
import { changeChannel, changeChannels } from './change-channels.ts';
import { channelsIn, channelView, type Channel } from './channel.ts';
import { secretIn } from '../channels/secret.ts';
import { checkPause, checkVerified, claimCode } from './bounds.ts';
import { isCode, newCode } from './code.ts';
import type { NotificationUses } from './contract.ts';
import type { Notify } from '../notices/notice.ts';
import { deliveryNamedBy } from './delivery-id.ts';
import { deliveryView, revised, stateOf } from './delivery.ts';
import { verified } from './health.ts';
import {
  addNotificationChannelInput,
  removeNotificationChannelInput,
  resendDeliveryInput,
  verifyNotificationChannelInput,
} from './generated/inputs.ts';
import { planChannel } from '../channels/plan.ts';
import { specOf } from '../channels/registry.ts';
import { newSigningKey } from '../channels/signing-key.ts';
import type { Outbound } from '../channels/outbound/address.ts';
import type { VapidKey } from '../channels/push/vapid.ts';
import { createUnsubscribe, type UnsubscribeParts } from './unsubscribe.ts';

export type NotificationDeps = {
  readonly documents: AccountDocuments;
  readonly channelSecrets: ChannelSecrets;
  readonly deliveries: Deliveries;
  readonly notify: Notify;
  /** Callback for deliveries to be tried at once. */
  awaits?(wake: WakeUp): Promise<void>;
  /** Callback for an account that has one more channel that reaches it. */
  reachable?(account: string): Promise<void>;
  readonly outbound: Outbound;
  readonly mailings: Mailings;
  readonly vapidKey: () => Promise<VapidKey>;
  readonly mailSwitches?: NonNullable<UnsubscribeParts['mailSwitches']>;
  /** Whether mails can be sent here. */
  readonly mail?: boolean | undefined;
  /** Game time. */
  readonly now: Clock;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
};

/** The most channels of an account, and below, the most deliveries of one that it may list. */
export const CHANNELS = 10;
const DELIVERIES = 50;
/** The time that an old secret goes on signing. */
const OVERLAP_MS = 24 * 3_600_000;

function checkRoom(channels: readonly Channel[]): void {
  if (channels.length < CHANNELS) return;
  refuse('FORBIDDEN', `You can have at most ${String(CHANNELS)} channels. Remove one first.`);
}

/** Turns a channel on again; returns the same channel if no link in a mail has turned it off. */
function resumed(channel: Channel): Channel {
  const { unsubscribedAt, disabledReason: _, disabledAt: __, ...rest } = channel;
  return unsubscribedAt === undefined ? channel : rest;
}

/** The use-cases of channels, on a store. */
export function createNotifications(deps: NotificationDeps): NotificationUses {
  const {
    documents,
    channelSecrets,
    deliveries,
    notify,
    outbound,
    now,
    random,
    mail = false,
  } = deps;
  const iso = (): string => now().toISOString();
  const newId = (): string => Buffer.from(random(8)).toString('hex');
  const channelsOf = async (account: string) =>
    channelsIn(await documents.read(account, 'channels'));

  const find = async (
    actor: AccountActor,
    { channelId: id }: { readonly channelId: string },
    toDo: string,
  ): Promise<Channel> => {
    checkSignedIn(actor, toDo);
    const { channelId } = checked(removeNotificationChannelInput(), { channelId: id });
    const found = (await channelsOf(actor.account)).find((each) => each.id === channelId);
    return found ?? refuse('NOT_FOUND', '`channelId`: You have no channel with this ID.');
  };

  const stopped = async (account: string) => (await deps.mailSwitches?.stopped(account)) ?? [];
  const viewOf = async (account: string, channel: Channel) =>
    channelView(channel, await stopped(account));

  const tellCode = (account: string, channel: string, { code, kept }: ReturnType<typeof newCode>) =>
    notify({
      ...{ id: newId(), account, channel, at: kept.at, until: kept.until, data: { code } },
      type: 'channel.verification',
    });

  const tell = async (account: string, notice: Omit<Parameters<Notify>[0], 'account' | 'at'>) => {
    const at = iso();
    await notify({ ...notice, account, at });
    const { channel, id } = notice;
    const delivery = await deliveries.find({ account, channel, at, id });
    return delivery ?? refuse('NOT_FOUND', 'The delivery is missing.');
  };

  return {
    ...createUnsubscribe(deps),
    pushKey: async () => (await deps.vapidKey()).publicKey,

    async add(actor, input) {
      checkSignedIn(actor, 'add channels');
      const says = checked(addNotificationChannelInput(), input);
      const means = { outbound, random, mail, vapidKey: deps.vapidKey };
      const { secret, label, key } = await planChannel(says, means);
      const { account } = actor;
      const id = newId();
      checkRoom(await channelsOf(account));
      // the first code to a receiver of one channel is no repeat
      const isShared = specOf(says.kind).codes.sharedAddress(secret) !== undefined;
      const wanted = { account, channel: id, kind: says.kind, secret };
      const at = isShared ? await claimCode(deps, wanted, iso()) : iso();
      const code = at === undefined ? undefined : newCode(random, at);
      const channel: Channel = {
        ...{ id, kind: says.kind, label: says.label ?? label, createdAt: iso(), verified: false },
        ...(code && { code: code.kept }),
      };
      // its secret first: a channel without one could never be used
      await channelSecrets.put(account, channel.id, secret);
      await changeChannels(documents, account, (channels) => {
        checkRoom(channels);
        return [...channels, channel];
      });
      if (code) await tellCode(account, channel.id, code);
      return { channel: channelView(channel), secret: key };
    },

    async sendCode(actor, input) {
      const channel = await find(actor, input, 'verify channels');
      const { account } = actor;
      const { id, verified: isVerified, code: last } = channel;
      const waits = last?.at !== undefined && last.at > iso();
      if (isVerified || waits) return viewOf(account, channel);
      const secret = secretIn(await channelSecrets.read(account, id));
      const of = { account, channel: id, kind: channel.kind, secret: secret ?? {} };
      const at = await claimCode(deps, of, iso());
      if (at === undefined) return viewOf(account, channel);
      const code = newCode(random, at);
      const channels = await changeChannel(documents, { account, channel: id }, (stands) =>
        stands.verified ? stands : { ...stands, code: code.kept },
      );
      await tellCode(account, id, code);
      return viewOf(account, channels.find((each) => each.id === id) ?? channel);
    },

    async resume(actor, input) {
      const { id } = await find(actor, input, 'turn channels on');
      const { account } = actor;
      await deps.mailSwitches?.resume(account, id);
      const channels = await changeChannel(documents, { account, channel: id }, resumed);
      await deps.reachable?.(account);
      const found = channels.find((each) => each.id === id);
      return found === undefined
        ? refuse('NOT_FOUND', '`channelId`: You have no channel with this ID.')
        : viewOf(account, found);
    },

    async verify(actor, input) {
      const { id, verified: isVerified } = await find(actor, input, 'verify channels');
      const { code } = checked(verifyNotificationChannelInput(), input);
      const { account } = actor;
      let passes = isVerified;
      const channels = await changeChannel(documents, { account, channel: id }, (channel) => {
        passes = channel.verified;
        if (channel.verified || channel.code === undefined) return channel;
        passes = isCode(channel.code, code, iso());
        const tries = Math.max(0, channel.code.tries - 1);
        return passes ? verified(channel) : { ...channel, code: { ...channel.code, tries } };
      });
      const found = channels.find((channel) => channel.id === id);
      if (found !== undefined && passes) {
        await deps.reachable?.(account);
        return viewOf(account, found);
      }
      const left = String(found?.code?.tries ?? 0);
      return refuseInput({
        path: ['code'],
        detail: `Wrong or expired code. Attempts left: ${left}.`,
      });
    },

    async rotate(actor, input) {
      const channel = await find(actor, input, 'rotate channel secrets');
      const { account } = actor;
      const secret = secretIn(await channelSecrets.read(account, channel.id));
      const [newest] = secret?.keys ?? [];
      if (secret === undefined || newest === undefined) {
        return refuseInput({ path: ['channelId'], detail: 'This kind of channel has no secret.' });
      }
      const key = newSigningKey(random);
      const before = { key: newest.key, until: after(iso(), OVERLAP_MS) };
      await channelSecrets.put(account, channel.id, { ...secret, keys: [{ key }, before] });
      return { channel: await viewOf(account, channel), secret: key };
    },

    async test(actor, input) {
      const { id } = await find(actor, input, 'test channels');
      const { account } = actor;
      await changeChannel(documents, { account, channel: id }, (channel) => {
        checkVerified(channel);
        checkPause(channel, iso());
        return { ...channel, testedAt: iso() };
      });
      return deliveryView(
        await tell(account, { id: newId(), channel: id, type: 'channel.test', data: {} }),
      );
    },

    async remove(actor, input) {
      const { id } = await find(actor, input, 'remove channels');
      await changeChannels(documents, actor.account, (channels) =>
        channels.some((channel) => channel.id === id)
          ? channels.filter((channel) => channel.id !== id)
          : channels,
      );
      await channelSecrets.remove(actor.account, id);
    },

    async channels(actor) {
      checkSignedIn(actor, 'list notification channels');
      const { account } = actor;
      const [channels, off] = await Promise.all([channelsOf(account), stopped(account)]);
      return channels.map((channel) => channelView(channel, off));
    },

    async deliveries(actor, { first, ...input }) {
      checkCount('first', first, DELIVERIES);
      const { id: channel } = await find(actor, input, 'list deliveries');
      const { account } = actor;
      return (await deliveries.latest({ account, channel }, first)).map(deliveryView);
    },

    async resend(actor, input) {
      checkSignedIn(actor, 'send again');
      const { deliveryId } = checked(resendDeliveryInput(), input);
      const named = deliveryNamedBy(deliveryId);
      const found = named && (await deliveries.find({ ...named, account: actor.account }));
      if (found === undefined)
        return refuse('NOT_FOUND', '`deliveryId`: You have no delivery with this ID.');
      if (stateOf(found).outcome === 'PENDING') return deliveryView(found);
      const again = revised(found, { outcome: 'PENDING', attempts: 0 }, iso());
      if (await deliveries.put(again))
        await deps.awaits?.({ stream: deliveryName(again), at: iso() });
      return deliveryView(again);
    },
  };
}
