/** A step from one view to the next (RFC 6902), as the service sends it. */
export type PatchStep =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** An error for steps that do not fit the document they are applied to. */
export class MisfitError extends Error {}

/**
 * The document after these steps. Parts they do not touch stay the same by reference, so that a page
 * redraws only changes.
 */
export const patched = (document: unknown, steps: readonly PatchStep[]): unknown =>
  steps.reduce((before, step) => changed(before, keysOf(step.path), step), document);

/** The member names of a JSON Pointer (RFC 6901). */
function keysOf(path: string): readonly string[] {
  if (path === '') return [];
  return path
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function changed(node: unknown, [key, ...rest]: readonly string[], step: PatchStep): unknown {
  if (key === undefined) return step.op === 'remove' ? undefined : step.value;
  if (Array.isArray(node)) return changedList(node, [key, ...rest], step);
  if (typeof node !== 'object' || node === null)
    throw new MisfitError(`No member "${key}" to patch.`);
  const members = node as Readonly<Record<string, unknown>>;
  if (rest.length > 0) return { ...members, [key]: changed(own(members, key), rest, step) };
  if (step.op !== 'remove') return { ...members, [key]: step.value };
  own(members, key);
  return Object.fromEntries(Object.entries(members).filter(([name]) => name !== key));
}

function own(members: Readonly<Record<string, unknown>>, key: string): unknown {
  if (Object.hasOwn(members, key)) return members[key];
  throw new MisfitError(`No member "${key}" to patch.`);
}

function changedList(
  list: readonly unknown[],
  [key = '', ...rest]: readonly string[],
  step: PatchStep,
): unknown {
  const end = step.op === 'add' && rest.length === 0 ? list.length : list.length - 1;
  const index = key === '-' ? list.length : Number(key);
  if (!Number.isInteger(index) || index < 0 || index > end) {
    throw new MisfitError(`No item ${key} in a list of ${String(list.length)}.`);
  }
  if (rest.length > 0) return list.with(index, changed(list[index], rest, step));
  if (step.op === 'remove') return list.toSpliced(index, 1);
  return step.op === 'add' ? list.toSpliced(index, 0, step.value) : list.with(index, step.value);
}

/** The new document, with all parts equal to the old ones kept by reference. */
export function alike(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const items = after.map((item, i) => alike(before[i], item));
    const same = items.length === before.length && items.every((item, i) => item === before[i]);
    return same ? before : items;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const members = Object.entries(after).map(
    ([key, value]) =>
      [key, Object.hasOwn(before, key) ? alike(before[key], value) : value] as const,
  );
  const same =
    members.length === Object.keys(before).length &&
    members.every(([key, value]) => Object.hasOwn(before, key) && before[key] === value);
  return same ? before : Object.fromEntries(members);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
