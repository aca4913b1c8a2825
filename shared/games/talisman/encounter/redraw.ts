import { explain } from '../changes/explain.ts';
import type { Procedure } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Landing } from '../edition/occasions.ts';
import { discardCard } from '../changes/cards.ts';
import { abilitiesOf } from '../character/powers.ts';
import { type Card } from '../state.ts';
import { cardsAt } from '../state-queries.ts';
import { chooseIfAny } from '../asking/choose-if-any.ts';
import { drawCard } from './draw-card.ts';
import { idOf, refer } from '../reference.ts';

export type Turned = { readonly space: string; readonly turned: readonly Card[] };

/**
 * Offers to replace one card of each draw with a new one, which must be met: once for every ability
 * that allows it. Returns the cards of the draw.
 */
export function* redraw(
  table: TalismanTable,
  at: Landing,
  { space, turned }: Turned,
): Procedure<readonly Card[]> {
  const { seat } = at;
  const fresh: Card[] = [];
  const open = (): readonly Card[] =>
    turned.filter((card) => cardsAt(table.state, space).includes(card));
  for (const power of abilitiesOf(table, seat, 'redraw')) {
    const choice = yield* chooseIfAny(table, at, {
      kind: 'redraw',
      what: power.card ?? power.ability.id,
      options: () =>
        open().length === 0 ? [] : ['keep', ...open().map((card) => refer('card', card))],
    });
    if (choice === undefined || choice === 'keep') continue;
    yield* explain(table, seat, power);
    yield* discardCard(table, idOf(choice), { space });
    fresh.push(...(yield* drawCard(table, at, space)));
  }
  return [...open(), ...fresh];
}
