import { visibilityOn } from '../matches/visibility.ts';
import type { Store } from '../storage/contract.ts';
import { systemClock, type Clock } from '../time/clock.ts';
import type { AttentionUses } from './contract.ts';
import { createAttention } from './index.ts';
import type { ChannelsOf } from '../notifications/contract.ts';

type Needed = Pick<Store, 'attentions' | 'documents' | 'accounts' | 'operatorTimes' | 'events'>;

/** The use-cases of attention on a store. */
export const attentionOn = (
  { attentions, documents, accounts, operatorTimes, events }: Needed,
  {
    now = systemClock,
    channelsOf = () => Promise.resolve([]),
  }: { readonly now?: Clock; readonly channelsOf?: ChannelsOf } = {},
): AttentionUses =>
  createAttention({
    attentions,
    documents,
    accounts,
    operatorTimes,
    matches: visibilityOn(events),
    channelsOf,
    now,
  });
