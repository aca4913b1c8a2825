import { ReadBoards, type Board } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useResource } from '../parts/use-resource.ts';
import { useEvent } from './event.ts';

/** The boards of the event's game, for miniatures; none until they are known. */
export function useBoards(): readonly Board[] {
  const { client } = useHere();
  const { id } = useEvent().tournament.game;
  const { data } = useResource(() => client.ask(ReadBoards, { id }), [client, id]);
  // the contract gives them as JSON
  return (data.value?.game?.boards ?? []) as readonly Board[];
}
