import fc from 'fast-check';
import { json, spoilt, text, unclosed, who } from './anything.ts';
import type { Hostile, Known } from './hostile.ts';

/** Frames on a WebSocket. */
export function sockets({ matches }: Known): fc.Arbitrary<Hostile> {
  const hidden = matches[0] ?? 'x';
  const document = 'subscription ($id: ID!) { match(id: $id) { version snapshot } }';
  const payload = fc.oneof(
    json,
    fc.record({
      query: fc.oneof(text, fc.constant(document), spoilt(document)),
      variables: fc.oneof(json, fc.record({ id: fc.oneof(fc.constant(hidden), text) })),
    }),
  );
  const frame = fc.oneof(
    text,
    unclosed.map((frame) => frame.slice(0, 32_000)),
    json.map((value) => JSON.stringify(value)),
    fc
      .record(
        {
          id: fc.oneof(fc.constantFrom('1', '2'), json),
          type: fc.oneof(
            fc.constantFrom(
              'subscribe',
              'subscribe',
              'complete',
              'ping',
              'pong',
              'next',
              'connection_ack',
              'connection_init',
            ),
            json,
          ),
          payload,
        },
        { requiredKeys: ['type'] },
      )
      .map((value) => JSON.stringify(value)),
  );
  return fc.record({
    api: fc.constant('sockets' as const),
    who,
    frames: fc.array(frame, { minLength: 1, maxLength: 2 }),
  });
}
