import { recalled, remembered, rememberedOfBoth } from '../../../../engine/index.ts';
import type { RegionFacts, SpaceFacts } from '../../content/board.ts';
import type { Book } from '../../content/book.ts';
import { player as playerOf } from '../../state-queries.ts';
import { me, type BotView } from '../look.ts';

/** A crossing that leads out of a region, and where it begins. */
export type WayOut = NonNullable<SpaceFacts['crossing']> & { readonly from: string };

/** The crossings that lead out of the region of the seat's character. */
export function waysOut(look: BotView): readonly WayOut[] {
  const { book } = look.sight.edition;
  return crossingsOf(book, book.region(book.space(me(look).space).region));
}

const crossingsOf = rememberedOfBoth((book: Book, { spaces }: RegionFacts) =>
  spaces.flatMap((from): readonly WayOut[] => {
    const { crossing } = book.space(from);
    return crossing === undefined ? [] : [{ ...crossing, from }];
  }),
);

/** The chance to pass a crossing with a task; `undefined` for one without. */
export const taskOdds = ({ sight, seat }: BotView, { rule, from }: WayOut): number | undefined =>
  sight.edition.crossings[rule]?.odds?.(sight, seat, from);

/** The better chance of the task on the way to the goal that a point of an attribute brings: 0 to 1. */
export const openedBy = (look: BotView, attribute: string): number =>
  recalled(opened(look), attribute, () => riseBy(look, attribute));

const opened: (look: BotView) => Map<string, number> = remembered(() => new Map());

function riseBy(look: BotView, attribute: string): number {
  const ways = waysOut(look);
  if (ways.some(({ dice }) => dice !== undefined)) return 0;
  const after = stronger(look, attribute);
  const rises = ways.map((way) => (taskOdds(after, way) ?? 0) - (taskOdds(look, way) ?? 0));
  return Math.max(0, ...rises);
}

/** The same table, with a point more of an attribute. */
function stronger(look: BotView, attribute: string): BotView {
  const { sight, seat } = look;
  const character = me(look);
  const points = {
    ...character.points,
    [attribute]: (character.points[attribute] ?? 0) + 1,
  };
  const player = { ...playerOf(sight.state, seat), character: { ...character, points } };
  const players = { ...sight.state.players, [seat]: player };
  return { ...look, sight: { ...sight, state: { ...sight.state, players } } };
}
