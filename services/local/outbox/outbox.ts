import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isHere } from '../../accounts/identity/local/is-here.ts';
import type { Post } from '../../notifications/channels/outbound/post.ts';
import type { Caught } from './catcher.ts';
import { fault, json, type Reply } from '../http/reply.ts';

/** A request that this machine's service sent to another party. */
type Posted = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The status of the reply; `null` without one. */
  readonly status: number | null;
  /** The fault for which none came. */
  readonly fault?: string;
};

type Left = Posted | Caught;

/** Messages that left the local run, for its developer to look at. */
export type Outbox = {
  /** Posts, and keeps what was posted. */
  keeping(post: Post): Post;
  /** Stores a caught mail. */
  caught(mail: Caught): void;
  /**
   * Answers `GET /dev/outbox`: the latest first; only for programs and pages on this machine,
   * because it holds codes.
   */
  reply(event: APIGatewayProxyEventV2): Reply;
};

/** The number of sent messages that are kept: the latest. */
const MOST = 200;

export function outbox(): Outbox {
  const left: Left[] = [];
  const keep = (posted: Left): void => {
    left.unshift(posted);
    left.length = Math.min(left.length, MOST);
  };
  return {
    keeping: (post) => async (url, headers, body) => {
      const posted = { url, headers, body: textOf(body) };
      try {
        const reply = await post(url, headers, body);
        keep({ ...posted, status: reply.status });
        return reply;
      } catch (error) {
        keep({ ...posted, status: null, fault: String(error) });
        throw error;
      }
    },
    caught: keep,
    reply: (event) =>
      isHere(event)
        ? json(200, { items: left })
        : fault(403, 'FORBIDDEN', 'Only programs and pages on this machine can read the outbox.'),
  };
}

/** Text as it is; bytes in base64. */
const textOf = (body: string | Uint8Array): string =>
  typeof body === 'string' ? body : Buffer.from(body).toString('base64');
