import { tell, type AtOnce, type Procedure } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Occasion } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import { abilitiesOf } from '../character/powers.ts';
import { hero } from '../state-queries.ts';

/** Turns a token to this side, or over; a side that is up already stays (HP-ADV-10). */
export function* turnToken(table: TalismanTable, token: string, to?: string): AtOnce {
  const up = table.state.tokens?.[token];
  const [one, other] = table.edition.book.token(token).sides;
  const side = to ?? (up === one ? other : one);
  if (side !== up) yield* tell<TalismanEvent>({ type: 'TokenTurned', token, side });
}

export const turnOf = (
  table: TalismanTable,
  _: Occasion,
  { token, to }: EffectOf<'turn'>,
): AtOnce => turnToken(table, token, to);

/** Effects for the side that is up, or for the other one. */
export const byToken = (
  table: TalismanTable,
  occasion: Occasion,
  { token, same, other }: EffectOf<'by-token'>,
): Procedure => table.perform(table, occasion, isUp(table, occasion, token) ? same : other);

/** True if the upper side is the character's own, or it counts as one of that side there. */
function isUp(sight: Sight, { seat, space }: Occasion, token: string): boolean {
  return (
    sight.state.tokens?.[token] === hero(sight.state, seat).alignment ||
    abilitiesOf(sight, seat, 'favoured').some(({ ability }) => ability.at.includes(space))
  );
}
