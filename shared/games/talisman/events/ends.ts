import type { Seat } from '../../../engine/index.ts';
import type { Alignment, Card, EndReason } from '../state.ts';
import type { Of, BySeat } from './fact.ts';

/** Quests, death, and the end of the match. */
export type EndEvent =
  | BySeat<'QuestTaken', { quest: string; die: number }>
  | BySeat<'QuestCompleted', { quest: string }>
  | BySeat<'QuestDropped', { quest: string }>
  | BySeat<'CharacterKilled', { character: string; space: string; by?: Seat; out: boolean }>
  | BySeat<'LaidUp', { from: string; space: string; by?: Seat }>
  | BySeat<'Recovered', { character: string; lives: number; fate: number }>
  | BySeat<
      'HeirloomLeft',
      {
        space: string;
        /** The belongings that lie there now; absent in older facts. */ cards?: readonly Card[];
        gold?: number;
      }
    >
  | BySeat<
      'BelongingsLeft',
      {
        space: string;
        cards: readonly Card[];
        gold: number;
        /** It waits for the next character of the seat. */ kept?: true;
      }
    >
  | BySeat<'SeatOut', { why: 'killed' | 'resigned' | 'no-character' }>
  | BySeat<'Resigned'>
  | BySeat<'CrownReached'>
  | Of<'MatchEnded', { reason: EndReason; winners: readonly Seat[]; alignment?: Alignment }>;
