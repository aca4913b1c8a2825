import { describe, expect, it } from 'vitest';
import { clientOf } from './support/client.ts';
import { useApi } from './support/api.ts';
import { playOn } from './support/play-on.ts';

const open = useApi();

describe('the lists of matches and tournaments', () => {
  it('page through the matches of a game', async () => {
    const zoe = clientOf(open(), 'zoe');
    const made: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      made.unshift((await zoe.do('create', { gameId: 'tic-tac-toe', seats: 2 })).id);
    }
    const filter = { list: 'MINE', gameId: 'tic-tac-toe' };
    const seen: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 3; pages += 1) {
      const { matches } = await zoe.read('list', { filter, first: 2, after });
      const { edges, pageInfo } = matches;
      seen.push(...edges.map(({ node }: { node: { id: string } }) => node.id));
      expect(pageInfo.hasPreviousPage).toBe(after !== null);
      expect(pageInfo.hasNextPage).toBe(pages < 2);
      expect(pageInfo.startCursor).toBe(edges[0].cursor);
      expect(pageInfo.endCursor).toBe(edges.at(-1).cursor);
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(made);
  });

  it('contain matches open to join by default', async () => {
    const yan = clientOf(open(), 'yan');
    const { id } = await yan.do('create', { gameId: 'tic-tac-toe', seats: 2, bots: ['greedy'] });
    const ids = async (variables: object) =>
      (
        await clientOf(open(), undefined).read('list', { first: 50, ...variables })
      ).matches.edges.map(({ node }: { node: { id: string } }) => node.id);
    expect(await ids({})).toContain(id);
    await yan.do('start', { matchId: id });
    expect(await ids({})).not.toContain(id);
    expect(await ids({ filter: { list: 'RUNNING' } })).toContain(id);
    const mine = await yan.read('list', { filter: { list: 'MINE', myTurn: true } });
    expect(mine.matches.edges).toMatchObject([{ node: { id } }]);
    await playOn([yan], id);
    expect(await ids({ filter: { list: 'FINISHED' } })).toContain(id);
  });

  it('limit the total number of items in one query', async () => {
    const xan = clientOf(open(), 'xan');
    const table = { gameId: 'tic-tac-toe', seats: 2, visibility: 'PRIVATE' };
    for (let i = 0; i < 25; i += 1) await xan.do('create', table);
    const query = `query ($lines: Int!) {
      matches(filter: { list: MINE }, first: 50) { edges { node { log(first: $lines) { text } } } }
    }`;
    const many = await open().ask(query, { as: 'xan', variables: { lines: 500 } });
    expect(many.status).toBe(200);
    expect(many.errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    const few = await open().ask(query, { as: 'xan', variables: { lines: 50 } });
    expect(few.errors).toEqual([]);
    expect(few.data.matches.edges).toHaveLength(25);
  });

  it('of the viewer’s own items need a token', async () => {
    const heard = await clientOf(open(), undefined).ask('list', { filter: { list: 'MINE' } });
    expect(heard.errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

describe('a node of the API', () => {
  const query = `query ($id: ID!) { node(id: $id) { __typename id } }`;
  it('is a game, a match, or the viewer', async () => {
    const { id } = await clientOf(open(), 'ann').do('create', { gameId: 'tic-tac-toe', seats: 2 });
    const node = async (wanted: string) =>
      (await open().ask(query, { as: 'ann', variables: { id: wanted } })).data.node;
    expect(await node('tic-tac-toe')).toEqual({ __typename: 'Game', id: 'tic-tac-toe' });
    expect(await node(id)).toEqual({ __typename: 'Match', id });
    expect(await node('ann')).toEqual({ __typename: 'Account', id: 'ann' });
    expect(await node('bob')).toBeNull();
  });
});

describe('a game of the API', () => {
  it('documents its options and its view as JSON Schemas', async () => {
    const { data } = await open().ask(
      '{ game(id: "tales-of-glory") { seats { min max } bots optionsSchema viewSchema } }',
    );
    expect(data.game).toMatchObject({
      seats: { min: 2, max: 5 },
      bots: ['easy', 'greedy', 'hard', 'cautious', 'random'],
      optionsSchema: { type: 'object', properties: { quests: { type: 'boolean' } } },
      viewSchema: { type: 'object' },
    });
    // every option has a default, so none is required
    expect(data.game.optionsSchema.required).toBeUndefined();
  });

  it('offers presets by name, with options that createMatch accepts', async () => {
    const { data } = await open().ask(`{
      game(id: "talisman") {
        presets {
          id name(locale: CS) text options seats speed timeControl deadline orders { kind ask choose }
        }
      }
    }`);
    const { presets } = data.game;
    expect(presets[0]).toMatchObject({
      id: 'talisman-hour',
      name: 'Hodina',
      options: { suddenDeath: 'timed' },
      seats: 4,
      speed: 'LIVE',
      timeControl: 'live',
      deadline: 'PT75M',
      orders: [],
    });
    const slow = presets.find(({ id }: { id: string }) => id === 'talisman-fortnight');
    expect(slow.orders[0]).toMatchObject({ kind: 'react', ask: true, choose: [] });
    const ann = clientOf(open(), 'ann');
    const { options, seats, timeControl } = presets[0];
    const input = { gameId: 'talisman', options, seats, timeControl: { preset: timeControl } };
    expect(await ann.do('create', input)).toMatchObject({ status: 'OPEN' });
  });

  it('has its boards and the printed facts of its things', async () => {
    const { data } = await open().ask('{ game(id: "tales-of-glory") { boards things } }');
    expect(data.game.boards.map(({ ref }: { ref: string }) => ref)).toEqual([
      'board:slots-6',
      'board:slots-8',
    ]);
    expect(data.game.boards[0].spaces).toHaveLength(6);
    expect(data.game.things.tile['p1-m1'].marks).toContainEqual({
      at: 'cost',
      of: 'good:combat',
      n: 1,
    });
  });

  it('has names and descriptions of its things in the requested language', async () => {
    const { data } = await open().ask(
      `{ game(id: "talisman") {
        texts
        cards: texts(prefix: "card:sword", locale: CS)
        korean: texts(prefix: "space:city", locale: KO)
        help: texts(prefix: "rule:T4-TRN", locale: CS)
      } }`,
    );
    expect(data.game.cards).toEqual({
      'card:sword': 'Meč',
      'card:sword.short': 'Zbraň. Tvá síla je v boji o 1 vyšší.',
      'card:sword.text': 'Zbraň. Tvá síla je v boji o 1 vyšší.',
    });
    expect(data.game.korean).toMatchObject({ 'space:city': '도시' });
    // the rule behind a line of the log, for players who ask why
    expect(data.game.help).toEqual({
      'rule:T4-TRN-03': 'Když tah skončí, hraje další hráč po směru hodin.',
    });
    expect(data.game.texts).toMatchObject({ 'ability:regenerate': expect.any(String) });
    // questions and the log render the words for a moment or with arguments
    const waiting = Object.entries<string>(data.game.texts).filter(
      ([key, text]) => /^(question|option|log)\./.test(key) || text.includes('{'),
    );
    expect(waiting).toEqual([]);
  });
});
