import type { Document } from './document.ts';
import type { Ports, RequestInit, ResponseLike } from './ports.ts';
import { lineLost, objectOf, refusalIn, type Told } from './told.ts';
import type { Tokens } from './tokens.ts';

/** Sends a document once; with a fresh token once more where the first was refused. */
export type Request = <Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
) => Promise<Told<Result>>;

type Sources = {
  /** Where the service is, without a path: `https://example.org`. */
  readonly origin: string;
  readonly locale?: string | undefined;
  readonly tokens: Tokens;
  readonly ports: Ports;
};

export function createRequest({ origin, locale, tokens, ports }: Sources): Request {
  const sendWith = async <T>(token: string | undefined, body: string): Promise<Told<T>> => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(locale !== undefined && { 'accept-language': locale }),
    };
    const init: RequestInit = { method: 'POST', headers, body };
    const response = await answered(() => ports.fetch(`${origin}/graphql`, init));
    return response === undefined
      ? { refusal: lineLost('The service did not answer.') }
      : toldIn<T>(response);
  };
  return async (document, variables) => {
    const body = JSON.stringify({ query: document, variables });
    const token = await tokens.current();
    const told = await sendWith<NonNullable<(typeof document)['__gives']>>(token, body);
    if (!('refusal' in told) || told.refusal.code !== 'UNAUTHENTICATED') return told;
    const fresh = await tokens.instead(token);
    return fresh === undefined || fresh === token ? told : sendWith(fresh, body);
  };
}

async function toldIn<T>(response: ResponseLike): Promise<Told<T>> {
  const { data, errors } = objectOf(await answered(() => response.json()));
  if (Array.isArray(errors) && errors.length > 0) return { refusal: refusalIn(errors[0]) };
  if (typeof data === 'object' && data !== null) return { data: data as T };
  return {
    refusal: lineLost(`The service answered ${String(response.status)}, and not by its contract.`),
  };
}

/** What was asked for; `undefined` where the line was lost. */
export async function answered<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
