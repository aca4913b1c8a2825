import { describe, expect, it } from 'vitest';
import { verify, type Journal } from '../../../shared/engine/index.ts';
import { viewSchema } from '../../../shared/games/talisman/view/schema.ts';
import { clientOf, type Client, type Seen } from '../../graphql/support/client.ts';
import { useApi } from '../../graphql/support/api.ts';
import type { ChosenOptions } from '../../support/talisman-options.ts';

const open = useApi();
const timed: ChosenOptions = { suddenDeath: 'timed', rounds: 6, askForReactions: 'everyone' };
const pass = { kind: 'react', choose: ['pass'] };
const keep = { kind: 'fate', choose: ['keep'] };

/** An id or a key without words. */
const bare = /^[a-z]+[.:]|[{}]|undefined|NaN|[a-z]+:[a-z]+/u;

/** Lists the faults of a client's view: a wrong shape, or bare ids for words. */
const faultsOf = ({ view, questions }: Seen): readonly string[] => [
  ...(viewSchema.safeParse(view).error?.issues ?? []).map(({ path }) => path.join('.')),
  ...questions
    .flatMap(({ text, options }) => [text, ...options.map((option) => option.text)])
    .filter((text) => bare.test(text)),
];

type Course = { readonly faults: readonly string[]; readonly kinds: readonly string[] };

/** Answers for one client, in turn one option after another, until the match is over. */
async function playOut(client: Client, id: string): Promise<Course> {
  const faults: string[] = [];
  const kinds: string[] = [];
  for (let n = 0; ; n += 1) {
    const seen = await client.match(id);
    faults.push(...faultsOf(seen));
    const [question] = seen.questions;
    if (question === undefined) return { faults, kinds };
    kinds.push(question.kind);
    const answers = question.options.filter(({ group }) => group === 'ANSWER');
    const from = n % Math.max(1, answers.length - question.min + 1);
    const choose = answers.slice(from, from + question.min).map((option) => option.id);
    await client.answer(id, question, choose);
  }
}

/** A match of ann against a bot, with these standing orders of hers. */
async function begun(ann: Client, orders: readonly object[]): Promise<Seen> {
  const input = { gameId: 'talisman', seats: 2, options: timed, bots: ['greedy'] };
  const { id } = await ann.do('create', input);
  const started = await ann.do('start', { matchId: id, entropy: 'roses' });
  expect(started).toMatchObject({ status: 'RUNNING', seat: 'seat1', game: { name: 'Talisman' } });
  return orders.length === 0 ? started : await ann.do('orders', { matchId: id, orders });
}

describe('a match of Talisman, through the API only', () => {
  it('ends with a ranking, in words and in the documented shape', async () => {
    const [ann, nobody] = [clientOf(open(), 'ann'), clientOf(open(), undefined)];
    const { id } = await begun(ann, []);
    expect((await nobody.match(id)).questions).toEqual([]);

    const { faults, kinds } = await playOut(ann, id);
    expect(faults).toEqual([]);
    expect(kinds).toEqual(expect.arrayContaining(['move', 'fate']));

    const over = await nobody.match(id);
    expect(over).toMatchObject({
      status: 'FINISHED',
      waitingOn: [],
      result: { reason: 'finished' },
    });
    expect(over.result?.ranking.map(({ seat }) => seat).toSorted()).toEqual(['seat1', 'seat2']);
    expect(faultsOf(over)).toEqual([]);
    const { export: exported } = (await nobody.read('journal', { id })).match;
    expect(verify(exported as Journal)).toMatchObject({ fair: true, faults: [] });
    for (const locale of ['EN', 'CS', 'KO']) {
      const { log } = (await nobody.read('log', { id, locale })).match as {
        log: readonly { readonly text: string }[];
      };
      expect(log.length).toBeGreaterThan(20);
      expect(log.map(({ text }) => text).filter((text) => bare.test(text))).toEqual([]);
    }
  });

  it('asks nothing that its orders answer: pass in every window, keep every roll', async () => {
    const ann = clientOf(open(), 'ann');
    const { id, orders } = await begun(ann, [pass, keep]);
    expect(orders).toMatchObject([pass, keep]);
    const { kinds } = await playOut(ann, id);
    expect(kinds.filter((kind) => ['react', 'fate'].includes(kind))).toEqual([]);
    expect((await ann.match(id)).status).toBe('FINISHED');
  });

  it('drops an order that ends with the turn', async () => {
    const { data } = await open().ask('{ game(id: "talisman") { orderEnds } }');
    expect(data.game.orderEnds).toEqual(['turn', 'attacked']);
    const ann = clientOf(open(), 'ann');
    const { id, orders } = await begun(ann, [
      { ...pass, until: 'turn' },
      { kind: 'spell', ask: true },
    ]);
    expect(orders).toHaveLength(2);
    await playOut(ann, id);
    expect((await ann.match(id)).orders).toMatchObject([{ kind: 'spell', ask: true }]);
    const input = { matchId: id, orders: [{ ...pass, until: 'whenever' }] };
    expect(await ann.refused('orders', input)).toHaveProperty('code');
  });

  it('refuses an order for questions that the game never asks', async () => {
    const ann = clientOf(open(), 'ann');
    const { id } = await begun(ann, []);
    for (const [order, path] of [
      [{ kind: 'reakt', choose: ['pass'] }, '`orders.0.kind`: '],
      [{ kind: 'react', about: { looser: 'seat:seat1' }, ask: true }, '`orders.0.about.looser`: '],
      [{ ...pass, about: { moment: 'live' } }, '`orders.0.about.moment`: '],
      [{ kind: 'stir', about: { moment: 'move' }, ask: true }, '`orders.0.about.moment`: '],
      [{ kind: 'react', about: ['life'], ask: true }, '`orders.0.about`: Expected an object'],
      [{ kind: 'react', about: { turn: true }, ask: true }, '`orders.0.about.turn`: Expected text'],
    ] as const) {
      const refused = await ann.refused('orders', { matchId: id, orders: [order] });
      expect(refused).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringContaining(path),
      });
    }
    const { orders } = await ann.match(id);
    expect(orders).toEqual([]);
  });
});
