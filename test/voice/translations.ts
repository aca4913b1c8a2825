import type { Locale } from '../../shared/words/phrase.ts';
import { usesOfNever } from './never.ts';

type Never = readonly (readonly [RegExp, string])[];

/** Words that never stand in a Czech text for readers, each with what to write instead. */
const czech: Never = [
  [
    /(?<!\p{L})(?:vás|vám|vámi|váš|vaše|vaší|vaši|vašeho|vašemu|vašich|jste|byste)(?!\p{L})/iu,
    'ty',
  ],
  [/(?<!\p{L})\p{L}+(?:íte|ujete|áváte|ejte|ěte)(?!\p{L})/u, 'ty'],
  [/(?<!\p{L})(?:můžete|máte|chcete|budete|nejste|nemáte|nemůžete)(?!\p{L})/iu, 'ty'],
  [/\p{L}\(a\)/u, 'the present tense or a noun'],
  [/zakladatel(?! Řádu)/iu, 'hostitel'],
  [/mluvčí|rozhovor(?!\p{L})/iu, 'chat'],
  [/(?<!\p{L})robot/iu, 'bot'],
];

/** Words that never stand in a Korean text for readers, each with what to write instead. */
const korean: Never = [
  [/당신/u, 'no pronoun'],
  [/\s및\s/u, 'a comma'],
  [/평점/u, '레이팅'],
];

const uses = (never: Never, text: string): readonly string[] =>
  never.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`“${found[0]}” (better: ${instead}): ${text}`];
  });

/** The uses in a text for readers of what its language never says. */
export const usesOfNeverIn: Readonly<Record<Locale, (text: string) => readonly string[]>> = {
  // questions and labels may begin with a question word: “What is dropped?”, “Where you place a tile”
  en: (text) => usesOfNever(text).filter((use) => !/^“(?:Where |what is”)/iu.test(use)),
  cs: (text) => uses(czech, text),
  ko: (text) => uses(korean, text),
};
