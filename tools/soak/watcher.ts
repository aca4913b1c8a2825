import { createClient } from 'graphql-ws';
import { applyPatch, type Operation } from 'rfc6902';
import { WebSocket } from 'ws';

/** The state of a watcher's match when its subscription has ended. */
export type Watched = { readonly version: number; readonly view: unknown };

/** A followed match; both promises reject if an update is missing or wrong. */
export type Followed = {
  /** Resolves with the first update. */
  readonly begun: Promise<unknown>;
  /** Resolves when the match is over. */
  readonly ended: Promise<Watched>;
};

/** A watcher with a socket of its own, who follows matches one after another by their diffs. */
export type Watcher = {
  follow(matchId: string): Followed;
  updates(): number;
  stop(): Promise<void>;
};

type Update = {
  readonly version: number;
  readonly from: number | null;
  readonly snapshot: unknown;
  readonly patch: readonly Operation[] | null;
};

const query = `subscription ($id: ID!) { match(id: $id) { version from snapshot patch } }`;

/** @param url of the service, such as `https://play.example.org`; @param token of the watcher */
export function createWatcher(url: string, token?: string): Watcher {
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/ws`,
    webSocketImpl: WebSocket,
    lazy: false,
    retryAttempts: 0,
    ...(token === undefined ? {} : { connectionParams: { authorization: `Bearer ${token}` } }),
    onNonLazyError: () => undefined, // the subscription fails with it
  });
  let updates = 0;
  return {
    updates: () => updates,
    stop: async () => client.dispose(),
    follow(id) {
      let begin: (value?: unknown) => void = () => undefined;
      const first = new Promise((resolve) => {
        begin = resolve;
      });
      const read = async (): Promise<Watched> => {
        let has: Watched = { version: -1, view: undefined };
        const sent = client.iterate<{ match: Update }>({ query, variables: { id } });
        for await (const { data, errors } of sent) {
          if (data == null) throw new UnfitUpdateError(JSON.stringify(errors));
          updates += 1;
          has = moved(has, data.match);
          begin();
        }
        return has;
      };
      const ended = read();
      return { begun: Promise.race([first, ended]), ended };
    },
  };
}

function moved(has: Watched, { version, from, snapshot, patch }: Update): Watched {
  if (from === null) return { version, view: structuredClone(snapshot) };
  if (version <= has.version) return has;
  if (from !== has.version) {
    throw new UnfitUpdateError(`${String(from)} to ${String(version)} at ${String(has.version)}`);
  }
  const [failed] = applyPatch(has.view, structuredClone([...(patch ?? [])])).filter(Boolean);
  if (failed != null) throw new UnfitUpdateError(failed.message);
  return { version, view: has.view };
}

/** An update that does not fit the ones before. */
class UnfitUpdateError extends Error {
  override readonly name = 'UnfitUpdateError';
}
