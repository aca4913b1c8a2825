const draw = (n: number): string =>
  n === 1
    ? 'Draw 1 card of the region, or none if any card lies here.'
    : `Draw as many cards of the region as are missing for ${String(n)} to lie here.`;
const home =
  'Either all your lost Health is healed, or you roll 1 die: 5 gain 1 fate, 6 gain 1 Spell.';
const borgin =
  'roll 1 die: 1 you are a Ferret for 2 turns, 2 lose 1 Health, 3–4 nothing, 5 gain 1 Galleon, 6 gain 1 fate';

/** Spaces of the board, what happens there, and who is met there. */
export const spaces: Readonly<Record<string, string>> = {
  'region:outer': 'London and its surroundings',
  'region:middle': 'The grounds of Hogwarts',
  'region:inner': 'The castle',

  'space:leaky-cauldron': 'The Leaky Cauldron',
  'space:leaky-cauldron.text': draw(1),
  'space:diagon-alley': 'Diagon Alley',
  'space:diagon-alley.text':
    'You may sell 1 Object, but no Hallow, for 1 Galleon, then buy: Wiggenweld Potion 1, Wand, Portkey, Darkness Powder 2, Spell Primer, Broomstick, Beaded Bag, Dragonhide Jacket 3 Galleons.',
  'space:charing-cross-road': 'Charing Cross Road',
  'space:charing-cross-road.text': draw(1),
  'space:gringotts': 'Gringotts',
  'space:gringotts.text':
    'Roll 1 die: 1 lose 1 Galleon, 2–3 nothing, 4–5 gain 1 Galleon, 6 gain 2 Galleons.',
  'space:london-streets': 'London Streets',
  'space:london-streets.text': draw(2),
  'space:knockturn-alley': 'Knockturn Alley',
  'space:knockturn-alley.text': draw(2),
  'space:borgin-and-burkes': 'Borgin and Burkes',
  'space:borgin-and-burkes.text': `Order of the Phoenix: ${borgin}. Death Eaters may pay 1 Galleon for 1 Spell instead.`,
  'space:thames-embankment': 'Thames Embankment',
  'space:thames-embankment.text': draw(1),
  'space:ministry-of-magic': 'Ministry of Magic',
  'space:ministry-of-magic.text':
    'If the Advantage token shows your side, fate is replenished. Else roll 1 die: 1–2 miss 1 turn, 3–4 lose 1 fate, 5–6 nothing.',
  'space:whitehall': 'Whitehall',
  'space:whitehall.text': draw(1),
  'space:grimmauld-place': 'Grimmauld Place',
  'space:grimmauld-place.text': `Order of the Phoenix: ${home} Death Eaters lose 1 Health.`,
  'space:islington': 'Islington',
  'space:islington.text': draw(1),
  'space:kings-cross': 'King’s Cross',
  'space:kings-cross.text': `On reaching it you may try for Hogsmeade Station: 1 die and your Magic must come to more than 9, else your turn ends here. Without a try: ${draw(1)}`,
  'space:english-countryside': 'English Countryside',
  'space:english-countryside.text': draw(2),
  'space:the-burrow': 'The Burrow',
  'space:the-burrow.text':
    'Order of the Phoenix: heal 1 Health, and you may pay 1 Galleon for 1 fate. Death Eaters roll 1 die: 1–2 fight a guard with Magic 4, 3–4 nothing, 5–6 gain 1 Galleon.',
  'space:ottery-st-catchpole': 'Ottery St Catchpole',
  'space:ottery-st-catchpole.text': draw(1),
  'space:godrics-hollow': 'Godric’s Hollow',
  'space:godrics-hollow.text': draw(2),
  'space:little-hangleton': 'Little Hangleton',
  'space:little-hangleton.text': `${draw(1)} Enemies fought here add 1 to their attack score.`,
  'space:malfoy-manor': 'Malfoy Manor',
  'space:malfoy-manor.text': `Death Eaters: ${home} The Order of the Phoenix loses 1 Health.`,
  'space:spinners-end': 'Spinner’s End',
  'space:spinners-end.text': draw(1),
  'space:forest-of-dean': 'Forest of Dean',
  'space:forest-of-dean.text':
    'Roll 1 die: 1 fight an outlaw with Strength 4, 2 miss 1 turn, 3–5 nothing, 6 gain 1 Strength.',
  'space:st-mungos': 'St Mungo’s Hospital',
  'space:st-mungos.text':
    'Either heal up to 2 Health for 1 Galleon each, or roll 1 die: 1–4 nothing, 5 heal 1 Health, 6 a Ferret becomes itself again or you gain 1 Health. Whoever loses all Health comes here.',
  'space:little-whinging': 'Little Whinging',
  'space:little-whinging.text': draw(1),
  'space:privet-drive': '4 Privet Drive',
  'space:privet-drive.text':
    'Roll 1 die: 1 miss 1 turn, 2 lose 1 Galleon, 3 fight a bully with Strength 3, 4 gain 1 Galleon, 5 to any other space of the region if you like, 6 to Hagrid’s Hut if you like.',

  'space:hagrids-hut': 'Hagrid’s Hut',
  'space:hagrids-hut.text':
    'Roll 1 die: 1 fight a stray beast with Strength 5, 2–3 nothing, 4 heal 1 Health, 5 gain 1 fate, 6 gain 1 Strength.',
  'space:forbidden-forest': 'Forbidden Forest',
  'space:forbidden-forest.text': draw(2),
  'space:whomping-willow': 'Whomping Willow',
  'space:whomping-willow.text':
    'Roll 1 die: not above your Strength you may go to the Shrieking Shack, above it you lose 1 Health.',
  'space:gates-of-hogwarts': 'Gates of Hogwarts',
  'space:gates-of-hogwarts.text': `With a step to spare, or ending your move here, you may try to open them: 2 dice not above your Magic or your Strength, as you choose. Success leads to the Moving Staircase, failure costs 1 of it, never below its start. Without a try: ${draw(1)}`,
  'space:owlery': 'Owlery',
  'space:owlery.text': 'For 1 Galleon you may gain 1 Spell or 1 fate.',
  'space:greenhouses': 'Greenhouses',
  'space:greenhouses.text': draw(2),
  'space:quidditch-pitch': 'Quidditch Pitch',
  'space:quidditch-pitch.text':
    'You may accept a challenge, if you have none: 1 die says which. Who completes it gains a Hallow.',
  'space:hogsmeade-road': 'Road to Hogsmeade',
  'space:hogsmeade-road.text': draw(2),
  'space:hogsmeade-station': 'Hogsmeade Station',
  'space:hogsmeade-station.text': `From here the way to King’s Cross is free. ${draw(1)}`,
  'space:hogsmeade-village': 'Hogsmeade Village',
  'space:hogsmeade-village.text':
    'You may buy: Wiggenweld Potion 2, Wand, Portkey, Darkness Powder 3, Spell Primer, Broomstick, Beaded Bag, Dragonhide Jacket 4 Galleons.',
  'space:three-broomsticks': 'The Three Broomsticks',
  'space:three-broomsticks.text':
    'You may heal for 1 Galleon a Health, and pay 1 Galleon for 1 fate.',
  'space:hogs-head': 'The Hog’s Head',
  'space:hogs-head.text': draw(1),
  'space:shrieking-shack': 'Shrieking Shack',
  'space:shrieking-shack.text': `${draw(1)} Bonuses of Objects and Spells are of no use here.`,
  'space:black-lake': 'Black Lake',
  'space:black-lake.text': `Roll 1 die: on 1–2 you lose 1 Health. Then: ${draw(2)}`,
  'space:lakeshore': 'Lakeshore',
  'space:lakeshore.text': draw(2),
  'space:centaur-glade': 'Glade of the Centaurs',
  'space:centaur-glade.text': draw(3),

  'space:moving-staircase': 'Moving Staircase',
  'space:moving-staircase.text': 'Nothing happens here.',
  'space:potions-dungeon': 'Dungeon of Potions',
  'space:potions-dungeon.text': 'Roll 2 dice: above your Magic they cost you 1 Health.',
  'space:dada-classroom': 'Classroom of Defence Against the Dark Arts',
  'space:dada-classroom.text':
    'Fight a shape-shifter, whose Magic is 3 and a die rolled once. Until it is beaten you fight it again each turn in place of moving, or turn back.',
  'space:restricted-section': 'Restricted Section',
  'space:restricted-section.text':
    'Roll 1 die: 1 lose 1 Health, 2 miss 1 turn, 3–5 nothing, 6 gain 1 Spell.',
  'space:chamber-of-secrets': 'Chamber of Secrets',
  'space:chamber-of-secrets.text':
    'Fight a giant snake with Magic or Strength, as you choose; it has 4 and a die rolled once. Until it is beaten you fight it again each turn in place of moving, or turn back.',
  'space:astronomy-tower': 'Astronomy Tower',
  'space:astronomy-tower.text': 'Roll 1 die: 1–2 lose 1 Health, 3–5 nothing, 6 lose 2 Health.',
  'space:headmasters-office': 'Headmaster’s Office',
  'space:headmasters-office.text': 'Heal 1 Health or gain 1 fate, as you choose.',
  'space:room-of-requirement': 'Room of Requirement',
  'space:room-of-requirement.text':
    'Every move stops here. With a Hallow to give up you go on into the Great Hall, else you turn back.',
  'space:great-hall': 'Great Hall',
  'space:great-hall.text':
    'Battle Voldemort with Magic; his is 12. Who wins has won the match. Losing costs 1 Health and leads back to the Moving Staircase; after a draw you fight again next turn.',

  'creature:guard': 'Guard',
  'creature:outlaw': 'Outlaw',
  'creature:bully': 'Bully',
  'creature:stray-beast': 'Stray beast',
  'creature:guardian': 'Guardian of the tomb',
  'creature:shape-shifter': 'Shape-shifter',
  'creature:giant-snake': 'Giant snake',
  'creature:voldemort': 'Lord Voldemort',

  'quest:challenge-wound': 'Make a character of the other side lose 1 Health',
  'quest:challenge-kill': 'Beat 1 Enemy with a value of 4 or more',
  'quest:challenge-follower': 'Discard 1 Follower',
  'quest:challenge-object': 'Discard 1 Object that is no Hallow',
  'quest:challenge-two-galleons': 'Pay 2 Galleons',
  'quest:challenge-galleon': 'Pay 1 Galleon',

  'shop:advice': 'Take advice',
  'shop:bargain': 'Buy 1 Spell for 1 Galleon',
  'shop:by-magic': 'Try it with Magic',
  'shop:by-strength': 'Try it with Strength',
  'shop:butterbeer': 'Butterbeer: 1 fate for 1 Galleon',
  'shop:chance': 'Take your chance',
  'shop:confiscation': 'Lose 1 Object',
  'shop:favours': 'Gain 2 fate',
  'shop:fine': 'Pay 1 Galleon',
  'shop:flight': 'Fly to Hagrid’s Hut',
  'shop:healer': 'Healer: up to 2 Health for 1 Galleon each',
  'shop:keeper': 'Keeper: 1 fate for 1 Galleon',
  'shop:letter': 'Letter: 1 Spell for 1 Galleon',
  'shop:open': 'Open the tomb',
  'shop:owl': 'Owl: 1 fate for 1 Galleon',
  'shop:passage': 'Take the passage',
  'shop:rest': 'Rest and heal',
  'shop:restore': 'Become yourself again',
  'shop:ride': 'Ride along',
  'shop:search': 'Search the house',
  'shop:sell': 'Sell 1 Object for 2 Galleons',
  'shop:stars': 'Ask the stars: 1 fate',
  'shop:strengthen': 'Gain 1 Health',
  'shop:supper': 'Supper: 1 fate for 1 Galleon',
  'shop:tunnel': 'Take the tunnel',
  'shop:vault': 'Vault: 1 Purchase card for 2 Galleons',
  'shop:ward': 'Go to the ward',
};
