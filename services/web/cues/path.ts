import type { Board, Ref } from '../../../shared/client/index.ts';

/** The places of a shortest way along the links of a board, both ends included; only the two ends if no way leads there. */
export function pathOn({ spaces }: Pick<Board, 'spaces'>, from: Ref, to: Ref): readonly Ref[] {
  const links = new Map(spaces.map((space) => [space.ref, space.links]));
  const before = new Map<Ref, Ref | undefined>([[from, undefined]]);
  const reached = [from];
  for (const place of reached) {
    if (place === to) return wayBack(before, to);
    for (const next of links.get(place) ?? []) {
      if (before.has(next)) continue;
      before.set(next, place);
      reached.push(next);
    }
  }
  return [from, to];
}

function wayBack(before: ReadonlyMap<Ref, Ref | undefined>, to: Ref): readonly Ref[] {
  const way: Ref[] = [];
  for (let place: Ref | undefined = to; place !== undefined; place = before.get(place))
    way.unshift(place);
  return way;
}
