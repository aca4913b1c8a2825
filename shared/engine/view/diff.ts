import { same } from '../same.ts';

/** One operation of a JSON Patch (RFC 6902). */
export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/**
 * The JSON Patch that turns `before` into `after`. Slices that are the same by reference cost
 * nothing, so a diff of two views that share structure costs what has changed.
 */
export function diff(before: unknown, after: unknown): readonly Operation[] {
  const operations: Operation[] = [];
  compare(before, after, '', operations);
  return operations;
}

function compare(before: unknown, after: unknown, path: string, out: Operation[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareArrays(before, after, path, out);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, out);
  else out.push({ op: 'replace', path, value: after });
}

/** True for a present member: neither undefined nor inherited (`constructor`). */
const has = (object: JsonObject, key: string): boolean =>
  Object.hasOwn(object, key) && object[key] !== undefined;

type JsonObject = Readonly<Record<string, unknown>>;
const isObject = (x: unknown): x is JsonObject =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

function compareObjects(
  before: JsonObject,
  after: JsonObject,
  path: string,
  out: Operation[],
): void {
  for (const key of Object.keys(before)) {
    if (!has(after, key) && has(before, key)) {
      out.push({ op: 'remove', path: `${path}/${escaped(key)}` });
    }
  }
  for (const key of Object.keys(after)) {
    if (!has(after, key)) continue;
    const at = `${path}/${escaped(key)}`;
    if (!has(before, key)) out.push({ op: 'add', path: at, value: after[key] });
    else compare(before[key], after[key], at, out);
  }
}

function compareArrays(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  out: Operation[],
): void {
  if (before.length === after.length) {
    after.forEach((item, i) => {
      compare(before[i], item, `${path}/${String(i)}`, out);
    });
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && same(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  for (let i = before.length - tail - 1; i >= head; i -= 1) {
    out.push({ op: 'remove', path: `${path}/${String(i)}` });
  }
  for (let i = head; i < after.length - tail; i += 1) {
    out.push({ op: 'add', path: `${path}/${String(i)}`, value: after[i] });
  }
}

/** A member name within a JSON Pointer (RFC 6901). */
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
