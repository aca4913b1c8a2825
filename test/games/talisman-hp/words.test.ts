import { describe, expect, it } from 'vitest';
import { spectator, type Question } from '../../../shared/engine/index.ts';
import { content as hpContent } from '../../../shared/games/talisman-hp/content/index.ts';
import { clauses } from '../../../shared/games/talisman-hp/clauses.ts';
import { talismanHp as game } from '../../../shared/games/talisman-hp/game.ts';
import { options } from '../../../shared/games/talisman-hp/options.ts';
import { words } from '../../../shared/games/talisman-hp/words.ts';
import type { Ability } from '../../../shared/games/talisman/content/ability.ts';
import { revised } from '../../../shared/games/talisman/content/revised.ts';
import { moments, type Content } from '../../../shared/games/talisman/content/schema.ts';
import type { TalismanEvent } from '../../../shared/games/talisman/events.ts';
import { kinds } from '../../../shared/games/talisman/asking/kinds.ts';
import { words as baseWords } from '../../../shared/games/talisman/words/words.ts';
import { variants } from '../../../shared/games/talisman/words/question.ts';
import { locales, type Locale } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';
import { argumentsOf } from '../../words/arguments.ts';

const content: Content = hpContent;
const { catalogue } = words;
const names = { ann: 'Anna', bob: 'Bob' };
const idsOf = (things: readonly { readonly id: string }[]): readonly string[] =>
  things.map(({ id }) => id);
const missing = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => !Object.hasOwn(catalogue.en, key));
const withTexts = (keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => [key, `${key}.text`]);
const abilitiesOf = ({ characters, cards }: Content): readonly Ability[] => {
  const holders: readonly { abilities?: Ability[] | undefined }[] = [...characters, ...cards];
  return holders.flatMap(({ abilities = [] }) => abilities);
};

/** Kinds that only variants and spaces of the Revised 4th Edition ask. */
const unasked = ['counter', 'inherit', 'crown'];

describe('there are words in the Harry Potter Edition', () => {
  it('for every card, space, character, ability and region, and what each does', () => {
    const named = [
      ...content.cards.map(({ id }) => `card:${id}`),
      ...content.spaces.map(({ id }) => `space:${id}`),
      ...content.characters.map(({ id }) => `character:${id}`),
      ...abilitiesOf(content).map(({ id }) => `ability:${id}`),
    ];
    expect(missing(withTexts(named))).toEqual([]);
    expect(missing(content.regions.map(({ id }) => `region:${id}`))).toEqual([]);
  });

  it('for every attribute, alignment, figure, token, challenge and pile', () => {
    const sides = content.characters.map(({ alignment }) => `alignment.${alignment}`);
    const named = [
      ...sides,
      ...Object.keys(content.attributes).map((id) => `attribute:${id}`),
      ...withTexts(idsOf(content.figures ?? []).map((id) => `figure:${id}`)),
      ...idsOf(content.tokens ?? []).map((id) => `token:${id}`),
      ...idsOf(content.quests).map((id) => `quest:${id}`),
      ...['outer', 'middle', 'spells'].map((id) => `deck.${id}`),
      ...['purchase', 'talismans'].map((id) => `pile:${id}`),
      'character:toad',
    ];
    expect(missing(named)).toEqual([]);
  });

  it('for every creature, choice and roll that cards and spaces bring', () => {
    const found = wordedIn([content.cards, content.spaces, content.characters, content.figures]);
    expect(found).toEqual(
      expect.arrayContaining(['creature:guardian', 'shop:vault', 'roll.gringotts']),
    );
    const unnamed = missing(found.filter((key) => !key.startsWith('roll.')));
    expect(unnamed).toEqual([]);
    const nameless = found
      .filter((key) => key.startsWith('roll.'))
      .filter((key) => !isNamed(key.slice('roll.'.length)));
    expect(nameless).toEqual([]);
  });

  it('for every question, moment, variant and option of a match', () => {
    const asked = kinds.filter((kind) => !unasked.includes(kind));
    expect(missing(asked.map((kind) => `question.${kind}`))).toEqual([]);
    expect(missing(moments.map((moment) => `question.react.${moment}`))).toEqual([]);
    const settings = Object.keys(options.parse({})).map((option) => `setting.${option}`);
    expect(missing(['game.name', ...settings])).toEqual([]);
    for (const [key, list] of Object.entries(variants)) {
      for (const { suffix, takes } of list) {
        const message = catalogue.en[`${key}.${suffix}`] ?? '';
        expect(argumentsOf(message, 'en'), `${key}.${suffix}`).toEqual([...takes].sort());
      }
    }
  });

  it('for every line of the log that follows a clause, and every such line follows one', () => {
    const keys = Object.keys(catalogue.en);
    // dice have a clause by what they are for, and one line
    const isWorded = (line: string): boolean =>
      line.startsWith('Rolled.')
        ? isNamed(line.slice('Rolled.'.length))
        : keys.some((key) => key === `log.${line}` || key.startsWith(`log.${line}.`));
    const wordless = Object.keys(clauses).filter((line) => !isWorded(line));
    expect(wordless).toEqual([]);
    expect(Object.values(clauses).filter((clause) => !clause.startsWith('HP-'))).toEqual([]);
    const unruled = keys
      .filter((key) => key.startsWith('log.'))
      .map((key) => key.slice('log.'.length))
      .filter((line) => !Object.keys(clauses).some((known) => `${line}.`.startsWith(`${known}.`)));
    expect(unruled).toEqual(['Resigned']);
  });
});

