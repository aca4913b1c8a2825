import * as fc from 'fast-check';
import { amount } from '../../support/long.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, openTestTable, type TestTable } from '../../support/stores.ts';
import { command, query, type Query } from './commands.ts';
import { outcomeOf, type Outcome } from './reference.ts';

/** Number of commands that are compared. */
const COMMANDS = amount(300, 100_000);
const A_RUN = 100;

let places: readonly [TestTable, TestTable];
beforeAll(async () => {
  places = await Promise.all([openTestTable(), openEmbedded()]);
});
afterAll(() => Promise.all(places.map((place) => place.close())));

const both = <T>(give: (place: TestTable) => Promise<T>): Promise<[T, T]> =>
  Promise.all([give(places[0]), give(places[1])]);

/** All pages of a query, one after another, each begun where the page before has ended. */
async function pagesOf({ client }: TestTable, asked: Query): Promise<readonly Outcome[]> {
  const pages: Outcome[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await outcomeOf(client, {
      kind: 'query',
      input: { ...asked, ExclusiveStartKey: start },
    });
    pages.push(page);
    const answer = 'answer' in page ? (page.answer as { LastEvaluatedKey?: typeof start }) : {};
    start = answer.LastEvaluatedKey;
  } while (start !== undefined);
  return pages;
}

it(
  'the local table answers every command as the reference does, after any others',
  { timeout: 0 },
  async () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: command.map((sent) => ({ sent })) },
      { weight: 1, arbitrary: query.map((asked) => ({ asked })) },
    );
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: A_RUN, maxLength: A_RUN }), async (steps) => {
        for (const each of steps) {
          const [ours, theirs] =
            'sent' in each
              ? await both(({ client }) => outcomeOf(client, each.sent))
              : await both((place) => pagesOf(place, each.asked));
          expect(ours, JSON.stringify(each)).toEqual(theirs);
          compared += 1;
        }
      }),
      { numRuns: Math.ceil(COMMANDS / A_RUN), endOnFailure: true },
    );
    expect(compared).toBeGreaterThanOrEqual(COMMANDS);
  },
);
