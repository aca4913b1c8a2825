import { carryOut } from '../../../asking/carry-out.ts';
import type { Procedure } from '../../../../../engine/index.ts';
import { chooseSome } from '../../../asking/asking.ts';
import { discardCard } from '../../../changes/cards.ts';
import { rowOf } from '../../../content/names.ts';
import type { Special, TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { Occasion } from '../../../edition/occasions.ts';
import { decidedIf } from '../../../dice/decided.ts';
import { rollDie } from '../../../dice/fate.ts';
import { settleAt } from '../../../asking/settle-at.ts';
import { loseLives } from '../../../spells/loss.ts';
import { type Card } from '../../../state.ts';
import { hero } from '../../../state-queries.ts';
import { idOf, refer } from '../../../reference.ts';

/**
 * Rolls for the number of lives lost together; each Follower given up then saves one (T4-BRD-67, 68,
 * T4-RUL-120).
 */
export const vampiresTower = (losses: Readonly<Record<string, number>>): Special =>
  function* (table, occasion) {
    const { space } = occasion;
    const least = Math.min(...Object.values(losses));
    const die = yield* rollDie(table, occasion, {
      label: space,
      ...decidedIf(table, ([rolled = 0]) => rowOf(losses, rolled) === least),
    });
    yield* carryOut(table, bite(table, occasion, rowOf(losses, die) ?? 0));
  };

/** Takes lives, except those saved by giving up Followers. */
function* bite(table: TalismanTable, occasion: Occasion, lives: number): Procedure {
  const { seat, space } = occasion;
  const saved = yield* sacrificed(table, occasion, lives);
  const amount = lives - saved;
  if (amount > 0)
    yield* loseLives(table, { seat, amount, cause: 'space', of: refer('space', space) });
  yield* settleAt(table, occasion);
}

/** The number of Followers the owner gives up. */
function* sacrificed(table: TalismanTable, occasion: Occasion, lives: number): Procedure<number> {
  const { seat } = occasion;
  const willing = givable(table, occasion);
  if (willing.length === 0 || lives === 0) return 0;
  const chosen = yield* chooseSome(table, occasion, {
    kind: 'sacrifice',
    about: { lives },
    options: () => givable(table, occasion).map((card) => refer('card', card)),
    min: 0,
    max: lives,
  });
  for (const option of chosen) yield* discardCard(table, idOf(option), { seat });
  yield* settleAt(table, occasion);
  return chosen.length;
}

/** The Followers that can be given up: a forced one cannot (T4-RUL-96). */
const givable = ({ state, edition }: Sight, { seat }: Occasion): readonly Card[] =>
  hero(state, seat).followers.filter((card) => !edition.book.card(card).forced);
