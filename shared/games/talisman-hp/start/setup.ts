import { askEach, roll, tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { during } from '../../talisman/asking.ts';
import type { TalismanTable } from '../../talisman/edition.ts';
import type { TalismanEvent } from '../../talisman/events.ts';
import { characterQuestion, enter } from '../../talisman/procedures/character.ts';
import { shuffleDecks } from '../../talisman/procedures/setup.ts';
import { settle } from '../../talisman/settle.ts';
import { player } from '../../talisman/state.ts';
import { firstSide, turnToken } from '../advantage/turn.ts';
import { isOn } from '../options.ts';
import { chooseFreely, dealCards } from './deal.ts';

/** Setup: decks, characters, who begins, the side of the Advantage token (HP-SET-02 to 21). */
export function* setup(table: TalismanTable): Procedure {
  yield* shuffleDecks(table);
  if (isOn(table.state, 'freeChoice')) yield* enterByChoice(table);
  else yield* enterByDeal(table);
  yield* chooseFirst(table);
  yield* turnToken(table, firstSide(table.state));
  yield* tell<TalismanEvent>({ type: 'PlayBegan' });
}

/** All choose a side of their card at once, and take its figure in table order (HP-SET-06, 21). */
function* enterByDeal(table: TalismanTable): Procedure {
  yield* dealCards(table, table.state.seats);
  const answers = yield* askEach(
    table,
    () =>
      table.state.seats
        .filter((seat) => (table.state.dealt[seat] ?? []).length > 1)
        .map((seat) => characterQuestion(table.state, seat)),
    { settle: () => settle(table) },
  );
  for (const seat of table.state.seats) {
    const chosen = answers.get(`character:${seat}`)?.[0]?.slice('character:'.length);
    yield* enterFirst(table, seat, chosen ?? table.state.dealt[seat]?.[0]);
  }
}

/** One after another takes the character it likes; ages are not known (HP-SET-08). */
function* enterByChoice(table: TalismanTable): Procedure {
  for (const seat of table.state.seats) {
    yield* enterFirst(table, seat, yield* chooseFreely(table, seat));
  }
}

function* enterFirst(table: TalismanTable, seat: Seat, id: string | undefined): Procedure {
  if (id === undefined || player(table.state, seat).status === 'out') return;
  yield* during([seat], enter(table, seat, id));
}

/** By lot, for who saw which film when is not known (HP-SET-19, HP-RUL-08). */
function* chooseFirst(table: TalismanTable): Procedure {
  const { seats } = table.state;
  const [pick = 1] = yield* roll('first-player', 1, seats.length);
  const seat = table.state.seats[pick - 1];
  if (seat !== undefined) yield* tell<TalismanEvent>({ type: 'FirstPlayerChosen', seat });
}
