import { somebody, type Somebody } from '../somebody.ts';

/** Matches and an event that the states of the contact sheet show, made on a local run through its API. */
export type Prepared = {
  /** The address of the local run. */
  readonly at: string;
  /** The name that the reader of the pages signs in by. */
  readonly reader: string;
  readonly talisman: string;
  readonly harry: string;
  readonly tales: string;
  readonly open: string;
  /** A private table, with the code that invites to it. */
  readonly invitation: string;
  readonly finished: string;
  readonly tournament: string;
};

const bots = ['greedy', 'greedy', 'greedy'];

/** Makes one match or event for each state, in which this person takes part. */
export async function prepare(at: string, reader: string): Promise<Prepared> {
  const own = await somebody(at, reader);
  const talisman = await own.match({ gameId: 'talisman', seats: 4, bots });
  const harry = await own.match({ gameId: 'talisman-hp', seats: 4, bots });
  const tales = await own.match({ gameId: 'tales-of-glory', seats: 4, bots });
  const finished = await own.match({ gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] });
  await own.playOut(finished);
  const { id: open } = await own.post<Named>('/matches', { gameId: 'talisman', seats: 4 });
  await own.post(`/matches/${open}/bots`, { level: 'greedy' });
  return {
    ...{ at, reader, talisman, harry, tales, open, finished },
    invitation: await invite(at),
    tournament: await holdEvent(at, own),
  };
}

/** Creates a private table of another person. @returns the address that invites to it */
async function invite(at: string): Promise<string> {
  const host = await somebody(at, 'Greta');
  const table = { gameId: 'talisman', seats: 4, bots: ['greedy'], visibility: 'PRIVATE' };
  const { id, invitation } = await host.post<Named & { invitation: string }>('/matches', table);
  return `/matches/${id}?invitation=${invitation}`;
}

/** A tournament of eight in its first round, in which this person plays. */
async function holdEvent(at: string, own: Somebody): Promise<string> {
  const staff = await somebody(at, 'Olga', ['player', 'organizer']);
  const regulations = {
    game: { id: 'tales-of-glory' },
    stages: [{ format: 'SWISS', podSize: { preferred: 4, min: 3, max: 4 }, rounds: 3 }],
    timeControl: { perTurn: 'P1D' },
  };
  const { id } = await staff.post<Named>('/tournaments', { name: 'Autumn Cup', regulations });
  for (const step of ['announce', 'open-registration'])
    await staff.post(`/tournaments/${id}/${step}`, {});
  for (const name of ['Bohdan', 'Céline', 'Dana', 'Emil', 'Fumi', 'Goran', 'Hana']) {
    const player = await somebody(at, name);
    await player.post(`/tournaments/${id}/registrations`, {});
  }
  await own.post(`/tournaments/${id}/registrations`, {});
  await staff.post(`/tournaments/${id}/start`, {});
  return id;
}

type Named = { readonly id: string };
