/** The names of the options that every edition may offer, and what they do, in English. */
export const settings: Readonly<Record<string, string>> = {
  'setting.askForReactions': 'Ask about reactions',
  'setting.maxPlayers': 'Maximum players',
  'setting.firstPlayer': 'Who takes the first turn',
  'setting.characterChoice': 'Characters dealt to choose from at the start',
  'setting.replacementChoice': 'Characters dealt to choose from after a death',
  'setting.recycleDead': 'Killed characters may come back into the game',
  'setting.evadeHostile': 'Any unfriendly being may be evaded',
  'setting.inheritance': 'A new character inherits the goods of the killed one',
  'setting.trophyRate': 'Points of trophies for one counter',
  'setting.headStart': 'Everybody starts with one counter of Strength or Craft',
  'setting.bloodbath': 'Bloodbath: one Talisman in the supply, and the killed are out',
  'setting.commandEase': 'The Command Spell is easier with 5 or more characters',
  'setting.suddenDeath': 'Sudden death',
  'setting.rounds': 'Turns per player',
  'setting.timedScore': 'What counts for the score when time is up',
  'setting.warlockBar': 'Which open quest bars the Portal of Power',
  'setting.crownEvade': 'Characters may evade each other on the Crown of Command',
  'setting.castOnArrival': 'The Command Spell is cast in the very turn of arrival',
  'setting.toadDropsAll': 'Who becomes a Toad leaves all goods behind',
  'setting.toadCarries': 'A Toad may take and carry goods',
  'setting.fateOnDeathDice': 'Fate may reroll the dice of Death',
  'setting.strictSupply': 'Counters, fate and gold are limited to what the box holds',
  'setting.psionicBlastCounters': 'Psionic Blast adds Craft counters too',
  'setting.monkCounters': 'The Monk adds Craft counters in battle too',
  'setting.immobilityMidMove': 'Immobility may be cast in the middle of a move',
  'setting.cornerBridges': 'Bridges at the City and the Village shake off the Poltergeist',
  'setting.castleStack': 'Prince and Princess heal 2 lives each at the Castle',
  'setting.askForReactions.able': 'Those who can react',
  'setting.askForReactions.everyone': 'All who might',
  'setting.askForReactions.text':
    'Asking only those who can react is quicker. Asking everyone gives away nothing about who holds what.',
  'setting.maxPlayers.text': 'More than the six of the box, for a crowd: up to twelve.',
  'setting.firstPlayer.text': 'Who takes the first turn of the match.',
  'setting.firstPlayer.host': 'The host',
  'setting.firstPlayer.random': 'Random',
  'setting.characterChoice.text':
    'How many characters everybody is dealt at the start, to keep one of them.',
  'setting.characterChoice.1': '1 character',
  'setting.characterChoice.3': '3 characters',
  'setting.replacementChoice.text':
    'How many characters the player of a killed one is dealt, to keep one of them.',
  'setting.replacementChoice.1': '1 character',
  'setting.replacementChoice.3': '3 characters',
  'setting.recycleDead.text':
    'Characters that were killed may be drawn again; otherwise they stay out.',
  'setting.evadeHostile.text':
    'Anything that lets you evade creatures also works on unfriendly beings such as the Witch or the Black Knight.',
  'setting.inheritance.text':
    'What a killed character owned goes to the next character of the same player.',
  'setting.trophyRate.text':
    'How many points of trophies buy one counter of an attribute. Fewer points make everybody grow faster.',
  'setting.trophyRate.7': '7 points',
  'setting.trophyRate.6': '6 points',
  'setting.trophyRate.5': '5 points',
  'setting.headStart.text':
    'Everybody chooses a counter of Strength or Craft before the first turn.',
  'setting.bloodbath.text':
    'There is a single Talisman to be had, and whoever is killed is out of the match.',
  'setting.commandEase.text':
    'As long as five or more characters are left, the Command Spell succeeds more often, so that the match ends sooner.',
  'setting.suddenDeath.text': 'Another way to end the match, for those with less time.',
  'setting.suddenDeath.off': 'Off',
  'setting.suddenDeath.crown': 'The first on the Crown of Command wins',
  'setting.suddenDeath.timed': 'The best score after a number of turns wins',
  'setting.rounds.text':
    'After so many turns of each seat the scores are compared. Needed for the timed ending; with the Crown of Command it ends a match in which nobody has come there in time.',
  'setting.timedScore.text': 'For a match of so many turns: which goods count for the score.',
  'setting.timedScore.gained': 'All that was gained',
  'setting.timedScore.held': 'All that is held at the end',
  'setting.warlockBar.text':
    'Until you complete a Warlock’s quest, you can’t open the Portal of Power. Choose which quest this covers.',
  'setting.warlockBar.any': 'Any',
  'setting.warlockBar.firstOnly': 'The first alone',
  'setting.crownEvade.text':
    'What lets one evade another character also helps on the Crown of Command.',
  'setting.castOnArrival.text':
    'Whoever comes to the Crown of Command alone casts the Command Spell at once, not from the next turn on.',
  'setting.toadDropsAll.text':
    'Who is turned into a Toad leaves Objects, Followers and gold on the space; otherwise they are only of no use meanwhile.',
  'setting.toadCarries.text': 'A Toad may take Objects, Followers and gold, and carry them.',
  'setting.fateOnDeathDice.text':
    'In the game of dice with Death fate may be paid for another roll.',
  'setting.strictSupply.text':
    'When counters, fate or gold of the box have run out, nobody gets any more.',
  'setting.psionicBlastCounters.text':
    'Psionic Blast adds the whole Craft, counters too, not only what is printed on the character.',
  'setting.monkCounters.text':
    'The Monk adds the whole Craft in battle, counters too, not only what is printed.',
  'setting.immobilityMidMove.text':
    'Immobility may also stop an attack that happens in the middle of a move.',
  'setting.cornerBridges.text':
    'The bridges drawn at the corners of the City and the Village count as crossings that rid one of the Poltergeist.',
  'setting.castleStack.text':
    'Whoever has both the Prince and the Princess is healed by each of them at the Castle.',
};
