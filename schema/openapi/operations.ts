import { accounts } from './operations/accounts.ts';
import { attention } from './operations/attention.ts';
import { notifications } from './operations/notifications.ts';
import { decisions } from './operations/decisions.ts';
import { lobby } from './operations/lobby.ts';
import { play } from './operations/play.ts';
import { queues } from './operations/queues.ts';
import { recap } from './operations/recap.ts';
import { service } from './operations/service.ts';
import { reading } from './operations/reading.ts';
import { talking } from './operations/talk.ts';
import { tournaments } from './operations/tournaments/index.ts';

/** Everything that can be done at the REST door, by the names that generated clients call it. */
export const operations = {
  ...reading,
  ...recap,
  ...lobby,
  ...queues,
  ...tournaments,
  ...play,
  ...decisions,
  ...talking,
  ...attention,
  ...notifications,
  ...accounts,
  ...service,
} as const;
export type OperationId = keyof typeof operations;
