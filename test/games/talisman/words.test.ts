import { describe, expect, it } from 'vitest';
import type { Question } from '../../../shared/engine/index.ts';
import type { Ability } from '../../../shared/games/talisman/content/ability.ts';
import { content as printed } from '../../../shared/games/talisman/editions/revised/content/index.ts';
import { type Content } from '../../../shared/games/talisman/content/schema.ts';
import { moments } from '../../../shared/games/talisman/content/moments.ts';
import { asks } from '../../../shared/games/talisman/asks.ts';
import { clauses } from '../../../shared/games/talisman/editions/revised/clauses.ts';
import { options } from '../../../shared/games/talisman/editions/revised/options.ts';
import { words } from '../../../shared/games/talisman/editions/revised/words.ts';
import { variants } from '../../../shared/games/talisman/words/question.ts';
import { locales, type Locale } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';
import { argumentsOf } from '../../words/arguments.ts';

const content: Content = printed;
const { catalogue } = words;
const names = { ann: 'Anna', bob: 'Bob' };
const ask = (kind: string, about?: Question['about']): Question => ({
  key: `${kind}:ann`,
  seat: 'ann',
  kind,
  options: [],
  ...(about && { about }),
});
const questionIn = (locale: Locale, question: Question): string =>
  render(catalogue, locale, words.question(question), names);
const optionIn = (locale: Locale, question: Question, id: string): string =>
  render(catalogue, locale, words.option(question, id), names);
const missing = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => !Object.hasOwn(catalogue.en, key));

describe('words of Talisman exist', () => {
  const named = (prefix: string, ids: readonly string[], withText = true): readonly string[] =>
    ids.flatMap((id) => [`${prefix}${id}`, ...(withText ? [`${prefix}${id}.text`] : [])]);
  const idsOf = (things: readonly { readonly id: string }[]): readonly string[] =>
    things.map(({ id }) => id);

  it('for every card, space, character, quest and region, with a text for each', () => {
    expect(missing(named('card:', idsOf(content.cards)))).toEqual([]);
    expect(missing(named('space:', idsOf(content.spaces)))).toEqual([]);
    expect(missing(named('character:', idsOf(content.characters)))).toEqual([]);
    expect(missing(named('quest:', idsOf(content.quests), false))).toEqual([]);
    expect(missing(named('region:', idsOf(content.regions), false))).toEqual([]);
    expect(missing(named('attribute:', Object.keys(content.attributes), false))).toEqual([]);
  });

  it('for every ability of characters and cards', () => {
    const holders: readonly { abilities?: Ability[] | undefined }[] = [
      ...content.characters,
      ...content.cards,
    ];
    const abilities = holders.flatMap((holder) => idsOf(holder.abilities ?? []));
    expect(abilities.length).toBeGreaterThan(30);
    expect(missing(named('ability:', abilities))).toEqual([]);
  });

  it('for every creature and every choice that cards and spaces bring', () => {
    const found = [...content.cards, ...content.spaces].map((thing) => wordedIn(thing)).flat();
    expect(found).toContain('creature:farmer');
    expect(found).toContain('shop:healer');
    expect(missing(found)).toEqual([]);
  });

  it('for every kind of question, every moment of a window, and every option of a match', () => {
    expect(missing(Object.keys(asks).map((kind) => `question.${kind}`))).toEqual([]);
    expect(missing(moments.map((moment) => `question.react.${moment}`))).toEqual([]);
    const settings = Object.keys(options.parse({})).map((option) => `setting.${option}`);
    expect(missing(['game.name', ...settings, 'setting.rounds', 'setting.timedScore'])).toEqual([]);
  });

  it('for every line of the log that follows a clause', () => {
    const keys = Object.keys(catalogue.en);
    const wordless = Object.keys(clauses).filter(
      (line) => !keys.some((key) => key === `log.${line}` || key.startsWith(`log.${line}.`)),
    );
    expect(wordless).toEqual([]);
  });

  it('for every variant of a question, with exactly the question’s arguments', () => {
    for (const [key, list] of Object.entries(variants)) {
      for (const { suffix, takes } of list) {
        const message = catalogue.en[`${key}.${suffix}`] ?? '';
        expect(argumentsOf(message, 'en'), `${key}.${suffix}`).toEqual([...takes].sort());
      }
    }
  });
});

