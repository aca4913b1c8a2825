import { visibilityOn } from '../../matches/views/visibility.ts';
import type { Store } from '../../platform/storage/contract.ts';
import { systemClock } from '../../platform/time/clock.ts';
import type { AttentionUses } from './contract.ts';
import { createAttention, type AttentionDeps } from './index.ts';

type Needed = Pick<Store, 'attentions' | 'documents' | 'accounts' | 'operatorTimes' | 'events'>;

/** The use-cases of attention on a store. */
export const attentionOn = (
  { attentions, documents, accounts, operatorTimes, events }: Needed,
  {
    now = systemClock,
    channelsOf = () => Promise.resolve([]),
    ...others
  }: Partial<Pick<AttentionDeps, 'now' | 'channelsOf' | 'awaits'>> = {},
): AttentionUses =>
  createAttention({
    attentions,
    documents,
    accounts,
    operatorTimes,
    matches: visibilityOn(events),
    channelsOf,
    now,
    ...others,
  });
