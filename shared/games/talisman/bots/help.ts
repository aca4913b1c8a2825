import { verbOf } from '../reference.ts';
import { aboutOf, thingOf, type BotView } from './look.ts';

/**
 * The points that an option adds to the own score of the fight of the question. Help that changes the
 * fight in another way counts as enough.
 */
export function helpOf(look: BotView, option: string): number {
  const [verb, thing] = [verbOf(option), thingOf(option)];
  const { book, might } = look.sight.edition;
  const attribute = aboutOf(look, 'attribute') || might;
  switch (verb) {
    case 'cast':
      return look.brain.lends[book.kindOf(thing)]?.(look) ?? Number.POSITIVE_INFINITY;
    case 'card':
      return book.card(thing).attack?.value ?? 0;
    case 'drink':
    case 'hire': {
      const [bonus] = (book.card(thing).abilities ?? []).flatMap((ability) =>
        ability.can === verb ? [ability.bonus] : [],
      );
      return bonus?.[attribute] ?? 0;
    }
    default:
      return Number.POSITIVE_INFINITY;
  }
}
