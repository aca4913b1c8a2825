/**
 * What the clauses say that lines of the log name, by the id of the clause and in our own words.
 * Where options of a match change a number, it is that of the base rule.
 */
export const rules: Readonly<Record<string, string>> = {
  'rule:HP-CMP-15':
    'Galleons, fate, Purchase cards and Hallows are only as many as there are: what has run out cannot be gained.',
  'rule:HP-CMP-16':
    'Decks are shuffled and lie face down; an empty one is made anew of its own discards.',
  'rule:HP-CMP-17':
    'What is discarded goes to the discards it came from; the decks of the two regions never mix.',
  'rule:HP-CMP-19':
    'Galleons and fate are gained from a supply shared by all, and go back there when lost or paid.',
  'rule:HP-SET-05': 'The character cards are shuffled, and everybody is dealt one.',
  'rule:HP-SET-06':
    'Of the two sides of a character card its player chooses one, and starts where that says.',
  'rule:HP-SET-20': 'Turns go round the table clockwise.',
  'rule:HP-RUL-08': 'Chance says who takes the first turn.',

  'rule:HP-TRN-05': 'When a turn ends, the next player clockwise takes one.',
  'rule:HP-SKP-01': 'Who is to miss a turn skips the next one; several of them add up.',
  'rule:HP-SKP-02': 'A turn to be missed is the next; the current one is played to its end.',
  'rule:HP-MOV-01': 'One die says how many spaces you move, and you may not stop short.',
  'rule:HP-MOV-02':
    'You choose the way round your region. You have your encounter where your move, or an effect, takes you.',
  'rule:HP-MOV-06':
    'A 1 rolled for movement rouses Voldemort: after that one space, whoever rolled it moves him, too.',
  'rule:HP-VOL-03':
    'Who rouses Voldemort rolls a die for him and moves him as far, either way round; he attacks one of those where he stops.',
  'rule:HP-VOL-11':
    'Who beats Voldemort on his way has escaped: a die, which fate may reroll, says by his card what becomes of it.',
  'rule:HP-RUL-12':
    'No fate rerolls a die that is Voldemort’s own: his move, or his attack. The die of who escapes him may be rerolled.',
  'rule:HP-KIN-02':
    'Who reaches King’s Cross, or could go past it, may try for Hogsmeade Station: a die and Magic must exceed 9.',
  'rule:HP-KIN-04':
    'The way from King’s Cross is open to whose Magic and a die exceed 9 together; a 9 is not enough.',
  'rule:HP-KIN-08':
    'Who passes at King’s Cross with no space left to move goes on from there next turn, first to Hogsmeade Station.',
  'rule:HP-GAT-08':
    'Who fails to get through stays here, and the turn is over. A later one may bring another try.',
  'rule:HP-INN-05':
    'In the castle you may turn back as you move, also when the die is known: 1 space a turn towards the Gates of Hogwarts, heedless of the spaces.',
  'rule:HP-INN-08':
    'Having turned back you cannot change your mind until you are at the Gates of Hogwarts.',
  'rule:HP-RUL-46':
    'Who still has a battle to fight in the castle stays there: fighting it takes the place of the next move.',
  'rule:HP-RUL-38': 'Where an encounter takes you elsewhere, you have a new encounter there.',

  'rule:HP-RUL-37':
    'What an ability or a card says goes before the general rule. Fate is replenished no further than its starting value.',
  'rule:HP-OBT-08': 'Using an Object is up to its owner, and it does what its card says.',
  'rule:HP-STA-02':
    'Magic and Strength that you gain or lose stay with you. They cannot fall below their starting values, nor rise above the dials.',
  'rule:HP-STA-08': 'Healing brings back lost Health, but no more than its starting value.',
  'rule:HP-STA-09': 'Health that you gain may take you above its starting value.',
  'rule:HP-BAT-09':
    'A lost battle costs 1 Health, as other mishaps may; without Health you go to St Mungo’s Hospital.',
  'rule:HP-BAT-10': 'A Spell, an Object or an ability that says so can prevent the loss of Health.',
  'rule:HP-FAT-01':
    'For 1 fate you may reroll one of the dice that you have just rolled, once for each roll; the new result stands.',
  'rule:HP-FAT-04':
    'When a card or a space makes you roll, you may pay fate to reroll one die, as you may for movement and attacks.',
  'rule:HP-ALI-08': 'No general rule makes a character change sides; only a card could.',
  'rule:HP-TFG-01':
    'A Ferret has Magic 1 and Strength 1, no abilities and no Spells, for as many turns as the cause of it says.',
  'rule:HP-TFG-03': 'When its time is over, a Ferret is the character again that it was.',
  'rule:HP-HLT-01':
    'Losing the last Health is no death: you are brought to St Mungo’s Hospital, and lose Spells, trophies and fate.',
  'rule:HP-HLT-06':
    'The next turn begins anew in the Hospital, with either side of the card. Gained Magic and Strength are lost, belongings kept.',
  'rule:HP-VAR-05':
    'In a match without inheritance a killed character leaves the match for good; its player may come back with an unused one.',

  'rule:HP-SPC-01': 'Who encounters the space must do what it says.',
  'rule:HP-SPC-02':
    'Cards come from the deck of your region, only as many as are missing for the number of the space.',
  'rule:HP-SPC-06':
    'Cards are met in the order of their numbers, the lowest first; those for two sides have a number for each.',
  'rule:HP-SPC-10':
    'A card that belongs on another space goes there and does nothing to who revealed it.',
  'rule:HP-SPC-14':
    'Once no Enemy here is left to face, you may take Galleons, Objects and Followers of your side.',
  'rule:HP-SPC-15':
    'At the end of an encounter you may leave Galleons, Objects and Followers on your space.',
  'rule:HP-ADV-08':
    'The Advantage token turns over when you reveal Events; some cards and spaces turn it, too. The side it shows fights better.',
  'rule:HP-DIT-01':
    'At the end of your turn you may leave Objects and Followers face up on your space, for whoever comes later.',
  'rule:HP-OBT-04':
    'There is a limit to what you own: 4 Objects and 3 Followers without help. The rest is left face up on your space.',
  'rule:HP-OBT-14':
    'Purchase cards and Hallows lie in open piles until an encounter gives them to somebody.',

  'rule:HP-SPE-01':
    'Your Magic says how many Spells you may hold; from 4 on there is room for some. Others do not see them.',
  'rule:HP-SPE-06': 'Spells that are cast or discarded share one discard pile.',
  'rule:HP-SPE-10': 'A Spell or another card says when it can be used, and what it does then.',
  'rule:HP-SPE-13': 'A Spell takes effect as soon as it is cast, for as long as its text says.',
  'rule:HP-RUL-30':
    'When your Magic no longer allows all your Spells, you discard those above the limit at once, as you choose.',

  'rule:HP-ALI-04': 'A card of your own side is a Follower to you, and an Enemy to the other side.',
  'rule:HP-BAT-01':
    'You battle Enemies that you meet, and characters of the other side if you choose to. Between characters it is always Magic.',
  'rule:HP-BAT-05':
    'The attack score is the die plus Magic or Strength plus whatever helps, less what hinders.',
  'rule:HP-BAT-08': 'With the higher attack score you defeat an Enemy.',
  'rule:HP-BAT-11':
    'The higher attack score wins. Losing ends your turn even if no Health is lost, and so does a draw.',
  'rule:HP-EVA-01':
    'You evade by a Spell, an ability, an Object or a Follower that lets you, but never in the castle.',
  'rule:HP-EVA-02': 'Who evades and who is evaded do nothing to each other.',
  'rule:HP-PVP-12':
    'Who beats a character takes one reward: it may be an Object of the loser’s, even a Hallow.',
  'rule:HP-PVP-13': 'Who beats a character takes one reward: it may be 1 Galleon of the loser’s.',
  'rule:HP-TRO-01': 'The card of a defeated Enemy is kept as a trophy.',
  'rule:HP-TRO-02':
    'At the end of your turn every 5 points of trophies buy 1 Magic or Strength, each counted apart; what is over is lost.',
  'rule:HP-QUI-03':
    'Who accepts a challenge at the Quidditch Pitch rolls a die to learn which. Nobody has two at a time.',
  'rule:HP-QUI-05':
    'A challenge is completed as soon as it can be. The reward is a Hallow, as long as any is left.',
  'rule:HP-QUI-07': 'Who gets a Hallow in another way may drop the challenge.',

  'rule:HP-WIN-03':
    'Who wins the battle in the Great Hall has won the match, on whichever side: for the Order it ends Voldemort’s reign, for a Death Eater it proves worth.',
  'rule:HP-OBJ-03':
    'There is one winner, whoever else is on that side. The last in the match wins; with nobody left, nobody does.',
  'rule:HP-RUL-59':
    'This match was agreed to end after so many turns of each, and the highest score wins. Whoever beats Voldemort earlier wins at once.',
};
