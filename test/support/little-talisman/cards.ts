/** A card's id is its name and a number: `smite1`. Nothing else is kept of a card. */
export type Card = string;

/** What a card is, from its id. */
export const nameOf = (card: Card): string => card.replace(/\d+$/, '');

/** When a reaction window opens. */
export type Moment = 'turn.before-move' | 'battle.before-roll' | 'cast' | 'life';

export type Spell = {
  readonly moments: readonly Moment[];
  /** Only in the caster's own turn. */
  readonly own?: true;
  readonly targets?: 'characters';
};

/** A Counterspell answers a cast, a Preservation a lost life; the others take effect themselves. */
export const spells = {
  counterspell: { moments: ['cast'] },
  preservation: { moments: ['life'] },
  psionicBlast: { moments: ['battle.before-roll'], own: true },
  smite: { moments: ['battle.before-roll', 'turn.before-move'], targets: 'characters' },
  random: { moments: ['battle.before-roll', 'turn.before-move'], targets: 'characters' },
  nullify: { moments: ['battle.before-roll', 'turn.before-move', 'cast'], targets: 'characters' },
  teleport: { moments: ['battle.before-roll'], targets: 'characters' },
  divination: { moments: ['turn.before-move'] },
  temporalWarp: { moments: ['turn.before-move'], own: true },
  destroyMagic: { moments: ['turn.before-move'] },
} as const satisfies Readonly<Record<string, Spell>>;
export type SpellName = keyof typeof spells;

/** The name of a spell. */
export function spellOf(card: Card): SpellName {
  const name = nameOf(card);
  if (!isSpell(name)) throw new Error(`No such spell: ${card}.`);
  return name;
}
const isSpell = (name: string): name is SpellName => Object.hasOwn(spells, name);

/** What a deploy may change: the numbers and lists on the cards and spaces. */
export type Content = {
  readonly enemies: Readonly<Record<string, number>>;
  readonly devilLoss: number;
  readonly tavern: readonly string[];
};
export const printed: Content = {
  enemies: { goblin: 2, bear: 3, dragon: 7 },
  devilLoss: 1,
  tavern: ['drink', 'gamble', 'leave'],
};

/** Strangers and events come first, then enemies; what lies there to be taken is 0. */
export function rankOf(content: Content, card: Card): 0 | 1 | 2 {
  const name = nameOf(card);
  if (['imp', 'devil', 'pestilence', 'siren', 'blizzard', 'sage'].includes(name)) return 1;
  return name in content.enemies ? 2 : 0;
}

/** The outer region, clockwise; how many cards each space draws; where an Imp sends whom. */
export const ring: readonly string[] = [
  'tavern',
  'fields',
  'ruins',
  'forest',
  'city',
  'crags',
  'valley',
  'glade',
];
export const draws: Readonly<Record<string, number>> = { fields: 1, ruins: 2, valley: 3, glade: 1 };
export const impSends: readonly string[] = [
  'crags',
  'forest',
  'tavern',
  'ruins',
  'valley',
  'glade',
];
