import { expect, it } from 'vitest';
import { attend } from '../../shared/client/tournaments/attend.ts';
import { heldTimers } from './support.ts';

type Sink = { next(value: unknown): void; error(error: unknown): void; stands(): void };

it('continues from the last version of a tournament after each reconnect', () => {
  const clock = heldTimers();
  const opened: { readonly after: unknown; readonly sink: Sink }[] = [];
  const versions: number[] = [];
  const states: string[] = [];
  const socket = {
    subscribe({ variables }: { variables?: Record<string, unknown> | null }, sink: Sink) {
      opened.push({ after: variables?.['after'], sink });
      return () => undefined;
    },
    check: () => undefined,
    close: () => undefined,
  };
  const tokens = { current: () => Promise.resolve('one'), instead: () => Promise.resolve('one') };
  attend(
    { socket: socket as never, tokens, ports: { clock, chance: () => 0.5 } },
    { tournamentId: 't', after: 3 },
    { news: ({ version }) => versions.push(version), state: ({ is }) => states.push(is) },
  );
  const say = (version: number): void =>
    opened.at(-1)?.sink.next({ data: { tournament: { version, steps: [] } } });
  // nothing has come, and nothing need come: the known state is current
  opened.at(-1)?.sink.stands();
  expect(states).toEqual(['connecting', 'live']);
  say(4);
  say(7);
  opened.at(-1)?.sink.error({ code: 1006 });
  clock.pass(10_000);
  say(8);
  expect(opened.map(({ after }) => after)).toEqual([3, 7]);
  expect(versions).toEqual([4, 7, 8]);
  expect(states).toEqual(['connecting', 'live', 'waiting', 'connecting', 'live']);
});
