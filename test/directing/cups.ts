import type { Directing, PodNews, Work } from '../../services/tournaments/directing-contract.ts';
import { foldInbox, type FactName } from '../../services/tournaments/directing/fold-inbox.ts';
import type { Store, StoredFact } from '../../services/platform/storage/contract.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import { at } from '../storage/summaries.ts';

/** The smallest tournament there may be: who came, in order, and nothing else; each commit holds all of it. */
type Cup = { readonly folded: readonly FactName[]; readonly came: readonly string[] };

type Base = Pick<Store, 'events' | 'inboxes'>;

/** Sets a cup up, which waits for facts. */
export async function setUp({ events }: Base, id: string): Promise<void> {
  const body: Cup = { folded: [], came: [] };
  await events.append({ stream: tournamentStream(id), version: 0, at: at(0), actor: 'ann', body });
}

/** A fact that a player comes, this number of minutes after the cup was set up. */
export const comes = (cup: string, who: string, minute = 1): StoredFact => ({
  ...{ stream: tournamentStream(cup), id: who, at: at(minute) },
  fact: { comes: who },
});

/** The players who came to a cup, in order, and the number of its commits. */
export async function cameTo({ events }: Base, id: string) {
  const loaded = await events.load(tournamentStream(id));
  const { came } = loaded?.commits.at(-1)?.body as Cup;
  return { came, commits: loaded?.version ?? 0 };
}

/** Directs cups on a store: a fact without a name is folded as nothing, and pods are seated once each. */
export function cupsOn({ events, inboxes }: Base): Directing {
  const fold = (id: string) => {
    const stream = tournamentStream(id);
    return foldInbox(inboxes, stream, async () => {
      const loaded = await events.load(stream);
      if (loaded === undefined) return undefined;
      const cup = loaded.commits.at(-1)?.body as Cup;
      return {
        folded: cup.folded,
        commit(facts) {
          const folded = facts.map(({ at: time, id: name }) => ({ at: time, id: name }));
          const came = facts.flatMap(({ fact }) => nameIn(fact) ?? []);
          const body: Cup = { folded, came: [...cup.came, ...came] };
          const commit = { stream, version: loaded.version + 1, at: at(0), actor: 'director' };
          return events.append({ ...commit, calls: ['director'], body });
        },
      };
    });
  };
  const seatPods: Directing['seatPods'] = async ({ tournament, round, pods }) => {
    for (const pod of pods) {
      const stream = `pod ${tournament} ${String(round)} ${String(pod)}`;
      const commit = { stream, version: 0, at: at(0), actor: 'director', calls: [] };
      await events.append({ ...commit, body: { pod: { tournament, round, pod } } });
    }
  };
  const ordered = (tournament: string): readonly Work[] => [
    { does: 'seatPods', tournament, round: 1, pods: Array.from({ length: 120 }, (_, i) => i) },
  ];
  return {
    fold,
    seatPods,
    endPods: async () => undefined,
    callLastRound: async () => undefined,
    unratePods: async () => undefined,
    movePauses: async () => undefined,
    seatPlayer: async () => undefined,
    draft: async () => undefined,
    preview: async () => undefined,
    direct: async (tournament) => ordered(tournament),
    wake: async (tournament) => ({ next: at(90), work: ordered(tournament) }),
    mend: async (tournament) => {
      const before = await events.load(`pod ${tournament} 9 9`);
      await seatPods({ does: 'seatPods', tournament, round: 9, pods: [9] });
      return { mended: before === undefined ? 1 : 0 };
    },
  };
}

/** The news of a match of a cup: that it ended, by the version that says so. */
export const podNews: PodNews = async ({ stream, version, at: time, body }) => {
  const { cup } = body as { readonly cup?: string };
  if (cup === undefined) return undefined;
  const id = `RESULT#${stream}#${String(version)}`;
  return { stream: tournamentStream(cup), id, at: time, fact: { comes: `winner of ${stream}` } };
};

const nameIn = (fact: unknown): string | undefined =>
  typeof fact === 'object' && fact !== null && 'comes' in fact ? String(fact.comes) : undefined;
