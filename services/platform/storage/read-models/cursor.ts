import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { CursorError } from '../errors.ts';

/**
 * The cursor of a list, as opaque text. It names its list by a digest, so that one
 * list's cursor is refused by another. It grants nothing: the list is always the caller's to name.
 */
export function toCursor(list: string, rank: string): string {
  return Buffer.from(JSON.stringify([digest(list), rank])).toString('base64url');
}

export function fromCursor(list: string, cursor: string): string {
  const parsed = place().safeParse(cursor);
  if (!parsed.success) throw new CursorError();
  const [, rank] = parsed.data;
  if (toCursor(list, rank) !== cursor) throw new CursorError();
  return rank;
}

const json = once(() =>
  z.transform((text: string, { issues }): unknown => {
    try {
      return JSON.parse(Buffer.from(text, 'base64url').toString());
    } catch {
      issues.push({ code: 'custom', message: 'The cursor is not JSON.', input: text });
      return z.NEVER;
    }
  }),
);
const place = once(() =>
  z.pipe(
    z.pipe(z.base64url().check(z.maxLength(2_000)), json()),
    z.tuple([z.string(), z.string().check(z.minLength(1))]),
  ),
);

const digest = (list: string): string =>
  createHash('sha256').update(list).digest('base64url').slice(0, 8);
