import { describe, expect, it } from 'vitest';
import { commitmentOf, fromHex, verify, type Journal } from '../../shared/engine/index.ts';
import { clientOf, type Client, type Seen } from './support/client.ts';
import { useDoor } from './support/door.ts';

const open = useDoor();

/** Answers whatever is asked, with the first legal options, until the match is over. */
async function playOn(clients: readonly Client[], id: string): Promise<void> {
  for (let asked = true; asked;) {
    asked = false;
    for (const client of clients) {
      const [question] = (await client.match(id)).questions;
      if (question === undefined) continue;
      asked = true;
      const answers = question.options.filter(({ group }) => group === 'ANSWER');
      const choose = answers.slice(0, question.min).map((option) => option.id);
      await client.answer(id, question, choose);
    }
  }
}

describe('a match of Tales of Glory, through the API alone', () => {
  const gameId = 'tales-of-glory';

  it('goes from the lobby to a ranking, its dice verified', { timeout: 120_000 }, async () => {
    const [ann, bob, nobody] = ['ann', 'bob', undefined].map((as) => clientOf(open(), as)) as [
      Client,
      Client,
      Client,
    ];

    const created = await ann.do('create', { gameId, seats: 3, entropy: 'roses' });
    const { id } = created;
    expect(created).toMatchObject({
      version: 0,
      status: 'OPEN',
      seat: 'seat1',
      view: {},
      questions: [],
      waitingOn: [],
      result: null,
      game: { id: gameId, name: 'Tales of Glory' },
      host: { id: 'ann', name: 'Ann' },
    });
    expect(created.fairness.secret).toBeNull();

    const joined = await bob.do('join', { matchId: id, entropy: 'thorns' });
    expect(joined).toMatchObject({ seat: 'seat2', version: 1 });
    const full = await ann.do('addBot', { matchId: id, level: 'greedy' });
    expect(full.seats.map(({ name, bot, free }) => [name, bot, free])).toEqual([
      ['Ann', null, false],
      ['Bob', null, false],
      ['Bot 3', 'greedy', false],
    ]);
    expect(full.fairness.entropy).toEqual(['roses', 'thorns']);

    const started = await ann.do('start', { matchId: id });
    expect(started.status).toBe('RUNNING');
    expect(started.waitingOn).toContain('seat1');
    const [question] = started.questions;
    expect(question).toMatchObject({ seat: 'seat1', askedAt: started.version });
    expect(question?.text).toMatch(/[A-Z].+/);
    expect(question?.options.length).toBeGreaterThan(1);
    expect((await nobody.match(id)).questions).toEqual([]);
    expect((await nobody.match(id)).seat).toBeNull();
    expect((await bob.match(id)).questions.every(({ seat }) => seat === 'seat2')).toBe(true);

    await playOn([ann, bob], id);

    const over = await nobody.match(id);
    expect(over.status).toBe('FINISHED');
    expect(over.waitingOn).toEqual([]);
    expect(over.result?.reason).toBe('finished');
    expect(over.result?.ranking.map(({ seat }) => seat).sort()).toEqual([
      'seat1',
      'seat2',
      'seat3',
    ]);
    expect(over.result?.ranking[0]?.place).toBe(1);

    const { commitment, secret } = over.fairness;
    expect(commitment).toBe(created.fairness.commitment);
    const bytes = fromHex(secret ?? '');
    expect(bytes && commitmentOf(bytes)).toBe(commitment);
    const { export: exported } = (await nobody.read('journal', { id })).match;
    expect(verify(exported as Journal)).toMatchObject({ fair: true, faults: [] });

    await readsIn('EN', /Ann .*takes|Ann/, nobody, over);
    await readsIn('CS', /Ann/, nobody, over);
    await readsIn('KO', /[가-힣]/, nobody, over);
  });

  async function readsIn(locale: string, word: RegExp, client: Client, { id }: Seen) {
    const { log } = (await client.read('log', { id, locale })).match as {
      log: { version: number; text: string; type: string; rule: string | null }[];
    };
    expect(log.length).toBeGreaterThan(50);
    expect(log.some(({ text }) => word.test(text))).toBe(true);
    // a text that was never put into words would still be its key
    expect(log.filter(({ text }) => /^(log|tile|option|question)[.:]/.test(text))).toEqual([]);
    expect(log.map(({ version }) => version)).toEqual(
      log.map(({ version }) => version).toSorted((a, b) => a - b),
    );
  }
});

