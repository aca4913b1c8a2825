/** The names and descriptions of the options in every edition, in English. */
export const settings: Readonly<Record<string, string>> = {
  'setting.askForReactions': 'Ask about reactions',
  'setting.maxPlayers': 'Maximum players',
  'setting.firstPlayer': 'Who takes the first turn',
  'setting.characterChoice': 'Characters to choose from at the start',
  'setting.replacementChoice': 'Characters to choose from after a death',
  'setting.recycleDead': 'Killed characters can return',
  'setting.evadeHostile': 'Evade unfriendly beings',
  'setting.inheritance': 'Inheritance',
  'setting.trophyRate': 'Trophy points for one counter',
  'setting.headStart': 'Head start',
  'setting.bloodbath': 'Bloodbath',
  'setting.commandEase': 'Easier Command Spell',
  'setting.suddenDeath': 'Sudden death',
  'setting.rounds': 'Turns per player',
  'setting.timedScore': 'What counts for the score',
  'setting.warlockBar': 'Quest that bars the Portal of Power',
  'setting.crownEvade': 'Evade on the Crown of Command',
  'setting.castOnArrival': 'Command Spell on arrival',
  'setting.toadDropsAll': 'Toads drop everything',
  'setting.toadCarries': 'Toads can carry goods',
  'setting.fateOnDeathDice': 'Fate at Dice with Death',
  'setting.strictSupply': 'Limited supply',
  'setting.psionicBlastCounters': 'Psionic Blast with counters',
  'setting.monkCounters': 'Monk with counters',
  'setting.immobilityMidMove': 'Immobility during a move',
  'setting.cornerBridges': 'Bridges shake off the Poltergeist',
  'setting.meetBoth': 'Meet a character and the space',
  'setting.attributeCap': 'Cap on Strength and Craft',
  'setting.swapSpells': 'Swap a Spell for a new one',
  'setting.oneSpell': 'One Spell a turn',
  'setting.castleStack': 'Prince and Princess heal together',
  'setting.askForReactions.able': 'Players who can react',
  'setting.askForReactions.everyone': 'Everyone who might react',
  'setting.askForReactions.text':
    'Asking only players who can react is quicker. Asking everyone gives nothing away. Each player chooses for each card: hold it, ask when it matters, or always ask.',
  'setting.maxPlayers.text': 'The box is for six players. Up to twelve can play here.',
  'setting.firstPlayer.text': 'The player who takes the first turn of the match.',
  'setting.firstPlayer.host': 'The host',
  'setting.firstPlayer.random': 'Random',
  'setting.characterChoice.text':
    'How many characters each player is dealt at the start, to keep one.',
  'setting.characterChoice.1': '1 character',
  'setting.characterChoice.3': '3 characters',
  'setting.replacementChoice.text':
    'How many characters you are dealt after your character is killed, to keep one.',
  'setting.replacementChoice.1': '1 character',
  'setting.replacementChoice.3': '3 characters',
  'setting.recycleDead.text': 'Killed characters can be drawn again. Otherwise they stay out.',
  'setting.evadeHostile.text':
    'Anything that lets you evade creatures also works on unfriendly beings such as the Witch or the Black Knight.',
  'setting.inheritance.text': 'The goods of your killed character go to your next one.',
  'setting.trophyRate.text':
    'How many trophy points buy one counter of an attribute. Fewer points mean faster growth.',
  'setting.trophyRate.7': '7 points',
  'setting.trophyRate.6': '6 points',
  'setting.trophyRate.5': '5 points',
  'setting.headStart.text': 'Each player starts with one counter of Strength or Craft.',
  'setting.bloodbath.text':
    'The supply has only one Talisman, and a player whose character is killed is out of the match.',
  'setting.commandEase.text':
    'With five or more characters left, the Command Spell succeeds more often, so the match ends sooner.',
  'setting.suddenDeath.text': 'A shorter way to end the match.',
  'setting.suddenDeath.off': 'Off',
  'setting.suddenDeath.crown': 'The first on the Crown of Command wins',
  'setting.suddenDeath.timed': 'The best score after a number of turns wins',
  'setting.rounds.text':
    'Scores are compared after this many turns per player. Required for the timed ending; with the Crown of Command, it ends a match in which no one arrives in time.',
  'setting.timedScore.text': 'Which goods count when the turns are over.',
  'setting.timedScore.gained': 'Everything gained',
  'setting.timedScore.held': 'Everything held at the end',
  'setting.warlockBar.text':
    'Until you complete a Warlock’s quest, you can’t open the Portal of Power. Choose which quest this covers.',
  'setting.warlockBar.any': 'Any',
  'setting.warlockBar.firstOnly': 'Only the first',
  'setting.crownEvade.text':
    'Anything that lets you evade characters also works on the Crown of Command.',
  'setting.castOnArrival.text':
    'If you reach the Crown of Command and no one else is there, you cast the Command Spell in the same turn.',
  'setting.toadDropsAll.text':
    'If you become a Toad, your Objects, Followers and gold stay on the space. Otherwise you keep them but can’t use them.',
  'setting.toadCarries.text': 'A Toad can take and carry Objects, Followers and gold.',
  'setting.fateOnDeathDice.text': 'You can pay fate to reroll the dice of Death.',
  'setting.strictSupply.text': 'Counters, fate and gold run out when the box is empty.',
  'setting.psionicBlastCounters.text':
    'Psionic Blast adds your whole Craft, counters included, and not only the printed value.',
  'setting.monkCounters.text':
    'The Monk adds its whole Craft in battle, counters included, and not only the printed value.',
  'setting.immobilityMidMove.text': 'Immobility can also stop an attack during a move.',
  'setting.cornerBridges.text':
    'The bridges at the City and the Village count as river crossings, which get rid of the Poltergeist.',
  'setting.meetBoth.text': 'If you encounter a character, you encounter the space too.',
  'setting.attributeCap.text': 'Counters bring Strength and Craft up to this value and no further.',
  'setting.swapSpells.text':
    'If you gain a Spell and your hand is full, you can discard one and draw another.',
  'setting.oneSpell.text': 'Each character can cast only one Spell in a turn, even in its own.',
  'setting.castleStack.text':
    'If you have both the Prince and the Princess, each of them heals you at the Castle.',
};
