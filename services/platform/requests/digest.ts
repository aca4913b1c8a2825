import { createHash } from 'node:crypto';

/** Digest of what a command says: the same for the same words, and only for them. */
export const digestOf = (command: string, says: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([command, says]))
    .digest('base64url')
    .slice(0, 16);
