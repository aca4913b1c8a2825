import type { Question } from '../../../engine/index.ts';
import type { Argument, Catalogue, Phrase } from '../../../words/phrase.ts';
import { refer, verbOf } from '../reference.ts';
import { firstKnown, isKnown, nameOf, rollName } from './reference.ts';

type Facts = NonNullable<Question['about']>;

/** A variant with more detail, for questions that have its arguments. */
type Variant = {
  readonly suffix: string;
  readonly takes: readonly string[];
  /** The fact that names the seat that is asked, which the words call “you”. */
  readonly own?: string;
};

const about = (...takes: readonly string[]): readonly Variant[] => [{ suffix: 'about', takes }];

/** A question about a player, who may be the one asked. */
const aboutSomebody = (who: string, ...takes: readonly string[]): readonly Variant[] => [
  { suffix: 'own', takes, own: who },
  ...about(who, ...takes),
];

/** A fight between two characters, or with a creature. */
const fought: readonly Variant[] = [
  { suffix: 'duel.own', takes: ['attribute', 'foe'], own: 'attacker' },
  { suffix: 'duel.against', takes: ['attribute', 'attacker'], own: 'foe' },
  { suffix: 'duel', takes: ['attribute', 'attacker', 'foe'] },
  ...about('attribute', 'foe'),
];

/** The variants of a question, the one to be preferred first. */
export const variants: Readonly<Record<string, readonly Variant[]>> = {
  'question.react.turn.start': aboutSomebody('turn'),
  'question.react.turn.end': aboutSomebody('turn'),
  'question.react.move.done': aboutSomebody('turn'),
  'question.react.cards.revealed': about('space'),
  'question.react.attack': fought,
  'question.react.scored': fought,
  'question.react.cast': [
    { suffix: 'aimed.own', takes: ['spell', 'target'], own: 'caster' },
    { suffix: 'aimed.against', takes: ['spell', 'caster'], own: 'target' },
    { suffix: 'aimed', takes: ['spell', 'caster', 'target'] },
    { suffix: 'by.own', takes: ['spell'], own: 'caster' },
    { suffix: 'by', takes: ['spell', 'caster'] },
    ...about('spell'),
  ],
  'question.react.life': [
    { suffix: 'much.own', takes: ['lives'], own: 'loser' },
    { suffix: 'much', takes: ['loser', 'lives'] },
    ...aboutSomebody('loser'),
  ],
  'question.react.follower': aboutSomebody('loser', 'card'),
  'question.react.kill': about('card'),
  'question.target': about('spell'),
  'question.fate': [
    { suffix: 'scores', takes: ['roll', 'score', 'foe'] },
    { suffix: 'ways', takes: ['die1', 'ahead', 'back'] },
    { suffix: 'text', takes: ['roll', 'text'] },
    { suffix: 'about', takes: ['roll'] },
  ],
  'question.boost': about('ability', 'total', 'more'),
  'question.skip': [
    { suffix: 'card', takes: ['ability', 'card'] },
    { suffix: 'space', takes: ['ability', 'space'] },
    ...about('ability'),
  ],
  'question.dice': about('ability'),
  'question.approach': about('seat'),
  'question.draw': about('cards'),
  'question.evade': [{ suffix: 'text', takes: ['from', 'text'] }, ...about('from')],
  'question.quell': [{ suffix: 'text', takes: ['card', 'text'] }, ...about('card')],
  'question.assist': about('foe', 'score', 'against'),
  'question.spoils': about('card'),
  'question.reward': about('from'),
  'question.loot': about('from'),
  'question.steal': about('from'),
  'question.steal.drop': about('from'),
  'question.travel': [
    { suffix: 'card', takes: ['card'] },
    { suffix: 'space', takes: ['space'] },
  ],
  'question.before': [
    { suffix: 'card', takes: ['card'] },
    { suffix: 'space', takes: ['space'] },
  ],
  'question.quest': [{ suffix: 'space', takes: ['space', 'text'] }],
  'question.visit': [
    { suffix: 'ability', takes: ['ability', 'help'] },
    { suffix: 'card', takes: ['card', 'text'] },
    { suffix: 'space', takes: ['space', 'text'] },
  ],
  'question.follower': [{ suffix: 'from', takes: ['from'] }],
  'question.heal': about('price'),
  'question.replenish': about('price'),
  'question.spell': about('price'),
  'question.alchemy': about('gold'),
  'question.move': about('steps'),
  'question.advance': about('steps'),
  'question.onward': about('steps'),
  'question.sacrifice': about('lives'),
  'question.sell': about('card', 'gold'),
  'question.trade': about('attribute', 'rate'),
  'question.react.lock': about('space'),
  'question.react.rolled': [
    { suffix: 'three.own', takes: ['roll', 'die1', 'die2', 'die3'], own: 'roller' },
    { suffix: 'three', takes: ['roll', 'roller', 'die1', 'die2', 'die3'] },
    { suffix: 'two.own', takes: ['roll', 'die1', 'die2'], own: 'roller' },
    { suffix: 'two', takes: ['roll', 'roller', 'die1', 'die2'] },
    { suffix: 'one.own', takes: ['roll', 'die1'], own: 'roller' },
    { suffix: 'one', takes: ['roll', 'roller', 'die1'] },
    ...about('roll'),
  ],
  'question.stir': about('figure', 'steps'),
  'question.prey': about('figure'),
  'question.stat': [
    { suffix: 'foe', takes: ['foe', 'value'] },
    { suffix: 'text', takes: ['figure', 'text'] },
    ...about('figure'),
  ],
  'question.pick': [
    { suffix: 'card', takes: ['card'] },
    { suffix: 'space', takes: ['space'] },
  ],
  'question.use': [{ suffix: 'text', takes: ['ability', 'help'] }, ...about('ability')],
  'question.rescue': [{ suffix: 'text', takes: ['ability', 'help'] }, ...about('ability')],
  'question.luck': [
    { suffix: 'scores', takes: ['roll', 'score', 'foe', 'die1', 'ability', 'help'] },
    { suffix: 'ability', takes: ['roll', 'die1', 'ability', 'help'] },
    { suffix: 'card', takes: ['roll', 'card', 'text'] },
    ...about('roll'),
  ],
  'question.stride': about('steps'),
};

