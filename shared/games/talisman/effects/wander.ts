import { carryOut } from '../asking/carry-out.ts';
import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { agrees } from '../asking/asking.ts';
import type { AbilityOf } from '../content/ability.ts';
import type { EffectOf } from '../content/effect.ts';
import { rowOf } from '../content/names.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import { leaveUnlessThere } from '../asking/guards.ts';
import { transport } from './transport.ts';
import type { TalismanEvent } from '../events.ts';
import { rollOwn } from '../dice/fate.ts';
import { abilitiesOf } from '../character/powers.ts';
import { attributeOf } from '../character/attributes.ts';
import { refer } from '../reference.ts';

/**
 * Dice less an attribute say where it goes at once (T4-INR-16 to 21): a landing there, unless it
 * stays (T4-RUL-39, 40).
 */
export function* wander(
  table: TalismanTable,
  occasion: Occasion,
  { dice, kind, minus, table: rows }: EffectOf<'wander'>,
): Procedure {
  const { seat } = occasion;
  const count = yield* diceOf(table, seat, { kind, dice });
  leaveUnlessThere(table, occasion);
  const about = { attribute: refer('attribute', minus) };
  const rolled = yield* rollOwn(table, seat, { label: kind, count, about });
  leaveUnlessThere(table, occasion);
  const total = rolled.reduce((sum, die) => sum + die, 0);
  const points = attributeOf(table, seat, minus);
  const left = Math.max(0, total - points);
  yield* tell<TalismanEvent>({
    type: 'AttributeDeducted',
    seat,
    attribute: minus,
    points,
    total,
    left,
  });
  const to = rowOf(rows, left);
  if (to !== undefined) yield* carryOut(table, transport(table, occasion, to));
}

/** How many dice: fewer where the seat may and wants to, for either can be better. */
function* diceOf(
  table: TalismanTable,
  seat: Seat,
  { kind, dice }: { readonly kind: string; readonly dice: number },
): Procedure<number> {
  const power = abilitiesOf(table, seat, 'fewer-dice').find(({ ability }) => ability.kind === kind);
  return power === undefined ? dice : yield* fewerOf(table, seat, { dice, power: power.ability });
}

type Fewer = { readonly dice: number; readonly power: AbilityOf<'fewer-dice'> };

function* fewerOf(table: TalismanTable, seat: Seat, { dice, power }: Fewer): Procedure<number> {
  const about = { ability: refer('ability', power.id), dice: power.dice };
  const fewer = yield* agrees(table, seat, { kind: 'dice', what: power.kind, about });
  return fewer ? power.dice : dice;
}
