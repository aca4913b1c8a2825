import { carryOut } from '../asking/carry-out.ts';
import { tell, type Procedure } from '../../../engine/index.ts';
import { agreesToUse } from '../asking/agrees-to-use.ts';
import type { EffectOf } from '../content/effect.ts';
import { rowOf } from '../content/names.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import { transport } from './transport.ts';
import type { TalismanEvent } from '../events.ts';
import { decidedIf, isIndifferent, totalOf } from '../dice/decided.ts';
import { rollOwn } from '../dice/fate.ts';
import { abilitiesOf, type Power } from '../character/powers.ts';
import { announceAttribute, attributeOf } from '../character/attributes.ts';
import { refer } from '../reference.ts';

/**
 * Moves by dice minus an attribute (T4-INR-16 to 21): a landing at the destination, unless it stays
 * (T4-RUL-39, 40).
 */
export function* wander(
  table: TalismanTable,
  occasion: Occasion,
  { dice, kind, minus, table: rows }: EffectOf<'wander'>,
): Procedure {
  const { seat } = occasion;
  const count = yield* diceOf(table, occasion, { kind, dice });
  const about = { attribute: refer('attribute', minus) };
  const rolled = yield* rollOwn(table, occasion, {
    label: kind,
    count,
    about,
    ...decidedIf(table, (thrown) =>
      isIndifferent(thrown, (any) =>
        rowOf(rows, Math.max(0, totalOf(any) - attributeOf(table, seat, minus))),
      ),
    ),
  });
  const total = totalOf(rolled);
  const deducted = announceAttribute(table, seat, minus);
  const left = Math.max(0, total - deducted.points);
  yield* tell<TalismanEvent>({ type: 'AttributeDeducted', seat, ...deducted, total, left });
  const to = rowOf(rows, left);
  if (to !== undefined) yield* carryOut(table, transport(table, occasion, to));
}

/** The number of dice: fewer if the seat may and wants to, because either can be better. */
function* diceOf(
  table: TalismanTable,
  occasion: Occasion,
  { kind, dice }: { readonly kind: string; readonly dice: number },
): Procedure<number> {
  const power = abilitiesOf(table, occasion.seat, 'fewer-dice').find(
    ({ ability }) => ability.kind === kind,
  );
  return power === undefined ? dice : yield* fewerOf(table, occasion, { dice, power });
}

type Fewer = { readonly dice: number; readonly power: Power<'fewer-dice'> };

function* fewerOf(
  table: TalismanTable,
  occasion: Occasion,
  { dice, power }: Fewer,
): Procedure<number> {
  const { id, kind, dice: few } = power.ability;
  const about = { ability: refer('ability', id), dice: few };
  const choice = { kind: 'dice', what: kind, about } as const;
  const fewer = yield* agreesToUse(table, occasion, { power, choice });
  return fewer ? few : dice;
}
