import { tell, type Procedure } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { TalismanEvent } from '../../../events.ts';
import {
  chooseCharacters,
  drawFirst,
  enterFirst,
  shuffleDecks,
} from '../../../procedures/setup.ts';
import { firstSide, turnToken } from '../advantage/turn.ts';
import { isOn } from '../options.ts';
import { chooseFreely, dealCards } from './deal.ts';

/** Setup: decks, characters, who begins, the side of the Advantage token (HP-SET-02 to 21). */
export function* setup(table: TalismanTable): Procedure {
  yield* shuffleDecks(table);
  if (isOn(table.state, 'freeChoice')) yield* enterByChoice(table);
  else yield* enterByDeal(table);
  // Randomly, because the game does not know which player saw which film when (HP-SET-19, HP-RUL-08).
  yield* drawFirst(table);
  yield* turnToken(table, firstSide(table.state));
  yield* tell<TalismanEvent>({ type: 'PlayBegan' });
}

/**
 * Lets all choose a side of their card at once, and take its figure in table order (HP-SET-06, 21).
 */
function* enterByDeal(table: TalismanTable): Procedure {
  yield* dealCards(table, table.state.seats);
  yield* chooseCharacters(table);
}

/** Lets one after another take any character; ages are not known (HP-SET-08). */
function* enterByChoice(table: TalismanTable): Procedure {
  for (const seat of table.state.seats) {
    yield* enterFirst(table, seat, yield* chooseFreely(table, seat));
  }
}
