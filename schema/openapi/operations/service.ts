import { service as model } from '../models/service.ts';
import { creditTime, holdExpiry, serviceTime } from '../models/timing.ts';
import type { Operation } from '../operation.ts';

const theTime = { status: 200, says: 'What goes now.', model: serviceTime } as const;

/** What the service is, and what operators do to all matches. */
export const service = {
  getService: {
    method: 'get',
    path: '/v1/service',
    tag: 'Service',
    summary: 'Read what the service is',
    description:
      'Its version, languages, issuer, the key of push messages, and how much anybody may have.',
    gives: { status: 200, says: 'The service.', model },
    refuses: [],
  },
  getServiceTime: {
    method: 'get',
    path: '/v1/service/time',
    tag: 'Service',
    summary: 'Read what operators have said about time',
    description: 'For admins only.',
    token: 'needed',
    gives: theTime,
    refuses: ['FORBIDDEN'],
  },
  holdExpiry: {
    method: 'post',
    path: '/v1/service/holds',
    tag: 'Service',
    summary: 'Hold all clocks, or let them go on',
    description: 'No question is answered by a clock while they are held. For admins only.',
    body: holdExpiry,
    token: 'needed',
    gives: theTime,
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN'],
  },
  creditTime: {
    method: 'post',
    path: '/v1/service/credits',
    tag: 'Service',
    summary: 'Give time back',
    description:
      'After an outage, say: deadlines within it move to an hour after its end. The same credit again adds nothing. For admins only.',
    body: creditTime,
    token: 'needed',
    gives: theTime,
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
