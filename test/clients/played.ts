import { expect } from 'vitest';
import { verify, type Journal } from '../../shared/engine/index.ts';
import { ask, tokenFor } from '../local/player.ts';
import { startLocal, type LocalRun } from '../local/process.ts';
import { layOut, type Page, type Ran } from './pages.ts';
import { roughLine, type RoughLine } from './rough-line.ts';

/** A page's programs, a service that minds how much is asked, and a rough line between them. */
export type Setting = {
  readonly page: Page;
  readonly local: LocalRun;
  readonly line: RoughLine;
  end(): Promise<void>;
};

/** @param rate how much an account may ask for: a second, and at once */
export async function settingOf(name: string, rate: string): Promise<Setting> {
  const page = await layOut(name);
  const local = await startLocal({ DATA_DIR: ':memory:', RATE_LIMIT_ACCOUNT: rate });
  const line = await roughLine(local.host);
  return {
    page,
    local,
    line,
    end: async () => {
      await line.close();
      await local.stop();
      await page.remove();
    },
  };
}

/** Holds for a program that has played its match to the end, whatever was lost on the way. */
export async function expectPlayed({ page, local, line }: Setting, ran: Ran): Promise<void> {
  expect(ran.code, ran.complained).toBe(0);
  expect(ran.said).toContain('The agreed turns are over');
  expect(ran.said).toMatch(/\bplace\b/);
  // the orders answered, and the rest was asked
  expect(ran.said).toMatch(/^\? \[/m);
  expect(ran.said).not.toMatch(/^\? \[(react|draw)\]/m);
  // the token it began with was refused, and commands were sent again
  expect(ran.complained).toContain('again, after UNAUTHENTICATED');
  expect(line.tally.replies).toBeGreaterThan(1);
  expect(line.tally.limited).toBeGreaterThan(0);

  const journal = (await page.left('match.json')) as Journal;
  expect(verify(journal)).toMatchObject({ fair: true });
  await expectOneMatch(local.host, journal.match);
}

/**
 * Holds for a follower that came back behind the last version it had seen, each time: it may begin
 * with a snapshot again for as long as nothing has come, and never after.
 */
export function expectFollowed({ complained }: Ran): void {
  const all = complained.match(/(?<=following from ).*/g) ?? [];
  const begun = all.findIndex((from) => from !== 'a snapshot');
  expect(begun).toBeGreaterThan(0);
  const again = all.slice(begun);
  for (const from of again) expect(Number(from)).toBeGreaterThan(2);
}

/** Checks that a command sent twice was done once: ann has this one match only. */
async function expectOneMatch(host: string, id: string): Promise<void> {
  const { matches } = await ask<{ matches: { edges: { node: { id: string } }[] } }>(
    host,
    '{ matches(filter: { list: MINE }) { edges { node { id } } } }',
    {},
    await tokenFor(host, 'ann'),
  );
  expect(matches.edges.map(({ node }) => node.id)).toEqual([id]);
}

/** The view that a program has put together from diffs is the one that the service shows. */
export async function expectSameView({ page, local }: Setting): Promise<void> {
  const { match: id } = (await page.left('match.json')) as Journal;
  const { match } = await ask<{ match: { view: unknown } }>(
    local.host,
    'query ($id: ID!) { match(id: $id) { view } }',
    { id },
    await tokenFor(local.host, 'ann'),
  );
  expect(await page.left('view.json')).toEqual(match.view);
}
