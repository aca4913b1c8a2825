import { comparedFractions, whole } from '../ties/fraction.ts';
import type { TieBreak } from '../ties/value.ts';

/** A criterion that breaks ties; `kind` if the table shows its values. */
export type Parting<P, K extends string> = { readonly by: TieBreak<P>; readonly kind?: K };

/** A ranked player, with the values of the shown criteria. */
export type InLine<P, K extends string> = {
  readonly player: P;
  readonly values: readonly { readonly kind: K; readonly value: string }[];
};

/**
 * Ranks players, the best first: each criterion applies to players who are level by all before it.
 * Remaining ties keep the given order: a lot is drawn from 64 bits, and two may still be equal.
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

/** Splits a level by a criterion. */
function split<P, K extends string>(
  level: Level<P, K>,
  { by, kind }: Parting<P, K>,
): readonly Level<P, K>[] {
  const valueOf = by(level.map(({ player }) => player));
  const judged = level.map(({ player, values }) => {
    const value = valueOf(player);
    const said = kind === undefined ? [] : [{ kind, value: value?.text ?? '' }];
    // a criterion applies to all who are level, or to none of them
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
