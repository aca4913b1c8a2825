import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { TournamentExport } from '../../../shared/tournaments/verification/export.ts';
import type { Luck } from '../random/luck.ts';

/** A place in an export, by its names. */
export type Path = readonly string[];
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every leaf of a piece of JSON; empty lists and records are leaves, too. */
export function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (!isNode(value)) return [path];
  const keys = Object.keys(value);
  return keys.length === 0 ? [path] : keys.flatMap((key) => leavesOf(value[key], [...path, key]));
}

/** The value at a path. */
export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), value);

/** Copies an export with one other leaf at the path. */
export function mutated(exported: TournamentExport, path: Path, luck: Luck): TournamentExport {
  const copy = structuredClone(exported);
  const parent = at(copy, path.slice(0, -1));
  const key = path.at(-1) ?? '';
  if (isNode(parent)) parent[key] = another(parent[key], luck);
  return copy;
}

function another(leaf: unknown, luck: Luck): unknown {
  if (typeof leaf === 'number') return leaf > 0 && luck(2) === 0 ? leaf - 1 : leaf + 1;
  if (typeof leaf === 'boolean') return !leaf;
  if (typeof leaf !== 'string') return Array.isArray(leaf) ? [1] : { 1: 1 };
  const place = luck(Math.max(1, leaf.length));
  return `${leaf.slice(0, place)}${leaf[place] === '1' ? '2' : '1'}${leaf.slice(place + 1)}`;
}

/**
 * True if nothing follows from a leaf: the time of a step or of a registration, a rating or a rank
 * as it was then, a result that was ruled otherwise later, or the begin of a round that was
 * published again.
 */
export function isFree({ commits }: TournamentExport, path: Path): boolean {
  const [part, , , , field] = path;
  if (part !== 'commits') return false;
  if (path.at(-1) === 'at' || field === 'figures') return true;
  const later = commits.slice(Number(path[1]) + 1).flatMap(({ events }) => events);
  const event = at({ commits }, path.slice(0, 4)) as TournamentEvent | undefined;
  switch (event?.type) {
    case 'ResultsRecorded': {
      const result = event.results[Number(path[5])];
      return result !== undefined && later.some((each) => isOverruled(each, result));
    }
    case 'PodAdjudicated':
      return later.some((each) => isOverruled(each, event));
    case 'RoundPublished':
      return (
        (field === 'startsAt' || field === 'deadline') &&
        later.some((each) => each.type === 'RoundPublished' && each.round === event.round)
      );
    default:
      return false;
  }
}

const isOverruled = (
  event: TournamentEvent,
  { round, pod }: { readonly round: number; readonly pod: number },
): boolean =>
  (event.type === 'PodReplayed' || event.type === 'PodAdjudicated') &&
  event.round === round &&
  event.pod === pod;
