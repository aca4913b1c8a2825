import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import { discardCard, takeCard } from '../changes/cards.ts';
import { inAnyCase } from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { abilitiesOf } from '../character/powers.ts';
import { mayOwn } from '../character/owning.ts';
import { settle } from '../changes/settle.ts';
import { type Card } from '../state.ts';
import { hero } from '../state-queries.ts';
import { goTo } from './go.ts';

/** The Rafts a seat had as its turn began; others are for its next one. */
const raftsOf = (sight: Sight, seat: Seat): readonly Card[] =>
  abilitiesOf(sight, seat, 'raft')
    .filter(({ ability }) => !ability.keeps)
    .flatMap(({ card }) => card ?? [])
    .filter((card) => !sight.state.turn.fresh?.includes(card));

/** Cards that take one across like a Raft, and keeps until it is used (HP-POR-06). */
const keepingOf = (sight: Sight, seat: Seat): readonly Card[] =>
  abilitiesOf(sight, seat, 'raft').flatMap(({ ability, card = [] }) => (ability.keeps ? card : []));

/** Spaces that a Raft can take its owner to: the spaces across the river (T4-RFT-06, T4-RUL-70). */
export function landings(sight: Sight, seat: Seat): readonly string[] {
  if (raftsOf(sight, seat).length + keepingOf(sight, seat).length === 0) return [];
  return sight.edition.book.space(hero(sight.state, seat).space).opposite ?? [];
}

/** A Raft is gone once its owner's next move begins, used or not (T4-RFT-08 to 10). */
export function* giveUpRafts(table: TalismanTable, seat: Seat): AtOnce {
  for (const card of raftsOf(table, seat)) yield* discardCard(table, card, { seat });
}

/**
 * Goes across: a Raft is used first, because it would be lost anyway; else a card that would have
 * kept.
 */
export function* goByRaft(table: TalismanTable, seat: Seat, to: string): Procedure {
  const [kept] = raftsOf(table, seat).length === 0 ? keepingOf(table, seat) : [];
  if (kept !== undefined) yield* discardCard(table, kept, { seat });
  yield* giveUpRafts(table, seat);
  yield* goTo(table, seat, { to, by: 'raft', over: 'raft' });
}

/** The kinds of cards a seat can build on its space, in place of its move (T4-RFT-03, 04). */
export function buildable(sight: Sight, seat: Seat): readonly string[] {
  const { terrain } = sight.edition.book.space(hero(sight.state, seat).space);
  const kinds = abilitiesOf(sight, seat, 'build')
    .filter(({ ability }) => ability.terrain.includes(terrain))
    .map(({ ability }) => ability.card);
  return [...new Set(kinds)].filter((kind) => copyOf(sight, seat, kind) !== undefined);
}

const copyOf = (sight: Sight, seat: Seat, kind: string): Card | undefined =>
  sight.state.purchase.find(
    (card) => sight.edition.book.kindOf(card) === kind && mayOwn(sight, seat, card),
  );

/** Takes the built card from the supply; the turn ends without an encounter (T4-RFT-05, T4-RUL-04). */
export function* build(table: TalismanTable, seat: Seat, kind: string): Procedure {
  const card = copyOf(table, seat, kind);
  if (card === undefined) return;
  yield* takeCard(table, seat, { card, from: { supply: 'purchase' } });
  yield* inAnyCase(tell<TalismanEvent>({ type: 'MoveForgone', seat, why: 'built' }));
  yield* settle(table);
}
