import type { Fault } from '../../../schema/openapi/documents/problem.ts';
import type { UnreadableStatus } from '../../../schema/openapi/statuses.ts';

type Details = {
  /** The faults of the request, each with its place, as far as it can be said. */
  readonly faults?: readonly Fault[];
  /** The methods that can be used instead. */
  readonly allow?: string;
};

/** A request that is refused before any use-case. The message is for the person who sent it. */
export class UnreadableRequestError extends Error {
  override readonly name = 'UnreadableRequestError';
  readonly status: UnreadableStatus;
  readonly faults: readonly Fault[] | undefined;
  readonly allow: string | undefined;
  constructor(status: UnreadableStatus, message: string, { faults, allow }: Details = {}) {
    super(message);
    this.status = status;
    this.faults = faults;
    this.allow = allow;
  }
}
