import { describe, expect, it } from 'vitest';
import { clientOf, type Client } from './support/client.ts';
import { useApi } from './support/api.ts';
import { playOn } from './support/play-on.ts';

const open = useApi();

describe('a match in the API', () => {
  it('uses the request’s language by default', async () => {
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
        { name: 'Bot 2', korean: '봇 2' },
      ],
      questions: [{ text: 'Kam dá značku Ann?', korean: 'Ann 님은 어디에 표시합니까?' }],
    });
  });

  it('shows its log from a version on, each line in the requested language', async () => {
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

  it('shows its whole journal to everyone once it is over, and a part before', async () => {
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

  it('accepts a seat’s auto-responses, which others don’t see', async () => {
    const [ann, bob] = [clientOf(open(), 'ann'), clientOf(open(), 'bob')];
    const { id } = await ann.do('create', { gameId: 'tic-tac-toe', seats: 2 });
    await bob.do('join', { matchId: id });
    await ann.do('start', { matchId: id });
    const orders = [
      { kind: 'mark', choose: ['cell:8'] },
      { kind: '*', about: { turn: 1 }, choose: ['cell:0'] },
    ];
    const laid = await bob.do('orders', { matchId: id, orders });
    const plain = { about: null, ask: false, once: false, until: null };
    expect(laid.orders).toEqual(orders.map((order) => ({ ...plain, ...order })));
    expect((await ann.match(id)).orders).toEqual([]);
    expect((await bob.do('orders', { matchId: id, orders: [] })).orders).toEqual([]);
  });

  it('shows the auto-responses that remain after some ended or answered', async () => {
    const [ann, bob] = [clientOf(open(), 'ann'), clientOf(open(), 'bob')];
    const { id } = await ann.do('create', { gameId: 'tic-tac-toe', seats: 2 });
    await bob.do('join', { matchId: id });
    const { questions } = await ann.do('start', { matchId: id });
    const plain = { kind: 'mark', about: null, choose: [], ask: false, once: false, until: null };
    const orders = [
      { kind: 'mark', ask: true, until: 'mark' },
      { kind: 'mark', choose: ['cell:8'], once: true },
      { kind: 'mark', about: { of: 'bob' }, ask: true, choose: null, once: false },
    ];
    const kept = orders.map((order) => ({ ...plain, ...order, choose: order.choose ?? [] }));
    expect((await bob.do('orders', { matchId: id, orders })).orders).toEqual(kept);
    for (const question of questions) await ann.answer(id, question, ['cell:0']);
    expect(await bob.match(id)).toMatchObject({ orders: kept.slice(2), waitingOn: ['seat1'] });
    const { data } = await open().ask('{ game(id: "tic-tac-toe") { orderEnds } }');
    expect(data.game.orderEnds).toEqual(['mark']);
  });

  it('can be left before its start, and another player can take the seat', async () => {
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

  it('that is private opens only to its invitation', async () => {
    const [ann, bob] = [clientOf(open(), 'ann'), clientOf(open(), 'bob')];
    const input = { gameId: 'tic-tac-toe', seats: 2, visibility: 'PRIVATE' };
    const { id, invitation } = await ann.do('create', input);
    expect(invitation).toEqual(expect.any(String));
    expect((await bob.read('match', { id })).match).toBeNull();
    expect((await open().ask(`{ node(id: "${id}") { id } }`)).data.node).toBeNull();
    for (const wrong of [undefined, '', 'A', `${String(invitation)}0`]) {
      const input = { matchId: id, ...(wrong !== undefined && { invitation: wrong }) };
      expect(await bob.refused('join', input)).toMatchObject({ code: 'NOT_FOUND' });
    }
    const typed = ` ${String(invitation).toLowerCase()} `;
    const joined = await bob.do('join', { matchId: id, invitation: typed });
    expect(joined).toMatchObject({ seat: 'seat2', invitation: null });
  });

  it('is created once by a repeated command', async () => {
    const ann = clientOf(open(), 'ann');
    const input = { gameId: 'tic-tac-toe', seats: 2, commandId: 'just-this-one' };
    const first = await ann.do('create', input);
    expect((await ann.do('create', input)).id).toBe(first.id);
    expect(await ann.refused('create', { ...input, visibility: 'PRIVATE' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
