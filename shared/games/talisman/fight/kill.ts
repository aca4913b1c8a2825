import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import { choose } from '../asking/asking.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { gain } from '../changes/goods.ts';
import { explain } from '../changes/explain.ts';
import { abilitiesOf, has } from '../character/powers.ts';
import { settle } from '../changes/settle.ts';
import { type Card } from '../state.ts';
import { hero, isLiving } from '../state-queries.ts';
import type { Foe } from '../edition/bouts.ts';
import { isBattle, type Fight, type Side } from '../character/strength.ts';
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

type Spoils = {
  readonly cards: readonly Card[];
  readonly space: string;
  readonly mayRaise: boolean;
};

function* slay(table: TalismanTable, side: Side, spoils: Spoils): Procedure {
  const { seat } = side;
  const { cards, space } = spoils;
  for (const card of cards) {
    yield* tell<TalismanEvent>({ type: 'EnemyKilled', seat, card, space });
  }
  yield* drinkLife(table, side);
  for (const card of cards) yield* takeSpoils(table, seat, { ...spoils, card });
}

/** A trophy, a raised Follower (T4-RUL-108), or nothing: then it stays on the discard pile. */
function* takeSpoils(
  table: TalismanTable,
  seat: Seat,
  { card, space, mayRaise }: Spoils & { readonly card: Card },
): Procedure {
  const raises = (): boolean =>
    mayRaise && has(table, seat, 'raise') && !has(table, seat, 'repel-followers');
  const isKept = table.edition.trophies === 'kept' && !raises();
  const choice = isKept ? 'trophy' : yield* chosenSpoils(table, seat, { card, raises });
  if (!isLiving(table.state, seat)) return;
  if (choice === 'trophy') yield* tell<TalismanEvent>({ type: 'TrophyKept', seat, card });
  if (choice === 'raise') {
    const [power] = abilitiesOf(table, seat, 'raise');
    if (power !== undefined) yield* explain(table, seat, power);
    yield* tell<TalismanEvent>({ type: 'EnemyJoined', seat, card, from: 'kill', space });
  }
}

const chosenSpoils = (
  table: TalismanTable,
  seat: Seat,
  { card, raises }: { readonly card: Card; readonly raises: () => boolean },
): Procedure<string> =>
  choose(table, seat, {
    kind: 'spoils',
    what: card,
    about: { card: refer('card', table.edition.book.kindOf(card)) },
    options: () => ['trophy', ...(raises() ? ['raise'] : []), 'discard'],
  });

/** A Weapon that drinks life gives one, once for a battle won with it (T4-RUL-115). */
export function* drinkLife(table: TalismanTable, { seat, weapons }: Side): AtOnce {
  const thirsty = weapons.find((card) =>
    table.edition.book.card(card).abilities?.some(({ can }) => can === 'drink-life'),
  );
  if (thirsty === undefined) return;
  const of = refer('card', table.edition.book.kindOf(thirsty));
  yield* gain(table, seat, { what: 'life', amount: 1, of });
}