/** The creatures, choices and rolls anywhere inside of facts, by the keys of their words. */
function wordedIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordedIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(wordedIn);
  if ('do' in value && 'kind' in value) return [`roll.${String(value.kind)}`, ...inside];
  if ('attribute' in value && 'value' in value && 'id' in value)
    return [`creature:${String(value.id)}`, ...inside];
  if ('between' in value && typeof value.between === 'object') {
    return [...Object.keys(value.between ?? {}).map((id) => `shop:${id}`), ...inside];
  }
  return inside;
}

/** Whether a roll of this label is told by a name of something. */
const isNamed = (label: string): boolean =>
  ['roll.', 'card:', 'space:', 'shop:', 'ability:'].some((prefix) =>
    Object.hasOwn(catalogue.en, `${prefix}${label}`),
  );

describe.each(locales)('what is said in %s', (locale) => {
  it('is said with the same keys and arguments as in English', () => {
    const said = catalogue[locale];
    expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue.en).sort());
    const differing = Object.entries(catalogue.en).filter(
      ([key, message]) =>
        String(argumentsOf(message, 'en')) !== String(argumentsOf(said[key] ?? '', locale)),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('bears no word of the Revised 4th Edition', () => {
    const speaking = Object.entries(catalogue[locale]).filter(
      ([key, message]) => key !== 'game.name' && foreign[locale].test(textOf(message)),
    );
    expect(speaking).toEqual([]);
  });
});

/** A message without the names of its arguments. */
const textOf = (message: string): string =>
  message
    .replaceAll(/\{\w+\}/gu, '')
    .replaceAll(/\{\w+, (?:plural|select),/gu, '')
    .replaceAll(/\b\w+ \{/gu, '{');

/** What is called otherwise here, or is not here at all. */
const foreign: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:li(?:fe|ves)|gold|Talismans?|Toads?|Craft|Crown|Warlock|Portal|Raft|quests?|(?<!for )good(?! word)|evil|neutral|Adventure|counters?|Strangers?|teleports?|ditch|Command)\b/u,
  cs: /živo(?:t\b|tů|ty\b)|zlat|\} Zl|[Tt]alisman|ropuch|\bvůl[ei]|[Kk]orun|[Tt]emný mág|\bvoru?\b|\búkol(?!u? turnaje| turnaje)|zaklínad|ukazatel|pozorovatel|teleport/u,
  ko: /금화|탈리스만|두꺼비|기술|왕관|흑마법|차원문|뗏목|퀘스트|카운터|모험|\dG\b|\}G\b/u,
};

describe('what is said of content', () => {
  const numbersIn = (locale: Locale, key: string): readonly number[] =>
    (catalogue[locale][key] ?? '').match(/\d+/gu)?.map(Number) ?? [];

  it.each(locales)('tells the values of characters as they are in %s', (locale) => {
    for (const { id, values, life, fate } of content.characters) {
      const printed = [values['magic'], values['strength'], life, fate];
      expect(numbersIn(locale, `character:${id}.text`).slice(0, 4), id).toEqual(printed);
    }
  });

  it.each(locales)('tells the attack of Enemies and opponents as it is in %s', (locale) => {
    for (const { id, attack } of content.cards) {
      if (attack === undefined) continue;
      const name = catalogue[locale][`attribute:${attack.attribute}`] ?? '';
      const text = catalogue[locale][`card:${id}.text`] ?? '';
      expect(text, id).toContain(`${name} ${String(attack.value)}`);
    }
  });
});

