import { conditions } from './conditions.ts';
import { drawWorth, lyingWorth } from './worth/meeting.ts';
import { canBuildOn } from './worth/crossing.ts';
import { companyWorth } from './worth/duel.ts';
import { effectsWorth } from './worth/effect.ts';
import { thingOf, type Look } from './look.ts';
import { scoreOf } from './line.ts';
import type { Line } from './lines.ts';
import type { Condition } from '../edition/reasons.ts';
import { refer } from '../reference.ts';

const spaceOf = (look: Look, option: string) => look.sight.edition.book.space(thingOf(option));

/** The measures of what may be had on a space. */
const measures = {
  /** The cards to be drawn there. */
  drawing: (look, option) => drawWorth(look, thingOf(option)),
  /** The cards that lie there. */
  lying: (look, option) => lyingWorth(look, thingOf(option)),
  /** The gold that lies on the space. */
  gold: (look, option) => look.sight.state.gold[thingOf(option)] ?? 0,
  /** The service of the space itself. */
  service: (look, option) => {
    const { before, effects } = spaceOf(look, option);
    return effectsWorth(look, before) + effectsWorth(look, effects);
  },
  /** Somebody it could take something from. */
  company: (look, option) => companyWorth(look, thingOf(option)),
  /** 1 where it could build what takes it over the river. */
  building: (look, option) => (canBuildOn(look, spaceOf(look, option).terrain) ? 1 : 0),
} as const satisfies Readonly<Record<string, (look: Look, option: string) => number>>;

export type Aim = Line<Condition, keyof typeof measures>;

/** Aims of a bot on any board: what each space is worth to land on, in gold. */
export const aims: readonly Aim[] = [
  { option: 'space:*', weight: 1, per: 'drawing' },
  { option: 'space:*', weight: 1, per: 'lying' },
  { option: 'space:*', weight: 1, per: 'service' },
  { option: 'space:*', weight: 1, per: 'company' },
  { option: 'space:*', weight: 1, per: 'gold' },
  // a Raft can be built there
  { option: 'space:*', weight: 8, per: 'building', when: ['shutOut'] },
];

/** Worth of landing on a space, whatever may follow. */
export const aimScore = (look: Look, space: string): number =>
  scoreOf(look, { conditions, measures }, look.brain.aims, refer('space', space)) ?? 0;
