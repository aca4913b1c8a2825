import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  ReadTournament,
  type LineState,
  type ReadTournamentQuery,
} from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useResource, type Resource } from '../parts/use-resource.ts';

/**
 * In milliseconds, interval of checking whether a registration was counted: one that came to nothing brings
 * no version of its own.
 */
const SOON = 1_000;

export type TournamentResource = Resource<ReadTournamentQuery> & {
  readonly line: ReadonlySignal<LineState>;
};

/** A tournament, read again whenever something has happened in it. */
export function useTournament(id: string): TournamentResource {
  const { client, locale, viewer } = useHere();
  const told = useResource(
    () => client.ask(ReadTournament, { id, locale }),
    [client, id, locale, viewer.value?.id],
  );
  const { data, again } = told;
  const line = useSignal<LineState>({ is: 'connecting' });
  const isThere = data.value?.tournament != null;
  useEffect(() => {
    const after = data.peek()?.tournament?.version;
    if (after === undefined) return;
    const catchUp = inTurn(async (version) => {
      if ((data.peek()?.tournament?.version ?? 0) < version) await again();
    });
    const following = client.attend(
      { tournamentId: id, after },
      { news: ({ version }) => void catchUp(version), state: (state) => (line.value = state) },
    );
    return following.close;
  }, [client, id, isThere, viewer.value?.id]);
  const isPending = data.value?.tournament?.pending ?? false;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void again(), SOON);
    return () => {
      clearInterval(timer);
    };
  }, [isPending]);
  return { ...told, line };
}

/** Does something for one version after another: while it is being done, only the latest waits. */
function inTurn(act: (version: number) => Promise<void>): (version: number) => Promise<void> {
  let wanted = 0;
  let isBusy = false;
  return async (version) => {
    wanted = version;
    if (isBusy) return;
    isBusy = true;
    for (let done = -1; done !== wanted;) {
      done = wanted;
      await act(done);
    }
    isBusy = false;
  };
}
