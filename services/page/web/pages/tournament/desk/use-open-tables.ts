import { ReadOpenTables, type ReadOpenTablesQuery } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { allPages } from '../../../parts/all-pages.ts';
import { noPage } from '../../../parts/use-pages.ts';
import { useResource } from '../../../parts/use-resource.ts';
import { useEvent } from '../../../tournament/event.ts';
import { useNowAndThen } from '../../../tournament/use-now-and-then.ts';

type Read = NonNullable<NonNullable<ReadOpenTablesQuery['tournament']>['round']>['pods'];

/** A table of the present round, with how its match waits. */
export type OpenTable = Read['edges'][number]['node'];

/** Tables that are read at once. */
const PAGE = 50;

/** All tables of a round, read again while matches run; nothing until they are known, or without a round. */
export function useOpenTables(round: number | undefined): readonly OpenTable[] | undefined {
  const { client, locale } = useHere();
  const { id, version } = useEvent().tournament;
  const told = useResource(async () => {
    if (round === undefined) return { data: [] };
    return allPages<OpenTable>(async (from) => {
      const said = await client.ask(ReadOpenTables, { id, round, first: PAGE, locale, ...from });
      if ('refusal' in said) return said;
      return { data: said.data.tournament?.round?.pods ?? noPage };
    });
  }, [client, locale, id, version, round]);
  useNowAndThen(told.again, told.data.value?.some(({ status }) => status === 'RUNNING') ?? false);
  return told.data.value;
}
