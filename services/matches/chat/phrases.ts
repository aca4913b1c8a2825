import type { Locale } from '../../../shared/words/phrase.ts';

/** The quick messages, by key: each reader sees them in their own language. */
const phrases = {
  hello: { en: 'Hello!', cs: 'Ahoj!', ko: '안녕하세요!' },
  'good-luck': { en: 'Good luck!', cs: 'Hodně štěstí!', ko: '행운을 빌어요!' },
  'have-fun': { en: 'Have fun!', cs: 'Příjemnou hru!', ko: '즐거운 게임 되세요!' },
  thanks: { en: 'Thank you!', cs: 'Díky!', ko: '고마워요!' },
  welcome: { en: 'You’re welcome.', cs: 'Není zač.', ko: '천만에요.' },
  sorry: { en: 'Sorry!', cs: 'Promiň!', ko: '미안해요!' },
  yes: { en: 'Yes.', cs: 'Ano.', ko: '네.' },
  no: { en: 'No.', cs: 'Ne.', ko: '아니요.' },
  'well-done': { en: 'Well done!', cs: 'Dobře zahráno!', ko: '잘했어요!' },
  'what-luck': { en: 'What luck!', cs: 'To je ale štěstí!', ko: '운이 좋네요!' },
  'bad-luck': { en: 'Bad luck!', cs: 'To je smůla!', ko: '운이 없네요!' },
  thinking: { en: 'I’m thinking.', cs: 'Přemýšlím.', ko: '생각 중이에요.' },
  'your-move': { en: 'It’s your turn.', cs: 'Jsi na tahu.', ko: '차례가 왔어요.' },
  'back-soon': { en: 'I’ll be right back.', cs: 'Hned jsem zpátky.', ko: '곧 돌아올게요.' },
  back: { en: 'I’m back.', cs: 'Už jsem tu.', ko: '돌아왔어요.' },
  'until-tomorrow': {
    en: 'I’ll continue tomorrow.',
    cs: 'Pokračuji zítra.',
    ko: '내일 이어서 할게요.',
  },
  'good-game': { en: 'Good game!', cs: 'Pěkná hra!', ko: '좋은 게임이었어요!' },
  'once-more': { en: 'Once more?', cs: 'Ještě jednou?', ko: '한 판 더 할까요?' },
  goodbye: { en: 'Goodbye!', cs: 'Nashle!', ko: '안녕히 가세요!' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** The keys of all phrases, in an order to offer them in. */
export const phraseKeys: readonly string[] = Object.keys(phrases);

export const isPhrase = (key: string): key is keyof typeof phrases => Object.hasOwn(phrases, key);

/** Words a phrase; a removed one by its key. */
export const wordsOf = (key: string, locale: Locale): string =>
  isPhrase(key) ? phrases[key][locale] : key;