describe('the catalogue', () => {
  it('has nothing of the other edition that no match here can show', () => {
    const own = new Set([
      ...content.cards.map(({ id }) => `card:${id}`),
      ...content.spaces.map(({ id }) => `space:${id}`),
      ...content.characters.map(({ id }) => `character:${id}`),
      ...abilitiesOf(content).map(({ id }) => `ability:${id}`),
    ]);
    const base: Content = revised;
    const theirs = [
      ...base.cards.map(({ id }) => `card:${id}`),
      ...base.spaces.map(({ id }) => `space:${id}`),
      ...base.characters.map(({ id }) => `character:${id}`),
      ...abilitiesOf(base).map(({ id }) => `ability:${id}`),
      ...idsOf(base.quests).map((id) => `quest:${id}`),
      ...wordedIn([base.cards, base.spaces]).filter((key) => key.startsWith('shop:')),
      ...unasked.map((kind) => `question.${kind}`),
      ...['good', 'neutral', 'evil'].map((side) => `alignment.${side}`),
      ...['shop:craft', 'attribute:craft', 'amount.craft', 'score.craft', 'deck.adventure'],
      ...['log.CommandSpellCast', 'log.CrownReached', 'log.MatchEnded.time', 'roll.command'],
    ];
    const used = new Set(wordedIn([content.cards, content.spaces]));
    const left = theirs.filter(
      (key) => Object.hasOwn(catalogue.en, key) && !own.has(key) && !used.has(key),
    );
    expect(left).toEqual([]);
  });

  it('names things alike where both editions have them', () => {
    for (const key of ['attribute:strength', 'good:fate', 'option.pass'])
      expect(catalogue.en[key]).toBe(baseWords.catalogue.en[key]);
  });
});

const ask = (kind: string, about?: Question['about']): Question => ({
  key: `${kind}:ann`,
  seat: 'ann',
  kind,
  options: [],
  ...(about && { about }),
});
const optionIn = (question: Question, id: string): string =>
  render(catalogue, 'en', words.option(question, id), names);
const questionIn = (question: Question): string =>
  render(catalogue, 'en', words.question(question), names);

