import { ClassicLevel } from 'classic-level';
import { MemoryLevel } from 'memory-level';
import type { RowChange, How, Line, LineRange } from './disk.ts';
import type { KeyRange } from './places.ts';

type Operation =
  | { readonly type: 'del'; readonly key: Buffer }
  | { readonly type: 'put'; readonly key: Buffer; readonly value: string };

/** Rows in LevelDB, or in memory as if there: each key is bytes, each row text. */
export type Level = {
  readonly status: string;
  open(): Promise<void>;
  close(): Promise<void>;
  getMany(keys: Buffer[]): Promise<(string | undefined)[]>;
  iterator(options: { gte: Buffer; lt: Buffer; reverse: boolean; highWaterMarkBytes: number }): {
    nextv(size: number): Promise<[key: Buffer, value: string][]>;
    close(): Promise<void>;
  };
  /** Writes changes; with `sync` they are on the disk itself when this is done. */
  batch(operations: Operation[], options: { sync: boolean }): Promise<void>;
};

const encodings = { keyEncoding: 'buffer', valueEncoding: 'utf8' } as const;

/** Opens the rows in a folder, which is made if it is missing; rejects while another process has them. */
export async function openFolder(path: string): Promise<Level> {
  const level = new ClassicLevel<Buffer>(path, encodings);
  await level.open();
  return level;
}

/** Rows that are gone with the process. */
export async function openMemory(): Promise<Level> {
  const level = new MemoryLevel<Buffer>(encodings);
  await level.open();
  return level;
}

export const many = (level: Level, keys: readonly string[]) => level.getMany(keys.map(toBytes));

/** The most bytes and rows read at once. */
const [MOST_BYTES, MOST_ROWS] = [1024 * 1024, 1_000];

export async function stretch(level: Level, span: KeyRange, how: How): Promise<LineRange> {
  const iterator = level.iterator({
    ...{ gte: toBytes(span.from), lt: toBytes(span.to), reverse: how.isReverse },
    highWaterMarkBytes: MOST_BYTES,
  });
  const wanted = Math.min(how.most, MOST_ROWS);
  const lines: Line[] = [];
  try {
    for (let size = 0; lines.length < wanted && size < MOST_BYTES;) {
      const rows = await iterator.nextv(wanted - lines.length);
      if (rows.length === 0) return { lines, isWhole: true };
      for (const [key, text] of rows) {
        lines.push([key.toString('latin1'), text]);
        size += text.length;
      }
    }
    return { lines, isWhole: false };
  } finally {
    await iterator.close();
  }
}

export const batch = (level: Level, changes: readonly RowChange[]): Promise<void> =>
  level.batch(
    changes.map(({ key, text }) =>
      text === undefined
        ? ({ type: 'del', key: toBytes(key) } as const)
        : ({ type: 'put', key: toBytes(key), value: text } as const),
    ),
    { sync: true },
  );

const toBytes = (key: string): Buffer => Buffer.from(key, 'latin1');
