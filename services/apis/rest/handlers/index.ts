import type { Handlers } from '../call.ts';
import type { ReadId } from '../operation.ts';
import { accounts } from './accounts.ts';
import { attention } from './attention.ts';
import { notifications } from './notifications.ts';
import { decisions } from './decisions.ts';
import { lobby } from './lobby.ts';
import { play } from './play.ts';
import { queues } from './queues.ts';
import { ratings } from './ratings.ts';
import { service } from './service.ts';
import { reading } from './reading.ts';
import { recap } from './recap.ts';
import { record } from './record.ts';
import { talking } from './talk.ts';
import { tournaments } from './tournaments/index.ts';

/** The handlers of operations that no mutation carries out, by the use-cases behind every door. */
export const handlers: Handlers<ReadId> = {
  ...reading,
  ...record,
  ...recap,
  ...lobby,
  ...queues,
  ...tournaments,
  ...ratings,
  ...play,
  ...decisions,
  ...talking,
  ...attention,
  ...notifications,
  ...accounts,
  ...service,
};
