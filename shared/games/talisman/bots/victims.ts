import type { Seat } from '../../../engine/index.ts';
import type { Kind } from '../asks.ts';
import type { Effect } from '../content/effect.ts';
import { withParts } from '../content/parts.ts';
import type { Target } from '../content/moments.ts';
import { undoes } from '../spells/spell-facts.ts';
import { hero, isLiving } from '../state-queries.ts';
import { verbOf } from '../reference.ts';
import { aboutOf, thingOf, type BotView } from './look.ts';
import { choicesAsked } from '../foresight/effects-asked.ts';

/** Questions about the way to deal with the other seat, and the spoils to take from it. */
const dealing: readonly string[] = ['approach', 'reward', 'steal', 'follower'] satisfies Kind[];

/** The targets of Spells that are characters. */
const characters: readonly string[] = ['active', 'character', 'other'] satisfies Target[];

/**
 * True if an option attacks, robs or targets another seat, or may lead to that. Judged by the question
 * and the option, their owners, and the printed rules.
 */
export function hasVictim(look: BotView, option: string): boolean {
  const { question } = look;
  if (question.kind === 'loot' || isAboutAnother(look)) return true;
  const [verb, thing] = [verbOf(option), thingOf(option)];
  if (verb === 'cast') return mayHit(look, thing);
  if (verb === 'seat') return thing !== look.seat;
  if (verb === 'space' && question.kind === 'stir') return othersOn(look, thing);
  if (question.kind === 'visit') return reachesOthers(choicesAsked(look)[option] ?? []);
  return isOthers(look, thing);
}

function isAboutAnother(look: BotView): boolean {
  if (!dealing.includes(look.question.kind)) return false;
  const seats: readonly Seat[] = look.sight.state.seats;
  return [aboutOf(look, 'seat'), aboutOf(look, 'from')].some(
    (name) => name !== look.seat && seats.includes(name),
  );
}

/** True if this Spell is aimed at characters, or undoes another's act. */
function mayHit({ sight }: BotView, spell: string): boolean {
  const { target = [] } = sight.edition.book.card(spell).spell ?? {};
  return target.some((kind) => characters.includes(kind)) || undoes(sight, spell);
}

/** True if another player stands where a figure would be led. */
const othersOn = ({ sight: { state }, seat }: BotView, space: string): boolean =>
  state.seats.some(
    (other) => other !== seat && isLiving(state, other) && hero(state, other).space === space,
  );

const reachesOthers = (effects: readonly Effect[]): boolean =>
  effects.flatMap(withParts).some((effect) => effect.do === 'each');

/** True if another seat owns this card. */
const isOthers = ({ sight: { state }, seat }: BotView, card: string): boolean =>
  Object.entries(state.players).some(
    ([other, { character }]) =>
      other !== seat &&
      [character?.objects, character?.followers].some((owned) => owned?.includes(card)),
  );
