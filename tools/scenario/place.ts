import { isAlias, isMap, isScalar, isSeq, type Document, type LineCounter, type Node } from 'yaml';

/** A place in a file: `file:line:column`. */
export type Place = string;
export type Path = readonly PropertyKey[];
/**
 * Returns the place of a value in the file; of a missing one the place of the nearest value around
 * it.
 */
export type PlaceOf = (path: Path) => Place;

export function placesOf(file: string, document: Document, lines: LineCounter): PlaceOf {
  const resolved = (node: unknown): unknown => (isAlias(node) ? node.resolve(document) : node);
  return (path) => {
    let node: unknown = document.contents;
    let offset = offsetOf(node) ?? 0;
    for (const part of path) {
      const inner = step(resolved(node), part);
      if (inner === undefined) break;
      offset = offsetOf(inner.mark) ?? offset;
      node = inner.value;
    }
    const { line, col } = lines.linePos(offset);
    return `${file}:${String(line)}:${String(col)}`;
  };
}

/**
 * The value at a step of a path, with the node that marks its place: an entry of a map by its key,
 * an item of a list by its own node.
 */
function step(node: unknown, part: PropertyKey): { mark: unknown; value: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
    return pair && { mark: pair.key, value: pair.value };
  }
  if (isSeq(node)) {
    const item = node.items[Number(part)];
    return item === undefined ? undefined : { mark: item, value: item };
  }
  return undefined;
}

const offsetOf = (node: unknown): number | undefined => (node as Node | null)?.range?.[0];
