import type { TalkUses } from './contract.ts';
import { talkPartsOn } from './deps.ts';
import { createTalk } from './index.ts';

/** The use-cases of talk on a store, beside its matches. */
export const talkOn = (...parts: Parameters<typeof talkPartsOn>): TalkUses =>
  createTalk(talkPartsOn(...parts));