describe('a match', () => {
  it('speaks the language of the request where none is asked for', async () => {
    const ann = clientOf(open(), 'ann');
    const { id } = await ann.do('create', { gameId: 'tic-tac-toe', seats: 2, bots: ['random'] });
    await ann.do('start', { matchId: id });
    const query = `query ($id: ID!) {
      match(id: $id) {
        game { name english: name(locale: EN) }
        seats { name korean: name(locale: KO) }
        questions { text korean: text(locale: KO) }
      }
    }`;
    const { data } = await open().ask(query, {
      as: 'ann',
      variables: { id },
      headers: { 'accept-language': 'cs-CZ,cs;q=0.9,en;q=0.5' },
    });
    expect(data.match).toEqual({
      game: { name: 'Piškvorky', english: 'Noughts and crosses' },
      seats: [
        { name: 'Ann', korean: 'Ann' },
        { name: 'Robot 2', korean: '봇 2' },
      ],
      questions: [{ text: 'Kam dá značku Ann?', korean: 'Ann 님은 어디에 표시합니까?' }],
    });
  });

  it('shows its log from a version on, each line in the language asked for it', async () => {
    const [ann, bob] = [clientOf(open(), 'ann'), clientOf(open(), 'bob')];
    const { id } = await ann.do('create', { gameId: 'tic-tac-toe', seats: 2 });
    await bob.do('join', { matchId: id });
    await ann.do('start', { matchId: id });
    await playOn([ann, bob], id);
    const { version } = await ann.match(id);
    const { data } = await open().ask(
      `query ($id: ID!, $after: Int!) {
        match(id: $id) { log(after: $after, locale: CS) { version seat text korean: text(locale: KO) } }
      }`,
      { variables: { id, after: version - 1 } },
    );
    expect(data.match.log).toEqual([
      { version, seat: 'seat1', text: 'Ann dává značku.', korean: 'Ann 님이 표시합니다.' },
    ]);
  });

  it('keeps its journal whole for everybody once it is over, and partly before', async () => {
    const [ann, bob] = [clientOf(open(), 'ann'), clientOf(open(), 'bob')];
    const { id } = await ann.do('create', { gameId: 'tic-tac-toe', seats: 2 });
    await bob.do('join', { matchId: id });
    const { questions } = await ann.do('start', { matchId: id });
    const [question] = questions;
    if (question === undefined) throw new TypeError('Ann is asked first.');
    await ann.answer(id, question, ['cell:4']);
    const answered = async (client: Client) => {
      const { journal, export: exported } = (await client.read('journal', { id })).match;
      const entry = journal.find(({ type }: { type: string }) => type === 'Answered');
      return { data: entry.data, exported };
    };
    expect((await answered(ann)).data).toMatchObject({ seat: 'seat1', choose: ['cell:4'] });
    expect(await answered(bob)).toEqual({ data: { seat: 'seat1' }, exported: null });
    await playOn([ann, bob], id);
    const seen = await answered(bob);
    expect(seen.data).toMatchObject({ seat: 'seat1', choose: ['cell:4'] });
    expect(seen.exported).toMatchObject({ format: 'questhall-journal/1', match: id });
  });

  it('lets a seat lay down orders that others do not see', async () => {
    const [ann, bob] = [clientOf(open(), 'ann'), clientOf(open(), 'bob')];
    const { id } = await ann.do('create', { gameId: 'tic-tac-toe', seats: 2 });
    await bob.do('join', { matchId: id });
    await ann.do('start', { matchId: id });
    const orders = [
      { kind: 'mark', choose: ['cell:8'] },
      { kind: '*', about: { turn: 1 }, choose: ['cell:0'] },
    ];
    const laid = await bob.do('orders', { matchId: id, orders });
    expect(laid.orders).toEqual([{ ...orders[0], about: null }, orders[1]]);
    expect((await ann.match(id)).orders).toEqual([]);
    expect((await bob.do('orders', { matchId: id, orders: [] })).orders).toEqual([]);
  });

  it('can be left before its start, and its seat taken by another', async () => {
    const [ann, bob, cyd] = ['ann', 'bob', 'cyd'].map((as) => clientOf(open(), as)) as [
      Client,
      Client,
      Client,
    ];
    const { id } = await ann.do('create', { gameId: 'tic-tac-toe', seats: 2 });
    await bob.do('join', { matchId: id });
    const left = await bob.do('leave', { matchId: id });
    expect(left.seats[1]).toMatchObject({ name: 'Seat 2', free: true, account: null });
    expect(left.seat).toBeNull();
    const joined = await cyd.do('join', { matchId: id, seat: 'seat2' });
    expect(joined.seats[1]).toMatchObject({ name: 'Cyd', account: { id: 'cyd' } });
  });

  it('that is private opens to its invitation alone', async () => {
    const [ann, bob] = [clientOf(open(), 'ann'), clientOf(open(), 'bob')];
    const input = { gameId: 'tic-tac-toe', seats: 2, visibility: 'PRIVATE' };
    const { id, invitation } = await ann.do('create', input);
    expect(invitation).toEqual(expect.any(String));
    expect((await bob.read('match', { id })).match).toBeNull();
    expect((await open().ask(`{ node(id: "${id}") { id } }`)).data.node).toBeNull();
    expect(await bob.refused('join', { matchId: id })).toMatchObject({ code: 'FORBIDDEN' });
    const joined = await bob.do('join', { matchId: id, invitation });
    expect(joined).toMatchObject({ seat: 'seat2', invitation: null });
  });

  it('is created once, however often the same command is sent', async () => {
    const ann = clientOf(open(), 'ann');
    const input = { gameId: 'tic-tac-toe', seats: 2, commandId: 'just-this-one' };
    const first = await ann.do('create', input);
    expect((await ann.do('create', input)).id).toBe(first.id);
    expect(await ann.refused('create', { ...input, visibility: 'PRIVATE' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('the lists', () => {
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

  it('hold those that are open to join, unless asked otherwise', async () => {
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

  it('do not multiply what may be read at once', async () => {
    const xan = clientOf(open(), 'xan');
    for (let i = 0; i < 25; i += 1) await xan.do('create', { gameId: 'tic-tac-toe', seats: 2 });
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

  it('of one’s own need a token', async () => {
    const heard = await clientOf(open(), undefined).ask('list', { filter: { list: 'MINE' } });
    expect(heard.errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

describe('a node', () => {
  const query = `query ($id: ID!) { node(id: $id) { __typename id } }`;
  it('is a game, a match, or yourself', async () => {
    const { id } = await clientOf(open(), 'ann').do('create', { gameId: 'tic-tac-toe', seats: 2 });
    const node = async (wanted: string) =>
      (await open().ask(query, { as: 'ann', variables: { id: wanted } })).data.node;
    expect(await node('tic-tac-toe')).toEqual({ __typename: 'Game', id: 'tic-tac-toe' });
    expect(await node(id)).toEqual({ __typename: 'Match', id });
    expect(await node('ann')).toEqual({ __typename: 'Account', id: 'ann' });
    expect(await node('bob')).toBeNull();
  });
});

describe('a game', () => {
  it('documents its options and its view as JSON Schemas', async () => {
    const { data } = await open().ask(
      '{ game(id: "tales-of-glory") { seats { min max } bots optionsSchema viewSchema } }',
    );
    expect(data.game).toMatchObject({
      seats: { min: 2, max: 5 },
      bots: ['random', 'greedy'],
      optionsSchema: { type: 'object', properties: { quests: { type: 'boolean' } } },
      viewSchema: { type: 'object' },
    });
    // every option has a default, so none is required
    expect(data.game.optionsSchema.required).toBeUndefined();
  });
});
