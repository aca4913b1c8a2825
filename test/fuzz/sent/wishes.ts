import fc from 'fast-check';
import { json, text } from './anything.ts';
import type { Known } from './hostile.ts';

/** An input of any mutation on another account's match: nearly right, or not at all. */
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

/** An input of any act on another account's tournament. */
export const eventInputOn = ({ tournaments }: Known) =>
  fc.oneof(
    json,
    fc.record(
      {
        tournamentId: fc.oneof(fc.constantFrom(...tournaments), text),
        commandId: text,
        expectedVersion: fc.oneof(fc.integer(), json),
        reason: fc.oneof(fc.constant('Nobody knows why, but so it is.'), text),
        note: text,
        accountId: fc.oneof(fc.constantFrom('ann', 'mallory'), text),
        accountIds: fc.oneof(fc.array(text, { maxLength: 3 }), json),
        round: fc.oneof(fc.integer({ min: -1, max: 70 }), json),
        pod: fc.oneof(fc.integer({ min: -1, max: 5_000 }), json),
        number: fc.oneof(fc.integer({ min: -1, max: 5_000 }), json),
        pods: fc.oneof(fc.array(fc.array(fc.integer(), { maxLength: 7 }), { maxLength: 4 }), json),
        byes: fc.oneof(fc.array(fc.integer(), { maxLength: 3 }), json),
        forbid: fc.oneof(fc.array(fc.array(fc.integer(), { maxLength: 3 })), json),
        places: fc.oneof(
          fc.array(fc.record({ number: fc.integer(), place: fc.integer(), points: fc.double() })),
          json,
        ),
        points: fc.oneof(fc.double(), json),
        kind: fc.oneof(fc.constantFrom('WARNING', 'POINTS', 'POD_LOSS'), json),
        by: fc.oneof(fc.constantFrom('PT1H', 'P400D', '-PT1M'), text),
        regulations: json,
        name: fc.oneof(text, json),
        role: fc.oneof(fc.constantFrom('STAFF', 'OWNER'), json),
        granted: fc.boolean(),
        text: fc.oneof(fc.constant('Nobody knows why, but so it is.'), text),
        code: text,
        entropy: text,
      },
      { requiredKeys: ['tournamentId'] },
    ),
  );

/** An input for accounts: the stranger's own, or a bot of others. */
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
