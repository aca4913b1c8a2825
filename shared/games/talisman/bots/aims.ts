import { recalled, remembered } from '../../../engine/index.ts';
import { conditions, holdsPasses } from './conditions.ts';
import { drawWorth, lyingWorth } from './worth/meeting.ts';
import { canBuildOn } from './worth/crossing.ts';
import { companyWorth } from './worth/duel.ts';
import { effectsWorth } from './worth/effect.ts';
import { me, type BotView, type Tables } from './look.ts';
import { linesAbout, totalOf } from './line.ts';
import type { Line } from './lines.ts';
import type { Condition } from '../edition/reasons.ts';
import { refer } from '../reference.ts';

/** The measures of a space's possible gains. */
const measures = {
  /** Worth of the cards to be drawn there. */
  drawing: drawWorth,
  /** Worth of the cards lying there. */
  lying: lyingWorth,
  /** Worth of the gold lying on the space. */
  gold: (look, space) => look.sight.state.gold[space] ?? 0,
  /** Worth of the space's own service. */
  service: (look, space) => {
    const { before, effects } = look.sight.edition.book.space(space);
    return effectsWorth(look, before) + effectsWorth(look, effects);
  },
  /** The worth of a player there to take something from. */
  company: companyWorth,
  /** 1 if it could build a Raft there. */
  building: (look, space) =>
    canBuildOn(look, look.sight.edition.book.space(space).terrain) ? 1 : 0,
  /** 1 if it would go back over a crossing, although it holds the pass for the last step. */
  retreat: (look, space) => (holdsPasses(look) && isBehind(look, space) ? 1 : 0),
} as const satisfies Readonly<Record<string, (look: BotView, space: string) => number>>;

export type Aim = Line<Condition, keyof typeof measures>;

/** True if a space lies in a region farther from the goal than that of the character. */
function isBehind(look: BotView, space: string): boolean {
  const { content, book } = look.sight.edition;
  const place = (of: string): number =>
    content.regions.findIndex(({ id }) => id === book.space(of).region);
  return place(space) < place(me(look).space);
}

/** Aims of a bot on any board: what each space is worth to land on, in gold. */
export const aims: readonly Aim[] = [
  { option: 'space:*', weight: 1, per: 'drawing' },
  { option: 'space:*', weight: 1, per: 'lying' },
  { option: 'space:*', weight: 1, per: 'service' },
  { option: 'space:*', weight: 1, per: 'company' },
  { option: 'space:*', weight: 1, per: 'gold' },
  { option: 'space:*', weight: -4, per: 'retreat' },
  // a Raft can be built there
  { option: 'space:*', weight: 8, per: 'building', when: ['shutOut'] },
];

/** Worth of landing on a space, whatever may follow. */
export const aimScore = (look: BotView, space: string): number =>
  totalOf(look, { conditions, measures }, aimsAt(look.brain, space), space) ?? 0;

/** The aims about a space; memoized, because they are constants. */
const aimsAt = ({ aims: all }: Tables, space: string): readonly Line[] =>
  recalled(bySpace(all), space, () => linesAbout(all, refer('space', space)));

const bySpace: (all: Tables['aims']) => Map<string, readonly Line[]> = remembered(() => new Map());
