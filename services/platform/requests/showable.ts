import * as z from 'zod';

/** Characters that move text off its line, turns its direction, or is half a character. */
const unruly = /[\p{Surrogate}\p{Control}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const seen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a name can stand among others in a line of text: something of it is seen, and it disturbs none of them. */
export const isShowable = (name: string): boolean => !unruly.test(name) && seen.test(name);

const UNSHOWABLE = 'Must have visible characters, without line breaks or direction marks.';

/** Text by a user that others read: trimmed, at most `most` characters, and showable. */
export const showable = (most: number) =>
  z.string().trim().max(most).refine(isShowable, UNSHOWABLE);
