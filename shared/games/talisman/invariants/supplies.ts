import type { Sight } from '../edition/print.ts';
import { inUse } from '../changes/goods.ts';

/**
 * Faults of the supplies: nothing is negative; with `strictSupply` no more is in use than there is
 * (T4-GLR-05).
 */
export function supplyFaults({ state, edition }: Sight): readonly string[] {
  const { attributes, supplies } = edition.content;
  const totals = [
    ...Object.entries(attributes).map(([what, { supply }]) => ({ what, total: supply })),
    ...Object.entries(supplies).map(([what, total]) => ({ what, total })),
  ];
  const over = totals.flatMap(({ what, total = Infinity }) => {
    const used = inUse({ state, edition }, what);
    return used <= total
      ? []
      : [`${String(used)} ${what} are in use, and there are ${String(total)}`];
  });
  const lying = [...Object.entries(state.gold), ...Object.entries(state.pools)];
  const pooled = Object.keys(state.pools).filter((card) => !lies(state.board, card));
  return [
    ...(state.options.strictSupply ? over : []),
    ...lying.flatMap(([at, amount]) => (amount > 0 ? [] : [`${String(amount)} lies on ${at}`])),
    ...pooled.map((card) => `counters lie on ${card}, which is not on the board`),
  ];
}

const lies = (board: Sight['state']['board'], card: string): boolean =>
  Object.values(board).some((cards) => cards.includes(card));
