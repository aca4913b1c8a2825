import type { Part } from '../part.ts';
import type { BySeat } from './fact.ts';

/** Facts about dice and their targets. */
export type RollEvent =
  | BySeat<'MoveRolled', { die: number; steps: number }>
  | BySeat<
      'Rolled',
      {
        /** The label of the roll, which names its purpose. */ roll: string;
        /** The dice as they stand. */ dice: readonly number[];
        /** The card it is rolled for, if it is one of several. */ of?: string;
      }
    >
  | BySeat<
      'RollRaised',
      {
        /** The ability that adds. */ ability: string;
        /** The total of the dice. */ was: number;
        now: number;
      }
    >
  | BySeat<
      'AttributeTried',
      {
        attribute: string;
        points: number;
        /** Their parts; absent in older facts. */ parts?: readonly Part[];
        /** The total of the dice. */ total: number;
        passed: boolean;
      }
    >
  | BySeat<
      'AttributeAdded',
      {
        attribute: string;
        points: number;
        /** Their parts; absent in older facts. */ parts?: readonly Part[];
        die: number;
        total: number;
        /** The number it must exceed. */ above: number;
        passed: boolean;
      }
    >
  | BySeat<
      'AttributeCompared',
      {
        attribute: string;
        points: number;
        parts: readonly Part[];
        /** The number it must reach. */ least: number;
        passed: boolean;
      }
    >
  | BySeat<
      'AttributeDeducted',
      {
        attribute: string;
        points: number;
        /** Their parts; absent in older facts. */ parts?: readonly Part[];
        /** The total of the dice. */ total: number;
        left: number;
      }
    >
  | BySeat<
      'DeathDiced',
      {
        dice: readonly number[];
        total: number;
        /** The dice that Death has thrown. */ death: readonly number[];
        deathTotal: number;
      }
    >
  | BySeat<
      'DieSet',
      {
        roll: string;
        was?: number;
        now: number;
        /** The ability, or the kind of the card. */ by: string;
        /** The owner of the die, if it is not the seat's: a creature or a card, as a reference. */ foe?: string;
      }
    >
  | BySeat<'FateSpent', { roll: string; die: number; was: number; now: number }>;
