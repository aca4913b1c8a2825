import type { OptionWords, Question } from '../../../engine/index.ts';
import type { Argument, Catalogue } from '../../../words/phrase.ts';
import { refsIn } from './refs.ts';
import { firstKnown, isKnown, nameOf } from './reference.ts';
import { cardName, idOf, kindOf, refer, verbOf } from '../reference.ts';

type OptionPhrase = OptionWords;
type Args = Readonly<Record<string, Argument>>;

const card = (id: string): Args => ({ card: cardName(id), text: `${cardName(id)}.text` });
const space = (id: string): Args => ({ space: refer('space', id) });
const attribute = (id: string): Args => ({ attribute: refer('attribute', id) });
const amount = (n: string): Args => ({ n: Number(n) });

/** Arguments of the words of an option, by its verb; the others take the `thing` as a whole. */
const takes: Readonly<Record<string, (id: string) => Args>> = {
  card,
  cast: card,
  build: card,
  ditch: card,
  drink: card,
  hold: card,
  matters: card,
  always: card,
  next: card,
  save: card,
  hire: card,
  transmute: card,
  follower: card,
  haul: card,
  raft: space,
  walk: space,
  cross: space,
  journey: space,
  attribute,
  'attack-with': attribute,
  heal: amount,
  fate: amount,
  steps: amount,
  coin: (n) => ({ number: Number(n) }),
  die: (n) => ({ number: Number(n) }),
  align: (id) => ({ alignment: `alignment.${id}` }),
  character: (id) => ({ character: refer('character', id), facts: `character:${id}.text` }),
};

/** The words of an option, and its subjects. */
export const optionIn = (catalogue: Catalogue, asked: Question, id: string): OptionPhrase => ({
  ...wordsIn(catalogue, asked, id),
  refs: refsIn(catalogue, asked, id),
});

/** The words of an option, whose id is a verb, then a colon and the id of its subject. */
function wordsIn(catalogue: Catalogue, asked: Question, id: string): OptionPhrase {
  const [verb, of] = [kindOf(id), idOf(id)];
  if (verb === '') return { key: bareKey(catalogue, asked, id) };
  if (verb === 'pause') return { key: `option.pause.${of}` };
  if (verb === 'reroll') return reroll(asked, Number(of));
  if (verb === 'buy') return purchase(asked, of);
  if (verb === 'ability' || verb === 'use') return ability(catalogue, of);
  const own = [`option.${asked.kind}.${verb}`, `option.${verb}`];
  const key = firstKnown(catalogue, own) ?? 'option.thing';
  const args = takes[verb]?.(of) ?? { thing: nameOf(id) };
  return { key, args, subject: of };
}

/** `pass`, `done`, or, at a visit, one of the choices of a space or card: `healer`. */
function bareKey(catalogue: Catalogue, { key, kind }: Question, id: string): string {
  const own = kind === 'visit' ? refer('shop', id) : `option.${kind}.${id}`;
  return firstKnown(catalogue, [`option.${verbOf(key)}.${id}`, own, `option.${id}`]) ?? id;
}

/** The words of an ability, with its description, if there is one. */
function ability(catalogue: Catalogue, id: string): OptionPhrase {
  const [name, text] = [refer('ability', id), `ability:${id}.text`];
  return isKnown(catalogue, text)
    ? { key: 'option.ability.text', args: { ability: name, text }, subject: id }
    : { key: 'option.ability', args: { ability: name }, subject: id };
}

/** The words of a purchase, with its price, if the question has it. */
function purchase({ kind, about = {} }: Question, of: string): OptionPhrase {
  const price = about[`price:${of}`];
  if (kind === 'shoplift') return { key: 'option.shoplift.buy', args: card(of), subject: of };
  return price === undefined
    ? { key: 'option.buy', args: card(of), subject: of }
    : { key: 'option.buy.price', args: { ...card(of), price }, subject: of };
}

/** The words of a die by its face, if the question has it. */
function reroll({ about = {} }: Question, number: number): OptionPhrase {
  const die = about[`die${String(number)}`];
  return die === undefined
    ? { key: 'option.reroll', args: { number } }
    : { key: 'option.reroll.about', args: { die } };
}
