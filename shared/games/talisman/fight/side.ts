import { explain } from '../changes/explain.ts';
import type { AtOnce, Procedure, Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Bout } from '../edition/bouts.ts';
import { discardCard } from '../changes/cards.ts';
import { castDice, type Fallen } from '../dice/fate.ts';
import { abilitiesOf, has } from '../character/powers.ts';
import { endBattleSpells } from '../spells/lasting.ts';
import { hero, isLiving } from '../state-queries.ts';
import {
  armed,
  diceAllowed,
  diceOf,
  isBattle,
  strengthOf,
  type Aid,
  type Fight,
  type Side,
} from '../character/strength.ts';
import { inOrder } from '../asking/steps.ts';
import type { Card } from '../state.ts';
import { chooseWeapons } from './arms.ts';
import { chooseAid, type Strike } from './assist.ts';
import { refer } from '../reference.ts';

/** The opponent, and its score before the dice, perhaps reduced by aids. */
export type OtherSide = {
  /** `card:dragon`, `creature:sentinel`, `seat:ann`. */
  readonly foe: string;
  readonly strength: (aid: Aid) => number;
};

type Preparation = Bout &
  Fight & {
    readonly against: OtherSide;
    readonly strike: Strike;
    readonly leaveUnlessFighting: () => void;
  };

/**
 * Prepares a character: its helpers and Objects are settled before any die is rolled (T4-BCR-06).
 * `leaveUnlessFighting` leaves if the fight is over before it has begun.
 */
export const prepared = (
  table: TalismanTable,
  seat: Seat,
  preparation: Preparation,
): Procedure<Side> => PREPARATION.run(table, { seat, ...preparation }, undefined);

type Preparing = Preparation & { readonly seat: Seat };

const aidFor = (
  table: TalismanTable,
  { seat, against, strike, leaveUnlessFighting, ...fight }: Preparing,
): Procedure<Aid> =>
  chooseAid(table, seat, {
    attribute: fight.attribute,
    battle: isBattle(table, fight),
    strike,
    stakes: (aid) => ({
      attribute: refer('attribute', fight.attribute),
      foe: against.foe,
      score: strengthOf(table, seat, { ...fight, ...aid }),
      against: against.strength(aid),
    }),
    leaveUnlessFighting,
  });

type Aided = { readonly aid: Aid; readonly weapons: readonly Card[] };

function* weaponsFor(table: TalismanTable, preparing: Preparing, aid: Aid): Procedure<Aided> {
  if (!isBattle(table, preparing)) return { aid, weapons: [] };
  const weapons = yield* chooseWeapons(table, preparing.seat, preparing);
  return { aid, weapons };
}

function* sacrifices(
  table: TalismanTable,
  { seat, against: _against, strike: _strike, leaveUnlessFighting: _leave, ...fight }: Preparing,
  aided: Aided,
): Procedure<Aided> {
  yield* table.edition.bout.before(table, seat, fight);
  return aided;
}

function* arm(
  table: TalismanTable,
  { seat, ...fight }: Preparing,
  { aid, weapons }: Aided,
): AtOnce<Side> {
  const [unseen] = aid.unseen ? abilitiesOf(table, seat, 'assassinate') : [];
  if (unseen !== undefined) yield* explain(table, seat, unseen);
  if (isBattle(table, fight)) yield* explainDice(table, seat, fight);
  return armed(table, seat, { ...fight, ...aid, weapons });
}

/** Tells the ability to roll more than one attack die. */
function* explainDice(table: TalismanTable, seat: Seat, bout: Bout): AtOnce {
  const dice = diceOf(table, seat, bout);
  const power = diceAllowed(table, seat, bout).find(({ ability }) => ability.dice === dice);
  if (dice > 1 && power !== undefined) yield* explain(table, seat, power);
}

/** Rolls a side's attack dice; the highest counts. */
export const attackRoll = (table: TalismanTable, { seat, dice: count }: Side): Procedure<Fallen> =>
  castDice(table, seat, { label: 'attack', count });

/**
 * Releases a side after a battle: its effects for that battle end, and a raised Follower is used up
 * (T4-RUL-108).
 */
export function* released(table: TalismanTable, { seat, helper }: Side): AtOnce {
  yield* endBattleSpells(table);
  if (helper === undefined || !isLiving(table.state, seat)) return;
  if (has(table, seat, 'charm') || !hero(table.state, seat).followers.includes(helper)) return;
  yield* discardCard(table, helper, { seat });
}

const PREPARATION = inOrder<Preparing, undefined>((_table, { leaveUnlessFighting }) => {
  leaveUnlessFighting();
})
  .step(aidFor)
  .step(weaponsFor)
  .step(sacrifices)
  .step(arm);
