const draw1 = 'Draw 1 Adventure card, or none if any card lies here.';
const drawTo = (n: number): string =>
  `Draw as many Adventure cards as are missing for ${String(n)} to lie here.`;
const desert =
  'You lose 1 life, unless a Water Bottle or the Holy Grail spares you. Then draw 1 Adventure card, or none if any card lies here.';
const runes = `${draw1} Every creature fought here adds 2 to its attack roll.`;
const ways = '1 to the Plain of Peril, 2–3 to the Portal of Power, 4–5 to the Warlock’s Cave';

/** Spaces of the board, with their effects and creatures. */
export const spaces: Readonly<Record<string, string>> = {
  'region:outer': 'Outer Region',
  'region:middle': 'Middle Region',
  'region:inner': 'Inner Region',

  'space:village': 'Village',
  'space:village.text':
    'Visit one of three. The Blacksmith sells a Helmet or a Sword for 2 gold, an Axe or a Shield for 3, Armour for 4. The Healer heals for 1 gold a life, up to your Life value. For the Mystic roll 1 die: 1 you become evil, 2–3 nothing, 4 you become good, 5 gain 1 Craft, 6 gain 1 Spell.',
  'space:fields-north': 'Fields (north)',
  'space:fields-north.text': draw1,
  'space:graveyard': 'Graveyard',
  'space:graveyard.text':
    'Good: lose 1 life. Neutral: replenish fate for 1 gold each, up to your Fate value. Evil: replenish fate for free, or pray by rolling 1 die: 1–4 nothing, 5 gain 1 fate, 6 gain 1 Spell.',
  'space:woods-north': 'Woods (north)',
  'space:woods-north.text': draw1,
  'space:sentinel': 'Sentinel',
  'space:sentinel.text':
    'Draw 1 Adventure card, or none if any card lies here. If you cross the bridge to the Middle Region, you draw nothing and the Sentinel attacks you with Strength 9. The way back is free.',
  'space:hills-north': 'Hills (north)',
  'space:hills-north.text': draw1,
  'space:chapel': 'Chapel',
  'space:chapel.text':
    'Evil: lose 1 life. Neutral: heal for 1 gold a life, up to your Life value. Good: heal for free, or pray by rolling 1 die: 1–4 nothing, 5 gain 1 life, 6 gain 1 Spell.',
  'space:fields-northeast': 'Fields (north-east)',
  'space:fields-northeast.text': draw1,
  'space:crags': 'Crags',
  'space:crags.text':
    'Roll 1 die: 1 a Spirit of Craft 4 attacks you, 2–3 you are lost and miss your next turn, 4–5 nothing, 6 gain 1 Strength.',
  'space:plains-east': 'Plains (east)',
  'space:plains-east.text': draw1,
  'space:woods-east': 'Woods (east)',
  'space:woods-east.text': draw1,
  'space:fields-southeast': 'Fields (south-east)',
  'space:fields-southeast.text': draw1,
  'space:city': 'City',
  'space:city.text':
    'Visit one of three. The Doctor heals up to 2 lives for 1 gold each, up to your Life value. The Alchemist gives 1 gold for each Object you discard. For the Enchantress roll 1 die: 1 you become a Toad for 3 turns, 2 lose 1 Strength, 3 lose 1 Craft, 4 gain 1 Craft, 5 gain 1 Strength, 6 gain 1 Spell.',
  'space:fields-south': 'Fields (south)',
  'space:fields-south.text': draw1,
  'space:hills-south': 'Hills (south)',
  'space:hills-south.text': draw1,
  'space:plains-south': 'Plains (south)',
  'space:plains-south.text': draw1,
  'space:woods-south': 'Woods (south)',
  'space:woods-south.text': draw1,
  'space:plains-southwest': 'Plains (south-west)',
  'space:plains-southwest.text': draw1,
  'space:tavern': 'Tavern',
  'space:tavern.text':
    'Roll 1 die: 1 you are drunk and miss 1 turn, 2 a farmer of Strength 3 fights you, 3 lose 1 gold, 4 gain 1 gold, 5 instead of your next move you can teleport to any other space of this region, 6 instead of your next move you can be ferried to the Temple.',
  'space:fields-west': 'Fields (west)',
  'space:fields-west.text': draw1,
  'space:ruins': 'Ruins',
  'space:ruins.text': drawTo(2),
  'space:plains-west': 'Plains (west)',
  'space:plains-west.text': draw1,
  'space:forest': 'Forest',
  'space:forest.text':
    'Roll 1 die: 1 a brigand of Strength 4 attacks you, 2–3 you are lost and miss your next turn, 4–5 nothing, 6 gain 1 Craft.',
  'space:fields-northwest': 'Fields (north-west)',
  'space:fields-northwest.text': draw1,

  'space:portal-of-power': 'Portal of Power',
  'space:portal-of-power.text': `${draw1} To go on to the Plain of Peril draw nothing; choose Strength or Craft and roll 2 dice. A total no higher than it opens the Portal and your turn ends on the Plain; a higher one costs you 1 of the attribute you chose, and your turn ends here.`,
  'space:black-knight': 'Black Knight',
  'space:black-knight.text': 'Pay 1 gold or lose 1 life.',
  'space:hidden-valley': 'Hidden Valley',
  'space:hidden-valley.text': drawTo(3),
  'space:hills-middle': 'Hills (Middle Region)',
  'space:hills-middle.text': `${draw1} The bridge leads from here to the Sentinel’s space.`,
  'space:cursed-glade': 'Cursed Glade',
  'space:cursed-glade.text': `${draw1} Here Strength and Craft from Objects and Magic Objects don’t count, Magic Objects can’t be used and Spells can’t be cast.`,
  'space:runes-northeast': 'Runes (north-east)',
  'space:runes-northeast.text': runes,
  'space:chasm': 'Chasm',
  'space:chasm.text':
    'Roll 1 die for yourself and 1 for each of your Followers: 1–2 you lose 1 life, or the Follower is killed; 3–6 nothing.',
  'space:runes-southeast': 'Runes (south-east)',
  'space:runes-southeast.text': runes,
  'space:warlocks-cave': 'Warlock’s Cave',
  'space:warlocks-cave.text':
    'You can accept a quest by rolling 1 die: 1 make another character lose 1 life, 2 kill 1 Enemy, 3 discard 1 Follower, 4 discard 1 Magic Object, 5 pay 3 gold, 6 pay 2 gold. When it is done you are brought here and given a Talisman, if one is left.',
  'space:desert-east': 'Desert (east)',
  'space:desert-east.text': desert,
  'space:oasis': 'Oasis',
  'space:oasis.text': drawTo(2),
  'space:desert-west': 'Desert (west)',
  'space:desert-west.text': desert,
  'space:temple': 'Temple',
  'space:temple.text':
    'Pray by rolling 2 dice: 2 lose 2 lives, 3 lose 1 life, 4 lose 1 Follower, 5 you are enslaved here until a movement roll shows 4, 5 or 6, 6 gain 1 Strength, 7 gain 1 Craft, 8–9 gain 1 Spell, 10 gain a Talisman, 11 gain 2 fate, 12 gain 2 lives.',
  'space:woods-middle': 'Woods (Middle Region)',
  'space:woods-middle.text': draw1,
  'space:runes-west': 'Runes (west)',
  'space:runes-west.text': runes,
  'space:castle': 'Castle',
  'space:castle.text':
    'The Royal Doctor heals for 1 gold a life, up to your Life value. With the Prince or the Princess he heals up to 2 lives for free.',

  'space:plain-of-peril': 'Plain of Peril',
  'space:plain-of-peril.text':
    'Stop here. From now on you move 1 space a turn and roll no die for it.',
  'space:mines': 'Mines',
  'space:mines.text': `Roll 3 dice and subtract your Craft. 0 or less keeps you here; else go at once: ${ways}, 6 or more to the Tavern.`,
  'space:vampires-tower': 'Vampire’s Tower',
  'space:vampires-tower.text':
    'Roll 1 die: 1–2 lose 1 life, 3–4 lose 2 lives, 5–6 lose 3 lives. Each Follower you discard saves 1 of them.',
  'space:pits': 'Pits',
  'space:pits.text':
    'Roll 1 die: that many Pitfiends of Strength 4 attack you, one after another. Your turn ends when you are beaten or all of them are. You can move on the turn after the last one is beaten.',
  'space:crypt': 'Crypt',
  'space:crypt.text': `Roll 3 dice and subtract your Strength. 0 or less keeps you here; else go at once: ${ways}, 6 or more to the City.`,
  'space:dice-with-death': 'Dice with Death',
  'space:dice-with-death.text':
    'Roll 2 dice for yourself and 2 for Death. Higher: you can move on next turn. Equal: roll again next turn. Lower: lose 1 life and roll again next turn.',
  'space:werewolf-den': 'Werewolf Den',
  'space:werewolf-den.text':
    'Roll 2 dice: they are the Strength of the werewolf you fight. If you are beaten you lose 1 life and meet the same one next turn; you can’t move on until it is killed.',
  'space:valley-of-fire': 'Valley of Fire',
  'space:valley-of-fire.text':
    'Only with a Talisman can you enter; without one you must turn back. From here the way leads to the Crown of Command.',
  'space:crown-of-command': 'Crown of Command',
  'space:crown-of-command.text':
    'You stay here. If you are the only one here, you cast the Command Spell each turn: roll 1 die, 1–3 nothing, 4–6 every other character loses 1 life. Otherwise you must encounter a character that is here.',

  'creature:sentinel': 'Sentinel',
  'creature:sentinel.text': 'Strength 9.',
  'creature:farmer': 'Farmer',
  'creature:farmer.text': 'Strength 3.',
  'creature:brigand': 'Brigand',
  'creature:brigand.text': 'Strength 4.',
  'creature:crag-spirit': 'Spirit of the Crags',
  'creature:crag-spirit.text': 'Craft 4.',
  'creature:cave-dragon': 'Dragon of the Cave',
  'creature:cave-dragon.text': 'Strength 7.',
  'creature:cave-goblin': 'Goblin of the Cave',
  'creature:cave-goblin.text': 'Strength 2.',
  'creature:werewolf': 'Werewolf',
  'creature:pitfiend': 'Pitfiend',
  'creature:pitfiend.text': 'Strength 4.',
  'creature:death': 'Death',

  'quest:quest-wound': 'Make another character lose 1 life',
  'quest:quest-kill': 'Kill 1 Enemy',
  'quest:quest-follower': 'Discard 1 Follower',
  'quest:quest-magic': 'Discard 1 Magic Object',
  'quest:quest-gold3': 'Pay 3 gold',
  'quest:quest-gold2': 'Pay 2 gold',

  'shop:blacksmith': 'Blacksmith',
  'shop:healer': 'Healer',
  'shop:mystic': 'Mystic',
  'shop:doctor': 'Doctor',
  'shop:alchemist': 'Alchemist',
  'shop:enchantress': 'Enchantress',
  'shop:royal-doctor': 'Royal Doctor',
  'shop:pray': 'Pray',
  'shop:heal': 'Heal',
  'shop:replenish': 'Replenish fate',
  'shop:pay-gold': 'Pay 1 gold',
  'shop:lose-life': 'Lose 1 life',
};
