import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDeliver } from '../../services/notifications/delivery/deliver.ts';
import { createNotifications } from '../../services/notifications/delivery/index.ts';
import { createNotify } from '../../services/notifications/delivery/notify.ts';
import type { ChannelKind } from '../../services/notifications/channels/registry.ts';
import { posting } from '../../services/notifications/channels/outbound/post.ts';
import { cachedVapidKey } from '../../services/notifications/channels/push/vapid-key-cache.ts';
import { sendersOf } from '../../services/notifications/channels/registry.ts';
import type { Send } from '../../services/notifications/channels/send.ts';
import type { WakeUp } from '../../services/platform/storage/contract.ts';
import { deliveryNamed } from '../../services/platform/storage/notifications/name.ts';
import type { Store } from '../../services/platform/storage/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { bytesFrom } from '../support/chance.ts';
import { heldClock } from '../matches/clocks/table.ts';

export const ann: AccountActor = { kind: 'account', account: 'ann', roles: ['player'] };

/** A request that a receiver got. */
export type Received = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes?: Buffer;
};

type Reply = {
  readonly status: number;
  /** The body, or what makes it of the body that was sent. */
  readonly body?: string | ((sent: string) => string);
  readonly headers?: OutgoingHttpHeaders;
};

/** A receiver of webhooks by real HTTP, which answers as the test tells it. */
export async function receiver() {
  const got: Received[] = [];
  const replies: Reply[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      got.push({ headers: request.headers, body: bytes.toString(), bytes });
      const { status, body: text = '', headers } = replies.shift() ?? { status: 204 };
      response
        .writeHead(status, headers)
        .end(typeof text === 'string' ? text : text(bytes.toString()));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/hook`,
    got,
    replies,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** The notifications on a store, in game time that stands, with a queue that is worked off by hand. */
export function table(
  store: Store,
  seed: string,
  senders: Partial<Record<ChannelKind, Send>> = {},
) {
  const clock = heldClock();
  const woken: WakeUp[] = [];
  const awaits = async (wake: WakeUp): Promise<void> => void woken.push(wake);
  const notify = createNotify({ deliveries: store.deliveries, awaits });
  const random = bytesFrom(seed);
  const uses = createNotifications({
    ...store,
    notify,
    awaits,
    vapidKey: cachedVapidKey(store.vapidKeys),
    outbound: 'local',
    mail: true,
    now: clock.now,
    random,
  });
  const deliver = createDeliver({
    ...store,
    senders: {
      ...sendersOf({
        post: posting('local'),
        vapidKey: cachedVapidKey(store.vapidKeys),
        contact: 'mailto:ops@questhall.example',
        now: clock.now,
        wall: () => new Date(),
      }),
      ...senders,
    },
    notify,
    now: clock.now,
    chance: () => 0.5,
    awaits,
  });
  return {
    clock,
    uses,
    notify,
    deliver,
    woken,
    /** Tries all deliveries due by now, the earliest first. */
    async work(): Promise<void> {
      for (const wake of woken.splice(0).toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
        const key = deliveryNamed(wake.stream);
        if (wake.at > clock.iso()) woken.push(wake);
        else if (key !== undefined) await deliver(key);
      }
    },
  };
}
