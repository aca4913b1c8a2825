import type { AtOnce, Procedure, Seat } from '../../../engine/index.ts';
import { choose } from '../asking/asking.ts';
import { leaveUnlessAlive } from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Won } from '../edition/bouts.ts';
import { gain } from '../changes/goods.ts';
import { abilitiesOf } from '../character/powers.ts';
import { settle } from '../changes/settle.ts';
import { takeable } from '../spells/lawful.ts';
import { hero, isLiving } from '../state-queries.ts';
import { loseLifeInFight } from './defeat.ts';
import { drinkLife } from './kill.ts';
import { loot } from './loot.ts';
import type { Side } from '../character/strength.ts';
import { takeFrom } from './take.ts';
import { refer } from '../reference.ts';

/** A victory: the winner, the loser, and the attribute. */
export type Victory = { readonly winner: Side; readonly loser: Seat; readonly attribute: string };

/**
 * Reward of the winner, attacker or defender: a life, a gold or an Object of the loser (T4-BCH-11,
 * 13). A winner that struck unseen must take the life (T4-RUL-105).
 */
export function* reward(table: TalismanTable, victory: Victory): Procedure {
  const { winner, loser } = victory;
  const { seat } = winner;
  const choice = yield* chosenReward(table, victory);
  leaveUnlessAlive(table, seat);
  leaveUnlessAlive(table, loser);
  yield* take(table, { ...victory, won: wonBy(table, victory) }, choice);
}

function* take(
  table: TalismanTable,
  { won, ...victory }: Victory & { readonly won: Won },
  choice: string,
): Procedure {
  if (choice === 'life') yield* takeLife(table, victory);
  else if (!(yield* table.edition.rewards.take(table, won, choice))) {
    yield* takeFrom(table, { seat: won.winner, other: won.loser, option: choice });
    yield* settle(table);
  }
  yield* table.edition.rewards.after(table, won, choice);
}

const wonBy = ({ state }: TalismanTable, { winner: { seat }, loser }: Victory): Won => ({
  winner: seat,
  loser,
  active: state.turn.seat === seat,
});

/**
 * The reward that the winner chooses of those available (T4-RUL-63): without gold or Objects it is a
 * life, unasked.
 */
function* chosenReward(table: TalismanTable, victory: Victory): Procedure<string> {
  const { winner, loser } = victory;
  const others = (): readonly string[] => [
    ...takeable(table, winner.seat, loser),
    ...table.edition.rewards.options(table, wonBy(table, victory)),
  ];
  const options = (): readonly string[] => {
    leaveUnlessAlive(table, loser);
    return ['life', ...(winner.unseen ? [] : others())];
  };
  if (options().length === 1) return 'life';
  const about = { from: refer('seat', loser) };
  return yield* choose(table, winner.seat, { kind: 'reward', about, options });
}

/** The loser may still save the life (T4-BCH-12); if it was the last, the winner loots (T4-BCH-14). */
function* takeLife(table: TalismanTable, { winner, loser, attribute }: Victory): Procedure {
  const { seat } = winner;
  const lost = yield* loseLifeInFight(table, { seat: loser, by: seat, attribute, foes: [] });
  if (lost && isLiving(table.state, seat)) yield* profit(table, winner, attribute);
  const { loots } = table.edition;
  if (!loots || !isLiving(table.state, loser) || hero(table.state, loser).lives > 0) {
    return yield* settle(table);
  }
  yield* loot(table, seat, hero(table.state, loser));
}

/** Gains from a life that was really lost (T4-CRD; life drain), or by a Weapon (T4-RUL-115). */
function* profit(table: TalismanTable, winner: Side, attribute: string): AtOnce {
  const [drain] = abilitiesOf(table, winner.seat, 'drain-life').filter(
    ({ ability }) => ability.attribute === attribute,
  );
  const of = refer('ability', drain?.ability.id ?? '');
  if (drain) yield* gain(table, winner.seat, { what: 'life', amount: 1, of });
  yield* drinkLife(table, winner);
}
