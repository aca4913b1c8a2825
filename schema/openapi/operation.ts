import type * as z from 'zod';
import type { ProblemCode } from './models/problem.ts';

/** One thing that can be done at the REST door: what it takes, gives and may refuse. */
export type Operation = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Variable parts in braces: `/v1/matches/{matchId}`. */
  readonly path: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  /** What its query may hold; nothing unless given. */
  readonly query?: z.ZodObject;
  /** What its body is; without one, none is read. */
  readonly body?: z.ZodObject;
  /** `needed`: whoever has no token is refused. */
  readonly token?: 'needed';
  /** Whether it may or must bear an `Idempotency-Key`. */
  readonly key?: 'needed' | 'taken';
  /** Whether `If-Match` guards it. */
  readonly guarded?: true;
  readonly gives: {
    readonly status: 200 | 201;
    readonly says: string;
    readonly model: z.ZodType;
    /** The version of what was read comes as `ETag`; a read minds `If-None-Match`. */
    readonly etag?: true;
    /** What everybody may read: whoever is signed out may keep it for some seconds, in caches that others share. */
    readonly brief?: true;
    /** It is the same for everybody and for good: caches may keep it. */
    readonly immutable?: true;
    /** Where what was made is comes as `Location`. */
    readonly located?: true;
    /** The next page is named by a `Link`. */
    readonly link?: true;
    /** What kind of text it is, where it is text and no JSON; its model is a string then. */
    readonly type?: 'text/csv' | 'text/plain' | 'application/x-ndjson';
    /** What each line is, where it can also be had as `application/x-ndjson`. */
    readonly lines?: z.ZodType;
  };
  /** Refusals of its own, beside those that any request may meet. */
  readonly refuses: readonly ProblemCode[];
};

export const tags = {
  Games: 'The games that can be played.',
  Matches: 'Finding matches, setting them up, and taking seats.',
  Tournaments: 'Events of rounds: setting them up, playing in them, and running them.',
  Play: 'Questions and answers.',
  Record: 'What has happened, and what happens now.',
  Talk: 'What people say to each other.',
  Account: 'Who you are.',
  Service: 'What operators do.',
} as const;
export type Tag = keyof typeof tags;
