import { ReadGames } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { useTold } from '../../parts/use-told.ts';
import { PlayButton } from '../../play-now/play-button.tsx';

/** Starts a match of the service's first game against bots, at once. */
export function PlayFirst() {
  const { client, locale, words } = useHere();
  const { data } = useTold(() => client.ask(ReadGames, { locale }), [client, locale]);
  const [game] = data.value?.games ?? [];
  if (game === undefined) return null;
  return <PlayButton gameId={game.id}>{words.say('play.now', { game: game.name })}</PlayButton>;
}
