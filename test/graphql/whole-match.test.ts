import { describe, expect, it } from 'vitest';
import { commitmentOf, fromHex, verify, type Journal } from '../../shared/engine/index.ts';
import { clientOf, type Client, type Seen } from './support/client.ts';
import { useApi } from './support/api.ts';
import { playOn } from './support/play-on.ts';

const open = useApi();

describe('a match of Tales of Glory, through the API only', () => {
  const gameId = 'tales-of-glory';

  it('runs from the lobby to a ranking, and its dice are verified', async () => {
    const [ann, bob, nobody] = ['ann', 'bob', undefined].map((as) => clientOf(open(), as)) as [
      Client,
      Client,
      Client,
    ];

    const created = await ann.do('create', { gameId, seats: 3 });
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
    expect(full.fairness.entropy).toEqual(['thorns']);

    const started = await ann.do('start', { matchId: id, entropy: 'roses' });
    expect(started.fairness.entropy).toEqual(['thorns', 'roses']);
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
