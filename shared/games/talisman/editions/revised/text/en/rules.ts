/**
 * What the clauses say that lines of the log name, by the id of the clause and in our own words.
 * Where options of a match change a number, it is that of the base rule.
 */
export const rules: Readonly<Record<string, string>> = {
  'rule:T4-SET-01': 'Decks are shuffled and lie face down, so that nobody knows what comes next.',
  'rule:T4-SET-04': 'Characters are dealt at random, unseen by the other players.',
  'rule:T4-SET-08': 'A character begins on the start space that its card names.',
  'rule:T4-SET-12': 'Counters, fate and gold that nobody has form one supply, shared by all.',
  'rule:T4-SET-18': 'Once it is known who begins, turns go round the table clockwise.',
  'rule:T4-RUL-83':
    'The first turn is the host’s, unless the match was set to draw the first player by lot.',
  'rule:T4-FST-06':
    'The shorter game called bloodbath leaves only 1 Talisman in the supply; those in the Adventure deck stay.',

  'rule:T4-TRN-03': 'When a turn ends, the next player clockwise takes one.',
  'rule:T4-RUL-114':
    'Extra turns follow one another at once, and each is a whole turn with its own move and its own Spells.',
  'rule:T4-RUL-88':
    'Missed turns add up. In each of them you neither move nor encounter anything, nor trade trophies.',
  'rule:T4-MIS-02':
    'Whatever costs a turn ends the current one at once. With cards left to encounter here, this was the turn lost, and the next is a normal one.',
  'rule:T4-MIS-03':
    'Whatever costs a turn ends the current one at once. With no cards left to encounter here, the next turn is missed as well.',

  'rule:T4-MOV-01':
    'In the Outer and Middle Regions one die says how many spaces you move, either way round; you may not stop short.',
  'rule:T4-MOV-06':
    'Some Spells, abilities and other effects take the place of the usual move or hold it up; then their own text counts.',
  'rule:T4-MOV-07':
    'You land where your move ends, or where an effect takes you, and it is there that you have your encounter.',
  'rule:T4-MOV-08':
    'You get from region to region only by a crossing, a card or something that you encounter.',
  'rule:T4-RUL-104':
    'Whoever adds 1 to a prayer or in the Cave decides on it once the die, and what fate made of it, is known; never beyond the last row.',
  'rule:T4-PRT-06':
    'The Portal opens where the dice come to no more than the attribute you have chosen; your turn then ends on the Plain of Peril.',
  'rule:T4-INR-16':
    'In the Crypt you take your Strength from the total of 3 dice, in the Mines your Craft; what is left says where you go at once.',
  'rule:T4-BRD-69':
    'At Dice with Death you throw 2 dice against 2 of Death; you may go on once yours come to more.',
  'rule:T4-INR-02':
    'In the Inner Region you must do what your space demands before you may go on towards the Crown of Command.',
  'rule:T4-INR-03':
    'On your way to the Crown of Command you may turn back at any time: 1 space a turn and heedless of the spaces, but then all the way to the Plain of Peril.',
  'rule:T4-INR-07':
    'Back on the Plain of Peril you may set out for the Crown of Command again, or leave through the Portal of Power.',
  'rule:T4-INR-19':
    'Whom a space of the Inner Region keeps stays there for this turn; whom the Crypt has kept may go on in the next.',
  'rule:T4-RUL-77':
    'The Tavern’s offer is for your next move alone. Take it in place of the roll, or roll as usual and it lapses.',
  'rule:T4-BRD-54':
    'A slave of the Temple stays there until the die for its movement shows 4, 5 or 6.',
  'rule:T4-RUL-76':
    'A slave rolls once each turn: 4 or more sets it free and is its move, less ends the turn without an encounter.',

  'rule:T4-CHR-19':
    'Each character has abilities of its own, printed on its card, and cards may lend it more.',
  'rule:T4-TRO-08':
    'Strength and Craft are gained in encounters, and for trophies. Counters show what has been gained.',
  'rule:T4-CHR-09':
    'Lost Strength or Craft is taken from your counters; it never falls below what is printed on your character.',
  'rule:T4-CHR-17': 'Lives that you gain may take you above the Life value of your character.',
  'rule:T4-CHR-16': 'Healing brings back lost lives, but no more than the Life value.',
  'rule:T4-CHR-14':
    'A lost life goes back to the supply. Healing or gaining lives makes up for it; at none, you are killed.',
  'rule:T4-BCR-14':
    'The loss of a life can be prevented by an Object, a Spell or an ability that says so. A lost fight stays lost.',
  'rule:T4-FAT-01':
    'For 1 fate you may reroll one of the dice that you have just rolled, once for each roll; the new result stands.',
  'rule:T4-FAT-05':
    'When a card or a space makes you roll, you may pay fate to reroll one die, as you may for movement and attacks.',
  'rule:T4-FAT-12': 'Replenishing brings back spent fate, but no more than the Fate value.',
  'rule:T4-FAT-13': 'Fate that you gain may take you above the Fate value of your character.',
  'rule:T4-GLD-03': 'Whatever is not paid to another character is paid into the supply.',
  'rule:T4-GLD-04': 'Gold that does not come from another character comes from the supply.',
  'rule:T4-GLD-06': 'You cannot lose more gold than you have; without any, nothing happens.',
  'rule:T4-BCH-11':
    'Who beats another character takes one reward: 1 of its lives, 1 Object or 1 gold. Some abilities take things without a fight.',
  'rule:T4-ALT-08':
    'In a match with inheritance a new character takes what it likes of what was set aside of the killed one.',
  'rule:T4-ALT-09':
    'In a match with inheritance, whatever is not wanted of it lies on the start space of the new character.',
  'rule:T4-ALN-03':
    'Encounters and abilities can change your alignment, though only once in a turn. What you may then no longer own is left behind.',
  'rule:T4-TOD-01':
    'A Toad has Strength 1 and Craft 1, neither abilities nor use of Spells, and moves 1 space a turn, for 3 turns.',
  'rule:T4-TOD-03':
    'At the end of its third turn a Toad is its old self again; Strength and Craft gained meanwhile are gone.',

  'rule:T4-ADV-01':
    'Adventure cards come from the top of the deck, only as many as are missing for the number of the space, and lie there face up.',
  'rule:T4-ADV-05':
    'Cards are encountered in the order of their numbers, the lowest first; equal numbers, in the order drawn.',
  'rule:T4-ADV-07':
    'A card that belongs on another space goes there before anything else happens, and does nothing to who drew it.',
  'rule:T4-ADV-20':
    'You must do what a Place says. Some give every visitor something for as long as there is any left.',
  'rule:T4-SPC-01': 'Who encounters no character must do what the space says.',
  'rule:T4-SPC-06':
    'Once every Enemy here is killed or evaded, you may take the gold, Objects and Followers that you may own.',
  'rule:T4-OWN-01':
    'A character owns its Objects, Followers, gold, fate and Spells until it loses or gives them up.',
  'rule:T4-OWN-02':
    'A card does what its text says, for as long as the text says. Used up, it goes to its discard pile.',
  'rule:T4-TAL-01':
    'Purchase and Talisman cards are taken from an open supply; when it is out of a kind, there is none to be had.',
  'rule:T4-DIT-02':
    'What you ditch lies face up on your space, for whoever may take it when next encountering that space.',
  'rule:T4-OBJ-05':
    'You can carry only so many Objects. What is above that, or may not be yours, is left face up on your space.',

  'rule:T4-SPL-02': 'Spells come from the top of the Spell deck, and only their owner knows them.',
  'rule:T4-SPL-07':
    'Your Craft says how many Spells you may hold. What is above that is discarded at once.',
  'rule:T4-SPL-12': 'A Spell can be cast only at the time and in the way that its text says.',
  'rule:T4-SPL-13': 'When its effect is over, a Spell goes to the discard pile of Spells.',
  'rule:T4-CRD-13':
    'A Counterspell undoes the whole of a Spell just cast, the Command Spell included.',
  'rule:T4-CRN-06': 'Who is alone on the Crown of Command must cast the Command Spell each turn.',
  'rule:T4-CRN-08':
    'On a 1, 2 or 3 the Command Spell does nothing, unless the match was set to make it easier.',
  'rule:T4-CRN-09': 'On a 4, 5 or 6 the Command Spell costs every other character 1 life.',

  'rule:T4-BCR-01':
    'There are two kinds of fights: battles with Strength, psychic combat with Craft.',
  'rule:T4-EVD-02':
    'A Spell or an ability may let you evade. Then neither of the two does anything to the other.',
  'rule:T4-RUL-122':
    'A bribed Enemy counts as absent for this encounter, so that the rest of the space can be met and taken. Its card stays.',
  'rule:T4-BCR-08':
    'The attack score is the die plus Strength or Craft plus all that helps in this fight.',
  'rule:T4-BCR-12':
    'The higher attack score wins: a beaten creature is killed, a creature that wins costs you 1 life. Equal scores harm nobody.',
  'rule:T4-RUL-30': 'An Enemy that is destroyed without a fight is discarded and is no trophy.',
  'rule:T4-TRO-01': 'Who kills an Enemy may keep its card as a trophy.',
  'rule:T4-RUL-108':
    'An Enemy that is raised or charmed becomes a Follower like others, and is no trophy.',
  'rule:T4-TRO-03':
    'At the end of your turn every 7 points of trophies buy a counter. Strength and Craft are added up apart, and what is over is lost.',
  'rule:T4-WAR-02':
    'Who accepts a quest at the Warlock’s Cave rolls a die to learn which. Nobody has two at a time.',
  'rule:T4-WAR-05':
    'A quest is to be completed as soon as you can. The reward is a Talisman, as long as any is left.',

  'rule:T4-CHR-18': 'A character without lives is killed at once.',
  'rule:T4-DTH-09':
    'Once any character has reached the Crown of Command, a player whose character is killed is out of the game.',
  'rule:T4-DTH-10':
    'From the first arrival on the Crown of Command no killed character is replaced, even if the space is empty again.',
  'rule:T4-CRN-12':
    'The aim is to get to the Crown of Command and to rid the game of all others by the Command Spell.',
  'rule:T4-RUL-50':
    'Who is the last in the game wins. If all who are left fall together, nobody does.',
  'rule:T4-FST-13':
    'In a match with sudden death at the Crown, the first to reach the Crown of Command wins at once.',
  'rule:T4-FST-14':
    'In a timed match play ends when the agreed turns are over, and the highest score wins.',
};
