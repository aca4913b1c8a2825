import { kindNames } from '../kind-names.ts';

/** Names by which wake-ups know a queue: no stream is called so. */
export const { nameOf: queueName, idIn: queueNamed } = kindNames('queue');