/** The words of a question: those of its kind, or of its kind and moment, and its subjects. */
export function questionIn(catalogue: Catalogue, asked: Question): Phrase {
  const facts = withText(catalogue, asked.about ?? {});
  const key = keyOf(catalogue, asked);
  const fitting = (variants[key] ?? []).find(
    ({ takes, own }) =>
      takes.every((name) => name in facts) &&
      (own === undefined || facts[own] === refer('seat', asked.seat)),
  );
  if (fitting === undefined) return { key };
  const args = fitting.takes.map((name) => [name, worded(catalogue, name, facts[name])] as const);
  return { key: `${key}.${fitting.suffix}`, args: Object.fromEntries(args) };
}

/**
 * The facts of a question, with the text of its figure, card, space or foe as `text`, and of the
 * ability as `help`.
 */
function withText(catalogue: Catalogue, facts: Facts): Facts {
  const source = facts['figure'] ?? facts['card'] ?? facts['space'] ?? facts['from'] ?? '';
  const text = `${nameOf(String(source))}.text`;
  const help = `${String(facts['ability'] ?? '')}.text`;
  return {
    ...facts,
    ...(isKnown(catalogue, text) && { text }),
    ...(isKnown(catalogue, help) && { help }),
  };
}

/**
 * The key of a question's words: by its moment, by its purpose (which its key has before the seat), or
 * only by its kind.
 */
function keyOf(catalogue: Catalogue, { key, kind, about: facts = {} }: Question): string {
  const own = [`question.${kind}.${String(facts['moment'])}`, `question.${verbOf(key)}`];
  return firstKnown(catalogue, own) ?? `question.${kind}`;
}

function worded(catalogue: Catalogue, name: string, fact: string | number = ''): Argument {
  if (typeof fact === 'number') return fact;
  if (name === 'text' || name === 'help') return fact;
  if (name === 'roll') return rollName(catalogue, fact);
  return fact.includes(':') ? nameOf(fact) : nameOf(`${name}:${fact}`);
}
