import type { Words } from '../words/words.ts';

/** Year that stands for a decision without an end. */
const FOR_GOOD = 9999;

/** End of a decision, in words; nothing if that does not apply. */
export function endOf(words: Words, until: string | null): string {
  if (until === null) return '';
  const end = new Date(until);
  return end.getUTCFullYear() >= FOR_GOOD
    ? words.say('decided.forGood')
    : words.say('decided.until', { until: words.time(end) });
}
