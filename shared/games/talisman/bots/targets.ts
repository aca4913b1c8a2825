import { rulesOf, spellOf } from '../spells/spell-facts.ts';
import { cardsAt, hero } from '../state-queries.ts';
import { verbOf } from '../reference.ts';
import { isClose } from './conditions.ts';
import { aboutOf, asSeat, me, thingOf, type BotView } from './look.ts';
import { bootyWorth } from './worth/duel.ts';
import { cardWorth } from './worth/card.ts';
import { effectsWorth } from './worth/effect.ts';
import { metWorth } from './worth/meeting.ts';
import { worths } from './worth/worths.ts';

/** Worth of casting the Spell that the question is about at this target. */
export function targetWorth(look: BotView, option: string): number {
  const [verb, thing] = [verbOf(option), thingOf(option)];
  if (verb === 'seat') return seatWorth(look, thing);
  if (verb === 'card') return -metWorth(look, thing) * nearness(look, thing);
  return 0;
}

function seatWorth(look: BotView, seat: string): number {
  const spell = aboutOf(look, 'spell');
  const [takes] = rulesOf(look.sight, spell).flatMap((rule) => rule.takes ?? []);
  if (takes !== undefined) {
    const options = takes(look.sight, look.seat, seat);
    return Math.max(0, ...options.map((option) => takenWorth(look, seat, option)));
  }
  const { effects } = spellOf(look.sight, spell);
  const worth = effectsWorth(asSeat(look, seat), effects);
  if (seat === look.seat) return worth;
  const held = worth <= 0 && isClose(look, seat) ? worths.pass : 0;
  return held - worth * worths.rival + lead(look, seat);
}

/** The lead of a seat: of several targets the one that has gained most. */
const lead = ({ sight }: BotView, seat: string): number => {
  const { points } = hero(sight.state, seat);
  return Object.values(points).reduce((sum, n) => sum + n, 0) / 10;
};

/** Worth of taking something from another: a Follower is free of hire, and takes no room. */
const takenWorth = (look: BotView, from: string, option: string): number =>
  hero(look.sight.state, from).followers.includes(thingOf(option))
    ? cardWorth(look, thingOf(option))
    : bootyWorth(look, option);

/** Nearness of a card: 1 for one on its own space, which is in its way. */
const nearness = (look: BotView, card: string): number =>
  cardsAt(look.sight.state, me(look).space).includes(card) ? 1 : 0.1;
