import type { ExecutionResult } from 'graphql';
import type { FormattedExecutionResult } from 'graphql-ws';
import type { MatchUpdate } from '../../matches/contract.ts';
import { dataOf } from '../../apis/sockets/data.ts';
import type { Subscription } from '../../platform/storage/contract.ts';
import type { Message } from '../../matches/chat/contract.ts';
import type { AttentionUpdate } from './attention-update.ts';
import type { Group } from './group.ts';
import type { StreamParts } from './parts.ts';
import { once } from '../../platform/once.ts';

/** One update as a group reads it; made when it is first asked for, and once. */
export type UpdateMessage = {
  readonly version: number;
  whole(): Promise<FormattedExecutionResult>;
  /** Renders the update without its log, which a query can read instead. */
  withoutLog(): Promise<FormattedExecutionResult>;
};

export function message(parts: StreamParts, group: Group, update: MatchUpdate): UpdateMessage {
  const write = async (content: MatchUpdate): Promise<FormattedExecutionResult> =>
    formatted(parts, group, await parts.render(group.id, group.request, { match: content }));
  return {
    version: update.version,
    whole: once(() => write(update)),
    withoutLog: once(() => write({ ...update, log: [] })),
  };
}

/** Builds the update of a due item, as a subscription reads it; there is no log to leave out. */
export function attentionMessage(
  parts: StreamParts,
  subscription: Subscription,
  update: AttentionUpdate,
): UpdateMessage {
  const whole = once(async () => {
    const result = await parts.render(subscription.stream, dataOf(subscription), {
      attention: update,
    });
    return formatted(parts, { id: update.item.matchId }, result);
  });
  return { version: 1, whole, withoutLog: whole };
}

/** Something that was said, as a subscription reads it. */
export function talkMessage(
  parts: StreamParts,
  subscription: Subscription,
  said: Message,
): UpdateMessage {
  const whole = once(async () => {
    const result = await parts.render(said.matchId, dataOf(subscription), { messages: said });
    return formatted(parts, { id: said.matchId }, result);
  });
  return { version: 1, whole, withoutLog: whole };
}

/** Faults of a resolver are for our log; the client learns that something did. */
export function formatted(
  { log }: StreamParts,
  { id }: Pick<Group, 'id'>,
  { data, errors }: ExecutionResult,
): FormattedExecutionResult {
  if (errors === undefined) return { data: data ?? null };
  log.error('A subscription could not be executed', { matchId: id, errors });
  return {
    data: data ?? null,
    errors: errors.map(({ path }) => ({
      message: 'Internal server error.',
      ...(path === undefined ? {} : { path }),
      extensions: { code: 'INTERNAL', retryable: false },
    })),
  };
}
