import { describe, expect, it } from 'vitest';
import type { Message } from '../../shared/client/index.ts';
import { listen } from '../../shared/client/talk/listen.ts';
import { heldTimers } from './support.ts';

type Sink = { next(value: unknown): void; error(error: unknown): void };

/** A chat subscription, on a line whose messages the test decides. */
function listening(after?: string) {
  const clock = heldTimers();
  const opened: { readonly after: unknown; readonly sink: Sink }[] = [];
  const heard: string[] = [];
  const socket = {
    subscribe({ variables }: { variables?: Record<string, unknown> | null }, sink: Sink) {
      opened.push({ after: variables?.['after'], sink });
      return () => undefined;
    },
    check: () => undefined,
    close: () => undefined,
  };
  const tokens = { current: () => Promise.resolve('one'), instead: () => Promise.resolve('one') };
  listen(
    { socket: socket as never, tokens, ports: { clock, chance: () => 0.5 } },
    { matchId: 'm', after },
    { message: ({ id }) => heard.push(id), state: () => undefined },
  );
  return {
    heard,
    after: () => opened.map((each) => each.after),
    say: (id: string, at: string) =>
      opened.at(-1)?.sink.next({ data: { messages: { id, at } as Message } }),
    cut() {
      opened.at(-1)?.sink.error({ code: 1006 });
      clock.pass(10_000);
    },
  };
}

describe('a chat subscription', () => {
  it('continues from the last message after each reconnect', () => {
    const line = listening('two');
    line.say('three', '2026-11-23T12:00:03.000Z');
    line.cut();
    line.say('four', '2026-11-23T12:00:04.000Z');
    // delivered once more, because it was taken away: later messages are still to come
    line.say('one', '2026-11-23T12:00:01.000Z');
    line.cut();
    expect(line.after()).toEqual(['two', 'three', 'four']);
    expect(line.heard).toEqual(['three', 'four', 'one']);
  });

  it('starts from the first message if none was read', () => {
    const line = listening();
    line.cut();
    expect(line.after()).toEqual(['0', '0']);
  });
});
