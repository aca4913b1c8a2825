import { ReadRound, type Outcome } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { allPages } from '../../../parts/all-pages.ts';
import { noPage } from '../../../parts/use-pages.ts';
import { useResource } from '../../../parts/use-resource.ts';
import { useEvent, type Pod } from '../../../tournament/event.ts';

/** The most that the service gives at once. */
const PAGE = 100;

/** Reads all tables of these rounds, and again when the event has changed. */
export function useKnockout(rounds: readonly number[]) {
  const { client } = useHere();
  const { id, version } = useEvent().tournament;
  return useResource(async (): Promise<Outcome<readonly Pod[]>> => {
    const all: Pod[] = [];
    for (const round of rounds) {
      const read = await allPages<Pod>(async (from) => {
        const told = await client.ask(ReadRound, { id, round, first: PAGE, ...from });
        if ('refusal' in told) return told;
        return { data: told.data.tournament?.round?.pods ?? noPage };
      });
      if ('refusal' in read) return read;
      all.push(...read.data);
    }
    return { data: all };
  }, [client, id, version, rounds.join()]);
}
