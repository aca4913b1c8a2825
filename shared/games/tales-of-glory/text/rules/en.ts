import type { Help } from '../../clauses.ts';

/** What the clauses say that lines of the log name, in our own words. */
export const rules: Help = {
  'rule:TG-SET-04': 'Each stack of tiles is shuffled by itself: the three periods, and the Heroes.',
  'rule:TG-SET-05':
    'With 2 or 3 players some tiles of period 1 leave the game before it begins, unseen.',
  'rule:TG-SET-10': 'Everyone gets a Hero at random, and with it the first tile of a story.',
  'rule:TG-SET-11': 'Heroes that nobody plays go back into the box.',
  'rule:TG-SET-13': 'Everyone begins with what is printed on the own Hero; its Chests stay closed.',
  'rule:TG-SET-16': 'Chance says who is First Player at the start, in place of the noblest name.',
  'rule:TG-QST-02': 'In a game with Quests everyone is dealt some of them at random.',
  'rule:TG-QST-03':
    'One of the Quests dealt goes back into the box; those kept stay hidden until they are placed.',
  'rule:TG-QST-05': 'Besides the tile taken you may add Quests to your story, at their own cost.',
  'rule:TG-RND-02':
    'A round goes from taking tiles to placing them, and then the next one is prepared.',
  'rule:TG-SEL-03': 'Choices stay secret until everyone has chosen, and are then shown together.',
  'rule:TG-SEL-04':
    'In turn order everyone takes the tile chosen, unless somebody before has taken it.',
  'rule:TG-SEL-05': 'Who finds the chosen tile gone takes nothing for now and catches up later.',
  'rule:TG-SEL-08':
    'Who has no tile yet chooses openly, in turn order, among all that are left on the board.',
  'rule:TG-FPT-02': 'First Player is now who took the tile on the lowest slot.',
  'rule:TG-FPT-05':
    'The token must change hands: if its holder took the lowest slot, it goes to the second lowest.',
  'rule:TG-PAY-02':
    'A tile is paid for in full before it is placed. Coins and Potions are spent; Combat and Magic only have to be there.',
  'rule:TG-PLC-01': 'A tile that is paid for joins the story, which grows from the Hero.',
  'rule:TG-PLA-02': 'A connector gives its reward when a tile is joined to it.',
  'rule:TG-DSC-03': 'A tile that you cannot or will not pay for is discarded and does not return.',
  'rule:TG-DSC-09':
    'Who discards the own tile is compensated at once, with 1 Coin, 1 Potion and a Key.',
  'rule:TG-REW-01': 'What a tile gives is collected once it is placed, so it cannot help to pay.',
  'rule:TG-RWL-06': 'Some tiles hand their owner the First Player token.',
  'rule:TG-KEY-01': 'A Key opens one Chest that is still closed, and stays on it.',
  'rule:TG-KEY-02': 'What is in a Chest is yours as soon as it is open.',
  'rule:TG-KEY-11': 'A Key cannot be saved: if there is no Chest for it, it goes back.',
  'rule:TG-REF-01':
    'Before a new round some tiles nobody took are discarded, from the lowest slots; how many depends on the number of players.',
  'rule:TG-REF-03': 'With 2 or 3 players what is left then slides down to slot 1.',
  'rule:TG-REF-04':
    'With 4 or 5 players what is left then slides down to slots 1 to 3, in the same order.',
  'rule:TG-REF-07':
    'Free slots are filled at random with new tiles, of the earliest period that has any.',
  'rule:TG-END-02':
    'In the end, who has the most Combat, Magic, Coins or Potions gains 4 Glory for each such Majority.',
  'rule:TG-END-04': 'Who share the most of a good all have its Majority and its 4 Glory.',
  'rule:TG-END-05': 'After the Majorities, Characters give what they promise for the end.',
  'rule:TG-END-06': 'The most Glory wins.',
  'rule:TG-END-07':
    'Who is level on Glory is compared by Combat, then Magic, Coins and Potions; the first difference decides.',
  'rule:TG-END-09':
    'Quests in a story give what they promise at the end, together with the Characters.',
};
