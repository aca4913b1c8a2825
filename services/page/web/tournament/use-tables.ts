import { ReadTables, type TablePartsFragment } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { noPage, usePages, type Pages } from '../parts/use-pages.ts';
import { seatColourAt } from '../match/colours.ts';
import { useEvent, type Pod, type Tournament } from './event.ts';
import { useNowAndThen } from './use-now-and-then.ts';

/** A pod with its match, if that is shown. */
export type DrawnPod = Pod & { readonly match: TablePartsFragment | null };

/** Tables that are read at once. */
const PAGE = 12;

/** The tables of a round with their matches, read again while they play. A draft has none yet. */
export function useTables({
  number,
  status,
}: Pick<Tournament['rounds'][number], 'number' | 'status'>): Pages<DrawnPod> {
  const { client, locale } = useHere();
  const { id, version } = useEvent().tournament;
  const pages = usePages<DrawnPod>(
    async (after) => {
      if (status === 'DRAFT') return { data: noPage };
      const told = await client.ask(ReadTables, {
        ...{ id, round: number, first: PAGE, locale },
        ...after,
      });
      if ('refusal' in told) return told;
      return { data: told.data.tournament?.round?.pods ?? noPage };
    },
    [client, id, number, status, version, locale],
  );
  const isOn = pages.items?.some((pod) => pod.status === 'RUNNING') ?? false;
  useNowAndThen(pages.again, isOn);
  return pages;
}

/** The colours of players by the seats that they sit on. */
export const coloursAt = (pods: readonly Pod[]): ReadonlyMap<string, string> =>
  new Map(
    pods.flatMap(({ seats }) =>
      seats.map(({ player }, at) => [player.id, seatColourAt(at)] as const),
    ),
  );
