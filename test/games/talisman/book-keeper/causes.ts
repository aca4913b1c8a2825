import type { Seat } from '../../../../shared/engine/index.ts';
import type { Ability } from '../../../../shared/games/talisman/content/ability.ts';
import type { CardFacts } from '../../../../shared/games/talisman/content/card.ts';
import type { Entry } from './goods.ts';
import { accountOf } from './ledger.ts';
import { referenceIn } from './line.ts';
import { abilitiesCalled } from './printed.ts';

/** The printed cause of an amount or of a payment. */
export type Cause = {
  readonly name: string;
  readonly facts: unknown;
  readonly abilities: readonly Ability[];
  readonly card?: CardFacts;
};

/** Finds the printed cause that a line names. */
export function causeIn(entry: Entry): Cause {
  const { print, line } = entry;
  const name = referenceIn(line, 'of');
  const [sort, id = ''] = name.split(':');
  switch (sort) {
    case 'card': {
      const card = print.book.card(id);
      return { name, facts: card, card, abilities: card.abilities ?? [] };
    }
    case 'space':
      return { name, facts: print.book.space(id), abilities: [] };
    case 'ability': {
      const abilities = abilitiesCalled(print, id);
      return { name, facts: abilities, abilities };
    }
    case 'quest':
      return { name, facts: print.book.quest(id), abilities: [] };
    case 'figure':
      return { name, facts: print.book.figure(id), abilities: [] };
    default:
      return { name, facts: undefined, abilities: [] };
  }
}

/** The abilities that a seat has now: its character's, and those of its cards. */
export function abilitiesFor({ print: { book }, ledger }: Entry, seat: Seat): readonly Ability[] {
  const { character, objects, followers, toad } = accountOf(ledger, seat);
  const own = toad === undefined ? book.character(character).abilities : [];
  return [...own, ...[...objects, ...followers].flatMap((card) => book.card(card).abilities ?? [])];
}
