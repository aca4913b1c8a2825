import { inject } from 'vitest';
import { origin } from './visit.ts';

type SetUp = {
  readonly gameId: string;
  readonly seats: number;
  readonly bots?: readonly string[];
  readonly options?: object;
  readonly timeControl?: object;
  readonly rated?: boolean;
};

type Roles = readonly ('player' | 'organizer' | 'admin')[];

/** A token for an account of this name, as the local run gives them. */
async function tokenOf(subject: string, at: string, roles?: Roles): Promise<string> {
  const told = await post(`${at}/dev/token`, { subject, ...(roles && { roles }) });
  return (told as { readonly token: string }).token;
}

/**
 * Creates a match and starts it; returns its id. Without a seat left for its host, only bots play
 * it.
 */
export async function startMatch(host: string, setUp: SetUp, at = origin()): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(host, at)}` };
  const { id } = (await post(`${at}/v1/matches`, setUp, headers)) as { readonly id: string };
  await post(`${at}/v1/matches/${id}/start`, {}, headers);
  return id;
}

/** Creates a match, seats a guest, and starts it; returns its id. */
export async function startWith(host: string, guest: string, setUp: SetUp): Promise<string> {
  const [hosts, guests] = await Promise.all([asSomebody(host), asSomebody(guest)]);
  const { id } = (await hosts('/matches', setUp)) as { readonly id: string };
  await guests(`/matches/${id}/seats`, {});
  await hosts(`/matches/${id}/start`, {});
  return id;
}

/** A function that sends requests below `/v1` under a name. */
export async function asSomebody(name: string, roles?: Roles) {
  const authorization = `Bearer ${await tokenOf(name, origin(), roles)}`;
  return (path: string, body: unknown, method = 'POST'): Promise<unknown> =>
    post(`${origin()}/v1${path}`, body, { authorization }, method);
}

async function post(url: string, body: unknown, headers = {}, method = 'POST'): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** The number of answers of the first seat in a match. */
export async function answersIn(matchId: string): Promise<number> {
  const response = await fetch(
    `http://${inject('service')}/v1/matches/${matchId}/journal?first=500`,
  );
  const { items } = (await response.json()) as { readonly items: readonly Entry[] };
  return items.filter(({ type, data }) => type === 'Answered' && data.seat === 'seat1').length;
}

type Entry = { readonly type: string; readonly data: { readonly seat?: string } };
