import type { ExecutionResult } from 'graphql';
import type { FormattedExecutionResult } from 'graphql-ws';
import type { MatchUpdate } from '../matches/contract.ts';
import type { Group } from './group.ts';
import type { StreamParts } from './parts.ts';
import { once } from '../once.ts';

/** One update as a group reads it; made when it is first asked for, and once. */
export type UpdateMessage = {
  readonly version: number;
  whole(): Promise<FormattedExecutionResult>;
  /** Without its log, which a query can read instead. */
  withoutLog(): Promise<FormattedExecutionResult>;
};

export function message(parts: StreamParts, group: Group, update: MatchUpdate): UpdateMessage {
  const write = async (content: MatchUpdate): Promise<FormattedExecutionResult> =>
    formatted(parts, group, await parts.render(group.matchId, group.request, content));
  return {
    version: update.version,
    whole: once(() => write(update)),
    withoutLog: once(() => write({ ...update, log: [] })),
  };
}

/** What went wrong in a resolver is for our log; the client learns that something did. */
function formatted(
  { log }: StreamParts,
  { matchId }: Group,
  { data, errors }: ExecutionResult,
): FormattedExecutionResult {
  if (errors === undefined) return { data: data ?? null };
  log.error('A subscription could not be executed', { matchId, errors });
  return {
    data: data ?? null,
    errors: errors.map(({ path }) => ({
      message: 'Something went wrong here.',
      ...(path === undefined ? {} : { path }),
      extensions: { code: 'INTERNAL', retryable: false },
    })),
  };
}
