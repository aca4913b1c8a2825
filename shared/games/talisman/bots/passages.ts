import type { SpaceFacts } from '../content/board.ts';
import { ringOf } from '../board/ring.ts';
import type { BotView } from './look.ts';
import { lockChance } from './paths.ts';
import { defeatWorth, fightOdds } from './worth/fight.ts';
import { worths } from './worth/worths.ts';

/** A crossing: its destination, its chance of success, and the cost of failure. */
type Passage = {
  readonly to: string;
  /** The ring beyond, to move on along; empty if there are paths. */
  readonly ring: readonly string[];
  readonly made: number;
  readonly failing: number;
  /** The turn ends beyond. */
  readonly stops: boolean;
};

/** The passages by the space that each begins on. */
export type Passages = ReadonlyMap<string, Passage>;

/** The crossings that the seat may try now. */
export function passagesOf(look: BotView): Passages {
  const { sight, seat } = look;
  const { content, crossings } = sight.edition;
  return new Map(
    content.spaces.flatMap(({ id, crossing }): [string, Passage][] =>
      crossing && crossings[crossing.rule]?.mayTry(sight, seat, id)
        ? [[id, passageOf(look, id, crossing)]]
        : [],
    ),
  );
}

function passageOf(
  look: BotView,
  from: string,
  { to, guard, dice, rule }: NonNullable<SpaceFacts['crossing']>,
): Passage {
  const { sight, seat } = look;
  const ring = ringOf(sight.edition, to);
  const way = { to, ring, stops: dice !== undefined };
  if (guard !== undefined) {
    const { win, lose } = fightOdds(look, [guard]);
    const failing = (lose * defeatWorth(look, guard.attribute)) / Math.max(0.01, 1 - win);
    return { ...way, made: win, failing };
  }
  if (dice === undefined) {
    const made = sight.edition.crossings[rule]?.odds?.(sight, seat, from) ?? 1;
    return { ...way, made, failing: 0 };
  }
  const attributes = Object.keys(sight.edition.content.attributes);
  const made = Math.max(...attributes.map((name) => lockChance(look, dice, name)));
  return { ...way, made, failing: -worths.mainPoint / 2 };
}
