import { ReadSteps, type Update } from '../../../shared/client/index.ts';

/** A match of Talisman that six bots have played, and what its watchers were sent. */
export type Recorded = { readonly id: string; readonly updates: readonly Update[] };

const SEATS = 6;
const options = { suddenDeath: 'timed', rounds: 12 };
const PAGE = 100;
/** The time of all updates: the page shows old steps at once, without their cues. */
const LONG_AGO = new Date(0).toISOString();

/**
 * Lets bots play some rounds to their end, and reads their updates: first a snapshot, then patches.
 */
export async function recorded(origin: string, count: number): Promise<Recorded> {
  const { token } = (await post(`${origin}/dev/token`, { subject: 'host' })) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const bots = Array.from({ length: SEATS }, () => 'random');
  const made = await post(
    `${origin}/v1/matches`,
    { gameId: 'talisman', seats: SEATS, bots, options },
    headers,
  );
  const { id } = made as { id: string };
  await post(`${origin}/v1/matches/${id}/start`, {}, headers);
  for (;;) {
    const match = (await (await fetch(`${origin}/v1/matches/${id}`)).json()) as Playing;
    if (match.status !== 'RUNNING') break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const read = async (span: object): Promise<readonly Update[]> => {
    const variables = { id, locale: 'EN', first: PAGE, ...span };
    const told = await post(`${origin}/graphql`, { query: ReadSteps, variables });
    return (told as Told).data.match.updates;
  };
  const updates = [...(await read({ upTo: 1, first: 1 }))];
  while (updates.length < count) {
    const more = await read({ after: updates.length });
    if (more.length === 0) break;
    updates.push(...more);
  }
  return { id, updates: updates.map((update) => ({ ...update, at: LONG_AGO })) };
}

type Playing = { readonly status: string };

type Told = { readonly data: { readonly match: { readonly updates: readonly Update[] } } };

async function post(url: string, body: unknown, headers = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  return response.json();
}
