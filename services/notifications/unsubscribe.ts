import type { AccountDocuments, ChannelSecrets } from '../storage/contract.ts';
import { refuse } from '../requests/refusal.ts';
import type { NotificationUses } from './contract.ts';
import { secretIn } from './channel.ts';
import { suppress } from './suppress.ts';
import { isSealed, unsubscribedBy, type Unsubscribed } from './unsubscribe-token.ts';

export type UnsubscribeParts = {
  readonly documents: AccountDocuments;
  readonly channelSecrets: Pick<ChannelSecrets, 'read'>;
  /** Turns a rule of an account off; where nobody knows rules, all of the channel stops. */
  turnOff?(account: string, rule: string): Promise<void>;
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
      return refuse('NOT_FOUND', 'There is nothing to unsubscribe from: the link is not ours.');
    }
    return said;
  };
  return {
    async checkLink(token) {
      await read(token);
    },
    async unsubscribe(token) {
      const { account, channel, rule } = await read(token);
      if (rule === '' || parts.turnOff === undefined)
        await suppress(parts.documents, account, channel);
      else await parts.turnOff(account, rule);
    },
  };
}
