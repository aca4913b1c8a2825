/**
 * Resolves Korean particles that are written in both forms, such as `이(가)`, by the letter before them:
 * a Hangul syllable, a digit or a Latin letter. After anything else the form for a vowel is used.
 * @example resolveParticles('늑대이(가) 3을(를)') // '늑대가 3을'
 * @param before Text that stands before this one.
 */
export const resolveParticles = (text: string, before = ''): string =>
  text.replaceAll(PARTICLE, (written: string, at: number) => {
    const [closed, open] = FORMS[written] ?? [written, written];
    const ending = endingOf(before + text.slice(0, at));
    if (open === '로' && ending === 'rieul') return open;
    return ending === 'vowel' ? open : closed;
  });

/** The particles as a catalogue writes them: the form after a consonant, and the one after a vowel. */
const FORMS: Readonly<Record<string, readonly [closed: string, open: string]>> = {
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '은(는)': ['은', '는'],
  '와(과)': ['과', '와'],
  '과(와)': ['과', '와'],
  '(으)로': ['으로', '로'],
};
const PARTICLE = /이\(가\)|을\(를\)|은\(는\)|와\(과\)|과\(와\)|\(으\)로/gu;

type Ending = 'vowel' | 'consonant' | 'rieul';

/** The final sound of a text's last letter or digit. */
function endingOf(text: string): Ending {
  const last = LAST.exec(text)?.[1]?.toLowerCase();
  if (last === undefined) return 'vowel';
  const syllable = last.charCodeAt(0) - 0xac_00;
  if (syllable >= 0 && syllable < 11_172) {
    const final = syllable % 28;
    if (final === 0) return 'vowel';
    return final === 8 ? 'rieul' : 'consonant';
  }
  if ('178lr'.includes(last)) return 'rieul';
  return '036mn'.includes(last) ? 'consonant' : 'vowel';
}

/** The last letter or digit; brackets, quotes and spaces after it are not pronounced. */
const LAST = /([\p{L}\p{N}])[^\p{L}\p{N}]*$/u;
