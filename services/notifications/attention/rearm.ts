import type { Attention, Attentions } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { laterOf } from '../../platform/time/duration.ts';
import { stateOf } from './state.ts';
import { holdEnd } from './steps.ts';

export type RearmParts = {
  readonly attentions: Pick<Attentions, 'openOf' | 'put'>;
  /** Callback for items due soon. */
  awaits?(attention: Attention): Promise<void>;
  /** Game time. */
  readonly now: Clock;
};

/**
 * Reconsiders all attention due from an account whose notification settings have changed. Items
 * that another writer changes at the same moment are reconsidered by that writer.
 */
export async function rearm(
  { attentions, now, awaits }: RearmParts,
  account: string,
  concerns: (attention: Attention) => boolean = () => true,
): Promise<void> {
  const time = now().toISOString();
  const open = (await attentions.openOf(account)).filter(({ kind }) => kind === undefined);
  for (const attention of open.filter(concerns)) {
    const { episode, speed } = stateOf(attention);
    const hold = episode === undefined ? time : holdEnd(episode, speed);
    const wake = laterOf(hold, time);
    if (attention.wake !== undefined && attention.wake <= wake) continue;
    const armed = { ...attention, revision: attention.revision + 1, wake };
    if (await attentions.put(armed)) await awaits?.(armed);
  }
}