/** The creatures and choices anywhere inside of a fact, by the keys of their words. */
function wordedIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordedIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(wordedIn);
  if ('attribute' in value && 'value' in value && 'id' in value)
    return [`creature:${String(value.id)}`, ...inside];
  if ('between' in value && typeof value.between === 'object') {
    return [...Object.keys(value.between ?? {}).map((id) => `shop:${id}`), ...inside];
  }
  return inside;
}

describe('questions of Talisman in words', () => {
  it('name their subject if they have one, and are whole sentences without', () => {
    const evade = ask('evade', { from: 'card:dragon.2' });
    expect(questionIn('en', evade)).toMatch(/^Do you evade the Dragon\? \(.*Strength 7/u);
    expect(questionIn('cs', evade)).toMatch(/^Vyhneš se\? Soupeř: Drak\. \(.*síla 7/u);
    expect(questionIn('ko', evade)).toMatch(/^용을 회피하시겠습니까\? \(.*힘 7/u);
    expect(questionIn('en', ask('evade', { from: 'seat:bob' }))).toBe('Do you evade Bob?');
    expect(questionIn('en', ask('evade'))).toBe('Do you evade?');
  });

  it('of a window name its moment', () => {
    const life = ask('react', { moment: 'life', loser: 'seat:bob', lives: 1, cause: 'space' });
    expect(questionIn('en', life)).toBe('Bob is about to lose 1 life. Save it?');
    expect(questionIn('en', ask('react', { moment: 'unheard-of' }))).toBe('Do you react?');
  });

  it('say “you” to their own player', () => {
    const start = (turn: string) => ask('react', { moment: 'turn.start', turn });
    expect(questionIn('en', start('seat:bob'))).toBe('Bob’s turn is starting. Cast a Spell?');
    expect(questionIn('en', start('seat:ann'))).toBe('Your turn is starting. Cast a Spell?');
    expect(questionIn('cs', start('seat:ann'))).toBe('Začíná tvůj tah. Sešleš zaklínadlo?');
    expect(questionIn('ko', start('seat:ann'))).toMatch(/^내 차례가 시작됩니다\./u);
    const aimed = (caster: string, target: string) =>
      questionIn('en', ask('react', { moment: 'cast', spell: 'card:hex', caster, target }));
    expect(aimed('seat:bob', 'seat:ann')).toBe('Bob casts Hex on you. Respond?');
    expect(aimed('seat:ann', 'seat:bob')).toBe('You cast Hex on Bob. Respond?');
    expect(aimed('seat:bob', 'card:dragon')).toBe('Bob casts Hex on the Dragon. Respond?');
  });

  it('about a roll name its purpose, by its own words or those of its card or space', () => {
    const fate = (roll: string): string => questionIn('en', ask('fate', { roll, die1: 3 }));
    expect(fate('move')).toMatch(/^Movement: /u);
    expect(fate('witch')).toMatch(/^Witch: /u);
    expect(fate('tavern')).toMatch(/^Tavern: /u);
    expect(fate('unheard-of')).toMatch(/^The roll: /u);
    const witch = ask('fate', { roll: 'witch', card: 'card:witch', die1: 3 });
    expect(questionIn('en', witch)).toMatch(/^Witch: .*\(Roll 1 die: 1 you become a Toad/u);
    const attack = ask('fate', { roll: 'attack', die1: 3, score: 9, foe: 12 });
    expect(questionIn('en', attack)).toMatch(/^Attack roll: 9 against 12\. /u);
  });

  it('about help in a fight name the foe and both scores', () => {
    const help = ask('assist', { foe: 'card:dragon', score: 5, against: 7 });
    expect(questionIn('en', help)).toMatch(/^Dragon: 5 to 7 before the roll\. /u);
    expect(questionIn('cs', help)).toMatch(/^Soupeř Drak: před hodem 5 ku 7\. /u);
    expect(questionIn('ko', help)).toMatch(/^용: 주사위를 굴리기 전 5 대 7\. /u);
    expect(questionIn('en', ask('assist'))).toBe('What helps you in this fight?');
  });

  it('name a thing that is given only by its id', () => {
    const fewer = { kind: 'mines', ability: 'miner' };
    expect(questionIn('en', ask('dice', fewer))).toBe('Miner: roll fewer dice?');
  });

  it('about a visit distinguish card and space', () => {
    expect(questionIn('en', ask('visit', { card: 'card:fairy' }))).toMatch(
      /^Fairy: what do you choose\? \(To the first good visitor/u,
    );
    expect(questionIn('en', ask('visit', { space: 'space:city' }))).toMatch(
      /^City: what do you do\? \(Visit one/u,
    );
  });
});

describe('options of Talisman in words', () => {
  it('name a copy of a card by its kind, and keep the copy as their subject', () => {
    const take = ask('take');
    expect(optionIn('en', take, 'card:sword.2')).toBe(
      'Sword – Weapon. Your Strength is 1 higher in battle.',
    );
    expect(words.option(take, 'card:sword.2').subject).toBe('sword.2');
    expect(optionIn('cs', take, 'ditch:sword.2')).toBe('Zbavit se karty Meč');
  });

  it('name seats by their players', () => {
    expect(optionIn('en', ask('encounter'), 'seat:bob')).toBe('Encounter Bob');
    expect(optionIn('en', ask('encounter'), 'space')).toBe('Encounter the space');
    expect(optionIn('en', ask('target'), 'seat:bob')).toBe('Bob');
  });

  it('name the space of a move and of a Spell', () => {
    expect(optionIn('en', ask('move'), 'space:fields-north')).toBe('Go to the Fields (north)');
    expect(optionIn('en', ask('target'), 'space:oasis')).toBe('Oasis');
    expect(optionIn('ko', ask('move'), 'cross:hills-middle')).toBe(
      '언덕(가운데 지역) 칸에서 건너편으로 건너가기',
    );
  });

  it('name the die that fate would reroll', () => {
    const fate = ask('fate', { roll: 'pray', die1: 2, die2: 5 });
    expect(optionIn('en', fate, 'reroll:2')).toBe('Reroll the 5');
    expect(optionIn('en', ask('fate'), 'reroll:2')).toBe('Reroll die 2');
    expect(optionIn('en', fate, 'keep')).toBe('Keep the roll');
  });

  it('give a price if the question gives it', () => {
    const buy = ask('buy', { 'price:helmet': 2 });
    expect(optionIn('en', buy, 'buy:helmet')).toMatch(/^Buy the Helmet for 2 gold – Armour\./u);
    expect(optionIn('en', ask('buy'), 'buy:helmet')).toMatch(/^Buy the Helmet – /u);
    expect(optionIn('en', ask('shoplift'), 'buy:helmet')).toMatch(/^Take the Helmet – /u);
  });

  it('use plural forms in every language', () => {
    const heal = ask('heal');
    expect(['heal:0', 'heal:1', 'heal:2'].map((id) => optionIn('cs', heal, id))).toEqual([
      'Neuzdravit nic',
      'Uzdravit 1 život',
      'Uzdravit 2 životy',
    ]);
  });

  it('of cards and spaces have words of their own', () => {
    expect(optionIn('en', ask('visit'), 'healer')).toBe('Healer');
    expect(optionIn('en', ask('visit'), 'decline')).toBe('Decline');
    expect(optionIn('en', ask('visit'), 'heal')).toBe('Heal');
    expect(optionIn('en', ask('visit'), 'gold')).toBe('1 gold');
    expect(optionIn('en', ask('take'), 'gold')).toBe('Take the gold');
  });

  it('of a character give its printed facts', () => {
    expect(optionIn('en', ask('character'), 'character:troll')).toBe(
      'Troll: Strength 6, Craft 1, 6 lives, 1 fate, neutral, starts at: Crags',
    );
  });

  it('show no bare id', () => {
    const ids = [
      'pass yes no keep roll step offer turn-back attack draw stand evade fight destroy leave',
      'charm bribe none trophy raise discard life gold done decline accept',
      'cast:hex seat:bob card:bear space:city creature:sentinel raft:temple walk:woods-east',
      'build:raft cross:sentinel attack-with:craft attribute:strength ability:steal coin:2 fate:1',
      'align:evil drink:potion-of-strength hire:mercenary transmute:ring character:elf buy:axe',
    ].flatMap((line) => line.split(' '));
    for (const locale of locales) {
      for (const id of ids) {
        const text = optionIn(locale, ask('any'), id);
        expect(text, `${locale} ${id}`).not.toBe(id);
        expect(text, `${locale} ${id}`).not.toMatch(/[a-z]+[:.][a-z]|\{/u);
      }
    }
  });
});
