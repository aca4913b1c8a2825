import { refOf, type Foresight, type Question } from '../../../engine/index.ts';
import { isKind, type Kind } from '../asks.ts';
import { attributeOf } from '../character/attributes.ts';
import type { PrintedEdition } from '../edition/print.ts';
import { idOf, kindOf, verbOf } from '../reference.ts';
import { isLiving } from '../state-queries.ts';
import { visibleState } from '../view/visible-state.ts';
import type { View } from '../view/view.ts';
import { rollAsked, wanderingAsked } from './effects-asked.ts';
import { foreseeFate } from './dice-shown.ts';
import { oddsOfEffects, oddsOfWandering, rowWords, wordsOfEffects } from './effects.ts';
import {
  foreseeApproach,
  foreseeAssist,
  foreseeEncounter,
  foreseeBestLock,
  foreseeEvading,
  foreseeLock,
  foreseeQuelling,
} from './encounters.ts';
import { foreseeFight } from './fights.ts';
import { foreseeLanding, takeWords } from './landing.ts';
import { factOf, numberAsked, standingOn, thingAsked, type Outlook } from './outlook.ts';
import { change, effect } from './phrases.ts';
import { oddsOfSuccess } from './throws.ts';
import { foreseeVisit } from './visits.ts';

type Foresee = (look: Outlook, option: string) => Foresight;

/** Effects and odds of the options of every question, from the view of the asked seat. */
export const foreseeOf =
  (print: PrintedEdition) =>
  (view: View, question: Question, option: string): Foresight => {
    const state = visibleState(view);
    const { seat, kind } = question;
    const forKind = isKind(kind) ? byKind[kind] : undefined;
    if (kind === 'character') return character(print, option);
    if (forKind === undefined || !isLiving(state, seat)) return nothing;
    return forKind({ sight: { state, edition: print }, seat, question }, option);
  };

const nothing: Foresight = {};

/** The printed attributes of a character, and its abilities by their names. */
function character({ book }: PrintedEdition, option: string): Foresight {
  const { values, abilities } = book.character(idOf(option));
  return {
    effects: [
      ...Object.entries(values).map(([id, n]) => {
        const attribute = refOf('attribute', id);
        return effect('has', { what: attribute, n }, [attribute]);
      }),
      // the character's own rules explain them
      ...abilities.map(({ id }) => effect('named', { thing: refOf('ability', id) })),
    ],
  };
}

/** The kinds of questions that most players answer alike, or that matter little. */
const routine: readonly Kind[] = [
  'ditch',
  'weapon',
  'surplus',
  'take',
  'draw',
  'redraw',
  'before',
  'spoils',
  'luck',
];

/** The weight of a question that is no reaction. */
export const weight = ({ kind }: Question): 'ROUTINE' | 'DECISION' =>
  isKind(kind) && routine.includes(kind) ? 'ROUTINE' : 'DECISION';

/** A move: to a space where it ends, or over a crossing. */
const move: Foresee = (look, option) => {
  switch (verbOf(option)) {
    case 'space':
    case 'walk':
    case 'raft':
    case 'journey':
      return foreseeLanding(look, idOf(option));
    case 'cross':
      return crossing(look, idOf(option));
    case 'cast':
      return spell(look, option);
    case 'reroll':
      return foreseeFate(look, option);
    case 'roll':
      return { effects: [effect('roll', { n: 1 })] };
    default:
      return nothing;
  }
};

/** A card to part with, and the points it takes along. */
const leave: Foresee = (look, option) => {
  if (kindOf(option) !== 'card') return nothing;
  const { bonus, battleBonus } = look.sight.edition.book.card(idOf(option));
  const lost = Object.entries({ ...bonus, ...battleBonus }).filter(([, n]) => n > 0);
  return { effects: lost.map(([name, n]) => change('lose', name, n)) };
};

/** The points of a trophy, towards a trade. */
const trophy: Foresee = (look, option) => {
  const isCard = kindOf(option) === 'card';
  if (!isCard && option !== 'trophy') return nothing;
  const card = isCard ? idOf(option) : thingAsked(look, 'card');
  if (card === '') return nothing;
  const n = look.sight.edition.book.card(card).attack?.value;
  return n === undefined ? nothing : { effects: [effect('points', { n })] };
};

