import type { Help } from '../../clauses.ts';

/** The text of the clauses that log lines refer to, in our own words. */
export const rules: Help = {
  'rule:TG-SET-04': 'Each stack of tiles is shuffled separately: the three periods and the Heroes.',
  'rule:TG-SET-05':
    'With 2 or 3 players, some tiles of period 1 are removed face down before the game.',
  'rule:TG-SET-10': 'Each player gets a random Hero, the first tile of their story.',
  'rule:TG-SET-11': 'Unused Heroes go back into the box.',
  'rule:TG-SET-13': 'You start with what is printed on your Hero. Its Chests stay closed.',
  'rule:TG-SET-16': 'The first First Player is chosen at random.',
  'rule:TG-QST-02': 'In a game with Quests, each player is dealt some at random.',
  'rule:TG-QST-03':
    'You return one of the Quests you were dealt. The others stay hidden until you place them.',
  'rule:TG-QST-05':
    'Besides the tile you took, you can add Quests to your story at their own cost.',
  'rule:TG-RND-02':
    'In each round, players take tiles, then place them, and then the next round is prepared.',
  'rule:TG-SEL-03':
    'Choices stay secret until all players have chosen, and are then revealed together.',
  'rule:TG-SEL-04': 'In turn order, you take the tile you chose unless an earlier player took it.',
  'rule:TG-SEL-05':
    'If the tile you chose is gone, you take nothing now and choose again in catch-up.',
  'rule:TG-SEL-08':
    'Players without a tile choose openly, in turn order, from the tiles left on the board.',
  'rule:TG-FPT-02': 'The player who took the tile on the lowest slot becomes First Player.',
  'rule:TG-FPT-05':
    'The First Player token must change hands. If its holder took the lowest slot, it goes to the player with the second lowest.',
  'rule:TG-PAY-02':
    'You pay for a tile in full before you place it. Coins and Potions are spent; Combat and Magic only have to be there.',
  'rule:TG-PLC-01': 'A tile you paid for joins your story, which grows from your Hero.',
  'rule:TG-PLA-02': 'A connector gives its reward when a tile is joined to it.',
  'rule:TG-DSC-03': 'A tile you can’t or don’t want to pay for is discarded and leaves the game.',
  'rule:TG-DSC-09': 'If you discard your tile, you get 1 Coin, 1 Potion and a Key at once.',
  'rule:TG-REW-01':
    'You collect the reward of a tile after you place it, so it can’t help pay for the tile.',
  'rule:TG-RWL-06': 'Some tiles give you the First Player token.',
  'rule:TG-KEY-01': 'A Key opens one closed Chest and stays on it.',
  'rule:TG-KEY-02': 'You get the contents of a Chest as soon as it is open.',
  'rule:TG-KEY-11': 'You can’t save a Key. If there is no Chest for it, it goes back.',
  'rule:TG-REF-01':
    'Before a new round, some of the tiles left on the board are discarded from the lowest slots. How many depends on the number of players.',
  'rule:TG-REF-03': 'With 2 or 3 players, the tiles left then slide down to slot 1.',
  'rule:TG-REF-04':
    'With 4 or 5 players, the tiles left then slide down to slots 1 to 3, in the same order.',
  'rule:TG-REF-07':
    'Free slots are filled at random with new tiles of the earliest period that still has some.',
  'rule:TG-END-02':
    'At the end, the player with the most Combat, Magic, Coins or Potions gains 4 Glory for each such Majority.',
  'rule:TG-END-04':
    'Players tied for the most of a good all have its Majority and gain 4 Glory each.',
  'rule:TG-END-05': 'After the Majorities, Characters give their end-of-game rewards.',
  'rule:TG-END-06': 'The most Glory wins.',
  'rule:TG-END-07':
    'Players tied on Glory compare Combat, then Magic, Coins and Potions. The first difference decides.',
  'rule:TG-END-09':
    'Quests in a story give their end-of-game rewards together with the Characters.',
};
