import type { TableClient } from '../../platform/storage/table/client.ts';
import { localClient } from './client.ts';
import { carryingOut } from './commands/commands.ts';
import { checkJournal } from './disk/journal.ts';
import { openFolder, openMemory } from './disk/level.ts';
import { mendingDisk, type Ground } from './disk/repair.ts';
import { presenceOf } from './disk/presence.ts';
import { checkRoom } from './disk/room.ts';
import { rowsOn } from './disk/rows.ts';
import { writeQueue } from './disk/writes.ts';
import { entriesBeside } from './index-entries.ts';

export type LocalTable = {
  /** A client of the table, with hooks of its own. */
  connect(): TableClient;
  /** Finishes work under way. */
  close(): Promise<void>;
};

/** The memory for the most recently used rows, about, in bytes. */
const MEMORY = 64 * 1024 * 1024;

/**
 * Opens the one table, in this process: its clients take the commands that the store gives to
 * DynamoDB's, with the same effects. With a `path` its items are in that folder, and acknowledged
 * ones outlive the machine; else they are gone with the process. One process has a folder at a
 * time.
 */
export async function openTable(options: {
  readonly table: string;
  readonly path?: string | undefined;
}): Promise<LocalTable> {
  const { table, path } = options;
  const disk = await mendingDisk(path === undefined ? await inMemory() : await inFolder(path));
  const rows = rowsOn(disk, MEMORY);
  const writes = writeQueue(rows, entriesBeside);
  const carryOut = carryingOut(table, rows, writes);
  return {
    connect: () => localClient(carryOut),
    async close() {
      await writes.settled();
      await rows.close();
    },
  };
}

async function inFolder(path: string): Promise<Ground> {
  await checkJournal(path);
  let checkThere = () => Promise.resolve();
  return {
    async open() {
      const level = await openFolder(path);
      checkThere = await presenceOf(path);
      return level;
    },
    checkRoom: () => checkRoom(path),
    checkThere: () => checkThere(),
  };
}

async function inMemory(): Promise<Ground> {
  const level = await openMemory();
  const open = async () => {
    await level.open();
    return level;
  };
  return { open, checkRoom: () => Promise.resolve(), checkThere: () => Promise.resolve() };
}
