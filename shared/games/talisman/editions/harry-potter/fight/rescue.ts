import { tell, type Procedure } from '../../../../../engine/index.ts';
import { agrees } from '../../../asking/asking.ts';
import { chooseIfAny } from '../../../asking/choose-if-any.ts';
import { discardCard } from '../../../changes/cards.ts';
import type { Edition, TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { LifeLoss } from '../../../edition/bouts.ts';
import type { TalismanEvent } from '../../../events.ts';
import { decidedIf } from '../../../dice/decided.ts';
import { rollDie } from '../../../dice/fate.ts';
import { lose } from '../../../changes/goods.ts';
import { abilitiesOf, type Power } from '../../../character/powers.ts';
import { hero, isLiving } from '../../../state-queries.ts';
import { isEnemy } from './versus.ts';
import { refer } from '../../../reference.ts';

type Sparing = Power<'spare'>;

/**
 * The Health that abilities save of an imminent loss, each once: free ones before those with a cost
 * (HP-BAT-10, HP-RUL-60).
 */
export const rescue: Edition['rescue'] = function* (table, loss) {
  if (table.rules < 2) return yield* rescuedAsOwned(table, loss);
  let saved = 0;
  const tried: string[] = [];
  for (;;) {
    const due = { ...loss, amount: loss.amount - saved };
    const power = yield* nextOf(table, due, tried);
    if (power === undefined) return saved;
    tried.push(power.ability.id);
    saved += yield* saving(table, due, power);
  }
};

/** The rescue of older rules: abilities in the order they are owned, those of the character first. */
function* rescuedAsOwned(table: TalismanTable, loss: LifeLoss): Procedure<number> {
  let saved = 0;
  for (const { ability } of sparing(table, loss)) {
    const due = { ...loss, amount: loss.amount - saved };
    const power = sparing(table, due).find((one) => one.ability.id === ability.id);
    if (power !== undefined) saved += yield* saving(table, due, power);
  }
  return saved;
}

/** The next ability to try; of several free ones the owner chooses. */
function* nextOf(
  table: TalismanTable,
  loss: LifeLoss,
  tried: readonly string[],
): Procedure<Sparing | undefined> {
  const left = (): readonly Sparing[] =>
    sparing(table, loss).filter(({ ability }) => !tried.includes(ability.id));
  const free = (): readonly Sparing[] => left().filter(isFree);
  if (free().length < 2) return free()[0] ?? left()[0];
  const chosen = yield* chooseIfAny(table, loss.seat, {
    kind: 'rescue',
    what: 'first',
    about: { lives: loss.amount },
    options: () => free().map(({ ability }) => refer('ability', ability.id)),
    auto: true,
  });
  return free().find(({ ability }) => refer('ability', ability.id) === chosen);
}

/** True for an ability that costs neither fate nor its card: it is tried unasked. */
const isFree = ({ ability: { spend, fate = 0 } }: Sparing): boolean => spend !== true && fate === 0;

/** The Health that this one saves: 0 if it is declined, or its die is too low. */
function* saving(table: TalismanTable, loss: LifeLoss, power: Sparing): Procedure<number> {
  const { seat } = loss;
  if (!(yield* spares(table, loss, power))) return 0;
  const from = {
    ...(power.card !== undefined && { card: power.card }),
    ...(table.rules >= 2 && { ability: power.ability.id }),
  };
  yield* tell<TalismanEvent>({ type: 'LifeSaved', seat, by: 'ability', ...from });
  return savedOf(table, loss, power);
}

/** The abilities that could save part of this loss now. */
const sparing = (sight: Sight, loss: LifeLoss): readonly Sparing[] =>
  isLiving(sight.state, loss.seat)
    ? abilitiesOf(sight, loss.seat, 'spare').filter((power) => isFor(sight, loss, power))
    : [];

function isFor(sight: Sight, loss: LifeLoss, power: Sparing): boolean {
  const { when, attribute, foes, fate = 0, once, id } = power.ability;
  const { lives, fate: owned } = hero(sight.state, loss.seat);
  if (loss.amount <= 0 || lives === 0 || owned < fate) return false;
  if (once && sight.state.turn.used.includes(`${loss.seat}/${id}`)) return false;
  if (when === 'last' && loss.amount < lives) return false;
  if (when === 'battle' && loss.cause !== 'fight') return false;
  if (attribute !== undefined && loss.attribute !== attribute) return false;
  return foes === undefined || foes === foesOf(sight, loss);
}

/** The sort of foe that Health is lost to; neither for a figure, which is no Enemy (HP-RUL-45). */
function foesOf(sight: Sight, { foes = [], by }: LifeLoss): 'enemies' | 'characters' | undefined {
  if (foes.some((foe) => isEnemy(sight, foe))) return 'enemies';
  return by === undefined ? undefined : 'characters';
}

/** The Health that is saved: one, or as much as leaves one. */
function savedOf(sight: Sight, { seat, amount }: LifeLoss, { ability }: Sparing): number {
  if (ability.when !== 'last') return 1;
  return amount - hero(sight.state, seat).lives + 1;
}

/**
 * Pays for an ability, if the player agrees, and rolls its die if it has one; free ones are not asked
 * about.
 */
function* spares(table: TalismanTable, loss: LifeLoss, power: Sparing): Procedure<boolean> {
  const { seat } = loss;
  const { id, fate = 0, spend, once, die } = power.ability;
  if (!isFree(power)) {
    const about = { ability: refer('ability', id), lives: loss.amount };
    if (!(yield* agrees(table, seat, { kind: 'rescue', what: id, about }))) return false;
    if (!sparing(table, loss).some(({ ability }) => ability.id === id)) return false;
  }
  if (once === true) yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: id });
  yield* lose(table, seat, { what: 'fate', amount: fate, of: refer('ability', id) });
  if (spend && power.card !== undefined) yield* discardCard(table, power.card, { seat });
  if (die === undefined) return true;
  const stake = decidedIf(table, ([rolled = 0]) => rolled >= die);
  return (
    (yield* rollDie(table, seat, { label: id, ...stake })) >= die && isLiving(table.state, seat)
  );
}
