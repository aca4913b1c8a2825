import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import type { AccountPlace, Places } from '../contract.ts';
import { itemAt } from '../table/get.ts';
import { placesKey } from '../table/keys.ts';
import { conditionMet } from '../table/put.ts';

/** The time that a place stays taken before its holder exists, in s. */
const GRACE_S = 60;

/**
 * The places of one account for things of one kind are an item: a set of who holds one, and since
 * when. To take one is a single write, on condition that the set is small enough, so that no number of
 * requests at once gets past the limit. What has gone without a word is found out when all are taken.
 */
export function places(table: Table, now: () => number): Places {
  const take = (place: AccountPlace, entry: string): Promise<boolean> =>
    change(table, place, {
      UpdateExpression: 'ADD held :entries',
      // a late retry of this very call finds its own entry, and passes
      ConditionExpression:
        'attribute_not_exists(held) OR size(held) < :most OR contains(held, :entry)',
      ExpressionAttributeValues: {
        ':entries': new Set([entry]),
        ':entry': entry,
        ':most': place.most,
      },
    });
  const free = (place: Pick<AccountPlace, 'account' | 'of'>, entries: readonly string[]) =>
    change(table, place, {
      UpdateExpression: 'DELETE held :entries',
      ExpressionAttributeValues: { ':entries': new Set(entries) },
    });
  return {
    async take(place) {
      const entry = `${String(now())} ${place.holder}`;
      if (await take(place, entry)) return entry;
      const entries = await entriesOf(table, place);
      const stale = await staleIn(entries, place, now() - GRACE_S);
      const own = entries.find((each) => isOf(place.holder, each) && !stale.includes(each));
      if (own !== undefined) return own;
      if (stale.length === 0) return undefined;
      await free(place, stale);
      return (await take(place, entry)) ? entry : undefined;
    },
    async free(place, entry) {
      await free(place, [entry]);
    },
    async vacate(place) {
      const own = (await entriesOf(table, place)).filter((each) => isOf(place.holder, each));
      if (own.length > 0) await free(place, own);
    },
  };
}

async function entriesOf(table: Table, { account, of }: Pick<AccountPlace, 'account' | 'of'>) {
  const found = await itemAt(table, placesKey(account, of));
  return found === undefined ? [] : [...(placesItem().parse(found).held ?? [])];
}

const isOf = (holder: string, entry: string): boolean => entry.split(' ')[1] === holder;

/** Lists entries of holders that are gone, and all but the latest of a holder with several. */
async function staleIn(
  entries: readonly string[],
  { look }: AccountPlace,
  before: number,
): Promise<readonly string[]> {
  const seen = new Set<string>();
  const stale: string[] = [];
  for (const entry of entries.toSorted().toReversed()) {
    const [since = '', holder = ''] = entry.split(' ');
    const presence = seen.has(holder) ? 'over' : await look(holder);
    seen.add(holder);
    if (presence === 'over' || (presence === 'absent' && Number(since) <= before))
      stale.push(entry);
  }
  return stale;
}

/** Updates the places of an account; false if the condition does not hold. */
const change = (
  { client, table }: Table,
  { account, of }: Pick<AccountPlace, 'account' | 'of'>,
  update: Pick<
    UpdateCommand['input'],
    'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
  >,
): Promise<boolean> =>
  conditionMet(
    client.send(new UpdateCommand({ TableName: table, Key: placesKey(account, of), ...update })),
  );

const placesItem = once(() => z.object({ held: z.optional(z.set(z.string())) }));
