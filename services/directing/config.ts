import type { Instruments } from '../observability/instruments.ts';
import type { Store } from '../storage/contract.ts';
import { createDirector, type Director } from './director.ts';
import { idleDirecting, noNews } from './idle.ts';
import { workQueueFrom } from './queue.ts';

/** The director of a function, on its store; a missing setting throws at once and says which it is. */
export const directorFrom = (
  env: Readonly<Record<string, string | undefined>>,
  { inboxes }: Pick<Store, 'inboxes'>,
  { follow }: Pick<Instruments, 'follow'>,
): Director =>
  createDirector({
    directing: idleDirecting,
    podNews: noNews,
    inboxes,
    queue: workQueueFrom(env, follow),
  });
