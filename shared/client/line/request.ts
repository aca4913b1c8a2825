import type { Document } from '../document.ts';
import type { Ports, RequestInit } from './ports.ts';
import { answered, replyTo, type Reply } from './reply.ts';
import { lineLost, objectOf, refusalIn, type Outcome } from './outcome.ts';
import type { Tokens } from './tokens.ts';

/** Sends a document once; with a fresh token once more if the first was refused. */
export type Request = <Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
) => Promise<Outcome<Result>>;

type Sources = {
  /** The service's origin, without a path: `https://example.org`. */
  readonly origin: string;
  readonly locale?: string | undefined;
  readonly tokens: Tokens;
  readonly ports: Ports;
};

export function createRequest({ origin, locale, tokens, ports }: Sources): Request {
  const sendWith = async <T>(token: string | undefined, body: string): Promise<Outcome<T>> => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(locale !== undefined && { 'accept-language': locale }),
    };
    const init: RequestInit = { method: 'POST', headers, body };
    const reply = await replyTo(ports, `${origin}/graphql`, init);
    return reply === undefined
      ? { refusal: lineLost("The service didn't answer. Check your connection.") }
      : toldIn<T>(reply);
  };
  return async (document, variables) => {
    const body = JSON.stringify({ query: document, variables });
    const held = await heldIn(tokens.current());
    if (held === undefined) return { refusal: noToken };
    const { token } = held;
    const told = await sendWith<NonNullable<(typeof document)['__gives']>>(token, body);
    if (!('refusal' in told) || told.refusal.code !== 'UNAUTHENTICATED') return told;
    const fresh = await heldIn(tokens.instead(token));
    if (fresh === undefined) return { refusal: noToken };
    return fresh.token === undefined || fresh.token === token ? told : sendWith(fresh.token, body);
  };
}

function toldIn<T>({ status, body }: Reply): Outcome<T> {
  const { data, errors } = objectOf(body);
  if (Array.isArray(errors) && errors.length > 0) return { refusal: refusalIn(errors[0]) };
  if (typeof data === 'object' && data !== null) return { data: data as T };
  return {
    refusal: lineLost(`The service answered with status ${String(status)} and an unknown body.`),
  };
}

/** The current token, if any; `undefined` if it could not be read. */
const heldIn = (given: Promise<string | undefined>) =>
  answered(async () => ({ token: await given }));

const noToken = lineLost('The token could not be refreshed. Sign in again.');
