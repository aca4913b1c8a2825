import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import { pack, packed } from '../table/json.ts';
import { toldKey } from '../table/keys.ts';
import { held } from '../table/put.ts';
import { guarded } from '../table/size.ts';

/**
 * What one item of a stream says of many deliveries: the version that each subscription has had, by
 * the subscription's mark. A note is replaced whole, and only by whoever has read it.
 */
export type Note = {
  /** Names this very note; `undefined` where there was none. */
  readonly token: string | undefined;
  readonly sent: ReadonlyMap<string, number>;
};

/** More subscriptions than this do not go into one note: it stays far from the limit of an item. */
export const MOST_NOTED = 10_000;

const MARK_BYTES = 6;
/** As base64url. */
const MARK_LENGTH = 8;

/** A new subscription's mark: no other of its stream has it, nor ever had. */
export const newMark = (): string => randomBytes(MARK_BYTES).toString('base64url');

/** Puts a note in the place of the one that was read; false if that is not there any more. */
export function putNote(
  { client, table }: Table,
  before: Note,
  note: { readonly stream: string; readonly sent: Note['sent']; readonly expires: number },
): Promise<boolean> {
  const { stream, sent, expires } = note;
  const token = randomBytes(12).toString('base64url');
  const item = { ...toldKey(stream), token, expires, body: pack(levelsOf(sent)) };
  // a late retry of this very call finds its own note, and passes
  return held(
    client.send(
      new PutCommand({
        TableName: table,
        Item: guarded(`The note of who was told of ${stream}`, item),
        ConditionExpression:
          before.token === undefined
            ? 'attribute_not_exists(pk) OR #token = :token'
            : '#token IN (:before, :token)',
        ExpressionAttributeNames: { '#token': 'token' },
        ExpressionAttributeValues: {
          ':token': token,
          ...(before.token === undefined ? {} : { ':before': before.token }),
        },
      }),
    ),
  );
}

/** Mostly all have had the same: a version stands there once, with the marks of those it went to. */
function levelsOf(sent: Note['sent']): readonly (readonly [version: number, marks: string])[] {
  const levels = new Map<number, string[]>();
  for (const [mark, version] of sent) {
    const marks = levels.get(version);
    if (marks === undefined) levels.set(version, [mark]);
    else marks.push(mark);
  }
  return [...levels].map(([version, marks]) => [version, marks.join('')]);
}

const noteItem = once(() => z.object({ token: z.string(), body: packed() }));
const levels = once(() => z.array(z.tuple([z.number(), z.string()])));

/** The note that an item holds; without one, nobody is noted. */
export function toNote(item: unknown): Note {
  if (item === undefined) return { token: undefined, sent: new Map() };
  const { token, body } = noteItem().parse(item);
  const marked = levels()
    .parse(body)
    .flatMap(([version, marks]) =>
      Array.from({ length: marks.length / MARK_LENGTH }, (_, i) => {
        const mark = marks.slice(i * MARK_LENGTH, (i + 1) * MARK_LENGTH);
        return [mark, version] as const;
      }),
    );
  return { token, sent: new Map(marked) };
}
