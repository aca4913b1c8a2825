import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { isHere } from '../../accounts/identity/local/is-here.ts';
import { readJson } from '../../platform/requests/json.ts';
import { millisecondsOf } from '../../platform/time/duration.ts';
import { fault, json, type Reply } from '../http/reply.ts';
import type { GameClock } from './game-clock.ts';
import type { LocalTimers } from './timers.ts';

/** Examples of the bodies that may be sent. */
const EXAMPLES =
  '{"advance":"P1D"} (ISO 8601: days, hours, minutes and seconds) or {"to":"2030-01-31T12:00:00Z"}, either with "wake":false to fire no timers';

/** The last settable time: later ones are longer as text, and times are compared as text. */
const LAST = new Date('9000-01-01T00:00:00.000Z');

const wanted = z.union([
  z.strictObject({
    advance: z.string().max(64).transform(toMilliseconds),
    wake: z.boolean().default(true),
  }),
  z.strictObject({
    to: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
    wake: z.boolean().default(true),
  }),
]);

function toMilliseconds(text: string, context: z.RefinementCtx): number {
  const milliseconds = millisecondsOf(text);
  if (milliseconds !== undefined) return milliseconds;
  context.addIssue({ code: 'custom', message: 'Expected a duration.' });
  return z.NEVER;
}

type Parts = { readonly clock: GameClock; readonly timers: Pick<LocalTimers, 'moveTo'> };

/** `GET /dev/clock` answers `{"now":"…","wake":true}`: game time, and whether timers fire. */
export const readClock = ({ clock }: Pick<Parts, 'clock'>): Reply =>
  json(200, { now: clock.now().toISOString(), wake: clock.wakes() });

/** `POST /dev/clock {"advance":"P1D"}` moves game time and answers `{"now":"…","woken":3}`. */
export const moveClock =
  ({ clock, timers }: Parts) =>
  async (event: APIGatewayProxyEventV2): Promise<Reply> => {
    if (!isHere(event)) {
      return fault(403, 'FORBIDDEN', 'Only programs and pages on this machine can move the clock.');
    }
    const body = wanted.safeParse(bodyOf(event));
    if (!body.success) return fault(400, 'BAD_USER_INPUT', `Send JSON: ${EXAMPLES}.`);
    const { data } = body;
    const timeFrom = (now: Date): Date =>
      'to' in data ? data.to : new Date(now.getTime() + data.advance);
    const [now, time] = [clock.now(), timeFrom(clock.now())];
    if (Number.isNaN(time.getTime()) || time >= LAST) {
      return fault(422, 'BAD_USER_INPUT', `The time must be before ${LAST.toISOString()}.`);
    }
    const woken = await timers.moveTo(timeFrom, data.wake);
    if (woken === undefined) {
      const stands = `Time can't go back before ${now.toISOString()}`;
      return fault(422, 'BAD_USER_INPUT', `${stands}. Send a later time.`);
    }
    return json(200, { now: clock.now().toISOString(), woken });
  };

function bodyOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): unknown {
  const json = readJson(isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body);
  return 'value' in json ? json.value : undefined;
}
