type Words = Readonly<Record<string, string>>;

/** The owners of rolls that have another name than their card, space or ability. */
const owners: Readonly<Record<string, string>> = {
  barrier: 'space:kings-cross',
  borgin: 'space:borgin-and-burkes',
  burrow: 'space:the-burrow',
  dean: 'space:forest-of-dean',
  deals: 'ability:shady-deals',
  hut: 'space:hagrids-hut',
  interview: 'card:rita-skeeter',
  lake: 'space:black-lake',
  lock: 'space:gates-of-hogwarts',
  ministry: 'space:ministry-of-magic',
  mirror: 'card:mirror-of-erised',
  potions: 'space:potions-dungeon',
  privet: 'space:privet-drive',
  prophecy: 'card:sybill-trelawney',
  quest: 'space:quidditch-pitch',
  restricted: 'space:restricted-section',
  skirmish: 'card:battle-of-hogwarts',
  stunned: 'card:stupefy',
  swarm: 'card:dementor-swarm',
  tale: 'card:xenophilius-lovegood',
  task: 'card:triwizard-task',
  tower: 'space:astronomy-tower',
  ward: 'space:st-mungos',
  willow: 'space:whomping-willow',
};

/** The purpose of each roll, in the words of its owner. */
export const rollsOf = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(owners).map(([label, owner]) => [`roll.${label}`, words[owner] ?? owner]),
  );
