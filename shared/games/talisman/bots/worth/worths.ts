/**
 * Worths of things to a bot, in gold. All its decisions depend on these numbers, on the lines of
 * `weights.ts` and on the aims of `aims.ts`.
 */
export const worths = {
  gold: 1,
  fate: 3,
  spell: 2.5,
  /** A point of the attribute it builds on, and of another. */
  mainPoint: 10,
  otherPoint: 4,
  /** A turn lost, or ended before its time. */
  turn: 3,
  /** Three turns as a Toad; the goods it leaves behind count separately. */
  toad: 9,
  /** Loss of a Follower, or of something not of one's choice. */
  follower: 3,
  /** The next life that would be lost, by how many there are; more than these count as the last. */
  lives: [0, 24, 9, 5, 3.5, 3],
  /** The cost of a death besides: a share of the points gained, and of a pass held. */
  pass: 18,
  /** Being moved somewhere of its own choice, or by chance. */
  travel: 3,
  /** A way over the river, if the seat has none. */
  crossing: 9,
  /** A task on the way to the goal that is passed for certain, and not in vain. */
  opening: 40,
  /** Enemies killed are points in the making. */
  trophies: 0.85,
  /** A Weapon counts only in battle. */
  weapon: 0.7,
  /** The best Armour, were it to save every life. */
  armour: 8,
  /** Room for one Object more. */
  carried: 0.4,
  /** A rival's gain is a loss, in part. */
  rival: 0.4,
} as const;

/** Worth of owning a card with this ability. */
export const abilityWorths: Readonly<Record<string, number>> = {
  'skip-roll': 1,
  evade: 2,
  'add-to-roll': 1,
  'fewer-dice': 6,
  'spare-life': 1,
  redraw: 2,
  'ever-spell': 3,
  'shun-spells': 0.5,
  destroy: 3,
  'heal-free': 2,
  hire: 2,
  drink: 3,
  transmute: 0.5,
  build: 1,
  raft: 0.5,
  slow: -8,
  'repel-followers': -2,
  'drink-life': 4,
};

/** Toll of a space of the paths, or of a roll on one: lives, or a number of fights of this value. */
export type Toll = {
  readonly lives?: number;
  readonly fights?: number;
  readonly value?: number;
  /** The foe of the fights, if it matters. */
  readonly foe?: string;
  /** A fight that is lost ends the way. */
  readonly decides?: true;
};
