import type { Graph } from './graph.ts';

/** The distance of each file from the nearest of some: the sum of the ways by which it imports it. */
export function distancesTo(graph: Graph, targets: readonly string[]): ReadonlyMap<string, number> {
  const importers = new Map<string, [string, number][]>();
  for (const [file, ways] of graph)
    for (const [to, length] of ways) {
      const list = importers.get(to) ?? [];
      importers.set(to, list);
      list.push([file, length]);
    }
  const found = new Map<string, number>();
  const rings: string[][] = [[...targets]];
  for (let distance = 0; distance < rings.length; distance += 1)
    for (const file of rings[distance] ?? []) {
      if (found.has(file)) continue;
      found.set(file, distance);
      for (const [importer, length] of importers.get(file) ?? [])
        (rings[distance + length] ??= []).push(importer);
    }
  return found;
}
