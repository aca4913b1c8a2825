import type { TurnEvent } from '../events/turns.ts';
import type { TalismanCues } from './masked.ts';

/** Turns, and moves. A crossing is told again as the move, or as what keeps the character back. */
export const turns: TalismanCues<TurnEvent> = {
  TurnBegan: [{ as: 'turn' }],
  TurnMissed: [{ as: 'say' }],
  TurnLost: [{ as: 'say' }],
  ExtraTurnsGained: [{ as: 'say' }],
  TurnEnded: [],
  Moved: [{ as: 'move', from: '/from', past: '/past', to: '/space' }],
  CrossingBegan: [{ as: 'move', from: '/from', to: '/space' }],
  Landed: [],
  TurnedBack: [{ as: 'say' }],
  TurningBackEnded: [],
  Remained: [{ as: 'say', of: '/space' }],
  MoveForgone: [{ as: 'say' }],
  RollForgone: [{ as: 'say' }],
  Admitted: [{ as: 'say', of: '/to' }],
  OfferMade: [{ as: 'say' }],
  OfferTaken: [],
  OfferLapsed: [],
  Enslaved: [{ as: 'say' }],
  Freed: [{ as: 'say' }],
  TrialBegan: [{ as: 'say' }],
  TrialEnded: [{ as: 'say' }],
  SpaceVisited: [],
  FigureRoused: [],
  FigureMoved: [{ as: 'move', who: '/figure', from: '/from', to: '/space' }],
  TokenTurned: [{ as: 'say', of: '/token' }],
  AbilityUsed: [{ as: 'say', of: '/ability' }],
  PauseSet: [],
  PreferenceSet: [],
};
