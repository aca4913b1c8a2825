import { basename } from 'node:path';

/** A file of the local run does not hold what was written there; known by its `code`. */
export class DamagedFileError extends Error {
  readonly code = 'DAMAGED_FILE';

  constructor(file: string, cause: unknown) {
    super(`"${basename(file)}" can't be read`, { cause });
    this.name = 'DamagedFileError';
  }
}
