import * as z from 'zod';
import { name } from './named.ts';
import { says } from './said.ts';
import { listOf, text } from './scalars.ts';

export const service = name(
  'Service',
  'What a client wants to know of the service before anything else.',
  z.object({
    version: text('The version of the contract. What is added raises its middle.'),
    languages: listOf('The languages that every text exists in.', z.enum(['EN', 'CS', 'KO'])),
    issuer: text('The OIDC issuer whose tokens are taken: below it clients find how to sign in.'),
    pushKey: text(
      'The key that push messages are signed by, in base64url: the `applicationServerKey` by which a browser subscribes.',
    ),
    limits: says(
      'How much anybody may have or ask for: numbers by name, such as `hostedMatches`, `logPerPage`, `bodyBytes`, `documentCost`, `socketMessageBytes` and `accountRatePerSecond`. A rate that does not count here is left out.',
      z.record(z.string(), z.number()),
    ),
  }),
);
