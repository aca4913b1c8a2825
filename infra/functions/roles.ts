import type { Tables } from '../data/tables.ts';
import type { SocketDoor } from '../doors/socket-door.ts';
import { mayKnow, mayList, mayTell, mayUse, type Right } from './rights.ts';

/**
 * What each function may do: the calls that it was seen to make, and no more. A test compares.
 */

/** A door for commands. */
export const answers = ({ main, secrets }: Tables): readonly Right[] => [
  ...mayUse(main, {
    STREAM: ['Query', 'PutItem'],
    HEAD: ['BatchGetItem'],
    ACCOUNT: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  }),
  ...mayList(main),
  ...mayKnow(secrets, 'GetItem', 'PutItem'),
];

/** Who reads for those that wait. */
export const waitsToRead = ({ main }: Tables): readonly Right[] =>
  mayUse(main, { STREAM: ['Query'], ACCOUNT: ['GetItem', 'UpdateItem'] });

/** The door for sockets. */
export const connects = ({ main }: Tables, { api, stage }: SocketDoor): readonly Right[] => [
  ...mayUse(main, {
    STREAM: ['Query', 'PutItem'],
    WATCHERS: ['PutItem', 'DeleteItem'],
    CONNECTION: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    ACCOUNT: ['GetItem', 'UpdateItem'],
  }),
  ...mayTell(api, stage),
];

/** Who brings lists up to date and tells watchers. */
export const tells = ({ main }: Tables, { api, stage }: SocketDoor): readonly Right[] => [
  ...mayUse(main, {
    STREAM: ['Query'],
    HEAD: ['Query', 'PutItem', 'DeleteItem'],
    WATCHERS: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    CONNECTION: ['GetItem', 'Query', 'DeleteItem'],
    ACCOUNT: ['GetItem'],
  }),
  ...mayTell(api, stage),
];

/** Who plays for bots. */
export const plays = ({ main, secrets }: Tables): readonly Right[] => [
  ...mayUse(main, { STREAM: ['Query', 'PutItem'] }),
  ...mayKnow(secrets, 'GetItem'),
];

/** Who looks for bots that stand still, on a list that nobody is shown. */
export const sweeps = (tables: Tables): readonly Right[] => [
  ...plays(tables),
  ...mayUse(tables.main, { HEAD: ['BatchGetItem'] }),
  ...mayList(tables.main),
];
