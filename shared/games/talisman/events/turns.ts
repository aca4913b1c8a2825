import type { Seat } from '../../../engine/index.ts';
import type { Card, Preference } from '../state.ts';
import type { Of, BySeat } from './fact.ts';

/** The moment before which a seat can have itself asked. */
export type Pause = 'draw' | 'end';

/** The seat whose turn it is, and how its character moves in it. */
export type TurnEvent =
  | BySeat<'TurnBegan', { extra: boolean }>
  | BySeat<'TurnMissed'>
  | BySeat<
      'TurnLost',
      { /** Whether the current turn is the one lost (T4-MIS-02). */ now: boolean }
    >
  | BySeat<'ExtraTurnsGained', { turns: number }>
  | BySeat<'TurnEnded', { extra: boolean }>
  | BySeat<
      'Moved',
      {
        from: string;
        space: string;
        by: MovedBy;
        /** The spaces that it passes, if a path is walked by a roll. */ past?: readonly string[];
      }
    >
  | BySeat<'CrossingBegan', { from: string; space: string; steps: number }>
  | BySeat<'Landed', { space: string }>
  | BySeat<'TurnedBack'>
  | BySeat<'TurningBackEnded'>
  | BySeat<'Remained', { space: string }>
  /** The seat is to be asked in this turn: before cards are drawn, or at its end. */
  | BySeat<'PauseSet', { before: Pause }>
  /** The seat wants to be asked about this Spell or right so; without a preference, when it matters. */
  | BySeat<'PreferenceSet', { of: string; preference?: Preference }>
  | BySeat<
      'MoveForgone',
      {
        why:
          | 'enslaved'
          | 'regenerated'
          | 'built'
          | 'guarded'
          | 'locked'
          /** A task was failed. */
          | 'refused'
          /** Beaten by a figure. */
          | 'beaten';
      }
    >
  /** The seat goes one space without a roll; `of` is the cause, as in a `Part`. */
  | BySeat<'RollForgone', { of: string }>
  | BySeat<'Admitted', { from: string; to: string }>
  | BySeat<'OfferMade', { offer: string }>
  | BySeat<'OfferTaken', { offer: string }>
  | BySeat<'OfferLapsed'>
  | BySeat<'Enslaved'>
  | BySeat<'Freed'>
  | BySeat<
      'TrialBegan',
      { name: string; value: number; /** Printed beside the dice. */ plus?: number }
    >
  | BySeat<'TrialEnded', { name: string }>
  | BySeat<'SpaceVisited', { space: string; choice?: string }>
  | BySeat<'FigureRoused', { figure: string }>
  | BySeat<'FigureMoved', { figure: string; from: string; space: string }>
  | Of<'TokenTurned', { token: string; side: string }>
  | BySeat<
      'AbilityUsed',
      {
        ability: string;
        target?: Seat;
        /** The card that lends it, if the fact names it. */ card?: Card;
      }
    >;

export type MovedBy =
  | 'move'
  | 'crossing'
  | 'raft'
  | 'ferry'
  | 'spell'
  | 'ability'
  | 'card'
  | 'space'
  | 'quest'
  | 'offer'
  | 'escape';
