import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the table was deleted or replaced while it was open, known by its `code`. */
class TableGoneError extends Error {
  readonly code = 'TABLE_GONE';

  constructor(folder: string) {
    super(`${folder} was deleted or replaced while the service had it open`);
    this.name = 'TableGoneError';
  }
}

/**
 * Creates a check that rejects once the folder of an open table was replaced or removed. LevelDB
 * would go on with files that no one finds again. Its lock file is the same for as long as the
 * folder is.
 */
export async function presenceOf(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'LOCK');
  const file = () =>
    stat(lock).then(
      ({ ino }) => ino,
      () => undefined,
    );
  const opened = await file();
  return async () => {
    if ((await file()) !== opened) throw new TableGoneError(folder);
  };
}
