import { comparedFractions, whole } from '../ties/fraction.ts';
import type { TieBreak } from '../ties/value.ts';

/** One thing that parts those who are level; `kind` where the table shows what it says of each. */
export type Parting<P, K extends string> = { readonly by: TieBreak<P>; readonly kind?: K };

/** A player in line, with what the partings that the table shows said. */
export type InLine<P, K extends string> = {
  readonly player: P;
  readonly values: readonly { readonly kind: K; readonly value: string }[];
};

/**
 * The players in line, the best first: each parting is asked of those whom all before it left level. Whom all of
 * them leave level stays as given: a lot is drawn from 64 bits, and two may yet be the same.
 */
export const parted = <P, K extends string>(
  players: readonly P[],
  partings: readonly Parting<P, K>[],
): readonly InLine<P, K>[] =>
  partings
    .reduce<readonly Level<P, K>[]>(
      (levels, parting) => levels.flatMap((level) => split(level, parting)),
      [players.map((player) => ({ player, values: [] }))],
    )
    .flat();

type Level<P, K extends string> = readonly InLine<P, K>[];

/** The players of a level, in levels. */
function split<P, K extends string>(
  level: Level<P, K>,
  { by, kind }: Parting<P, K>,
): readonly Level<P, K>[] {
  const valueOf = by(level.map(({ player }) => player));
  const judged = level.map(({ player, values }) => {
    const value = valueOf(player);
    const said = kind === undefined ? [] : [{ kind, value: value?.text ?? '' }];
    // a parting applies to all who are level, or to none of them
    return { order: value?.order ?? whole(0), inLine: { player, values: [...values, ...said] } };
  });
  const levels: InLine<P, K>[][] = [];
  const sorted = judged.toSorted((a, b) => comparedFractions(b.order, a.order));
  for (const [i, { order, inLine }] of sorted.entries()) {
    const previous = sorted[i - 1];
    const isLevel = previous !== undefined && comparedFractions(order, previous.order) === 0;
    if (isLevel) levels.at(-1)?.push(inLine);
    else levels.push([inLine]);
  }
  return levels;
}
