import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { ClassicLevel } from 'classic-level';
import type { RowChange } from './disk/disk.ts';
import { batch, openFolder } from './disk/level.ts';
import { entriesBeside, placeOf } from './index-entries.ts';
import { fromText, toText } from './values/json.ts';

/** The prefix of items' keys in the earlier database, which stored them in the same JSON. */
const ITEMS = 'item-questhall~';
/** The most items written at once. */
const PORTION = 500;

/**
 * Imports the items that an earlier release kept in the folder `from`, unless there is a table in
 * the folder `to` already. Leaves the old folder as it is. Returns the number of items; `undefined`
 * if there was nothing to do. Safe to kill in the middle: the next start begins again.
 */
export async function takeOver(from: string, to: string): Promise<number | undefined> {
  if (existsSync(to) || !existsSync(from)) return undefined;
  const before = new ClassicLevel(from);
  await before.open();
  const unfinished = `${to}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const after = await openFolder(unfinished);
  let taken = 0;
  try {
    const texts = before.values({ gte: ITEMS, lt: `${ITEMS}\uffff` });
    for await (const changes of portions(texts)) {
      await batch(after, changes.flat());
      taken += changes.length;
    }
  } finally {
    await after.close();
    await before.close();
  }
  await rename(unfinished, to);
  return taken;
}

/** Yields the changes for some items at once, each with its entry in the index. */
async function* portions(
  texts: AsyncIterable<string>,
): AsyncGenerator<readonly (readonly RowChange[])[]> {
  let portion: (readonly RowChange[])[] = [];
  for await (const text of texts) {
    const item = fromText(text);
    const beside = entriesBeside(undefined, item);
    portion.push([
      { key: placeOf(item).key, text },
      ...beside.map(({ place: { key }, item: entry }) => ({ key, text: entry && toText(entry) })),
    ]);
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
