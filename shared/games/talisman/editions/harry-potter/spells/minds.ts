import { shuffle, tell, type Seat } from '../../../../../engine/index.ts';
import type { Special } from '../../../edition/edition.ts';
import type { Law } from '../../../edition/casting-laws.ts';
import type { TalismanEvent } from '../../../events.ts';
import { has } from '../../../character/powers.ts';
import { gainSpells } from '../../../spells/gain.ts';
import { begin, untilTurnEnds } from '../../../spells/lasting.ts';
import { loseLives } from '../../../spells/loss.ts';
import type { State } from '../../../state.ts';
import { handOf, hero, isLiving, lastingOn } from '../../../state-queries.ts';
import { paceOf } from '../../../travel/pace.ts';
import { ringOf } from '../../../board/ring.ts';
import { STEER } from '../../../travel/steer.ts';
import { areOpposed, isNear, seatOf } from './reach.ts';

/** Lets the caster choose the other's way round in this turn. */
export const imperio: Special = function* (table, { seat, target: on }) {
  if (on === undefined) return;
  yield* begin({ kind: STEER, by: seat, on, until: untilTurnEnds(table.state) });
};

/** True only in another's turn, for a target that will roll for a move with two ways round. */
export const isAnothers: Law = (sight, aim) => {
  const other = seatOf(aim);
  return (
    other !== undefined &&
    other !== aim.seat &&
    paceOf(sight, other) === 'die' &&
    ringOf(sight.edition, hero(sight.state, other).space).length > 0 &&
    lastingOn(sight.state, STEER, other).length === 0
  );
};

/** Takes a life, by the caster's doing. */
export const crucio: Special = function* (table, { seat, target = '' }) {
  yield* loseLives(table, { seat: target, amount: 1, by: seat, cause: 'spell', of: 'card:crucio' });
};

export const mayHurt: Law = (sight, aim) => {
  const other = seatOf(aim);
  return (
    other !== undefined && isNear(sight, aim.seat, other) && areOpposed(sight, aim.seat, other)
  );
};

/** Makes the other forget a random Spell. */
export const obliviate: Special = function* (table, { target = '' }) {
  const hand = handOf(table.state, target);
  if (hand.length === 0) return;
  const [card] = yield* shuffle(`obliviate:${target}`, hand);
  if (card !== undefined && handOf(table.state, target).includes(card)) {
    yield* tell<TalismanEvent>({ type: 'SpellsDiscarded', seat: target, cards: [card] });
  }
};

/** True if the target holds a Spell. */
export const holdsSpells: Law = ({ state }, aim) => {
  const other = seatOf(aim);
  return other !== undefined && handOf(state, other).length > 0;
};

/** Makes the other forget a Spell; the caster draws one for it, within its limit. */
export const legilimens: Special = function* (table, occasion) {
  yield* obliviate(table, occasion);
  if (isLiving(table.state, occasion.seat)) yield* gainSpells(table, occasion.seat, 1);
};

export const mayRead: Law = (sight, aim) => {
  const other = seatOf(aim);
  return other !== undefined && isNear(sight, aim.seat, other) && holdsSpells(sight, aim);
};

/** Ends a transfiguration, or the steering of a move. */
export const finiteIncantatem: Special = function* (table, { target: on = '' }) {
  if (!isLiving(table.state, on)) return;
  if (hero(table.state, on).toad) {
    return yield* tell<TalismanEvent>({ type: 'ToadTurnedBack', seat: on });
  }
  for (const { kind, by } of lastingOn(table.state, STEER, on)) {
    yield* tell<TalismanEvent>({ type: 'LastingEnded', kind, by, on });
  }
};

export const isEnchanted: Law = ({ state }, aim) => {
  const on = seatOf(aim);
  return on !== undefined && isUnderSpell(state, on);
};

/** True for a Ferret, and a character that is steered. */
export const isUnderSpell = (state: State, seat: Seat): boolean =>
  hero(state, seat).toad !== undefined || lastingOn(state, STEER, seat).length > 0;

/** True for a target in the region that can lose its shape. */
export const mayTransfigure: Law = (sight, aim) => {
  const other = seatOf(aim);
  return other !== undefined && isNear(sight, aim.seat, other) && !has(sight, other, 'keep-shape');
};
