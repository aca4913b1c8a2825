import fc from 'fast-check';
import { json, text } from './anything.ts';
import type { Known } from './hostile.ts';

/** An input of any mutation on somebody's match: nearly right, or not at all. */
export const inputOn = ({ matches, questions }: Known) =>
  fc.oneof(
    json,
    fc.record(
      {
        matchId: fc.oneof(fc.constantFrom(...matches), text),
        questionId: fc.oneof(fc.constantFrom(...questions), text),
        choose: fc.oneof(json, fc.array(text, { maxLength: 3 })),
        commandId: text,
        expectedVersion: fc.oneof(fc.integer(), json),
        seat: fc.oneof(fc.constantFrom('seat1', 'seat2'), json),
        level: fc.oneof(fc.constant('greedy'), json),
        invitation: text,
        orders: json,
        reason: text,
      },
      { requiredKeys: ['matchId'] },
    ),
  );

/** What somebody may wish for accounts: their own, or a bot of others. */
export const wishOf = ({ bots, tokens }: Known) =>
  fc.oneof(
    json,
    fc.record(
      {
        name: fc.oneof(text, json),
        locale: fc.oneof(fc.constantFrom('cs', 'EN', null), json),
        timeZone: fc.oneof(fc.constantFrom('Europe/Prague', 'Mars/Olympus'), text),
        scopes: fc.oneof(fc.subarray(['play', 'PLAY', 'organize', 'account']), json),
        expiresInDays: fc.oneof(fc.integer({ min: -1, max: 400 }), json),
        account: fc.oneof(fc.constantFrom(...bots, 'ann', 'mallory'), text),
        tokenId: fc.oneof(fc.constantFrom(...tokens), text),
      },
      { requiredKeys: [] },
    ),
  );
