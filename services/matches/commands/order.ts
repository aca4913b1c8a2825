import * as z from 'zod';
import type { Game, Order } from '../../../shared/engine/index.ts';
import { refuse } from '../refusal.ts';
import { id, text } from './text.ts';

/** A standing order as a client writes it; what goes together is judged here. */
export const order = z
  .strictObject({
    kind: id(64),
    about: z.record(id(64), z.union([text(256), z.number()])).optional(),
    choose: z.array(id(256)).max(64).optional(),
    ask: z.boolean().default(false),
    once: z.boolean().default(false),
    until: id(64).optional(),
  })
  .transform(({ kind, about, choose, ask, once, until }, { addIssue }): Order => {
    const terms = { kind, ...(about && { about }) };
    const end = until === undefined ? {} : { until };
    const refused = (message: string) => {
      addIssue(message);
      return z.NEVER;
    };
    if (choose !== undefined && ask) return refused('`choose` answers and `ask` asks; give one');
    if (choose !== undefined) return { ...terms, choose, ...(once && { once }), ...end };
    if (!ask) return refused('Give the options to `choose`, or `ask: true` to be asked');
    return once ? refused('`once` goes with `choose`') : { ...terms, ask, ...end };
  });

/** Refuses orders with an end that this game does not know. */
export function checkEnds({ id: game, orderEnds }: Game, orders: readonly Order[]): void {
  const names: readonly string[] = orderEnds?.names ?? [];
  const at = orders.findIndex(({ until }) => until !== undefined && !names.includes(until));
  const until = orders[at]?.until;
  if (until === undefined) return;
  const known = names.length === 0 ? 'none' : names.join(', ');
  refuse(
    'BAD_USER_INPUT',
    `orders.${String(at)}.until: ${game} has no end "${until}" for orders. There are: ${known}.`,
  );
}
