/**
 * The text of the clauses that log lines refer to, by clause id and in our own words. If options of a
 * match change a number, it is that of the base rule.
 */
export const rules: Readonly<Record<string, string>> = {
  'rule:T4-SET-01': 'Decks are shuffled and lie face down, so no one knows what comes next.',
  'rule:T4-SET-04': 'Characters are dealt at random, hidden from the other players.',
  'rule:T4-SET-08': 'A character begins on the start space that its card names.',
  'rule:T4-SET-12': 'All counters, fate and gold that no one has form one shared supply.',
  'rule:T4-SET-18': 'Turns go round the table clockwise from the first player.',
  'rule:T4-RUL-83':
    'The host takes the first turn, unless the match was set to choose the first player at random.',
  'rule:T4-FST-06':
    'The shorter game “Bloodbath” leaves only 1 Talisman in the supply. Those in the Adventure deck stay.',

  'rule:T4-TRN-03': 'When a turn ends, the next player clockwise takes one.',
  'rule:T4-RUL-114':
    'Extra turns follow at once. Each is a whole turn with its own move and its own Spells.',
  'rule:T4-RUL-88':
    'Missed turns add up. In a missed turn you don’t move, encounter anything or trade trophies.',
  'rule:T4-MIS-02':
    'An effect that costs a turn ends the current turn at once. With cards left to encounter here, this was the turn lost, and the next is normal.',
  'rule:T4-MIS-03':
    'An effect that costs a turn ends the current turn at once. With no cards left to encounter here, you miss the next turn as well.',

  'rule:T4-MOV-01':
    'In the Outer and Middle Regions, one die says how many spaces you move, in either direction. You can’t stop early.',
  'rule:T4-MOV-06':
    'Some Spells, abilities and other effects replace the usual move or stop it. Then their own text counts.',
  'rule:T4-MOV-07':
    'You have your encounter on the space where your move ends or where an effect takes you.',
  'rule:T4-MOV-08': 'You change regions only by a crossing, a card or an encounter.',
  'rule:T4-RUL-104':
    'If you can add 1 to a prayer or in the Cave, you decide after the die and any fate. The total never passes the last row.',
  'rule:T4-PRT-06':
    'The Portal opens if the dice don’t exceed the attribute you chose. Your turn then ends on the Plain of Peril.',
  'rule:T4-INR-16':
    'In the Crypt you subtract Strength from 3 dice, in the Mines Craft. The rest says where you go at once.',
  'rule:T4-BRD-69':
    'At Dice with Death you roll 2 dice against Death’s 2. You can go on once your total is higher.',
  'rule:T4-INR-02':
    'In the Inner Region you must do what your space demands before you can go on towards the Crown of Command.',
  'rule:T4-INR-03':
    'On the way to the Crown of Command you can turn back at any time, 1 space a turn and without encounters, all the way to the Plain of Peril.',
  'rule:T4-INR-07':
    'Back on the Plain of Peril you can set out for the Crown of Command again or leave through the Portal of Power.',
  'rule:T4-INR-19':
    'If a space of the Inner Region keeps you, you stay there for this turn. After the Crypt you can go on in the next.',
  'rule:T4-RUL-77':
    'The Tavern’s offer is only for your next move. Take it instead of rolling, or roll and it lapses.',
  'rule:T4-BRD-54': 'A slave of the Temple stays there until the movement die shows 4, 5 or 6.',
  'rule:T4-RUL-76':
    'A slave rolls once each turn. A 4 or more frees it and is its move; less ends the turn without an encounter.',

  'rule:T4-CHR-19':
    'Each character has its own abilities, printed on its card, and cards can add more.',
  'rule:T4-TRO-08':
    'You gain Strength and Craft in encounters and for trophies. Counters show the gains.',
  'rule:T4-CHR-09':
    'Lost Strength or Craft is taken from your counters. It never falls below the printed value.',
  'rule:T4-CHR-17': 'Gained lives can take you above the Life value of your character.',
  'rule:T4-CHR-16': 'Healing brings back lost lives, but no more than the Life value.',
  'rule:T4-CHR-14':
    'A lost life goes back to the supply. With no lives left, your character is killed.',
  'rule:T4-BCR-14':
    'An Object, a Spell or an ability can prevent the loss of a life if it says so. A lost fight stays lost.',
  'rule:T4-FAT-01':
    'For 1 fate you can reroll one of the dice you just rolled, once per roll. The new result stands.',
  'rule:T4-FAT-05':
    'If a card or a space makes you roll, you can pay fate to reroll one die, as for movement and attacks.',
  'rule:T4-FAT-12': 'Replenishing brings back spent fate, but no more than the Fate value.',
  'rule:T4-FAT-13': 'Gained fate can take you above the Fate value of your character.',
  'rule:T4-GLD-03': 'Payments go to the supply unless they go to another character.',
  'rule:T4-GLD-04': 'Gold comes from the supply unless it comes from another character.',
  'rule:T4-GLD-06': 'You can’t lose more gold than you have. Without any, nothing happens.',
  'rule:T4-BCH-11':
    'If you beat another character, you take one reward: 1 life, 1 Object or 1 gold. Some abilities take things without a fight.',
  'rule:T4-ALT-08':
    'In a match with inheritance, your new character takes what it wants from the goods of the killed one.',
  'rule:T4-ALT-09':
    'In a match with inheritance, goods that the new character doesn’t want lie on its start space.',
  'rule:T4-ALN-03':
    'Encounters and abilities can change your alignment, but only once a turn. You leave behind what you can no longer own.',
  'rule:T4-TOD-01':
    'A Toad has Strength 1 and Craft 1, no abilities and no Spells, and moves 1 space a turn, for 3 turns.',
  'rule:T4-TOD-03':
    'At the end of its third turn, a Toad turns back. Strength and Craft gained meanwhile are lost.',

  'rule:T4-ADV-01':
    'You draw Adventure cards until the number printed on the space lies there face up.',
  'rule:T4-ADV-05':
    'Cards are encountered by number, the lowest first. Equal numbers come in the order drawn.',
  'rule:T4-ADV-07':
    'A card that belongs on another space goes there before anything else happens. It does nothing to the player who drew it.',
  'rule:T4-ADV-20':
    'You must do what a Place says. Some give every visitor something as long as any is left.',
  'rule:T4-SPC-01': 'If you don’t encounter a character, you must do what the space says.',
  'rule:T4-SPC-06':
    'Once every Enemy here is killed or evaded, you can take the gold, Objects and Followers that you can own.',
  'rule:T4-SPC-07':
    'Before you draw cards on a space, you can leave Followers and Objects there. Each of them counts as one of the cards.',
  'rule:T4-OWN-01':
    'A character owns its Objects, Followers, gold, fate and Spells until it loses or gives them up.',
  'rule:T4-OWN-02': 'A card does what its text says. Used up, it goes to its discard pile.',
  'rule:T4-TAL-01':
    'Purchase and Talisman cards come from an open supply. If a kind has run out, you can’t get it.',
  'rule:T4-DIT-02':
    'What you ditch lies face up on your space for the next character that encounters the space.',
  'rule:T4-OBJ-05':
    'You can carry only a limited number of Objects. You leave the rest face up on your space.',

  'rule:T4-SPL-02': 'Spells come from the top of the Spell deck, and only their owner knows them.',
  'rule:T4-SPL-07': 'Your Craft says how many Spells you can hold. You discard the rest at once.',
  'rule:T4-SPL-12': 'A Spell can be cast only at the time and in the way that its text says.',
  'rule:T4-SPL-13': 'When its effect is over, a Spell goes to the discard pile of Spells.',
  'rule:T4-CRD-13': 'A Counterspell cancels a Spell just cast, even the Command Spell.',
  'rule:T4-CRN-06':
    'If no one else is on the Crown of Command with you, you must cast the Command Spell each turn.',
  'rule:T4-CRN-08':
    'On a 1, 2 or 3 the Command Spell does nothing, unless the match was set to make it easier.',
  'rule:T4-CRN-09': 'On a 4, 5 or 6 the Command Spell costs every other character 1 life.',

  'rule:T4-BCR-01':
    'There are two kinds of fights: battles with Strength, psychic combat with Craft.',
  'rule:T4-EVD-02':
    'A Spell or an ability can let you evade. Then neither side does anything to the other.',
  'rule:T4-RUL-122':
    'A bribed Enemy counts as absent for this encounter, so you can encounter and take the rest. Its card stays.',
  'rule:T4-BCR-08':
    'The attack score is the die plus Strength or Craft plus all that helps in this fight.',
  'rule:T4-BCR-12':
    'The higher attack score wins. A beaten creature is killed; a creature that wins costs you 1 life. Equal scores hurt no one.',
  'rule:T4-RUL-30': 'An Enemy that is destroyed without a fight is discarded and is no trophy.',
  'rule:T4-TRO-01': 'If you kill an Enemy, you can keep its card as a trophy.',
  'rule:T4-RUL-108': 'A raised or charmed Enemy becomes a Follower and isn’t a trophy.',
  'rule:T4-TRO-03':
    'At the end of your turn, every 7 trophy points buy a counter. Strength and Craft are added up separately, and the rest is lost.',
  'rule:T4-WAR-02':
    'If you accept a quest at the Warlock’s Cave, a die says which. You can have only one at a time.',
  'rule:T4-WAR-05':
    'You complete a quest as soon as you can. The reward is a Talisman, as long as any is left.',

  'rule:T4-CHR-18': 'A character without lives is killed at once.',
  'rule:T4-DTH-09':
    'Once any character has reached the Crown of Command, a player whose character is killed is out of the game.',
  'rule:T4-DTH-10':
    'After the first arrival on the Crown of Command, killed characters aren’t replaced, even if the space is empty again.',
  'rule:T4-CRN-12':
    'The aim is to reach the Crown of Command and defeat all others with the Command Spell.',
  'rule:T4-RUL-50':
    'The last player in the game wins. If all remaining characters die together, no one wins.',
  'rule:T4-FST-13':
    'In a match with sudden death at the Crown, the first to reach the Crown of Command wins at once.',
  'rule:T4-FST-14':
    'A timed match ends when the agreed turns are over, and the highest score wins.',
};
