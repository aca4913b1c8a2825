const sheet = (strength: number, craft: number, lives: number, fate: number): string =>
  `Strength ${String(strength)}, Craft ${String(craft)}, ${String(lives)} lives, ${String(fate)} fate`;

/** Characters, their abilities, and the units they are counted in. */
export const characters: Readonly<Record<string, string>> = {
  'character:assassin': 'Assassin',
  'character:assassin.text': `${sheet(3, 3, 4, 3)}, evil, starts at: City`,
  'character:druid': 'Druid',
  'character:druid.text': `${sheet(2, 4, 4, 4)}, neutral, starts at: Forest`,
  'character:dwarf': 'Dwarf',
  'character:dwarf.text': `${sheet(3, 3, 5, 5)}, neutral, starts at: Crags`,
  'character:elf': 'Elf',
  'character:elf.text': `${sheet(3, 4, 4, 3)}, good, starts at: Forest`,
  'character:ghoul': 'Ghoul',
  'character:ghoul.text': `${sheet(2, 4, 4, 4)}, evil, starts at: Graveyard`,
  'character:minstrel': 'Minstrel',
  'character:minstrel.text': `${sheet(2, 4, 4, 5)}, good, starts at: Tavern`,
  'character:monk': 'Monk',
  'character:monk.text': `${sheet(2, 3, 4, 5)}, good, starts at: Village`,
  'character:priest': 'Priest',
  'character:priest.text': `${sheet(2, 4, 4, 5)}, good, starts at: Chapel`,
  'character:prophetess': 'Prophetess',
  'character:prophetess.text': `${sheet(2, 4, 4, 2)}, good, starts at: Chapel`,
  'character:sorceress': 'Sorceress',
  'character:sorceress.text': `${sheet(2, 4, 4, 3)}, evil, starts at: Graveyard`,
  'character:thief': 'Thief',
  'character:thief.text': `${sheet(3, 3, 4, 2)}, neutral, starts at: City`,
  'character:troll': 'Troll',
  'character:troll.text': `${sheet(6, 1, 6, 1)}, neutral, starts at: Crags`,
  'character:warrior': 'Warrior',
  'character:warrior.text': `${sheet(4, 2, 5, 1)}, neutral, starts at: Tavern`,
  'character:wizard': 'Wizard',
  'character:wizard.text': `${sheet(2, 5, 4, 3)}, evil, starts at: Graveyard`,
  'character:toad': 'Toad',

  'ability:assassinate': 'Assassination',
  'ability:assassinate.text':
    'When you attack in a battle you can take the other side by surprise: it rolls no die and has only its Strength. A character you beat this way must lose 1 life. Not on the Crown of Command.',
  'ability:shift-alignment': 'Change of heart',
  'ability:shift-alignment.text':
    'Once in any turn you can become good, neutral or evil. Cards you can then no longer own are ditched at once.',
  'ability:woods-spells': 'Spells of the woods',
  'ability:woods-spells.text':
    'When you land in the Woods you can draw Spells until you hold as many as your Craft allows.',
  'ability:sure-footed': 'Sure-footed',
  'ability:sure-footed.text':
    'You can skip the rolls of the Crags and the Chasm; a roll once made stands.',
  'ability:hill-lore': 'Hill lore',
  'ability:hill-lore.text': 'In the Hills you can evade creatures and characters.',
  'ability:cave-lore': 'Cave lore',
  'ability:cave-lore.text': 'After your roll in the Cave you can add 1 to it.',
  'ability:lockpicking': 'Lockpicking',
  'ability:lockpicking.text':
    'When you open the Portal of Power by Craft you roll 1 die instead of 2.',
  'ability:miner': 'Miner',
  'ability:miner.text': 'In the Mines you can roll 2 dice instead of 3.',
  'ability:maze-proof': 'Never lost',
  'ability:maze-proof.text': 'The Maze does nothing to you.',
  'ability:forest-safe': 'Safe in the Forest',
  'ability:forest-safe.text': 'You can skip the Forest roll; a roll once made stands.',
  'ability:woods-evade': 'Hidden in the woods',
  'ability:woods-evade.text': 'In the Woods you can evade creatures and characters.',
  'ability:woods-walk': 'Paths of the woods',
  'ability:woods-walk.text':
    'When you start your move in the Woods you can go to any other Woods of the same region instead of rolling.',
  'ability:psychic-attack': 'Attack of the mind',
  'ability:psychic-attack.text':
    'When you attack a character you can choose psychic combat. You have no such choice when you are attacked.',
  'ability:life-drain': 'Life drain',
  'ability:life-drain.text':
    'When you beat a character in psychic combat and take a life, you gain that life.',
  'ability:raise-dead': 'Raising the dead',
  'ability:raise-dead.text':
    'An Enemy you kill in battle can follow you instead of being a trophy. It can add its Strength in one battle and is then discarded. Only one helps in a battle.',
  'ability:soothing-song': 'Soothing song',
  'ability:soothing-song.text': 'Animals and Dragons don’t attack you, though you can attack them.',
  'ability:charm-animal': 'Charming beasts',
  'ability:charm-animal.text':
    'Instead of fighting an Animal you can roll 1 die: higher than its Strength and it follows you, adding its Strength in battle. Only one such Animal helps in a battle.',
  'ability:rescue-ladies': 'Gallantry',
  'ability:rescue-ladies.text':
    'From a character you land on you can take the Maiden and the Princess.',
  'ability:inner-belief': 'Inner belief',
  'ability:inner-belief.text':
    'In battle you can add the Craft value printed on your character card to your Strength.',
  'ability:devout': 'Devout',
  'ability:devout.text': 'After your roll for a prayer you can add 1 to it.',
  'ability:unarmed': 'Bare hands',
  'ability:unarmed.text': 'You can’t use Weapons or Armour in battle.',
  'ability:banish-spirit': 'Banishing Spirits',
  'ability:banish-spirit.text':
    'You can destroy a Spirit without a fight. You get no trophy, but can draw 1 Spell.',
  'ability:no-weapons': 'No weapons',
  'ability:no-weapons.text': 'You can’t use Weapons in battle; Armour you can.',
  'ability:ever-spell': 'Never without a Spell',
  'ability:ever-spell.text':
    'Each time you have cast your last Spell you draw a new one, if your Craft allows it.',
  'ability:foresight': 'Foresight',
  'ability:foresight.text':
    'Each time you draw Adventure cards you can throw one of them away unmet and meet the next one in its place.',
  'ability:mind-reading': 'Reading minds',
  'ability:mind-reading.text': 'You can look at the Spells of other characters at any time.',
  'ability:beguile': 'Beguiling',
  'ability:beguile.text':
    'On a character you land on you can roll 1 die and take 1 gold or 1 Object of your choice: on a 6 from a good one, on 5 or more from a neutral one, on 4 or more from an evil one.',
  'ability:seduce-follower': 'Luring followers away',
  'ability:seduce-follower.text':
    'From a character you land on you can take 1 Follower, though never the Maiden, the Unicorn or the Princess.',
  'ability:steal': 'Stealing',
  'ability:steal.text':
    'From a character you land on you can take 1 gold or 1 Object of your choice.',
  'ability:shoplift': 'Shoplifting',
  'ability:shoplift.text':
    'At each visit to the Village or the Market, and on a Market Day, you can take 1 Purchase card of your choice for free.',
  'ability:crags-safe': 'Safe in the Crags',
  'ability:crags-safe.text': 'You can skip the Crags roll; a roll once made stands.',
  'ability:regenerate': 'Regeneration',
  'ability:regenerate.text':
    'When your movement die shows 6 you can heal 1 life instead of moving; your turn then ends.',
  'ability:two-dice': 'Fighting skill',
  'ability:two-dice.text': 'In battle you can roll 2 dice and use the higher one.',
  'ability:dual-wield': 'Two weapons',
  'ability:dual-wield.text': 'You can use 2 Weapons at the same time.',

  'alignment.good': 'good',
  'alignment.neutral': 'neutral',
  'alignment.evil': 'evil',
  'attribute:strength': 'Strength',
  'attribute:craft': 'Craft',
  'good:life': 'lives',
  'good:fate': 'fate',
  'good:gold': 'gold',
  'good:score.text':
    '1 point each for Strength and Craft gained, and for gold, Spells, Followers and Objects. What a character starts with counts only if the table says so.',
  'amount.strength': '{n} Strength',
  'amount.craft': '{n} Craft',
  'amount.life': '{n, plural, one {# life} other {# lives}}',
  'amount.fate': '{n} fate',
  'amount.gold': '{n} gold',
  'amount.spell': '{n, plural, one {# Spell} other {# Spells}}',
  'amount.talisman': '{n, plural, one {# Talisman} other {# Talismans}}',
};
