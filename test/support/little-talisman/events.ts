import type { Seat } from '../../../shared/engine/index.ts';
import type { Card } from './cards.ts';
import type { Effect } from './state.ts';

type Of<Type extends string, Facts = unknown> = { readonly type: Type } & Readonly<Facts>;
type BySeat<Type extends string, Facts = unknown> = Of<Type, { seat: Seat } & Facts>;

/** The facts of the little Talisman. */
export type LittleEvent =
  | BySeat<'TurnBegan', { missed: boolean }>
  | BySeat<'TurnEnded', { consumesExtra: boolean }>
  | BySeat<'TurnMissed'>
  | BySeat<'TurnLost'>
  | BySeat<'ExtraTurnsGained', { amount: number }>
  | BySeat<'CommandSpellCast'>
  | BySeat<'CrownReached'>
  | BySeat<'Moved', { space: string }>
  | BySeat<'Landed', { space: string }>
  | BySeat<'CardDrawn', { card: Card; space: string }>
  | Of<'DeckShuffled', { cards: readonly Card[] }>
  | Of<'SpellDeckShuffled', { cards: readonly Card[] }>
  | BySeat<'DeckSeen', { cards: readonly Card[] }>
  | Of<'CardDiscarded', { card: Card; space: string }>
  | BySeat<'CardTaken', { card: Card; space: string }>
  | BySeat<'Ditched', { card: Card }>
  | BySeat<'SpellDrawn', { card: Card }>
  | BySeat<'SpellCast', { card: Card; target?: Seat }>
  | BySeat<'SpellSpent', { card: Card; countered: boolean }>
  | BySeat<'SpellsLost'>
  | BySeat<'EffectBegan', { effect: Effect }>
  | BySeat<'LifeLost', { amount: number }>
  | BySeat<'LifeGained', { amount: number }>
  | BySeat<'FateSpent'>
  | BySeat<'GoldLost'>
  | BySeat<'GoldGained', { amount: number }>
  | BySeat<'StrengthGained', { amount: number }>
  | BySeat<'BecameToad'>
  | BySeat<'BattleJoined', { enemy: Card }>
  | BySeat<'DuelJoined', { defender: Seat }>
  | BySeat<'EnemyKilled', { card: Card; space: string }>
  | BySeat<'CharacterKilled'>
  | BySeat<'CharacterDrawn'>
  | BySeat<'SeatResigned'>
  | Of<'MatchEnded', { winners: readonly Seat[] }>;
