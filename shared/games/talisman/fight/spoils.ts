import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { choose, chooseSome } from '../asking/asking.ts';
import { explain } from '../changes/explain.ts';
import { abilitiesOf, has } from '../character/powers.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { refer } from '../reference.ts';
import { type Card } from '../state.ts';
import { isLiving } from '../state-queries.ts';

/** Killed Enemies of one fight, and whether an ability may raise them. */
export type Spoils = {
  readonly cards: readonly Card[];
  readonly space: string;
  readonly mayRaise: boolean;
};

/** The first rules under which the spoils of one fight are one question. */
const TOGETHER = 6;

/**
 * A trophy, a raised Follower (T4-RUL-108), or nothing, for each of them: then it stays on the discard
 * pile. Several are one question (T4-RUL-136).
 */
export function* takeSpoils(table: TalismanTable, seat: Seat, spoils: Spoils): Procedure {
  const [one, ...others] = spoils.cards;
  if (one === undefined) return;
  if (others.length > 0 && table.rules >= TOGETHER) return yield* takeSeveral(table, seat, spoils);
  for (const card of spoils.cards) yield* takeOne(table, seat, { ...spoils, card });
}

type One = Spoils & { readonly card: Card };

function* takeOne(table: TalismanTable, seat: Seat, spoils: One): Procedure {
  const { card } = spoils;
  const raises = (): boolean => canRaise(table, seat, spoils);
  const choice = isKept(table, seat, spoils)
    ? 'trophy'
    : yield* chosenSpoils(table, seat, { card, raises });
  yield* receive(table, seat, { ...spoils, choice });
}

/** Asks for all in one question; a choice for one card goes before the choice for all. */
function* takeSeveral(table: TalismanTable, seat: Seat, spoils: Spoils): Procedure {
  const { cards } = spoils;
  const chosen = isKept(table, seat, spoils)
    ? ['trophy']
    : yield* chooseSome(table, seat, {
        kind: 'spoils',
        what: 'several',
        options: () => [
          'trophy',
          ...cards.map((card) => refer('card', card)),
          ...(canRaise(table, seat, spoils) ? cards.map((card) => refer('follower', card)) : []),
          'discard',
        ],
        max: cards.length,
      });
  for (const card of cards) {
    yield* receive(table, seat, { ...spoils, card, choice: choiceFor(card, chosen) });
  }
}

function choiceFor(card: Card, chosen: readonly string[]): string {
  if (chosen.includes(refer('follower', card))) return 'raise';
  return chosen.includes(refer('card', card)) || chosen.includes('trophy') ? 'trophy' : 'discard';
}

function* receive(
  table: TalismanTable,
  seat: Seat,
  { card, space, choice }: One & { readonly choice: string },
): Procedure {
  if (!isLiving(table.state, seat)) return;
  if (choice === 'trophy') yield* tell<TalismanEvent>({ type: 'TrophyKept', seat, card });
  if (choice === 'raise') {
    const [power] = abilitiesOf(table, seat, 'raise');
    if (power !== undefined) yield* explain(table, seat, power);
    yield* tell<TalismanEvent>({ type: 'EnemyJoined', seat, card, from: 'kill', space });
  }
}

const canRaise = (table: TalismanTable, seat: Seat, { mayRaise }: Spoils): boolean =>
  mayRaise && has(table, seat, 'raise') && !has(table, seat, 'repel-followers');

/** True where trophies are kept without a question. */
const isKept = (table: TalismanTable, seat: Seat, spoils: Spoils): boolean =>
  table.edition.trophies === 'kept' && !canRaise(table, seat, spoils);

/** Asks for the spoils of one card. */
export const chosenSpoils = (
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
