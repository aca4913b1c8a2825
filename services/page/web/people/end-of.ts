import type { Words } from '../words/words.ts';

/** In what year something ends that has no end. */
const FOR_GOOD = 9999;

/** Until when a decision lasts, in words; nothing where that does not apply. */
export function endOf(words: Words, until: string | null): string {
  if (until === null) return '';
  const end = new Date(until);
  return end.getUTCFullYear() >= FOR_GOOD
    ? words.say('decided.forGood')
    : words.say('decided.until', { until: words.time(end) });
}
