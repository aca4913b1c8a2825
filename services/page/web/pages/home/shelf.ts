import { useMemo } from 'preact/hooks';
import type { ReadonlySignal } from '@preact/signals';
import { ReadShelf, type Board, type ReadShelfQuery } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { cachedFirst } from '../../here/last-seen.ts';
import { useResource } from '../../parts/use-resource.ts';

/** A game as it stands on the shelf. */
export type ShelfGame = ReadShelfQuery['games'][number];

/** The boards of a game, as the contract types them. */
export const boardsOf = ({ boards }: Pick<ShelfGame, 'boards'>): readonly Board[] =>
  boards as readonly Board[];

/** All games, as last seen until they are read; nothing until either is known. */
export function useShelf(): ReadonlySignal<readonly ShelfGame[] | undefined> {
  const { client, locale } = useHere();
  const seen = useMemo(() => cachedFirst<readonly ShelfGame[]>(`games ${locale}`), [locale]);
  useResource(async () => {
    const told = await client.ask(ReadShelf, { locale });
    if ('data' in told) seen.tell(told.data.games);
    return told;
  }, [client, locale]);
  return seen.value;
}
