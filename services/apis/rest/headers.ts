import { createHash } from 'node:crypto';
import { UnreadableRequestError } from '../http/unreadable-request.ts';
import type { Call } from './call.ts';
import type { Operation } from './operation.ts';

type Key = { readonly commandId?: string };

/** The command's id and the expected version, as far as the operation minds them. */
export function commandOf({ key, guarded }: Operation, headers: Headers): Call['command'] {
  return { ...(key && keyOf(key, headers)), ...(guarded && expectedIn(headers)) };
}

function keyOf(key: 'needed' | 'taken', headers: Headers): Key {
  const commandId = headers.get('idempotency-key')?.trim();
  if (commandId !== undefined && commandId !== '') return { commandId };
  if (key === 'taken' && commandId === undefined) return {};
  return bad('Idempotency-Key', 'Send an ID for this command, a new one each time.');
}

/**
 * The version that a tag begins with, with or without a suffix; `*` only expects that the match
 * exists.
 */
function expectedIn(headers: Headers): { readonly expectedVersion?: number } {
  const tag = headers.get('if-match')?.trim();
  if (tag === undefined || tag === '*') return {};
  const version = /^"(\d{1,10})(?:\.[\w-]+)?"$/.exec(tag)?.[1];
  if (version === undefined)
    return bad('If-Match', 'Must be one `ETag` of the match, for example `"4"`.');
  return { expectedVersion: Number(version) };
}

function bad(at: string, detail: string): never {
  throw new UnreadableRequestError(400, `${at}: ${detail}`, {
    faults: [{ in: 'header', at, detail }],
  });
}

/** Characters of a digest in a tag: far more than one match has texts at one version. */
const DIGEST = 10;

/**
 * The tag of an answer: its version, and a digest of its text, because languages and names change without it.
 */
export const etagOf = (version: number, text: string): string =>
  `"${version}.${createHash('sha256').update(text).digest('base64url').slice(0, DIGEST)}"`;

/** True if the reader has this very answer already. */
export function has(headers: Headers, etag: string): boolean {
  const tags = (headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

/** True if the reader asks for each item on a line of its own. */
export const wantsLines = (headers: Headers): boolean =>
  /(^|[,\s])application\/x-ndjson\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(
    headers.get('accept') ?? '',
  );
