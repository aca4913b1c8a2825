import { tell, type Seat } from '../../../../../engine/index.ts';
import type { Special } from '../../../edition/edition.ts';
import type { Law } from '../../../edition/casting-laws.ts';
import type { TalismanEvent } from '../../../events.ts';
import { sumOf } from '../../../part.ts';
import { attributeParts } from '../../../character/attributes.ts';
import { settle } from '../../../changes/settle.ts';
import { begin, untilTurnEnds } from '../../../spells/lasting.ts';
import { type Card, type State } from '../../../state.ts';
import { cardsAt, hasFollower, hero, isLiving } from '../../../state-queries.ts';
import { idOf, refer, refersTo } from '../../../reference.ts';

type Aim = Parameters<Law>[1];

const PATRONUM = 'patronum';

/** Strength, with all that counts for it in a battle, on top of Magic: once a battle. */
export const patronum: Special = function* (table, { seat }) {
  if (!isLiving(table.state, seat)) return;
  const parts = attributeParts(table, seat, 'strength', { battle: true });
  yield* begin({
    kind: PATRONUM,
    by: seat,
    on: seat,
    bonus: { magic: sumOf(parts) },
    parts: { magic: parts },
    inBattle: true,
    forBattle: true,
    until: untilTurnEnds(table.state),
  });
};

/** True in a battle by Magic for which it has not yet been cast. */
export const mayPatronum: Law = ({ state }, { seat, window }) =>
  window.attribute === 'magic' &&
  !state.lasting.some(({ kind, on }) => kind === PATRONUM && on === seat);

/** The Enemy cards of the battle that a window is about. */
const enemiesIn = ({ window: { foes = [] } }: Pick<Aim, 'window'>): readonly Card[] =>
  foes.flatMap((foe) => (refersTo('card', foe) ? [idOf(foe)] : []));

/**
 * The points that Expulso takes from the score of an Enemy; of those that fight as one it is one
 * all the same.
 */
const EXPULSO = 2;

/** Reduces the score of an Enemy in this battle. */
export const expulso: Special = function* (table, { seat, target: on }) {
  if (on === undefined) return;
  const { attack } = table.edition.book.card(on);
  if (attack === undefined) return;
  yield* begin({
    kind: 'expulso',
    by: seat,
    on,
    bonus: { [attack.attribute]: -EXPULSO },
    inBattle: true,
    forBattle: true,
    until: untilTurnEnds(table.state),
  });
};

/**
 * Defeats an Enemy at once, for a trophy; others it fought with are fought. An attacked Follower
 * counts as one (HP-PVP-17).
 */
export const avadaKedavra: Special = function* (table, { seat, target: card }) {
  if (card === undefined || !isLiving(table.state, seat)) return;
  const { space } = hero(table.state, seat);
  const of = ownerOf(table.state, card);
  if (of === undefined && !lies(table.state, space, card)) return;
  yield* tell<TalismanEvent>({ type: 'EnemyKilled', seat, card, space, ...(of && { of }) });
  yield* tell<TalismanEvent>({ type: 'TrophyKept', seat, card });
  yield* settle(table);
};

const lies = (state: State, space: string, card: Card): boolean =>
  cardsAt(state, space).includes(card);

/** The seat it follows, if any. */
const ownerOf = (state: State, card: Card): Seat | undefined =>
  state.seats.find((seat) => hasFollower(state, seat, card));

/** True for the Enemies of this battle only. */
export const isFoughtHere: Law = (_, aim) =>
  enemiesIn(aim).some((card) => aim.target === refer('card', card));

/** The die of the opponent counts as 1. */
export const stupefy: Special = function* (table, { seat }) {
  const until = untilTurnEnds(table.state);
  yield* begin({ kind: 'stunned', by: seat, forBattle: true, until });
};
