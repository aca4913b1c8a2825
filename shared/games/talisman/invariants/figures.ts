import type { Sight } from '../edition/print.ts';

/** A figure stands on a space, and a token shows one of its sides. */
export function figureFaults({ state, edition: { content } }: Sight): readonly string[] {
  const { figures = {}, tokens = {}, turn } = state;
  const known = (content.figures ?? []).map(({ id }) => id);
  const sidesOf = (token: string): readonly string[] =>
    content.tokens?.find(({ id }) => id === token)?.sides ?? [];
  return [
    ...known.flatMap((id) => (figures[id] === undefined ? [`the figure ${id} is nowhere`] : [])),
    ...Object.entries(figures).flatMap(([id, space]) =>
      known.includes(id) && content.spaces.some((one) => one.id === space)
        ? []
        : [`the figure ${id} stands on ${space}`],
    ),
    ...Object.entries(tokens).flatMap(([token, side]) =>
      sidesOf(token).includes(side) ? [] : [`the token ${token} shows ${side}`],
    ),
    ...(turn.roused === undefined || known.includes(turn.roused)
      ? []
      : [`${turn.roused} is about to move, and is no figure`]),
  ];
}
