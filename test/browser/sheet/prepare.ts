/** What the states of the contact sheet are about, made on a local run through its API. */
export type Prepared = {
  /** The address of the local run. */
  readonly at: string;
  /** The name that the reader of the pages signs in by. */
  readonly reader: string;
  readonly talisman: string;
  readonly tales: string;
  readonly open: string;
  readonly finished: string;
  readonly tournament: string;
};

/** Makes one match or event for each state, in which this person takes part. */
export async function prepare(at: string, reader: string): Promise<Prepared> {
  const own = await clientOf(at, reader);
  const staff = await clientOf(at, 'Olga', ['player', 'organizer']);
  const bots = ['greedy', 'greedy', 'greedy'];
  const talisman = await own.match({ gameId: 'talisman', seats: 4, bots });
  const tales = await own.match({ gameId: 'tales-of-glory', seats: 4, bots });
  const finished = await own.match({
    gameId: 'tales-of-glory',
    seats: 2,
    bots: ['greedy', 'greedy'],
  });
  const { id: open } = await own.post<Named>('/matches', { gameId: 'talisman', seats: 4 });
  await own.post(`/matches/${open}/bots`, { level: 'greedy' });
  const regulations = {
    game: { id: 'tales-of-glory' },
    stages: [{ format: 'SWISS', podSize: { preferred: 4, min: 3, max: 4 }, rounds: 3 }],
    timeControl: { perTurn: 'P1D' },
  };
  const { id: tournament } = await staff.post<Named>('/tournaments', {
    name: 'Autumn Cup',
    regulations,
  });
  for (const step of ['announce', 'open-registration']) {
    await staff.post(`/tournaments/${tournament}/${step}`, {});
  }
  for (const name of ['Bohdan', 'Céline', 'Dana', 'Emil', 'Fumi', 'Goran', 'Hana']) {
    const player = await clientOf(at, name);
    await player.post(`/tournaments/${tournament}/registrations`, {});
  }
  await own.post(`/tournaments/${tournament}/registrations`, {});
  await staff.post(`/tournaments/${tournament}/start`, {});
  await own.isOver(finished);
  return { at, reader, talisman, tales, open, finished, tournament };
}

type Named = { readonly id: string };

/** Calls REST in somebody's name. */
async function clientOf(at: string, name: string, roles?: readonly string[]) {
  const { token } = await send<{ readonly token: string }>(`${at}/dev/token`, {
    subject: name,
    name,
    ...(roles && { roles }),
  });
  const post = <T>(path: string, body: unknown): Promise<T> =>
    send<T>(`${at}/v1${path}`, body, token);
  return {
    post,
    async match(setUp: object): Promise<string> {
      const { id } = await post<Named>('/matches', setUp);
      await post(`/matches/${id}/start`, {});
      return id;
    },
    /** Waits until a match has ended. */
    async isOver(id: string): Promise<void> {
      const headers = { authorization: `Bearer ${token}` };
      for (;;) {
        const response = await fetch(`${at}/v1/matches/${id}`, { headers });
        const { status } = (await response.json()) as { readonly status: string };
        if (status === 'FINISHED') return;
        await new Promise((later) => setTimeout(later, 200));
      }
    },
  };
}

async function send<T>(url: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${String(response.status)} ${await response.text()}`);
  return (await response.json()) as T;
}
