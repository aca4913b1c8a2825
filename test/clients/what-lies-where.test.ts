import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import { nameKey, type Ref } from '../../shared/client/scene/index.ts';
import { drawn } from '../games/scene/support.ts';
import { ask, tokenFor } from '../local/player.ts';
import { startLocal } from '../local/process.ts';
import { settingOf, type Setting } from './played.ts';

let setting: Setting;
beforeAll(async () => {
  setting = await settingOf('what-lies-where', 'off');
});
afterAll(() => setting.end());

describe('docs/clients/what-lies-where.md', () => {
  it('lists the same things at each place as the scene (this test needs python3, 3.9 or newer)', async () => {
    const { page, local } = setting;
    const { view, seats } = await playedFor(local.host, 30);
    const { said, code, complained } = await page.run('python3', 'lies.py', local.host);
    expect(code, complained).toBe(0);

    const talisman = games['talisman'] ?? expect.fail();
    const { boards, sceneOf } = drawn(talisman);
    const texts = talisman.words.catalogue.en;
    const name = (ref: Ref): string =>
      seats.find(({ id }) => ref === `seat:${id}`)?.name ?? texts[nameKey(ref)] ?? ref;
    const { places } = sceneOf(view);
    const lines = boards.flatMap(({ spaces }) =>
      spaces.map(({ ref, links }) => {
        const there = places.find(({ place }) => place === ref);
        const pieces = there?.pieces ?? [];
        return {
          place: name(ref),
          things: [
            ...pieces.map(({ thing, seat }) => `${name(thing)} (${name(seat ?? thing)})`),
            ...(there?.lying ?? []).map(name),
            ...(there?.counters ?? []).map(({ of, n }) => `${n} ${of ? name(of) : ''}`),
          ],
          leads: links.map(name),
        };
      }),
    );
    // two characters are on the board, wherever the dice have led them
    expect(lines.flatMap(({ things }) => things).length).toBeGreaterThan(1);
    expect(said.trim().split('\n')).toEqual(
      lines.map(
        ({ place, things, leads }) =>
          `${place}: ${things.join(', ') || '-'}${leads.length > 0 ? ` (leads to ${leads.join(', ')})` : ''}`,
      ),
    );
  });

  it('runs against a service that was just started and has only the demo match', async () => {
    const fresh = await startLocal({ DATA_DIR: ':memory:', DEMO: 'on', DEMO_PACE_MS: '60000' });
    try {
      const { said, code, complained } = await setting.page.run('python3', 'lies.py', fresh.host);
      expect(code, complained).toBe(0);
      expect(said).toMatch(/^Village: .* \(leads to /m);
      expect(said).toContain('\nCrown of Command: -\n');
    } finally {
      await fresh.stop();
    }
  });

  it.each(Object.values(games).map(({ id, seats }) => [id, seats.max] as const))(
    'describes a match of %s for %i, in the same form for every game',
    async (gameId, seats) => {
      const { page, local } = setting;
      await begunByBots(local.host, { gameId, seats });
      const { said, code, complained } = await page.run('python3', 'lies.py', local.host);
      expect(code, complained).toBe(0);
      expect(said).toMatch(/^\S.*: ./m);
    },
  );
});

type Seen = {
  readonly view: unknown;
  readonly seats: readonly { readonly id: string; readonly name: string }[];
};
type Asked = {
  readonly match: Seen & {
    readonly questions: readonly {
      readonly id: string;
      readonly min: number;
      readonly options: readonly { readonly id: string }[];
    }[];
  };
};

/** Starts a public match of bots only, the latest in play. */
async function begunByBots(host: string, { gameId, seats }: Wish): Promise<void> {
  const ann = await tokenFor(host, 'ann');
  const { createMatch } = await ask<{ createMatch: { id: string } }>(
    host,
    'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }',
    { input: { gameId, seats, bots: Array.from({ length: seats }, () => 'greedy') } },
    ann,
  );
  const start = 'mutation ($input: StartMatchInput!) { startMatch(input: $input) { id } }';
  await ask(host, start, { input: { matchId: createMatch.id } }, ann);
  const listed = async () => {
    const query = '{ matches(filter: { list: RUNNING }, first: 1) { edges { node { id } } } }';
    const { matches } = await ask<{ matches: { edges: { node: { id: string } }[] } }>(host, query);
    return matches.edges[0]?.node.id;
  };
  await expect.poll(listed).toBe(createMatch.id);
}
type Wish = { readonly gameId: string; readonly seats: number };

/** A public match of two who have answered so often, by first options; then it waits for them. */
async function playedFor(host: string, answers: number): Promise<Seen> {
  const [ann = '', bob = ''] = await Promise.all(['ann', 'bob'].map((who) => tokenFor(host, who)));
  const act = <T>(token: string, query: string, input: object) =>
    ask<T>(host, query, { input }, token);
  const { createMatch } = await act<{ createMatch: { id: string } }>(
    ann,
    'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }',
    { gameId: 'talisman', seats: 2 },
  );
  const matchId = createMatch.id;
  const join = 'mutation ($input: JoinMatchInput!) { joinMatch(input: $input) { id } }';
  await act(bob, join, { matchId });
  const start = 'mutation ($input: StartMatchInput!) { startMatch(input: $input) { id } }';
  await act(ann, start, { matchId });
  const look = async (token: string, fields: string) => {
    const query = `query ($id: ID!) { match(id: $id) { ${fields} } }`;
    return (await ask<Asked>(host, query, { id: matchId }, token)).match;
  };
  for (let given = 0; given < answers;) {
    for (const token of [ann, bob]) {
      const [question] = (await look(token, 'questions { id min options { id } }')).questions;
      if (question === undefined) continue;
      const choose = question.options.slice(0, Math.max(1, question.min)).map(({ id }) => id);
      const answer = 'mutation ($input: AnswerInput!) { answer(input: $input) { version } }';
      await act(token, answer, {
        matchId,
        questionId: question.id,
        choose,
        commandId: `${question.id} ${given}`,
      });
      given += 1;
    }
  }
  return look(ann, 'view seats { id name }');
}
