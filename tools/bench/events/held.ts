import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  isTournamentExport,
  type TournamentExport,
} from '../../../shared/tournaments/verification/export.ts';
import { startLocal } from '../../../test/local/process.ts';
import { ask, tokenFor } from '../../../test/local/player.ts';

/** A tournament on a local run of its own, with its owner. */
export type Held = {
  readonly host: string;
  readonly id: string;
  /** Carries out an act of its owner: the name of the mutation, and further fields of its input. */
  act(name: string, more?: Readonly<Record<string, unknown>>): Promise<void>;
  exported(): Promise<TournamentExport>;
};

type Plan = { readonly cap: number };

const LOOKS_EVERY_MS = 100;

const creating = `mutation ($regulations: JSON!) {
  createTournament(input: { name: "As many as come", regulations: $regulations }) { id } }`;

/** Pods of four, with rounds drawn and published by hand. */
const regulations = ({ cap }: Plan) => ({
  game: { id: 'tales-of-glory', preset: 'tales-live' },
  stages: [{ format: 'SWISS', podSize: { preferred: 4, min: 3, max: 5 }, rounds: 1 }],
  registration: { cap },
  rounds: { advance: 'MANUAL' },
});

/** The name of the input type of a mutation. */
const inputOf = (name: string): string => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}Input`;

/**
 * Opens the registration of a tournament with this cap, on a local run with its data on disk, and
 * removes both after the work.
 */
export async function holding<T>(plan: Plan, work: (held: Held) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'questhall-bench-'));
  const local = await startLocal({ DATA_DIR: folder });
  try {
    return await work(await opened(local.host, plan));
  } finally {
    await local.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function opened(host: string, plan: Plan): Promise<Held> {
  const owner = await tokenFor(host, 'owner', ['player', 'organizer']);
  const made = { regulations: regulations(plan) };
  const { createTournament } = await ask<{ createTournament: { id: string } }>(
    ...([host, creating, made, owner] as const),
  );
  const { id } = createTournament;
  const act: Held['act'] = async (name, more) => {
    const acting = `mutation ($input: ${inputOf(name)}!) { ${name}(input: $input) { id } }`;
    await ask(host, acting, { input: { tournamentId: id, ...more } }, owner);
  };
  for (const each of ['announceTournament', 'openRegistration']) await act(each);
  return {
    ...{ host, id, act },
    async exported() {
      const reply = await fetch(`http://${host}/v1/tournaments/${id}/export`);
      const found: unknown = await reply.json();
      if (!isTournamentExport(found)) throw new Error(`No export: ${JSON.stringify(found)}`);
      return found;
    },
  };
}

/** Polls until a condition holds. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(LOOKS_EVERY_MS);
}
