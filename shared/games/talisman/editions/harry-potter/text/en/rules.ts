/**
 * The text of the clauses that log lines refer to, by clause id and in our own words. If options of a
 * match change a number, it is that of the base rule.
 */
export const rules: Readonly<Record<string, string>> = {
  'rule:HP-CMP-15':
    'Galleons, fate, Purchase cards and Hallows are limited. If one has run out, you can’t gain it.',
  'rule:HP-CMP-16':
    'Decks are shuffled and lie face down. The discard pile becomes a new deck when one is empty.',
  'rule:HP-CMP-17':
    'A discarded card goes to the discard pile of its own deck. The decks of the two regions never mix.',
  'rule:HP-CMP-19':
    'Galleons and fate come from a shared supply and go back there when lost or paid.',
  'rule:HP-SET-05': 'The character cards are shuffled, and each player is dealt one.',
  'rule:HP-SET-06':
    'You choose one of the two sides of your character card and start on the space it names.',
  'rule:HP-SET-20': 'Turns go round the table clockwise.',
  'rule:HP-RUL-08': 'The first player is chosen at random.',

  'rule:HP-TRN-05': 'When a turn ends, the next player clockwise takes one.',
  'rule:HP-SKP-01': 'If you miss a turn, you skip your next one. Several missed turns add up.',
  'rule:HP-SKP-02': 'You miss your next turn. The current one is played to its end.',
  'rule:HP-MOV-01': 'One die says how many spaces you move. You can’t stop early.',
  'rule:HP-MOV-02':
    'You choose the direction in your region. You have your encounter where your move or an effect takes you.',
  'rule:HP-MOV-06':
    'A movement roll of 1 rouses Voldemort. After your one space, you move him too.',
  'rule:HP-VOL-03':
    'If you rouse Voldemort, you roll a die for him and move him that far in either direction. He attacks one of the characters where he stops.',
  'rule:HP-VOL-11':
    'If you beat Voldemort on his way, you escape. A die and his card say what happens; fate can reroll it.',
  'rule:HP-RUL-12':
    'Fate can’t reroll Voldemort’s own dice for his move or attack. It can reroll your die when you escape him.',
  'rule:HP-KIN-02':
    'If you reach or pass King’s Cross, you can try for Hogsmeade Station. A die and Magic must exceed 9.',
  'rule:HP-KIN-04':
    'The way from King’s Cross opens if Magic and a die exceed 9 together. A total of 9 isn’t enough.',
  'rule:HP-KIN-08':
    'If you pass King’s Cross with no steps left, you go on from there next turn, first to Hogsmeade Station.',
  'rule:HP-GAT-08':
    'If you fail to get through, you stay here and your turn ends. You can try again on a later turn.',
  'rule:HP-INN-05':
    'In the castle you can turn back when you move, even after the roll: 1 space a turn towards the Gates of Hogwarts, without encounters.',
  'rule:HP-INN-08':
    'Once you turn back, you can’t change your mind until you are at the Gates of Hogwarts.',
  'rule:HP-RUL-46':
    'If you still have a battle to fight in the castle, you stay there and fight it instead of your next move.',
  'rule:HP-RUL-38': 'If an encounter takes you elsewhere, you have a new encounter there.',

  'rule:HP-RUL-37':
    'An ability or a card overrides the general rule. Fate is replenished only up to its starting value.',
  'rule:HP-OBT-08': 'You decide when to use your Objects. They do what their cards say.',
  'rule:HP-STA-02':
    'Gained and lost Magic and Strength stay with you. They can’t fall below their starting values or rise above the dials.',
  'rule:HP-STA-08': 'Healing brings back lost Health, but no more than its starting value.',
  'rule:HP-STA-09': 'Gained Health can take you above its starting value.',
  'rule:HP-BAT-09':
    'A lost battle costs 1 Health, and so do some other effects. Without Health you go to St Mungo’s Hospital.',
  'rule:HP-BAT-10': 'A Spell, an Object or an ability that says so can prevent the loss of Health.',
  'rule:HP-FAT-01':
    'For 1 fate you can reroll one of the dice you just rolled, once per roll. The new result stands.',
  'rule:HP-FAT-04':
    'If a card or a space makes you roll, you can pay fate to reroll one die, as for movement and attacks.',
  'rule:HP-ALI-08':
    'Characters don’t change sides by the general rules. Only a card could make them.',
  'rule:HP-TFG-01':
    'A Ferret has Magic 1 and Strength 1, no abilities and no Spells, for the number of turns its cause names.',
  'rule:HP-TFG-03': 'When the time is over, a Ferret turns back into its character.',
  'rule:HP-HLT-01':
    'Losing your last Health isn’t death. You are brought to St Mungo’s Hospital and lose Spells, trophies and fate.',
  'rule:HP-HLT-06':
    'You start your next turn in the Hospital with either side of your card. You lose gained Magic and Strength and keep your belongings.',
  'rule:HP-VAR-05':
    'In a match without inheritance, a killed character is out for good. Its player can return with an unused one.',

  'rule:HP-SPC-01': 'If you encounter the space, you must do what it says.',
  'rule:HP-SPC-02':
    'You draw cards from the deck of your region until the number printed on the space lies there.',
  'rule:HP-SPC-06':
    'Cards are encountered by number, the lowest first. Cards for two sides have a number for each.',
  'rule:HP-SPC-10':
    'A card that belongs on another space goes there and does nothing to the player who revealed it.',
  'rule:HP-SPC-14':
    'Once no Enemy is left to face here, you can take Galleons, Objects and Followers of your side.',
  'rule:HP-SPC-15':
    'At the end of an encounter you can leave Galleons, Objects and Followers on your space.',
  'rule:HP-ADV-08':
    'Events turn the Advantage token over when you reveal them; some cards and spaces turn it too. The side it shows fights better.',
  'rule:HP-DIT-01':
    'At the end of your turn you can leave Objects and Followers face up on your space for other players.',
  'rule:HP-OBT-04':
    'You can own 4 Objects and 3 Followers without help. You leave the rest face up on your space.',
  'rule:HP-OBT-14':
    'Purchase cards and Hallows lie in open piles until an encounter hands them out.',

  'rule:HP-SPE-01':
    'Your Magic says how many Spells you can hold, from Magic 4 on. Other players don’t see them.',
  'rule:HP-SPE-06': 'Cast and discarded Spells share one discard pile.',
  'rule:HP-SPE-10': 'A Spell or another card says when you can use it and what it does.',
  'rule:HP-SPE-13': 'A Spell takes effect as soon as it is cast, for as long as its text says.',
  'rule:HP-RUL-30':
    'If your Magic no longer allows all your Spells, you discard the rest at once, as you choose.',

  'rule:HP-ALI-04':
    'A card of your own side is a Follower for you and an Enemy for the other side.',
  'rule:HP-BAT-01':
    'You battle Enemies you encounter, and characters of the other side if you choose to. Characters always fight with Magic.',
  'rule:HP-BAT-05':
    'The attack score is the die plus Magic or Strength plus all bonuses, minus all penalties.',
  'rule:HP-BAT-08': 'With the higher attack score you defeat an Enemy.',
  'rule:HP-BAT-11':
    'The higher attack score wins. Losing ends your turn even if no Health is lost, and so does a draw.',
  'rule:HP-EVA-01':
    'A Spell, an ability, an Object or a Follower can let you evade, but never in the castle.',
  'rule:HP-EVA-02': 'After an evasion, neither side does anything to the other.',
  'rule:HP-PVP-12':
    'If you beat a character, you take one reward. It can be one of the loser’s Objects, even a Hallow.',
  'rule:HP-PVP-13':
    'If you beat a character, you take one reward. It can be 1 of the loser’s Galleons.',
  'rule:HP-TRO-01': 'You keep the card of a defeated Enemy as a trophy.',
  'rule:HP-TRO-02':
    'At the end of your turn, every 5 trophy points buy 1 Magic or Strength, each counted separately. The rest is lost.',
  'rule:HP-QUI-03':
    'If you accept a challenge at the Quidditch Pitch, a die says which. You can have only one at a time.',
  'rule:HP-QUI-05':
    'You complete a challenge as soon as you can. The reward is a Hallow, as long as any is left.',
  'rule:HP-QUI-07': 'If you get a Hallow in another way, you can drop the challenge.',

  'rule:HP-WIN-03':
    'The winner of the battle in the Great Hall wins the match. For the Order it ends Voldemort’s reign; for a Death Eater it proves worth.',
  'rule:HP-OBJ-03':
    'There is one winner, even if others share the side. The last player left wins; if no one is left, no one wins.',
  'rule:HP-RUL-59':
    'This match ends after the agreed turns, and the highest score wins. Beating Voldemort earlier wins at once.',
};
