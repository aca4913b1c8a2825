import type { RowChange, Disk } from './disk.ts';
import { batch, many, stretch, type Level } from './level.ts';

/**
 * The ground of a table: opens its rows, and checks, by rejecting, that there is room to write, and
 * that the place still exists.
 */
export type Ground = {
  open(): Promise<Level>;
  checkRoom(): Promise<void>;
  checkThere(): Promise<void>;
};

/** A failed write: its keys, and the changes that undo it, once known. */
type Damage = { readonly keys: readonly string[]; undo?: readonly RowChange[] };

/**
 * Creates a disk that outlives a failed write, as on a full disk. LevelDB's journal may then end
 * with a part of that write, behind which later ones would be lost, or with all of it: so nothing
 * more is written before the rows were opened again and the failed write was undone. Until there is
 * room for that they can still be read.
 */
export async function mendingDisk({ open, checkRoom, checkThere }: Ground): Promise<Disk> {
  let level = await open();
  let damage: Damage | undefined;
  let mending: Promise<void> | undefined;
  const reads = new Set<Promise<unknown>>();

  const reading = async <T>(read: (level: Level) => Promise<T>): Promise<T> => {
    await mending?.catch(() => undefined);
    if (damage !== undefined && level.status === 'closed') await mend(damage);
    const found = read(level);
    reads.add(found);
    try {
      return await found;
    } finally {
      reads.delete(found);
    }
  };

  const reopen = async (broken: Damage): Promise<void> => {
    broken.undo ??= await before(level, broken.keys);
    await checkThere();
    await checkRoom();
    await Promise.allSettled(reads);
    await level.close();
    level = await open();
    await batch(level, broken.undo);
    damage = undefined;
  };

  const mend = (broken: Damage): Promise<void> =>
    (mending ??= reopen(broken).finally(() => {
      mending = undefined;
    }));

  return {
    many: (keys) => reading((opened) => many(opened, keys)),
    read: (span, how) => reading((opened) => stretch(opened, span, how)),
    async write(changes) {
      if (damage !== undefined) await mend(damage);
      try {
        await batch(level, changes);
        await checkThere();
      } catch (error) {
        damage = { keys: changes.map(({ key }) => key) };
        throw error;
      }
    },
    close: () => level.close(),
  };
}

async function before(level: Level, keys: readonly string[]): Promise<readonly RowChange[]> {
  const texts = await many(level, keys);
  return keys.map((key, i) => ({ key, text: texts[i] }));
}
