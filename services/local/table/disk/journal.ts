import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedFileError } from '../../../accounts/identity/local/damaged-file.ts';

/** LevelDB's journal: blocks of 32 KiB, of records with a header of checksum (4 bytes), length (2) and type (1). */
const [BLOCK, HEADER] = [32 * 1024, 7];

/**
 * Rejects if the journal of a table is damaged, which LevelDB itself would pass over in silence, with all that was
 * acknowledged there. A bad last record is no damage: a kill leaves one, and nothing of it was acknowledged.
 */
export async function checkJournal(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.log'))) {
    const path = join(folder, name);
    const at = damageIn(await readFile(path));
    if (at === undefined) continue;
    throw new DamagedFileError(path, new RangeError(`Damaged record at byte ${String(at)}.`));
  }
}

/** Offset of the first bad record that others follow; `undefined` if there is none. */
function damageIn(journal: Buffer): number | undefined {
  for (let at = 0; at + HEADER <= journal.length;) {
    const rest = BLOCK - (at % BLOCK);
    if (rest < HEADER) {
      at += rest;
      continue;
    }
    const length = journal.readUInt16LE(at + 4);
    const end = at + HEADER + length;
    const fits = HEADER + length <= rest;
    if (fits && end > journal.length) return undefined;
    const type = journal[at + 6] ?? 0;
    if (type === 0 && length === 0) {
      at += rest;
      continue;
    }
    if (!fits || journal.readUInt32LE(at) !== checksumOf(journal.subarray(at + 6, end))) {
      return isLast(journal, fits ? end : at + rest) ? undefined : at;
    }
    at = end;
  }
  return undefined;
}

const isLast = (journal: Buffer, end: number): boolean =>
  journal.subarray(end).every((byte) => byte === 0);

/** CRC-32C of bytes, masked as LevelDB keeps it. */
function checksumOf(bytes: Buffer): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  crc = (crc ^ 0xff_ff_ff_ff) >>> 0;
  return (((crc >>> 15) | (crc << 17)) + 0xa2_82_ea_d8) >>> 0;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82_f6_3b_78 : crc >>> 1;
  return crc;
});