function crossing(look: Outlook, space: string): Foresight {
  const { guard, to, rule, dice, task } = look.sight.edition.book.space(space).crossing ?? {};
  if (guard !== undefined) return foreseeFight(standingOn(look, space), [guard]);
  if (task !== undefined) {
    const points = attributeOf(look.sight, look.seat, task.attribute);
    return { odds: oddsOfSuccess(1, (die) => die + points > task.above) };
  }
  if (dice !== undefined) return foreseeBestLock(standingOn(look, space));
  if (to === undefined || rule !== 'free') return nothing;
  const there = refOf('space', to);
  return { effects: [effect('go', { space: there }, [there])] };
}

/** A Spell in short, if its effects are data; its text says the rest. */
const spell: Foresee = (look, option) => {
  if (kindOf(option) !== 'cast') return nothing;
  const { spell: facts } = look.sight.edition.book.card(idOf(option));
  const effects = wordsOfEffects(look, facts?.effects);
  return effects.some(({ key }) => key === 'effect.special') ? nothing : { effects };
};

const buy: Foresee = (look, option) => {
  if (kindOf(option) !== 'buy') return nothing;
  const price = numberAsked(look, `price:${idOf(option)}`);
  const card = takeWords(idOf(option), look.sight.edition.book.card(idOf(option)));
  return { effects: [card, ...(price > 0 ? [change('lose', 'gold', price)] : [])] };
};

/** Lives or tokens for gold each. */
const bought =
  (what: string): Foresee =>
  (look, option) => {
    const n = Number(idOf(option));
    const price = n * numberAsked(look, 'price');
    if (!(n > 0)) return nothing;
    return {
      effects: [change('gain', what, n), ...(price > 0 ? [change('lose', 'gold', price)] : [])],
    };
  };

const take: Foresee = (look, option) =>
  kindOf(option) === 'card' || kindOf(option) === 'haul'
    ? { effects: [takeWords(idOf(option), look.sight.edition.book.card(idOf(option)))] }
    : nothing;

/** A price for a yes. */
const paying: Foresee = (look, option) => {
  const price = numberAsked(look, 'price');
  return option === 'yes' && price > 0 ? { effects: [change('lose', 'gold', price)] } : nothing;
};

const sell: Foresee = (look, option) =>
  option === 'yes' ? { effects: [change('gain', 'gold', numberAsked(look, 'gold'))] } : nothing;

/** An addition that moves the row of a table. */
const boost: Foresee = (look, option) => {
  const table = rollAsked(look, factOf(look, 'roll'));
  if (table === undefined) return nothing;
  const total = numberAsked(look, option === 'yes' ? 'more' : 'total');
  return { effects: [rowWords(look, table, total)] };
};

/** An attribute one higher than it is. */
const raise: Foresee = (look, option) => {
  if (kindOf(option) !== 'attribute') return nothing;
  const from = attributeOf(look.sight, look.seat, idOf(option));
  return { effects: [effect('becomes', { what: option, from, to: from + 1 }, [option])] };
};

/** Fewer dice, or as many as are printed. */
const dice: Foresee = (look, option) => {
  const [, roll = ''] = look.question.key.split(/[.:]/u);
  const way = wanderingAsked(look, roll);
  if (way === undefined) return nothing;
  const count = option === 'yes' ? numberAsked(look, 'dice') : way.dice;
  return { odds: oddsOfWandering(look, way, count) };
};

/** Leaving a roll out. */
const skip: Foresee = (look, option) => {
  if (option === 'yes') return { effects: [effect('skip')] };
  const space = thingAsked(look, 'space');
  const { content, book } = look.sight.edition;
  if (!content.spaces.some(({ id }) => id === space)) return nothing;
  const { effects } = book.space(space);
  const odds = oddsOfEffects(look, effects);
  return { effects: wordsOfEffects(look, effects), ...(odds && { odds }) };
};

const byKind: Readonly<Partial<Record<Kind, Foresee>>> = {
  counter: raise,
  surplus: leave,
  trade: trophy,
  spoils: trophy,
  start: move,
  move,
  onward: move,
  advance: move,
  travel: move,
  encounter: foreseeEncounter,
  approach: foreseeApproach,
  evade: foreseeEvading,
  quell: foreseeQuelling,
  assist: foreseeAssist,
  lock: foreseeLock,
  fate: foreseeFate,
  react: spell,
  visit: foreseeVisit,
  buy,
  take,
  pick: take,
  heal: bought('life'),
  replenish: bought('fate'),
  spell: paying,
  sell,
  boost,
  dice,
  skip,
};
