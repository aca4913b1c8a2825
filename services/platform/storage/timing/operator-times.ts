import { isDeepStrictEqual } from 'node:util';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { OperatorTime, OperatorTimes, TimeCredit } from '../contract.ts';
import { OVERTAKEN, retried } from '../retry.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { operatorTimeKey } from '../table/keys.ts';
import { conditionMet } from '../table/put.ts';

/** The most credits and holds kept in an item, and below, streams named in them. */
const MOST = 64;
const MOST_STREAMS = 8_000;

const stored = once(() => {
  const given = z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      reason: z.string(),
      streams: z.optional(z.array(z.string())),
    }),
  );
  return z.object({
    version: z.int(),
    hold: z.optional(z.object({ reason: z.string(), since: z.string() })),
    // items of before have none
    held: z.optional(given),
    credits: given,
  });
});

/** The store of the operators' times: one small item, changed seldom. */
export function operatorTimes({ client, table }: Table): OperatorTimes {
  const load = async () => {
    const found = await itemAt({ client, table }, operatorTimeKey);
    const { held = [], ...time } =
      found === undefined ? { version: 0, credits: [] } : stored().parse(found);
    return { ...time, held };
  };

  const change = async (changed: (time: OperatorTime) => OperatorTime): Promise<void> => {
    await retried("The operators' time", async () => {
      const { version, ...time } = await load();
      const write = new PutCommand({
        TableName: table,
        Item: { ...operatorTimeKey, ...changed(time), version: version + 1 },
        ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
        ExpressionAttributeValues: { ':version': version },
      });
      return (await conditionMet(client.send(write))) ? undefined : OVERTAKEN;
    });
  };

  return {
    async read() {
      const { version: _, ...time } = await load();
      return time;
    },
    hold: (hold) => change((time) => ({ ...time, hold })),
    release: (until) =>
      change(({ hold, held, credits }) => ({
        credits,
        held: hold
          ? [...held, { from: hold.since, to: until, reason: hold.reason }].slice(-MOST)
          : held,
      })),
    credit: (credit) =>
      change(({ credits, ...time }) => ({
        ...time,
        credits: credits.some((known) => isDeepStrictEqual(known, credit))
          ? credits
          : latest([...credits, credit]),
      })),
  };
}

/** Drops the earliest credits beyond the limits. */
function latest(credits: readonly TimeCredit[]): readonly TimeCredit[] {
  const named = credits.reduce((sum, { streams = [] }) => sum + streams.length, 0);
  return credits.length > MOST || named > MOST_STREAMS ? latest(credits.slice(1)) : credits;
}
