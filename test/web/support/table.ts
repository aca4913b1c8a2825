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

/** A token for somebody of this name, as the local run gives them. */
async function tokenOf(subject: string, at: string, roles?: Roles): Promise<string> {
  const told = await post(`${at}/dev/token`, { subject, ...(roles && { roles }) });
  return (told as { readonly token: string }).token;
}

/** Sets a match up and starts it; gives its id. Without a seat left for its host bots play it alone. */
export async function startMatch(host: string, setUp: SetUp, at = origin()): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(host, at)}` };
  const { id } = (await post(`${at}/v1/matches`, setUp, headers)) as { readonly id: string };
  await post(`${at}/v1/matches/${id}/start`, {}, headers);
  return id;
}

/** The same with somebody else, who sits down before the start. */
export async function startWith(host: string, guest: string, setUp: SetUp): Promise<string> {
  const [hosts, guests] = await Promise.all([asSomebody(host), asSomebody(guest)]);
  const { id } = (await hosts('/matches', setUp)) as { readonly id: string };
  await guests(`/matches/${id}/seats`, {});
  await hosts(`/matches/${id}/start`, {});
  return id;
}

/** Asks for something in somebody's name, below `/v1`. */
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

/** How many answers of the first seat there are in a match. */
export async function answersIn(matchId: string): Promise<number> {
  const response = await fetch(
    `http://${inject('service')}/v1/matches/${matchId}/journal?first=500`,
  );
  const { items } = (await response.json()) as { readonly items: readonly Entry[] };
  return items.filter(({ type, data }) => type === 'Answered' && data.seat === 'seat1').length;
}

type Entry = { readonly type: string; readonly data: { readonly seat?: string } };
