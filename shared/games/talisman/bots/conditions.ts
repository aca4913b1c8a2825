import { remembered, type Seat } from '../../../engine/index.ts';
import { holdsPass } from '../board/paths.ts';
import { abilitiesOf } from '../character/powers.ts';
import type { Foe } from '../edition/bouts.ts';
import { hero } from '../state-queries.ts';
import { foeReferred, foesNow } from './foes.ts';
import { helpOf } from './help.ts';
import { aboutOf, asSeat, me, taskOf, thingOf, type BotView } from './look.ts';
import { successOf, wayFrom } from './paths.ts';
import type { Condition } from '../edition/reasons.ts';
import { cardWorth } from './worth/card.ts';
import { isShutOut } from './worth/crossing.ts';
import { fightWorth, strengthIn } from './worth/fight.ts';
import { rivalsOf } from './worth/goods.ts';

/** True if the seat holds the pass for the last step to the goal. */
export const holdsPasses = remembered(({ sight, seat }: BotView): boolean =>
  sight.edition.content.spaces
    .filter(({ restricted }) => restricted)
    .every(({ id }) => holdsPass(sight, seat, id)),
);

/** The first space of the paths to the goal. */
const gateOf = ({ sight: { edition } }: BotView): string =>
  edition.content.spaces.find(({ crossing }) => crossing?.dice !== undefined)?.crossing?.to ?? '';

export const isReady = (look: BotView): boolean =>
  holdsPasses(look) && successOf(look, wayFrom(look, gateOf(look))) >= look.brain.ready;

const isWounded = (look: BotView): boolean => {
  const { lives, id } = me(look);
  const { life } = look.sight.edition.book.character(id);
  return lives <= 2 && lives < life;
};

/** Conditions that a bot may ask of the table, by name. */
export const conditions = {
  /** Few lives are left, and some can be healed. */
  wounded: isWounded,
  /** The last life. */
  dying: (look) => me(look).lives === 1,
  /** It may enter the last space, and will probably get there alive. */
  ready: isReady,
  unready: (look) => !isReady(look),
  /** The way to the goal lies across the river, and the bridge is too well guarded for it. */
  shutOut: isShutOut,
  /** It lacks the pass for the last step. */
  passless: (look) => !holdsPasses(look),
  questless: (look) => taskOf(look) === undefined,
  /** It is on the goal. */
  arrived: (look) => me(look).space === look.sight.edition.goal,
  /** It is another's turn. */
  theirs: ({ sight, seat }) => sight.state.turn.seat !== seat,
  /** The player whose turn it is is close to winning. */
  threatened: (look) => isThreat(look),
  /** The question is about its own loss. */
  losing: (look) => aboutOf(look, 'loser') === look.seat,
  /** The question is about a possession of another player. */
  taking: (look) => aboutOf(look, 'from') !== '',
  /** A Spell cast by another that matters is pending. */
  foul: (look) => isFoul(look),
  /** The current fight will probably be lost. */
  outmatched: (look) => isOutmatched(look),
  /** With the help that is offered, the fight may be won. */
  hopeful: (look, option) => leadOf(look) + helpOf(look, option) >= LEAST_LEAD,
  /** It faces cards that it would rather not meet. */
  endangered: (look) => foesNow(look).some((group) => fightWorth(look, group) < -2),
  /** Others hold more than one Spell. */
  rivalSpells: (look) => rivalsOf(look).some((other) => (look.held[other] ?? 0) > 1),
  /** A rival is close to winning. */
  chased: (look) => rivalsOf(look).some((other) => isClose(look, other)),
  unchased: (look) => !rivalsOf(look).some((other) => isClose(look, other)),
  /** It is one step from the goal. */
  beforeGoal: (look) => {
    const { book, goal } = look.sight.edition;
    return book.space(me(look).space).next?.includes(goal) === true;
  },
  /** The right of the option is worth more than its price. */
  useful: ({ brain }, option) => (brain.uses[thingOf(option)] ?? 0) > IDLE,
  /** A right at the end of the turn is worth more than the Follower it costs. */
  partingPays: (look) => partingWorth(look) > IDLE,
} as const satisfies Readonly<Record<Condition, (look: BotView, option: string) => boolean>>;

/** The worth of leaving a right unused, in gold. */
const IDLE = 0.5;

/** The worth of the best right at the end of a turn, less the Follower that it costs. */
function partingWorth(look: BotView): number {
  const { sight, seat, brain } = look;
  const costs = me(look).followers.map((card) => cardWorth(look, card));
  const worths = abilitiesOf(sight, seat, 'occasion').flatMap(({ ability }) =>
    ability.at === 'turn-end' && ability.pay !== undefined
      ? [(brain.uses[ability.id] ?? 0) - (ability.pay.follower ? Math.min(...costs) : 0)]
      : [],
  );
  return Math.max(0, ...worths);
}

/** True if the player in turn, another one, is close to winning. */
const isThreat = (look: BotView): boolean =>
  look.sight.state.turn.seat !== look.seat && isClose(look, look.sight.state.turn.seat);

/** True if a player is on the paths with the pass. */
export function isClose(look: BotView, seat: Seat): boolean {
  const { sight } = look;
  if (sight.state.players[seat]?.character === undefined) return false;
  const { space } = hero(sight.state, seat);
  const { shape } = sight.edition.book.region(sight.edition.book.space(space).region);
  return shape === 'paths' && holdsPasses(asSeat(look, seat));
}

/** The Spell of the goal, or one aimed at this seat. */
function isFoul(look: BotView): boolean {
  const isOwn = aboutOf(look, 'caster') === look.seat;
  return !isOwn && (aboutOf(look, 'spell') === '' || aboutOf(look, 'target') === look.seat);
}

const isOutmatched = (look: BotView): boolean => leadOf(look) < 1;

/** The lead behind which help is wasted: the dice win more than a quarter of such fights. */
const LEAST_LEAD = -1;

/** The creatures of a fight: the named one with those that fight as one with it, or the first group. */
function foesFought(look: BotView, name: string): readonly Foe[] {
  const groups = foesNow(look);
  if (name === '') return groups[0] ?? [];
  const { kindOf } = look.sight.edition.book;
  const isNamed = ({ card }: Foe) => card !== undefined && [card, kindOf(card)].includes(name);
  return groups.find((group) => group.some(isNamed)) ?? foeReferred(look, name);
}

/** The lead of its score before the dice in the fight of the question; without one, any lead. */
function leadOf(look: BotView): number {
  const { sight, seat } = look;
  const attribute = aboutOf(look, 'attribute') || sight.edition.might;
  const from = aboutOf(look, 'from') || aboutOf(look, 'foe') || aboutOf(look, 'card');
  const own = strengthIn(look, attribute, []);
  if (from !== '' && from !== seat && from in sight.state.players) {
    return own - strengthIn(asSeat(look, from), attribute, []);
  }
  const foes = foesFought(look, from);
  const theirs = foes.reduce((sum, { value }) => sum + value, 0);
  return foes.length === 0 ? Number.POSITIVE_INFINITY : own - theirs;
}
