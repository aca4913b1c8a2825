import { ReadStandings } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { noPage, usePages, type Pages } from '../../../parts/use-pages.ts';
import { useEvent, type Tournament } from '../../../tournament/event.ts';
import type { Row } from './row.ts';

/** Rows that are read at once. */
const PAGE = 100;

/** The rows of the table as of a round; as it stands now without one. */
export function useRows(round?: Tournament['rounds'][number]): Pages<Row> {
  const { client } = useHere();
  const { id, version } = useEvent().tournament;
  const asOf = round && { round: round.number, stage: round.stage };
  return usePages(
    async (after) => {
      const told = await client.ask(ReadStandings, { id, ...asOf, first: PAGE, ...after });
      if ('refusal' in told) return told;
      return { data: told.data.tournament?.standings ?? noPage };
    },
    [client, id, version, round?.number],
  );
}
