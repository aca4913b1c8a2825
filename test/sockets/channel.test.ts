import { MessageType } from 'graphql-ws';
import { setImmediate as aMoment } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../services/sockets/at-most.ts';
import { gatewayChannel } from '../../services/sockets/channel.ts';

describe('posting to many connections at once', () => {
  it('keeps fifty under way, so that none spends its time waiting for a socket', async () => {
    let underWay = 0;
    let most = 0;
    const send = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await aMoment();
      underWay -= 1;
    };
    const { post } = gatewayChannel({ send } as Parameters<typeof gatewayChannel>[0]);
    const posts = Array.from({ length: 400 }, (_, n) =>
      post(`c${String(n)}`, { id: 'op', type: MessageType.Complete }),
    );
    expect(new Set(await Promise.all(posts))).toEqual(new Set(['sent']));
    expect(most).toBe(50);
  });
});

describe('tasks that wait for their turn', () => {
  it('come in order, also after one that fails', async () => {
    const inTurn = atMost(1);
    const done: number[] = [];
    const task = (n: number) =>
      inTurn(async () => {
        await aMoment();
        done.push(n);
        if (n === 1) throw new TypeError('It fails.');
      });
    const all = await Promise.allSettled([1, 2, 3].map(task));
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(done).toEqual([1, 2, 3]);
    await task(4);
    expect(done).toEqual([1, 2, 3, 4]);
  });
});
