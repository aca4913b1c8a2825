import type { Seat } from '../../engine/index.ts';
import type { Alignment, Card, EndReason, Lasting } from './state.ts';
import type { OpenPile, Pile } from './content/schema.ts';
import type { Part } from './part.ts';

type Of<Type extends string, Facts = unknown> = { readonly type: Type } & Readonly<Facts>;
type BySeat<Type extends string, Facts = unknown> = Of<Type, { seat: Seat } & Facts>;

/** So much was gained, lost or paid. */
type Amount<Facts = unknown> = {
  amount: number;
  /** What brought it, or what is paid for, as in a `Part`; older facts don't say. */
  of?: string;
} & Facts;

/** Where the card that changed its owner or place came from. */
export type Whence =
  | { readonly space: string }
  | { readonly seat: Seat }
  | { readonly supply: OpenPile }
  | { readonly heirloom: Seat };

/** The facts of a match. */
export type TalismanEvent =
  // setup and new characters
  | Of<'DeckShuffled', { deck: string; /** Secret: the next card first. */ order: readonly Card[] }>
  | Of<'SupplyRemoved', { cards: readonly Card[] }>
  | BySeat<'CharactersDealt', { characters: readonly string[] }>
  | BySeat<
      'CharacterTaken',
      {
        character: string;
        space: string;
        alignment: Alignment;
        lives: number;
        fate: number;
        gold: number;
      }
    >
  | Of<'FirstPlayerChosen', { seat: Seat }>
  | Of<'PlayBegan'>
  // the turn
  | BySeat<'TurnBegan', { extra: boolean }>
  | BySeat<'TurnMissed'>
  | BySeat<
      'TurnLost',
      { /** Whether the current turn is the one lost (T4-MIS-02). */ now: boolean }
    >
  | BySeat<'ExtraTurnsGained', { turns: number }>
  | BySeat<'MoveRolled', { die: number; steps: number }>
  | BySeat<
      'Rolled',
      {
        /** What for: the label of the roll. */ roll: string;
        /** As they stand. */ dice: readonly number[];
        /** The card it is rolled for, where it is for one of several. */ of?: string;
      }
    >
  | BySeat<
      'RollRaised',
      {
        /** By which ability. */ ability: string;
        /** The total of the dice. */ was: number;
        now: number;
      }
    >
  | BySeat<
      'AttributeTried',
      { attribute: string; points: number; /** Of the dice. */ total: number; passed: boolean }
    >
  | BySeat<
      'AttributeAdded',
      {
        attribute: string;
        points: number;
        die: number;
        total: number;
        /** What it must exceed. */ above: number;
        passed: boolean;
      }
    >
  | BySeat<
      'AttributeDeducted',
      { attribute: string; points: number; /** Of the dice. */ total: number; left: number }
    >
  | BySeat<
      'DeathDiced',
      {
        dice: readonly number[];
        total: number;
        /** What Death has thrown. */ death: readonly number[];
        deathTotal: number;
      }
    >
  | BySeat<'Moved', { from: string; space: string; by: MovedBy }>
  | BySeat<'CrossingBegan', { from: string; space: string; steps: number }>
  | BySeat<'Landed', { space: string }>
  | BySeat<'TurnedBack'>
  | BySeat<'TurningBackEnded'>
  | BySeat<'Remained', { space: string }>
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
          /** By a figure. */
          | 'beaten';
      }
    >
  | BySeat<'Admitted', { from: string; to: string }>
  // figures and tokens that belong to nobody
  | BySeat<'FigureRoused', { figure: string }>
  | BySeat<'FigureMoved', { figure: string; from: string; space: string }>
  | Of<'TokenTurned', { token: string; side: string }>
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
  | BySeat<'TurnEnded', { extra: boolean }>
  | BySeat<
      'DieSet',
      {
        roll: string;
        was?: number;
        now: number;
        /** The ability, or the kind of the card. */ by: string;
        /** Whose it is, where it is not the seat's: a creature or a card, as a reference. */ foe?: string;
      }
    >
  | BySeat<'AbilityUsed', { ability: string; target?: Seat }>
  // goods
  | BySeat<'PointsGained', Amount<{ attribute: string }>>
  | BySeat<'PointsLost', Amount<{ attribute: string }>>
  | BySeat<'LifeGained', Amount>
  | BySeat<'Healed', Amount>
  | BySeat<'LifeLost', Amount<{ /** Who took it. */ by?: Seat }>>
  | BySeat<'LifeSaved', { by: 'armour' | 'spell' | 'ability'; card?: Card }>
  | BySeat<'FateGained', Amount>
  | BySeat<'FateReplenished', Amount>
  | BySeat<'FateSpent', { roll: string; die: number; was: number; now: number }>
  | BySeat<'FateLost', Amount>
  | BySeat<'GoldGained', Amount>
  | BySeat<
      'GoldLost',
      Amount<{
        /** Paid, not lost. */ paid?: true;
        /** Where it lies now. */ space?: string;
      }>
    >
  | BySeat<'GoldTaken', { amount: number; from: Whence }>
  | BySeat<'AlignmentChanged', { alignment: Alignment }>
  | BySeat<'BecameToad', { turns: number }>
  | BySeat<'ToadTurnedBack'>
  // cards
  | BySeat<'CardDrawn', { card: Card; space: string }>
  | Of<'CardPlaced', { card: Card; from: string; space: string }>
  | BySeat<'CardTaken', { card: Card; as: 'objects' | 'followers'; from: Whence }>
  | BySeat<'CardDitched', { card: Card; space: string; /** The rules made it. */ forced?: true }>
  | Of<
      'CardDiscarded',
      {
        card: Card;
        from: Whence | { readonly trophies: Seat } | { readonly lasting: true };
        to: Pile;
      }
    >
  | Of<'PoolFilled', { card: Card; amount: number }>
  | Of<'PoolTaken', { card: Card; amount: number }>
  | BySeat<'CardMet', { card: Card; space: string }>
  | BySeat<'SpaceVisited', { space: string; choice?: string }>
  // Spells
  | BySeat<'SpellDrawn', { card: Card }>
  | BySeat<
      'SpellCast',
      { card: Card; target?: string; /** Beside the casting limits. */ free?: true }
    >
  | BySeat<'SpellSpent', { card: Card; countered: boolean; /** It stays in force. */ kept?: true }>
  | BySeat<'SpellsDiscarded', { cards: readonly Card[] }>
  | BySeat<
      'DeckSeen',
      {
        cards: readonly Card[];
        /** Where there is more than one besides the Spells. */ deck?: string;
      }
    >
  | Of<'LastingBegan', { lasting: Lasting }>
  | Of<'LastingEnded', { kind: string; on?: string; by: Seat }>
  | BySeat<'CommandSpellCast'>
  | BySeat<'CommandSpellRolled', { die: number; works: boolean }>
  // fights
  | BySeat<'FightJoined', { attribute: string; against: readonly Foe[] }>
  | BySeat<'Evaded', { /** An Enemy card, a creature's id, or a seat. */ from: readonly string[] }>
  | BySeat<'Bribed', { card: Card; gold: number }>
  | BySeat<'AttackScored', AttackScore & { foe: AttackScore }>
  | BySeat<'FightEnded', { outcome: Outcome; against: readonly Foe[] }>
  | BySeat<'EnemyKilled', { card: Card; space: string; /** Whose Follower it was. */ of?: Seat }>
  | BySeat<'EnemyDestroyed', { card: Card; space: string }>
  | BySeat<'TrophyKept', { card: Card }>
  | BySeat<'EnemyJoined', { card: Card; from: 'kill' | 'board'; space: string }>
  | BySeat<
      'TrophiesTraded',
      {
        cards: readonly Card[];
        attribute: string;
        points: number;
        /** What the cards are worth together, and how much of it one point costs. */
        worth: number;
        rate: number;
      }
    >
  // quests
  | BySeat<'QuestTaken', { quest: string; die: number }>
  | BySeat<'QuestCompleted', { quest: string }>
  | BySeat<'QuestDropped', { quest: string }>
  // death and the end
  | BySeat<'CharacterKilled', { character: string; space: string; by?: Seat; out: boolean }>
  | BySeat<'LaidUp', { from: string; space: string; by?: Seat }>
  | BySeat<'Recovered', { character: string; lives: number; fate: number }>
  | BySeat<'HeirloomLeft', { space: string }>
  | BySeat<'SeatOut', { why: 'killed' | 'resigned' | 'no-character' }>
  | BySeat<'Resigned'>
  | BySeat<'CrownReached'>
  | Of<'MatchEnded', { reason: EndReason; winners: readonly Seat[]; alignment?: Alignment }>;

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

/** `lost` and `standoff` end the turn (T4-BCR-16); `evaded` and `destroyed` do not. */
export type Outcome = 'won' | 'lost' | 'standoff';

/** An attack score, and all that it is made of. */
export type AttackScore = {
  /** As they stand; none for who rolls none. */
  readonly dice: readonly number[];
  /** The highest of them, which counts. */
  readonly die: number;
  /** What is added to it. */
  readonly parts: readonly Part[];
  readonly score: number;
};

/** A side of a fight: a character, an Enemy card, or a creature that is not a card. */
export type Foe =
  | { readonly seat: Seat }
  | { readonly card: Card; readonly value: number }
  | { readonly creature: string; readonly value: number };
