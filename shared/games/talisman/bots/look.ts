import type { BotSight, Question, Seat } from '../../../engine/index.ts';
import type { QuestFacts } from '../content/quest.ts';
import type { Edition, SightInPlay } from '../edition/edition.ts';
import { type Character } from '../state.ts';
import { hero } from '../state-queries.ts';
import { visibleState } from '../view/visible-state.ts';
import type { View } from '../view/view.ts';
import type { Line } from './lines.ts';
import type { Toll } from './worth/worths.ts';
import { idOf, kindOf } from '../reference.ts';

/** Sight of a bot: its seat, its question, and the table as that seat sees it. */
export type BotView = {
  readonly seat: Seat;
  readonly question: Question;
  /**
   * The visible state: others' hands and both decks are empty in it, because hidden things are
   * unknown.
   */
  readonly sight: SightInPlay;
  /** The tables that bots go by in this edition. */
  readonly brain: Tables;
  /** The number of Spells each seat holds. */
  readonly held: Readonly<Record<Seat, number>>;
};

/** The value of dice as they lie. */
export type DiceValues = readonly number[];
export type Valued = (dice: DiceValues) => number;

/** Tables of a bot that a look at a table needs. */
export type Tables = {
  /** The aims: spaces worth going to. */
  readonly aims: readonly Line[];
  /** The least chance of reaching the goal at which they try for it. */
  readonly ready: number;
  /** The tolls of passing some spaces. */
  readonly tolls: Readonly<Record<string, Toll>>;
  /** The worths of the rules of single cards and abilities to their owner, in gold. */
  readonly specialWorths: Readonly<Record<string, number>>;
  readonly abilityWorths: Readonly<Record<string, number>>;
  /** The worths of using an ability that is asked about, by its id; a price is in it. */
  readonly uses: Readonly<Record<string, number>>;
  /** The worths of Spells in hand. */
  readonly spellUses: Readonly<Record<string, number>>;
  /** The points that Spells add to the own score of a fight; of others it does not depend on points. */
  readonly lends: Readonly<Record<string, (look: BotView) => number>>;
  /** The worths of throws that only this edition has, by roll. */
  readonly rolls: Readonly<Record<string, (look: BotView) => Valued>>;
};

export const lookOf = (
  { edition, brain }: Pick<BotView, 'brain'> & { readonly edition: Edition },
  { view, seat, question }: BotSight<View>,
): BotView => ({
  brain,
  seat,
  question,
  sight: { edition, state: visibleState(view) },
  held: Object.fromEntries(Object.entries(view.hands).map(([of, { count }]) => [of, count])),
});

/** The character of the seat that looks; a bot without one weighs nothing. */
export const me = ({ sight, seat }: BotView): Character => hero(sight.state, seat);

/** The task of its quest, if any. */
export function taskOf(look: BotView): QuestFacts['task'] | undefined {
  const { quest } = me(look);
  return quest === undefined ? undefined : look.sight.edition.book.quest(quest).task;
}

/** The same table through the eyes of another seat. */
export const asSeat = (look: BotView, seat: Seat): BotView => ({ ...look, seat });

/** Thing that an option is about: `healing.2`; empty for a bare word. */
export const thingOf = (option: string): string => (kindOf(option) === '' ? '' : idOf(option));

/**
 * The subject of the question under this name, without its kind of thing: `dragon` of `card:dragon`.
 */
export function aboutOf({ question }: BotView, name: string): string {
  const said = String(question.about?.[name] ?? '');
  return thingOf(said) || said;
}

/** A number in the question's subjects. */
export const numberOf = ({ question }: BotView, name: string): number =>
  Number(question.about?.[name] ?? 0);
