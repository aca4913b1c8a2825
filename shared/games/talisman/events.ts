import type { CardEvent } from './events/cards.ts';
import type { EndEvent } from './events/ends.ts';
import type { FightEvent } from './events/fights.ts';
import type { GoodsEvent } from './events/goods.ts';
import type { RollEvent } from './events/rolls.ts';
import type { SetupEvent } from './events/setup.ts';
import type { SpellEvent } from './events/spells.ts';
import type { TurnEvent } from './events/turns.ts';

/** The facts of a match. */
export type TalismanEvent =
  | SetupEvent
  | TurnEvent
  | RollEvent
  | GoodsEvent
  | CardEvent
  | SpellEvent
  | FightEvent
  | EndEvent;
