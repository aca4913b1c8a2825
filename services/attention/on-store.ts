import type { Store } from '../storage/contract.ts';
import { systemClock, type Clock } from '../time/clock.ts';
import type { AttentionUses } from './contract.ts';
import { createAttention } from './index.ts';

/** The use-cases of attention on a store. */
export const attentionOn = (
  { attentions, accounts, operatorTimes }: Pick<Store, 'attentions' | 'accounts' | 'operatorTimes'>,
  { now = systemClock }: { readonly now?: Clock } = {},
): AttentionUses => createAttention({ attentions, accounts, operatorTimes, now });
