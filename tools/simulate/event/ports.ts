import type {
  Commit,
  EventStore,
  Inboxes,
  Secrets,
  StoredFact,
} from '../../../services/platform/storage/contract.ts';

/** Streams of commits, secrets and inboxes in memory, by the contracts of the store; all of it is gone with it. */
export function portsInMemory() {
  const streams = new Map<string, Commit[]>();
  const parts = new Map<string, ReadonlyMap<string, unknown>>();
  const secrets = new Map<string, Uint8Array>();
  const facts = new Map<string, StoredFact[]>();
  const commitsOf = (stream: string): readonly Commit[] => streams.get(stream) ?? [];

  const store: EventStore = {
    async append(commit) {
      const its = streams.get(commit.stream) ?? [];
      if (its.length !== commit.version) return 'conflict';
      streams.set(commit.stream, [...its, commit]);
      return 'stored';
    },
    async load(stream, upTo = Infinity) {
      const commits = commitsOf(stream).filter(({ version }) => version <= upTo);
      const from = commits.findLastIndex(({ checkpoint }) => checkpoint !== undefined);
      const [first, ...others] = commits.slice(Math.max(0, from));
      const last = commits.at(-1);
      return first && last && { stream, version: last.version, commits: [first, ...others] };
    },
    unchanged: async (known) =>
      new Set(
        [...known].flatMap(([id, version]) =>
          commitsOf(id).at(-1)?.version === version ? [id] : [],
        ),
      ),
    async keepParts(stream, some) {
      parts.set(stream, new Map([...(parts.get(stream) ?? []), ...some]));
    },
    parts: async (stream) => parts.get(stream) ?? new Map<string, unknown>(),
    range: async (stream, after = -1, first) =>
      commitsOf(stream)
        .slice(after + 1, after + 1 + first)
        .map(({ checkpoint: _, ...commit }) => commit),
  };

  const keeper: Secrets = {
    async keep(stream, secret) {
      if (secrets.has(stream)) return 'conflict';
      secrets.set(stream, secret);
      return 'kept';
    },
    read: async (stream) => secrets.get(stream),
  };

  const inboxes: Inboxes = {
    async put(fact) {
      const lying = facts.get(fact.stream) ?? [];
      if (lying.some((each) => nameOf(each) === nameOf(fact))) return false;
      const all = [...lying, fact];
      facts.set(
        fact.stream,
        all.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
      );
      return true;
    },
    list: async (stream, first) => (facts.get(stream) ?? []).slice(0, first),
    async remove(gone) {
      for (const { stream } of gone.slice(0, 1)) {
        const names = new Set(gone.map(nameOf));
        const left = (facts.get(stream) ?? []).filter((each) => !names.has(nameOf(each)));
        facts.set(stream, left);
      }
    },
  };
  return { store, secrets: keeper, inboxes };
}

const nameOf = ({ at, id }: Pick<StoredFact, 'at' | 'id'>): string => `${at}#${id}`;
