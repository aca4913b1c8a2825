import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';
import { inParts, messagesAt, type Follow } from '../../platform/queues/messages.ts';
import type { Work, WorkQueue } from '../directing-contract.ts';

const settings = once(() => z.object({ DIRECTOR_QUEUE_URL: z.url() }));

/** The queue of the director's work. Throws if the environment names none. */
export function workQueueFrom(
  env: Readonly<Record<string, string | undefined>>,
  follow?: Follow,
): WorkQueue {
  const messages = messagesAt(settings().parse(env).DIRECTOR_QUEUE_URL, follow);
  return {
    send: async (work) => messages?.send(work.flatMap(parted).map((each) => JSON.stringify(each))),
  };
}

/** The same queue; `undefined` if the environment names none. */
export const workQueueIfNamed = (
  env: Readonly<Record<string, string | undefined>>,
  follow?: Follow,
): WorkQueue | undefined =>
  env['DIRECTOR_QUEUE_URL'] === undefined ? undefined : workQueueFrom(env, follow);

/** Number of pods in one message, which a consumer handles in time. */
const PODS = 50;

/** Number of accounts in one message. */
const ACCOUNTS = 100;

/** Splits work into parts that each fit a message. */
export function parted(work: Work): readonly Work[] {
  if ('pods' in work) return inParts(work.pods, PODS).map((pods) => ({ ...work, pods }));
  if (work.does === 'tell') return inParts(work.to, ACCOUNTS).map((to) => ({ ...work, to }));
  return [work];
}
