import { roll, tell, type Procedure, type Seat } from '../../../shared/engine/index.ts';
import { during, need, settle } from './asking.ts';
import { nameOf, type Card } from './cards.ts';
import type { LittleEvent } from './events.ts';
import { fate, loseLife, openWindow } from './spells.ts';
import { hero, strengthOf, type LittleTable } from './state.ts';

export type Outcome = 'won' | 'lost' | 'standoff';

/**
 * Battle. Reactions, both dice, fate, compare. Fate never touches the creature's die.
 * @param stay leaves when the character is no longer where the battle is
 */
export function* battle(
  table: LittleTable,
  seat: Seat,
  enemy: Card,
  stay: () => void,
): Procedure<Outcome> {
  yield* tell<LittleEvent>({ type: 'BattleJoined', seat, enemy });
  yield* openWindow(table, 'battle.before-roll');
  stay();
  const [own = 0] = yield* roll(`attack:${seat}`);
  const [theirs = 0] = yield* roll('creature');
  const die = yield* fate(table, seat, 'attack', own);
  const strength = table.content.enemies[nameOf(enemy)] ?? 0;
  const margin = strengthOf(table.state, seat) + die - (strength + theirs);
  if (margin === 0) return 'standoff';
  if (margin > 0) {
    const { space } = hero(table.state, seat);
    yield* tell<LittleEvent>({ type: 'EnemyKilled', seat, card: enemy, space });
    return 'won';
  }
  yield* loseLife(table, seat, 1);
  yield* settle(table);
  return 'lost';
}

/** Battle between characters: the attacker's fate, then the defender's, and never back. */
export function* duel(
  table: LittleTable,
  attacker: Seat,
  defender: Seat,
  stay: () => void,
): Procedure {
  yield* during([attacker, defender], fight(table, attacker, defender, stay));
}

function* fight(table: LittleTable, attacker: Seat, defender: Seat, stay: () => void): Procedure {
  yield* tell<LittleEvent>({ type: 'DuelJoined', seat: attacker, defender });
  yield* openWindow(table, 'battle.before-roll');
  need(table, attacker);
  need(table, defender);
  stay();
  const [first = 0] = yield* roll(`attack:${attacker}`);
  const [second = 0] = yield* roll(`attack:${defender}`);
  const attack = yield* fate(table, attacker, 'attack', first);
  const defence = yield* fate(table, defender, 'attack', second);
  const margin =
    strengthOf(table.state, attacker) + attack - strengthOf(table.state, defender) - defence;
  if (margin === 0) return;
  yield* loseLife(table, margin > 0 ? defender : attacker, 1);
  yield* settle(table);
}
