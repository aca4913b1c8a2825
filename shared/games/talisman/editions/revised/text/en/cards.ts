const foe = (kind: string, strength: number): string =>
  `Enemy – ${kind}, Strength ${String(strength)}. Fights any character that encounters it. Stays here until killed.`;
const spirit = (craft: number): string =>
  `Enemy – Spirit, Craft ${String(craft)}. Fights psychic combat with any character that encounters it. Stays here until killed.`;
const wishes =
  'grants one wish and is then discarded: 1 Spell, 1 gold, 1 Strength, 1 Craft, 1 life or 1 fate';
const stall = 'Sword 1, Helmet 1, Water Bottle 1, Shield 2, Mule 2 and Raft 3 gold';
const protects = (rolls: string): string =>
  `Armour. When a lost battle is about to cost you a life, roll 1 die: on ${rolls} you keep it, though the battle stays lost.`;
const bags = (gold: number): string =>
  `Taking it gives you ${String(gold)} gold at once, and the card is discarded; it never fills a place among your Objects.`;
const throwAway =
  'Of each set of Adventure cards you draw you can throw one away unmet; the card drawn in its place has to be met.';
const royal =
  'On each visit to the Castle up to 2 of your lives are healed for free. You can also hand this Follower over there for 3 gold.';

/** Adventure, Purchase and Talisman cards by kind: the name, and the effect. */
export const cards: Readonly<Record<string, string>> = {
  'card:angel': 'Angel',
  'card:angel.text':
    'If you are good you gain 1 life, if you are evil you lose 1 life; nothing happens if you are neutral.',
  'card:blizzard': 'Blizzard',
  'card:blizzard.text':
    'For 2 rounds every character moves exactly 1 space a turn and rolls no die for it.',
  'card:book-of-spells': 'Book of Spells',
  'card:book-of-spells.text': 'You draw as many Spells as your Craft still lets you hold.',
  'card:devil': 'Devil',
  'card:devil.text':
    'If you are evil you gain 1 life, if you are good you lose 1 life; nothing happens if you are neutral.',
  'card:evil-darkness': 'Evil Darkness',
  'card:evil-darkness.text': 'Every character on the board that isn’t evil misses 1 turn.',
  'card:imp': 'Imp',
  'card:imp.text':
    'Roll 1 die to see where it teleports you: 1 Crags, 2 Forest, 3 Tavern, 4 Ruins, 5 Hidden Valley, 6 Cursed Glade. You meet that space; the other cards stay behind.',
  'card:magical-vortex': 'Magical Vortex',
  'card:magical-vortex.text': 'All characters discard all their Spells.',
  'card:market-day': 'Market Day',
  'card:market-day.text': `Beginning with you and going clockwise, every character can buy from the Purchase cards: ${stall}.`,
  'card:mephistopheles': 'Mephistopheles',
  'card:mephistopheles.text':
    'If you are evil you gain 1 Craft; if you are good or neutral you become evil.',
  'card:pestilence': 'Pestilence',
  'card:pestilence.text': 'All characters in your region lose 1 life each, you included.',
  'card:raiders': 'Raiders',
  'card:raiders.text':
    'All your gold is carried off to the Oasis, where it lies for the next visitor.',
  'card:siren': 'Siren',
  'card:siren.text': 'All characters in your region miss their next turn, you included.',
  'card:storm': 'Storm',
  'card:storm.text': 'All characters in your region miss 1 turn, you included.',

  'card:ape': 'Ape',
  'card:ape.text': foe('Animal', 3),
  'card:bear': 'Bear',
  'card:bear.text': foe('Animal', 3),
  'card:lion': 'Lion',
  'card:lion.text': foe('Animal', 3),
  'card:serpent': 'Serpent',
  'card:serpent.text': foe('Animal', 4),
  'card:wild-boar': 'Wild Boar',
  'card:wild-boar.text': foe('Animal', 1),
  'card:wolf': 'Wolf',
  'card:wolf.text': foe('Animal', 2),
  'card:bandit': 'Bandit',
  'card:bandit.text': `${foe('Monster', 4)} For 1 gold he lets you be this time.`,
  'card:giant': 'Giant',
  'card:giant.text': foe('Monster', 6),
  'card:goblin': 'Goblin',
  'card:goblin.text': foe('Monster', 2),
  'card:hobgoblin': 'Hobgoblin',
  'card:hobgoblin.text': foe('Monster', 3),
  'card:ogre': 'Ogre',
  'card:ogre.text': foe('Monster', 5),
  'card:dragon': 'Dragon',
  'card:dragon.text': foe('Dragon', 7),
  'card:demon': 'Demon',
  'card:demon.text': spirit(10),
  'card:ghost': 'Ghost',
  'card:ghost.text': `When it is drawn, roll 1 die for the place it haunts: 1 City, 2 Village, 3 Graveyard, 4 Chapel, 5 Castle, 6 Temple. ${spirit(4)}`,
  'card:lemure': 'Lemure',
  'card:lemure.text': spirit(1),
  'card:shadow': 'Shadow',
  'card:shadow.text': spirit(2),
  'card:spectre': 'Spectre',
  'card:spectre.text': spirit(3),
  'card:wraith': 'Wraith',
  'card:wraith.text': spirit(5),

  'card:enchanter': 'Enchanter',
  'card:enchanter.text': `To the first visitor with a Craft of 4 or more he ${wishes}, or a teleport to any space of this region.`,
  'card:fairy': 'Fairy',
  'card:fairy.text': `To the first good visitor she ${wishes}, or a teleport to another space of this region.`,
  'card:healer': 'Healer',
  'card:healer.text':
    'On each visit he heals up to 2 of your lives for free, not beyond your Life value.',
  'card:hermit': 'Hermit',
  'card:hermit.text':
    'When he is drawn, roll 1 die for his dwelling: 1 Crypt, 2 Plain of Peril, 3 Cursed Glade, 4 Oasis, 5 Crags, 6 Forest. His first visitor gets a Talisman, if one is left, and he is discarded.',
  'card:mage': 'Mage',
  'card:mage.text':
    'Gives 1 Spell to a good character on each visit, if its Craft lets it hold one more.',
  'card:phantom': 'Phantom',
  'card:phantom.text': `To the first evil visitor it ${wishes}, or a teleport to another space of this region.`,
  'card:sorcerer': 'Sorcerer',
  'card:sorcerer.text':
    'On each visit he sells 1 Spell for 1 gold, if your Craft lets you hold one more.',
  'card:witch': 'Witch',
  'card:witch.text':
    'Roll 1 die: 1 you become a Toad for 3 turns, 2 lose 1 life, 3 gain 1 Strength, 4 gain 1 Craft, 5 gain 1 Spell, 6 your fate is replenished for free.',

  'card:hag': 'Cursed by a Hag',
  'card:hag.text':
    'She follows you whether you like it or not; your other Followers are discarded and no new ones join you. Only a visit to the Mystic in the Village rids you of her.',
  'card:poltergeist': 'Poltergeist',
  'card:poltergeist.text':
    'It follows you whether you like it or not, and you move exactly 1 space a turn without rolling. Crossing the river by bridge, raft or ferry rids you of it.',
  'card:alchemist': 'Alchemist',
  'card:alchemist.text': 'You can discard any number of your Objects for 1 gold each.',
  'card:gnome': 'Gnome',
  'card:gnome.text':
    'Opening the Portal of Power by Craft takes you 1 die and the Mines take 2 dice. You can skip the Crags roll, and can evade creatures and characters in the Hills.',
  'card:guide': 'Guide',
  'card:guide.text': 'You can skip the rolls of the Chasm, the Crags and the Forest.',
  'card:maiden': 'Maiden',
  'card:maiden.text': 'Your Craft is 2 higher.',
  'card:mercenary': 'Mercenary',
  'card:mercenary.text':
    'He joins you for 1 gold, or waits here. Once a turn you can pay him 1 gold: your Strength is then 3 higher in battle until the end of the turn.',
  'card:mule': 'Mule',
  'card:mule.text':
    'You can carry 4 more Objects. If you lose it, what is too much for you stays on your space; you choose what.',
  'card:pixie': 'Pixie',
  'card:pixie.text':
    'You can skip the Forest roll, and can evade creatures and characters in the Woods.',
  'card:prince': 'Prince',
  'card:prince.text': royal,
  'card:princess': 'Princess',
  'card:princess.text': royal,
  'card:unicorn': 'Unicorn',
  'card:unicorn.text': 'Your Strength is 1 higher and your Craft is 1 higher.',

  'card:amulet': 'Amulet',
  'card:amulet.text': 'You can’t cast Spells, and no Spell but the Command Spell touches you.',
  'card:cross': 'Cross',
  'card:cross.text':
    'The Chapel and the Graveyard cost you no life for your alignment. You can destroy Spirits without fighting them; they leave no trophy.',
  'card:holy-grail': 'Holy Grail',
  'card:holy-grail.text':
    'Your Craft is 1 higher and the Desert costs you no life. An evil character can’t own it.',
  'card:magic-belt': 'Magic Belt',
  'card:magic-belt.text': 'Your Strength is 1 higher.',
  'card:orb-of-knowledge': 'Orb of Knowledge',
  'card:orb-of-knowledge.text': throwAway,
  'card:potion-of-strength': 'Potion of Strength',
  'card:potion-of-strength.text':
    'Drink it once to be 2 Strength higher until the end of the turn; it is then discarded.',
  'card:ring': 'Ring',
  'card:ring.text': 'While you own it, your Strength and your Craft are 1 higher each.',
  'card:solomons-crown': 'Solomon’s Crown',
  'card:solomons-crown.text': 'While you own it, your Craft is 2 higher.',
  'card:talisman': 'Talisman',
  'card:talisman.text':
    'With a Talisman you can enter the Valley of Fire. You keep it after entering.',
  'card:wand': 'Wand',
  'card:wand.text':
    'Each time you have cast your last Spell you draw a new one, if your Craft allows.',
  'card:holy-lance': 'Holy Lance',
  'card:holy-lance.text':
    'Weapon. Your Strength is 1 higher in battle, or 3 higher against a Dragon. An evil character can’t own it.',
  'card:runesword': 'Runesword',
  'card:runesword.text':
    'Weapon. Your Strength is 1 higher in battle, and you gain 1 life when an opponent you beat with it loses a life. A good character can’t own it.',

  'card:bag-of-gold': 'Bag of Gold',
  'card:bag-of-gold.text': bags(1),
  'card:two-bags-of-gold': 'Two Bags of Gold',
  'card:two-bags-of-gold.text': bags(2),
  'card:raft': 'Raft',
  'card:raft.text':
    'At the start of your next turn you can cross the river to a space facing yours instead of your move. Used or not, the Raft is then gone.',
  'card:water-bottle': 'Water Bottle',
  'card:water-bottle.text': 'The Desert costs you no life.',
  'card:armour': 'Armour',
  'card:armour.text': protects('4, 5 or 6'),
  'card:helmet': 'Helmet',
  'card:helmet.text': protects('6'),
  'card:shield': 'Shield',
  'card:shield.text': protects('5 or 6'),
  'card:axe': 'Axe',
  'card:axe.text':
    'Weapon. Your Strength is 1 higher in battle. When you start your turn in the Woods or the Forest you can build a Raft instead of your move, which ends the turn.',
  'card:sword': 'Sword',
  'card:sword.text': 'Weapon. Your Strength is 1 higher in battle.',

  'card:cave': 'Cave',
  'card:cave.text':
    'Roll 1 die: 1 a Dragon of Strength 7 attacks, 2 a Goblin of Strength 2 attacks, 3 miss 1 turn, 4–5 gain 2 gold, 6 gain 3 gold. These creatures leave no trophy.',
  'card:fountain-of-wisdom': 'Fountain of Wisdom',
  'card:fountain-of-wisdom.text':
    'It comes with 4 Craft. On each visit you can take 1; when none is left the card is discarded.',
  'card:magic-portal': 'Magic Portal',
  'card:magic-portal.text':
    'You can step in and roll 1 die for where you come out: 1 Crags, 2 Village, 3 City, 4 Warlock’s Cave, 5 Temple, 6 Plain of Peril.',
  'card:magic-stream': 'Magic Stream',
  'card:magic-stream.text':
    'It comes with 4 Strength. On each visit you can take 1; when none is left the card is discarded.',
  'card:market': 'Market',
  'card:market.text': `On each visit you can buy from the Purchase cards: ${stall}.`,
  'card:marsh': 'Marsh',
  'card:marsh.text': 'Unless your Strength is 5 or more you miss 1 turn.',
  'card:maze': 'Maze',
  'card:maze.text': 'Unless your Craft is 5 or more you miss 1 turn.',
  'card:pool-of-life': 'Pool of Life',
  'card:pool-of-life.text':
    'It comes with 4 lives. On each visit you can take 1; when none is left the card is discarded.',
  'card:shrine': 'Shrine',
  'card:shrine.text':
    'Pray by rolling 1 die: 1 nothing, 2 gain 1 fate, 3 gain 1 gold, 4 gain 1 Spell, 5 gain 1 life, 6 teleport to any space of this region.',

  'ability:royal-healing': 'Royal favour',
  'ability:royal-healing.text': 'Up to 2 of your lives are healed for free at the Castle.',
  'ability:royal-ransom': 'Ransom',
  'ability:royal-ransom.text': 'At the Castle this Follower can be exchanged for 3 gold.',
  'ability:desert-proof': 'No thirst',
  'ability:desert-proof.text': 'The Desert costs you no life.',
  'ability:talisman-pass': 'The Talisman’s leave',
  'ability:talisman-pass.text': 'You can enter the Valley of Fire.',
  'ability:runesword-thirst': 'Thirst for lives',
  'ability:runesword-thirst.text': 'You gain 1 life when the one you beat with it loses a life.',
  'ability:raft-crossing': 'Crossing by Raft',
  'ability:raft-crossing.text':
    'You can cross the river at the start of your next turn instead of your move.',
  'ability:raft-building': 'Building a Raft',
  'ability:raft-building.text':
    'With the Axe, starting in the Woods or the Forest, you can build a Raft instead of your move.',
  'ability:potion-drink': 'A draught of strength',
  'ability:potion-drink.text':
    'Drink the Potion once: your Strength is 2 higher until the end of the turn, and it is discarded.',
  'ability:poltergeist-drag': 'Dragging along',
  'ability:poltergeist-drag.text': 'You move exactly 1 space a turn until you cross the river.',
  'ability:mercenary-pay': 'A mercenary’s pay',
  'ability:mercenary-pay.text':
    'Once a turn you can pay the Mercenary 1 gold: your Strength is 3 higher in battle until the end of the turn.',
  'ability:hag-curse': 'The Hag’s curse',
  'ability:hag-curse.text': 'You can have no other Followers until you visit the Mystic.',
  'ability:guide-paths': 'Known paths',
  'ability:guide-paths.text': 'You can skip the rolls of the Chasm, the Crags and the Forest.',
  'ability:cross-shelter': 'Shelter of the Cross',
  'ability:cross-shelter.text': 'The Chapel and the Graveyard cost you no life.',
  'ability:cross-banish': 'Might of the Cross',
  'ability:cross-banish.text':
    'You can destroy a Spirit you meet without fighting it; it leaves no trophy.',
  'ability:amulet-ward': 'The Amulet’s ward',
  'ability:amulet-ward.text': 'You cast no Spells, and none but the Command Spell touches you.',
  'ability:alchemist-gold': 'The Alchemist’s art',
  'ability:alchemist-gold.text':
    'At any time you can discard any of your Objects and gain 1 gold for each.',
};
