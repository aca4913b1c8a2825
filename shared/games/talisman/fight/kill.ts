import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { gain } from '../changes/goods.ts';
import { settle } from '../changes/settle.ts';
import { hero, isLiving } from '../state-queries.ts';
import type { Foe } from '../edition/bouts.ts';
import { isBattle, type Fight, type Side } from '../character/strength.ts';
import { chosenSpoils, takeSpoils, type Spoils } from './spoils.ts';
import { refer } from '../reference.ts';

/**
 * Kills all creatures of a fight (T4-BCR-12, T4-RUL-34). Each Enemy card can be kept as a separate
 * trophy (T4-TRO-01, T4-RUL-31); other creatures leave none (T4-RUL-29).
 */
export function* kill(table: TalismanTable, side: Side, fight: Fight): Procedure {
  const { space } = hero(table.state, side.seat);
  const cards = fight.foes.flatMap(({ card, of }) => (of === undefined ? (card ?? []) : []));
  if (cards.length > 0)
    yield* slay(table, side, { cards, space, mayRaise: isBattle(table, fight) });
  for (const foe of fight.foes) yield* slayFollower(table, side.seat, foe);
  yield* settle(table);
}

/**
 * Kills a Follower of another like any Enemy (HP-PVP-17); it can be kept as a trophy (HP-PVP-18,
 * HP-FOL-05).
 */
function* slayFollower(table: TalismanTable, seat: Seat, { card, of }: Foe): Procedure {
  if (card === undefined || of === undefined || !isLiving(table.state, seat)) return;
  const { space } = hero(table.state, seat);
  yield* tell<TalismanEvent>({ type: 'EnemyKilled', seat, card, space, of });
  if ((yield* chosenSpoils(table, seat, { card, raises: () => false })) === 'trophy') {
    yield* tell<TalismanEvent>({ type: 'TrophyKept', seat, card });
  }
}

function* slay(table: TalismanTable, side: Side, spoils: Spoils): Procedure {
  const { seat } = side;
  const { cards, space } = spoils;
  for (const card of cards) {
    yield* tell<TalismanEvent>({ type: 'EnemyKilled', seat, card, space });
  }
  yield* drinkLife(table, side);
  yield* takeSpoils(table, seat, spoils);
}

/** A Weapon that drinks life gives one, once for a battle won with it (T4-RUL-115). */
export function* drinkLife(table: TalismanTable, { seat, weapons }: Side): AtOnce {
  const thirsty = weapons.find((card) =>
    table.edition.book.card(card).abilities?.some(({ can }) => can === 'drink-life'),
  );
  if (thirsty === undefined) return;
  const of = refer('card', table.edition.book.kindOf(thirsty));
  yield* gain(table, seat, { what: 'life', amount: 1, of });
}
