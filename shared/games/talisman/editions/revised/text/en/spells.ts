const atStart = 'At the start of your turn, before you move:';

/** Spells by kind: name, and when and how they are cast. */
export const spells: Readonly<Record<string, string>> = {
  'card:acquisition': 'Acquisition',
  'card:acquisition.text': `${atStart} take 1 gold or 1 Object of your choice from any character.`,
  'card:alchemy': 'Alchemy',
  'card:alchemy.text': `${atStart} discard any number of your Objects and gain 1 gold for each.`,
  'card:counterspell': 'Counterspell',
  'card:counterspell.text':
    'As soon as any Spell has been cast, the Command Spell included: it comes to nothing.',
  'card:destroy-magic': 'Destroy Magic',
  'card:destroy-magic.text':
    'At the start or the end of your turn: until your next turn begins no one, not even you, can cast a Spell or use a Magic Object.',
  'card:destruction': 'Destruction',
  'card:destruction.text':
    'At the start of your turn or right after your move: discard any one face-up card that lies on the board.',
  'card:divination': 'Divination',
  'card:divination.text': `${atStart} look in secret at the top 5 cards of the Adventure deck and leave them as they are.`,
  'card:healing': 'Healing',
  'card:healing.text': 'Whenever you like: heal any one character up to its Life value.',
  'card:hex': 'Hex',
  'card:hex.text':
    'At the start of your turn, before you move: lay it on a space of the Outer or Middle Region where no character stands. For 3 rounds any character that lands there loses 1 life before anything else. It counts as a card lying there.',
  'card:immobility': 'Immobility',
  'card:immobility.text':
    'At the start of any turn, before the move: the character whose turn it is can do nothing in it except counter this Spell. Or name a creature: until the end of the turn no one can attack it, but everyone can evade it.',
  'card:invisibility': 'Invisibility',
  'card:invisibility.text':
    'At any time: until the end of the turn you can evade any creature or character.',
  'card:mesmerism': 'Mesmerism',
  'card:mesmerism.text': `${atStart} take 1 Follower of your choice from any character.`,
  'card:nullify': 'Nullify',
  'card:nullify.text': 'At any time: any one character discards all its Spells.',
  'card:preservation': 'Preservation',
  'card:preservation.text':
    'When 1 life or 1 Follower of any character is about to be lost: it is saved. Or when an Enemy is about to be killed: the fight is a stand-off instead.',
  'card:psionic-blast': 'Psionic Blast',
  'card:psionic-blast.text':
    'When you are about to fight a battle: for this battle, add the Craft value printed on your character card to your Strength.',
  'card:random': 'Random',
  'card:random.text':
    'At any time: any one character rolls 1 die. 1 it becomes a Toad for 3 turns, 2 loses all Strength counters, 3 loses all Craft counters, 4 loses all gold, 5 gains 1 Strength, 6 gains 1 life.',
  'card:teleport': 'Teleport',
  'card:teleport.text':
    'Instead of your movement roll, though not in the Inner Region: go to any other space of your region.',
  'card:temporal-warp': 'Temporal Warp',
  'card:temporal-warp.text': `${atStart} you take 3 turns in a row, this one included.`,
  'card:command-spell': 'Command Spell',
  'card:command-spell.text':
    'Cast in each turn by a character that is the only one on the Crown of Command. Roll 1 die: 1–3 nothing, 4–6 every other character loses 1 life.',
};
