import type { AccountDocuments, ChannelSecrets } from '../../platform/storage/contract.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { changeChannel } from './change-channels.ts';
import type { MailSwitches, NotificationUses } from './contract.ts';
import type { Unsubscribed } from '../channels/mail/unsubscribe-token.ts';
import { secretIn } from '../channels/secret.ts';
import { isSealed, unsubscribedBy } from '../channels/mail/unsubscribe-token.ts';

export type UnsubscribeParts = {
  readonly documents: AccountDocuments;
  readonly channelSecrets: Pick<ChannelSecrets, 'read'>;
  /** Turns off mails by a rule; without it, all of the channel stops. */
  readonly mailSwitches?: MailSwitches;
  /** Game time. */
  readonly now: Clock;
};

/** Links of a channel that was removed are refused like those that never were: there is nothing to stop. */
export function createUnsubscribe(
  parts: UnsubscribeParts,
): Pick<NotificationUses, 'checkLink' | 'unsubscribe'> {
  const read = async (token: string): Promise<Unsubscribed> => {
    const said = unsubscribedBy(token);
    const key =
      said && secretIn(await parts.channelSecrets.read(said.account, said.channel))?.unsubscribe;
    if (said === undefined || key === undefined || !isSealed(token, key)) {
      return refuse('NOT_FOUND', 'This unsubscribe link is invalid.');
    }
    return said;
  };
  return {
    async checkLink(token) {
      await read(token);
    },
    async unsubscribe(token) {
      const said = await read(token);
      const at = parts.now().toISOString();
      if (said.rule === '' || parts.mailSwitches === undefined) await stopAll(parts, said, at);
      else await parts.mailSwitches.stop(said, at);
    },
  };
}

/** Sends nothing more by a channel, until its owner says so. */
async function stopAll({ documents }: UnsubscribeParts, of: Unsubscribed, at: string) {
  await changeChannel(documents, of, (channel) =>
    channel.disabledReason === undefined
      ? { ...channel, disabledReason: 'SUPPRESSED', disabledAt: at, unsubscribedAt: at }
      : channel,
  );
}
