import {
  idOf,
  kindOf,
  refOf,
  type Game,
  type OptionWords,
  type Question,
  type ScorePart,
  type SeatStanding,
} from '../../engine/index.ts';
import { lateCatalogue } from '../../words/late.ts';
import type { Phrase } from '../../words/phrase.ts';
import { contents } from './rewards.ts';
import { theTile } from './source-words.ts';
import { cellArgs } from './cell-args.ts';
import { gainArgs } from './gain-args.ts';
import { guide as csGuide } from './text/guide/cs.ts';
import { cs } from './text/cs.ts';
import { guide as enGuide } from './text/guide/en.ts';
import { en } from './text/en.ts';
import { guide as koGuide } from './text/guide/ko.ts';
import { ko } from './text/ko.ts';
import { effects as csEffects } from './text/effects/cs.ts';
import { effects as enEffects } from './text/effects/en.ts';
import { effects as koEffects } from './text/effects/ko.ts';
import { table as csTable } from './text/table/cs.ts';
import { table as enTable } from './text/table/en.ts';
import { table as koTable } from './text/table/ko.ts';
import { withPrinted } from './text/printed.ts';

const texts = { en, cs, ko };
const guides = { en: enGuide, cs: csGuide, ko: koGuide };
const tables = { en: enTable, cs: csTable, ko: koTable };
const effects = { en: enEffects, cs: csEffects, ko: koEffects };
const written = lateCatalogue((locale) => ({
  ...texts[locale],
  ...tables[locale],
  ...guides[locale],
  ...effects[locale],
}));
const catalogue = lateCatalogue((locale) => withPrinted(written, locale));

type OptionPhrase = OptionWords;

function question(asked: Question): Phrase {
  const about = asked.about ?? {};
  switch (asked.kind) {
    case 'keepQuests':
      return { key: 'question.keepQuests', args: { count: asked.min ?? 1 } };
    case 'tile':
      return about['tile'] === undefined
        ? { key: 'question.tile.none' }
        : { key: 'question.tile', args: ofTile(about) };
    case 'cell':
    case 'pay':
      return { key: `question.${asked.kind}`, args: ofTile(about) };
    case 'chest':
      return { key: 'question.chest', args: { key: keyOf(about) } };
    default:
      return { key: `question.${asked.kind}`, args: about };
  }
}

type About = NonNullable<Question['about']>;

const ofTile = (about: About): NonNullable<Phrase['args']> => ({
  ...about,
  tile: the(about['tile']),
  printed: printed(about['tile']),
});

/** The source of the Key in a question about a Chest. */
const keyOf = ({ from = 'tile', tile, other, side, chest: number = 0 }: About): Phrase => ({
  key: `key.${String(from)}`,
  args: { tile: the(tile), other: the(other), side: `side.${String(side)}`, number },
});

/** The thing that a fact names, if any. */
const named = (fact: string | number = ''): readonly string[] =>
  kindOf(String(fact)) === '' ? [] : [String(fact)];

/** The name of a tile in a sentence. */
const the = (name: string | number = ''): Phrase | string =>
  kindOf(String(name)) === 'tile' ? theTile(idOf(String(name))) : '';

/** The text of a tile's whole print. */
const printed = (name: string | number = ''): string =>
  kindOf(String(name)) === 'tile' ? refOf('printed', idOf(String(name))) : '';

/** The words of an option. Its id is its kind, then a colon and its subjects, separated by commas. */
function option(asked: Question, id: string): OptionPhrase {
  if (asked.kind === 'tile') return declaration(asked, id);
  const about = idOf(id);
  const [first = '', second = ''] = about.split(',');
  switch (kindOf(id)) {
    case 'slot':
      return slot(asked, Number(first));
    case 'tile':
      return {
        key: 'option.tile',
        args: { tile: id, printed: printed(id) },
        subject: first,
        refs: [id],
      };
    case 'pay':
      return payment(about);
    case 'cell':
      return {
        key: 'option.cell',
        args: cellArgs({ x: Number(first), y: Number(second) }),
        subject: about,
        refs: [id, ...named(asked.about?.['tile'])],
      };
    case 'chest':
      return chest(first, Number(second));
    case 'own':
    case 'discard':
      return {
        key: `option.reward.${kindOf(id)}`,
        args: { tile: theTile(first) },
        subject: first,
        refs: [refOf('tile', first)],
      };
    case 'connector': {
      const args = { tile: theTile(first), side: `side.${second}` };
      return { key: 'option.reward.connector', args, subject: first, refs: [refOf('tile', first)] };
    }
    case 'keys': {
      const args = { tile: theTile(first), other: theTile(second) };
      const refs = [refOf('tile', first), refOf('tile', second)];
      return { key: 'option.reward.keys', args, subject: first, refs };
    }
    default:
      return { key: id };
  }
}

function slot({ about = {} }: Question, number: number): OptionPhrase {
  const lying = String(about[refOf('slot', number)] ?? '');
  const wild = number >= Number(about['wilderness']) ? 'yes' : 'no';
  return {
    key: 'option.slot',
    args: { slot: number, tile: lying, printed: printed(lying), wild },
    subject: idOf(lying),
    refs: [refOf('slot', number), ...named(lying)],
  };
}

/** The words of `place+q03`: the fate of the tile taken, and the Quests added. */
function declaration({ about = {} }: Question, id: string): OptionPhrase {
  const [fate = '', ...quests] = id.split('+');
  const key = `option.${fate}${quests.length > 0 ? '.quests' : ''}`;
  const taken = about['tile'];
  const args = { tile: the(taken), quests: quests.map((quest) => refOf('tile', quest)) };
  const refs = [...named(taken), ...args.quests];
  return typeof taken === 'string'
    ? { key, args, subject: idOf(taken), refs }
    : { key, args, refs };
}

/** The words of `coins=2,potions=1`, or of only one of them. */
function payment(amounts: string): OptionPhrase {
  const coins = Number(/coins=(\d+)/u.exec(amounts)?.[1] ?? 0);
  const potions = Number(/potions=(\d+)/u.exec(amounts)?.[1] ?? 0);
  const refs = [...(coins > 0 ? ['good:coins'] : []), ...(potions > 0 ? ['good:potions'] : [])];
  return { key: `option.pay.${waysOf(coins, potions)}`, args: { coins, potions }, refs };
}

/** The key of the goods that are paid. */
function waysOf(coins: number, potions: number): 'coins' | 'potions' | 'both' {
  if (coins > 0 && potions > 0) return 'both';
  return coins > 0 ? 'coins' : 'potions';
}

function chest(id: string, number: number): OptionPhrase {
  const gains = Object.fromEntries(
    contents(id, number).reward.map(({ gain, amount }) => [gain, amount]),
  );
  const args = { tile: refOf('tile', id), number, ...gainArgs(gains) };
  return { key: 'option.chest', args, subject: id, refs: [refOf('tile', id)] };
}

/** The parts of a score: Glory by source. */
const score = ({
  details: { glory = 0, majority = 0, end = 0 },
}: SeatStanding): readonly ScorePart[] => [
  { name: 'score.glory', ref: 'good:glory', n: glory },
  { name: 'score.majority', n: majority },
  { name: 'score.end', n: end },
];

export const words: Game['words'] = { catalogue, question, option, score };
