import { MessageType } from 'graphql-ws';
import { setImmediate as aMoment } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { gatewayChannel } from '../../services/apis/sockets/channel.ts';

describe('posting to many connections at once', () => {
  it('runs fifty at a time, so that none waits for a socket', async () => {
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
