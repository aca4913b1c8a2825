const ally = (side: string, attribute: string, value: number, gives: string): string =>
  `Follower of the ${side}${gives === '' ? '' : `: ${gives}`}. For the other side it is an Enemy with ${attribute} ${String(value)}.`;
const order = (attribute: string, value: number, gives = ''): string =>
  ally('Order of the Phoenix', attribute, value, gives);
const deathEaters = (attribute: string, value: number, gives = ''): string =>
  ally('Death Eaters', attribute, value, gives);
const foe = (attribute: string, value: number, more = ''): string =>
  `Enemy with ${attribute} ${String(value)}. Fights any character that encounters it${more === '' ? '.' : `. ${more}`}`;
const drains = 'Losing to it costs you 1 fate as well.';
const gains = (what: string): string => `gives you ${what}`;
const magic1 = gains('1 Magic');
const strength1 = gains('1 Strength');
const against = (whom: string, amount: number): string =>
  `${String(amount)} more to your attack score against ${whom}`;

/** Encounter, purchase and Hallow cards by kind: the name, and the effect. */
export const cards: Readonly<Record<string, string>> = {
  'card:nymphadora-tonks': 'Nymphadora Tonks',
  'card:nymphadora-tonks.text': order('Magic', 5, magic1),
  'card:kingsley-shacklebolt': 'Kingsley Shacklebolt',
  'card:kingsley-shacklebolt.text': order('Magic', 7, `1 Magic, and ${against('characters', 1)}`),
  'card:alastor-moody': 'Alastor Moody',
  'card:alastor-moody.text': order(
    'Magic',
    6,
    'the Advantage token never costs you 1, and 1 more to your attack score where a character attacks you',
  ),
  'card:mundungus-fletcher': 'Mundungus Fletcher',
  'card:mundungus-fletcher.text': order(
    'Strength',
    3,
    'at the start of your turn you can roll 1 die: 1 he leaves, 6 gain 1 Galleon',
  ),
  'card:arthur-weasley': 'Arthur Weasley',
  'card:arthur-weasley.text': order('Magic', 5, 'cards you buy cost 1 Galleon less, at least 1'),
  'card:molly-weasley': 'Molly Weasley',
  'card:molly-weasley.text': order(
    'Magic',
    5,
    '1 Magic, and at the Burrow and St Mungo’s 1 Health is healed for free',
  ),
  'card:bill-weasley': 'Bill Weasley',
  'card:bill-weasley.text': order('Magic', 4, strength1),
  'card:dobby': 'Dobby',
  'card:dobby.text': order(
    'Magic',
    4,
    'discard him to evade an Enemy or a character, or to go to any space of your region instead of rolling for your move',
  ),
  'card:sirius-black': 'Sirius Black',
  'card:sirius-black.text': order('Magic', 6, magic1),
  'card:remus-lupin': 'Remus Lupin',
  'card:remus-lupin.text': order('Magic', 5, `1 Magic, and ${against('Dementors', 1)}`),
  'card:hermione-granger': 'Hermione Granger',
  'card:hermione-granger.text': order('Magic', 6, '1 Magic, and room for 1 more Spell'),
  'card:ron-weasley': 'Ron Weasley',
  'card:ron-weasley.text': order('Strength', 4, strength1),
  'card:neville-longbottom': 'Neville Longbottom',
  'card:neville-longbottom.text': order('Magic', 4, 'discard him to make a lost battle a draw'),
  'card:luna-lovegood': 'Luna Lovegood',
  'card:luna-lovegood.text': order('Magic', 5, 'where you are to draw cards you can draw 1 fewer'),
  'card:ginny-weasley': 'Ginny Weasley',
  'card:ginny-weasley.text': order('Magic', 5, against('characters', 1)),
  'card:grawp': 'Grawp',
  'card:grawp.text': order('Strength', 8, 'you can own 4 more Objects'),

  'card:antonin-dolohov': 'Antonin Dolohov',
  'card:antonin-dolohov.text': deathEaters('Magic', 7, `1 Magic, and ${against('characters', 1)}`),
  'card:corban-yaxley': 'Corban Yaxley',
  'card:corban-yaxley.text': deathEaters('Magic', 5, strength1),
  'card:augustus-rookwood': 'Augustus Rookwood',
  'card:augustus-rookwood.text': deathEaters(
    'Magic',
    6,
    '1 Magic, and you can look at the Spells of others',
  ),
  'card:barty-crouch-jr': 'Barty Crouch Jr',
  'card:barty-crouch-jr.text': deathEaters('Magic', 6, magic1),
  'card:narcissa-malfoy': 'Narcissa Malfoy',
  'card:narcissa-malfoy.text': deathEaters('Magic', 4, 'discard her to keep your last Health'),
  'card:dolores-umbridge': 'Dolores Umbridge',
  'card:dolores-umbridge.text': deathEaters(
    'Magic',
    5,
    '1 more to your attack score where you attack a character',
  ),
  'card:kreacher': 'Kreacher',
  'card:kreacher.text': deathEaters('Magic', 3, 'you can own 1 more Object'),
  'card:walden-macnair': 'Walden Macnair',
  'card:walden-macnair.text': deathEaters('Strength', 5, '1 Strength in battle'),
  'card:severus-snape': 'Severus Snape',
  'card:severus-snape.text': deathEaters('Magic', 7, magic1),
  'card:fenrir-greyback': 'Fenrir Greyback',
  'card:fenrir-greyback.text': deathEaters('Strength', 7, '2 Strength in battle'),
  'card:amycus-carrow': 'Amycus Carrow',
  'card:amycus-carrow.text': deathEaters('Magic', 5, against('characters', 1)),
  'card:alecto-carrow': 'Alecto Carrow',
  'card:alecto-carrow.text': deathEaters(
    'Magic',
    5,
    '1 Magic, and at the start of your turn you can pay 1 fate for 1 Spell',
  ),
  'card:nagini': 'Nagini',
  'card:nagini.text': deathEaters(
    'Strength',
    6,
    'after beating a character roll 1 die: on 4–6 it loses 1 Health',
  ),
  'card:vincent-crabbe': 'Vincent Crabbe',
  'card:vincent-crabbe.text': deathEaters('Strength', 4, strength1),
  'card:gregory-goyle': 'Gregory Goyle',
  'card:gregory-goyle.text': deathEaters(
    'Strength',
    4,
    'discard him to keep the Health that a lost battle costs',
  ),
  'card:thorfinn-rowle': 'Thorfinn Rowle',
  'card:thorfinn-rowle.text': deathEaters('Magic', 6, magic1),

  'card:garden-gnome': 'Garden Gnome',
  'card:garden-gnome.text': foe('Strength', 2),
  'card:doxies': 'Doxies',
  'card:doxies.text': foe('Magic', 2, drains),
  'card:cornish-pixies': 'Cornish Pixies',
  'card:cornish-pixies.text': foe('Magic', 3),
  'card:attic-ghoul': 'Attic Ghoul',
  'card:attic-ghoul.text': foe(
    'Strength',
    3,
    'A die says where it lies: 1–2 Grimmauld Place, 3–4 the Burrow, 5–6 Malfoy Manor.',
  ),
  'card:red-cap': 'Red Cap',
  'card:red-cap.text': foe('Strength', 4),
  'card:inferius': 'Inferius',
  'card:inferius.text': foe('Magic', 5),
  'card:boggart': 'Boggart',
  'card:boggart.text': foe('Magic', 3),
  'card:banshee': 'Banshee',
  'card:banshee.text': foe('Magic', 4),
  'card:dementor-outer': 'Dementor',
  'card:dementor-outer.text': foe('Magic', 5, drains),
  'card:acromantula': 'Acromantula',
  'card:acromantula.text': foe('Strength', 5),
  'card:grindylow': 'Grindylow',
  'card:grindylow.text': foe('Magic', 5),
  'card:blast-ended-skrewt': 'Blast-Ended Skrewt',
  'card:blast-ended-skrewt.text': foe('Strength', 6),
  'card:mountain-troll': 'Mountain Troll',
  'card:mountain-troll.text': foe('Strength', 7),
  'card:fluffy': 'Fluffy',
  'card:fluffy.text': foe('Strength', 8, 'For 1 Galleon it lets you pass.'),
  'card:hungarian-horntail': 'Hungarian Horntail',
  'card:hungarian-horntail.text': foe('Strength', 9),
  'card:peeves': 'Peeves',
  'card:peeves.text': foe(
    'Magic',
    3,
    'Losing to him you also drop 1 Object of your choice, but no Hallow.',
  ),
  'card:devils-snare': 'Devil’s Snare',
  'card:devils-snare.text': foe('Magic', 5),
  'card:dementor-middle': 'Dementor',
  'card:dementor-middle.text': foe('Magic', 6, drains),

  'card:niffler': 'Niffler',
  'card:niffler.text':
    'Follower for either side. If you have no Galleon at the end of your turn, roll 1 die: on 5–6 it finds 1.',
  'card:post-owl': 'Post Owl',
  'card:post-owl.text':
    'Follower for either side. At the start of your turn you can pay 1 Galleon for 1 Spell.',
  'card:buckbeak': 'Buckbeak',
  'card:buckbeak.text':
    'Follower for either side. You can move 1 space further than your die shows.',
  'card:thestral': 'Thestral',
  'card:thestral.text':
    'Follower for either side. Discard it to go to any space of your region instead of rolling for your move.',

  'card:garrick-ollivander': 'Garrick Ollivander',
  'card:garrick-ollivander.text':
    'The first visitor gets a Wand, or 1 fate if no Wand is left or can be owned. Then he leaves.',
  'card:rita-skeeter': 'Rita Skeeter',
  'card:rita-skeeter.text':
    'Roll 1 die: 1–2 lose 1 fate, 3–4 the Advantage token is turned over, 5 gain 1 Galleon, 6 gain 2 fate.',
  'card:stan-shunpike': 'Stan Shunpike',
  'card:stan-shunpike.text': 'For 1 Galleon you can ride to any other space of your region.',
  'card:griphook': 'Griphook',
  'card:griphook.text':
    'You can sell 1 Object, but no Hallow, for 2 Galleons, or pay 2 Galleons for 1 Purchase card of your choice.',
  'card:cornelius-fudge': 'Cornelius Fudge',
  'card:cornelius-fudge.text':
    'If the Advantage token shows your side you gain 1 Galleon, else you miss 1 turn. Then he leaves.',
  'card:sybill-trelawney': 'Sybill Trelawney',
  'card:sybill-trelawney.text':
    'Roll 1 die: 1 lose 1 fate, 2–3 nothing, 4–5 gain 1 fate, 6 gain 1 Spell.',
  'card:firenze': 'Firenze',
  'card:firenze.text': 'Heal 1 Health or gain 1 fate, as you choose. Then he leaves.',
  'card:madam-pomfrey': 'Madam Pomfrey',
  'card:madam-pomfrey.text':
    'All your lost Health is healed, and a Ferret becomes itself again. Then she leaves.',
  'card:xenophilius-lovegood': 'Xenophilius Lovegood',
  'card:xenophilius-lovegood.text':
    'Roll 1 die: 1 miss 1 turn, 2–3 nothing, 4 gain 1 fate, 5–6 gain 1 Hallow (1 fate if none is left), and he leaves.',

  'card:azkaban-breakout': 'Breakout from Azkaban',
  'card:azkaban-breakout.text':
    'Every Death Eater gains 1 fate, and the Advantage token shows their side.',
  'card:dark-mark': 'Dark Mark',
  'card:dark-mark.text':
    'All on this space and the two beside it roll 1 die: on 1–2 they lose 1 Health.',
  'card:daily-prophet': 'Daily Prophet',
  'card:daily-prophet.text': 'Every character without a Spell draws 1, if Magic allows it.',
  'card:ministry-raid': 'Raid of the Ministry',
  'card:ministry-raid.text':
    'Every character in this region pays 1 Galleon or loses 1 Object. Hallows are safe.',
  'card:world-cup-riot': 'Riot at the World Cup',
  'card:world-cup-riot.text': 'You flee to any other space of your region and encounter it.',
  'card:order-meeting': 'Meeting of the Order',
  'card:order-meeting.text':
    'Every character of the Order gains 1 fate, and the Advantage token shows their side.',
  'card:battle-of-hogwarts': 'Skirmish at Hogwarts',
  'card:battle-of-hogwarts.text':
    'Every character in this region rolls 1 die: 1–2 lose 1 Health, 3–5 nothing, 6 gain 1 fate.',
  'card:dementor-swarm': 'Swarm of Dementors',
  'card:dementor-swarm.text':
    'Every character in this region without a Spell rolls 1 die: on 1–3 it loses 1 Health.',
  'card:triwizard-task': 'Triwizard Task',
  'card:triwizard-task.text':
    'Choose Magic or Strength and roll 2 dice: a sum not above the attribute gains you 1 of that attribute, a higher sum costs you 1 Health.',
  'card:fiendfyre': 'Fiendfyre',
  'card:fiendfyre.text':
    'All on this space and the two beside it lose 1 Object of their choice; Hallows are safe.',
  'card:full-moon': 'Full Moon',
  'card:full-moon.text':
    'Until your next turn begins, Enemies that fight with Strength add 1 to their attack score.',
  'card:hogsmeade-weekend': 'Weekend in Hogsmeade',
  'card:hogsmeade-weekend.text': 'Every character in this region gains 1 Galleon.',

  'card:knight-bus': 'Stop of the Knight Bus',
  'card:knight-bus.text':
    'Roll 1 die: 1 miss 1 turn, 2–3 to King’s Cross, 4–5 to a space of this region if you like, 6 gain 1 fate.',
  'card:magical-menagerie': 'Magical Menagerie',
  'card:magical-menagerie.text': 'For 1 Galleon you can gain 1 fate.',
  'card:safe-house': 'Safe House',
  'card:safe-house.text': 'Heal 1 Health. No character starts a fight with another here.',
  'card:mirror-of-erised': 'Mirror of Erised',
  'card:mirror-of-erised.text':
    'Roll 1 die: 1–2 miss 1 turn, 3–4 nothing, 5 gain 1 Magic, 6 gain 1 Strength; with a gain the mirror is gone.',
  'card:one-eyed-witch': 'Passage of the One-Eyed Witch',
  'card:one-eyed-witch.text': 'You can go to Hogsmeade Village.',
  'card:white-tomb': 'White Tomb',
  'card:white-tomb.text':
    'You can open it: beat its guardian, Magic 7, and you gain 1 Hallow (1 Magic if none is left); then it is gone.',
  'card:vanishing-cabinet': 'Vanishing Cabinet',
  'card:vanishing-cabinet.text': 'You can go to Borgin and Burkes.',

  'card:deluminator': 'Deluminator',
  'card:deluminator.text': 'Once a turn you can evade a character.',
  'card:sneakoscope': 'Sneakoscope',
  'card:sneakoscope.text': '1 more to your attack score where a character attacks you.',
  'card:felix-felicis': 'Felix Felicis',
  'card:felix-felicis.text': 'Discard this card before you roll a die of your own: the die is a 6.',
  'card:invisibility-potion': 'Potion of Invisibility',
  'card:invisibility-potion.text': 'Discard this card to evade an Enemy or a character.',
  'card:lost-galleons': 'Lost Galleon',
  'card:lost-galleons.text': 'Taking it gives you 1 Galleon, and the card is discarded.',
  'card:smugglers-purse': 'Smuggler’s Purse',
  'card:smugglers-purse.text': 'Taking it gives you 2 Galleons, and the card is discarded.',
  'card:sword-of-gryffindor': 'Sword of Gryffindor',
  'card:sword-of-gryffindor.text':
    'Only the Order can use it: Strength +1 in battle, and +2 to your attack score against Voldemort.',
  'card:slytherins-locket': 'Slytherin’s Locket',
  'card:slytherins-locket.text':
    'Only Death Eaters can use it: Strength +1 in battle, and +2 to the attack score against Voldemort.',
  'card:ravenclaws-diadem': 'Ravenclaw’s Diadem',
  'card:ravenclaws-diadem.text': 'Gives you 1 Magic.',
  'card:marauders-map': 'Marauder’s Map',
  'card:marauders-map.text':
    'Once a turn you can evade a character. In the middle region you can move 1 space more or fewer than your die shows.',
  'card:time-turner': 'Time-Turner',
  'card:time-turner.text': 'Discard this card at the end of your turn to take another turn.',
  'card:basilisk-fang': 'Basilisk Fang',
  'card:basilisk-fang.text':
    'Discard this card before the dice: 3 more to your attack score against Enemies or Voldemort.',
  'card:lost-galleons-middle': 'Lost Galleon',
  'card:lost-galleons-middle.text': 'Taking it gives you 1 Galleon, and the card is discarded.',

  'card:wand': 'Wand',
  'card:wand.text': 'Gives you 1 Magic.',
  'card:spell-primer': 'Spell Primer',
  'card:spell-primer.text': 'Gives you 1 Magic.',
  'card:broomstick': 'Broomstick',
  'card:broomstick.text': 'You can move 1 space further than your die shows.',
  'card:portkey': 'Portkey',
  'card:portkey.text':
    'Give this card up instead of rolling for your move: you go from the outer region to the space opposite.',
  'card:wiggenweld-potion': 'Wiggenweld Potion',
  'card:wiggenweld-potion.text': 'Discard this card at the start of your turn to heal 1 Health.',
  'card:beaded-bag': 'Beaded Bag',
  'card:beaded-bag.text': 'You can own 4 more Objects.',
  'card:dragonhide-jacket': 'Dragonhide Jacket',
  'card:dragonhide-jacket.text':
    'When a lost battle is about to cost you Health, roll 1 die: on 5–6 you keep it, though the battle stays lost.',
  'card:darkness-powder': 'Darkness Powder',
  'card:darkness-powder.text': 'Discard this card to evade an Enemy or a character.',

  'card:elder-wand': 'Elder Wand',
  'card:elder-wand.text': 'Hallow. 2 Magic in battle. Give up a Hallow to enter the Great Hall.',
  'card:resurrection-stone': 'Resurrection Stone',
  'card:resurrection-stone.text':
    'Hallow. About to lose your last Health, roll 1 die: on 4–6 you keep it. Give up a Hallow to enter the Great Hall.',
  'card:invisibility-cloak': 'Invisibility Cloak',
  'card:invisibility-cloak.text':
    'Hallow. Once a turn you can evade an Enemy or a character. Give up a Hallow to enter the Great Hall.',

  'pile:purchase': 'Purchase cards',
  'pile:talismans': 'Hallows',
};