describe('questions and options', () => {
  it('name Galleons, Hallows, challenges and Health', () => {
    const buy = ask('buy', { 'price:wand': 2, 'price:wiggenweld-potion': 1 });
    expect(optionIn(buy, 'buy:wand')).toBe('Buy Wand for 2 Galleons – Gives you 1 Magic.');
    expect(optionIn(buy, 'buy:wiggenweld-potion')).toMatch(/ for 1 Galleon – /u);
    expect(optionIn(ask('reward'), 'life')).toBe('Make the other lose 1 Health');
    expect(optionIn(ask('reward'), 'follower:dobby')).toMatch(/^Attack Dobby – /u);
    expect(optionIn(ask('reward'), 'haul:wand')).toMatch(/^Take Wand and 1 Galleon – /u);
    expect(optionIn(ask('quest'), 'drop')).toBe('Drop the challenge');
    expect(optionIn(ask('quest'), 'die:4')).toBe('Choose the 4');
    expect(optionIn(ask('luck'), 'die:2')).toBe('Roll die 2 again');
    expect(optionIn(ask('heal'), 'heal:2')).toBe('Heal 2 Health');
  });

  it('say what they are about', () => {
    const figure = 'figure:voldemort';
    expect(questionIn(ask('stir', { figure, steps: 4 }))).toBe(
      'Where do you move Lord Voldemort with 4 steps?',
    );
    const table = '1 leave 1 Object here that is no Hallow, 2 miss the next turn';
    expect(questionIn(ask('stat', { figure }))).toContain(table);
    expect(questionIn(ask('fate', { roll: 'escape', die1: 2, figure }))).toMatch(
      new RegExp(`^Escape from Voldemort: do you pay 1 fate .*${table}`, 'u'),
    );
    expect(questionIn(ask('quest', { space: 'space:quidditch-pitch' }))).toMatch(
      /^Quidditch Pitch: do you accept a challenge\? .* 5 pay 2 Galleons, 6 pay 1 Galleon\./u,
    );
    expect(questionIn(ask('visit', { ability: 'ability:betrayal' }))).toMatch(
      /^Betrayal: what do you choose\? \(.*2 fate/u,
    );
    expect(questionIn(ask('skip', { ability: 'ability:calm', cards: 2 }))).toBe(
      'Calm: do you draw 1 card fewer?',
    );
    const luck = ask('luck', { card: 'card:felix-felicis', roll: 'barrier' });
    expect(questionIn(luck)).toMatch(/^King’s Cross: do you use Felix Felicis\? \(.* is a 6\.\)$/u);
    const counsel = { ability: 'ability:counsel', roll: 'attack', die1: 2, card: 'card:fluffy' };
    expect(questionIn(ask('luck', { ...counsel, score: 7, foe: 9 }))).toMatch(
      /^Attack roll: you reach 7 against 9\. Do you change the 2 by Counsel\? \(.*2 fate/u,
    );
    expect(questionIn(ask('luck', counsel))).toMatch(/^Attack roll, 2 on the die: .*2 fate/u);
    expect(questionIn(ask('luck', { roll: 'move', die1: 2 }))).toBe(
      'Movement: do you change the die?',
    );
  });

  it('say of an ability what it does, before it is used', () => {
    const ability = 'ability:turn-time';
    const helps =
      /Turning time\? \(Discard this card at the end of your turn to take another turn\.\)$/u;
    expect(questionIn(ask('use', { ability, card: 'card:time-turner' }))).toMatch(helps);
    expect(questionIn(ask('rescue', { ability, lives: 1 }))).toMatch(helps);
    expect(questionIn(ask('use', { ability: 'ability:unheard-of' }))).not.toContain('(');
    expect(optionIn(ask('evade'), 'ability:unseen')).toBe(
      'Unseen – Once a turn you may evade an Enemy or a character.',
    );
  });
});

describe('the log', () => {
  const told = (event: TalismanEvent): string => {
    const line = game.log(event, spectator);
    return line === undefined ? '' : render(catalogue, 'en', line.text, names);
  };

  it('tells of Voldemort, the token, the hospital and challenges, and by which clause', () => {
    const moved = { seat: 'ann', figure: 'voldemort', from: 'great-hall', space: 'owlery' };
    expect(told({ type: 'FigureMoved', ...moved })).toBe(
      'Anna moves Lord Voldemort from Great Hall to Owlery.',
    );
    expect(told({ type: 'TokenTurned', token: 'advantage', side: 'order' })).toBe(
      'Advantage token: Order of the Phoenix.',
    );
    const laid: TalismanEvent = { type: 'LaidUp', seat: 'ann', from: 'owlery', space: 'st-mungos' };
    expect(told(laid)).toMatch(/^Anna has lost all Health at Owlery /u);
    expect(game.log(laid, spectator)?.rule).toBe('HP-HLT-01');
    expect(told({ type: 'BecameToad', seat: 'ann', turns: 2 })).toBe(
      'Anna becomes a Ferret for 2 turns.',
    );
    expect(told({ type: 'DieSet', seat: 'bob', roll: 'attack', now: 1, by: 'stunned' })).toBe(
      'Stupefy: the die of Bob shows 1.',
    );
  });

  it('tells the parts of a sum, the die that was, and what a creature of the castle has', () => {
    const added = { seat: 'ann', attribute: 'magic', points: 6, above: 9 };
    expect(told({ type: 'AttributeAdded', ...added, die: 3, total: 9, passed: false })).toBe(
      'Anna adds 6 Magic to the 3: 9, not above 9, a failure.',
    );
    expect(told({ type: 'AttributeAdded', ...added, die: 4, total: 10, passed: true })).toBe(
      'Anna adds 6 Magic to the 4: 10, above 9, a success.',
    );
    const set = { type: 'DieSet', seat: 'bob', roll: 'move', was: 6, now: 2 } as const;
    expect(told({ ...set, by: 'confundo' })).toBe(
      'Confundo: the die of Bob shows 2 in place of 6.',
    );
    const trial = { type: 'TrialBegan', seat: 'ann', name: 'chamber-of-secrets' } as const;
    expect(told({ ...trial, value: 5, plus: 4 })).toBe(
      'Anna faces: Giant snake (4 and the 5 make 9).',
    );
  });

  it('tells what the final battle means to the side that has won it', () => {
    const won = { type: 'MatchEnded', reason: 'final', winners: ['ann'] } as const;
    expect(told({ ...won, alignment: 'order' })).toBe(
      'Anna beats Voldemort in the Great Hall and wins: his reign is over.',
    );
    expect(told({ ...won, alignment: 'death-eaters' })).not.toMatch(/beat|reign/u);
    expect(catalogue.en['end.final']).not.toMatch(/beat|Voldemort/u);
  });

  it('tells the dice of Voldemort apart, and of which fate may be paid for', () => {
    const dice = { type: 'Rolled', seat: 'ann', dice: [3] } as const;
    expect(told({ ...dice, roll: 'rove' })).toBe('Anna rolls 3: Voldemort’s move.');
    expect(told({ ...dice, roll: 'escape' })).toBe('Anna rolls 3: Escape from Voldemort.');
    const ruleOf = (roll: string) => game.log({ ...dice, roll }, spectator)?.rule;
    expect([ruleOf('rove'), ruleOf('escape'), ruleOf('ward')]).toEqual([
      'HP-RUL-12',
      'HP-VOL-11',
      'HP-FAT-04',
    ]);
  });
});
