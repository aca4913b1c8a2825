import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Twice what LevelDB keeps in its journal: so much it may write when it is opened again. */
const ROOM = 8 * 1024 * 1024;

/** Rejects unless so much can be written in a folder. */
export async function checkRoom(folder: string): Promise<void> {
  const path = join(folder, 'room');
  const file = await open(path, 'w');
  try {
    await file.writeFile(Buffer.alloc(ROOM));
    await file.sync();
  } finally {
    await file.close();
    await rm(path);
  }
}
