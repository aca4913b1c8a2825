import { useHere } from '../../here/here.ts';
import { Seating, type Chair } from '../../parts/seating/seating.tsx';
import { PlayButton } from '../play-now/play-button.tsx';
import { TellMe } from './tell-me.tsx';
import { boardsOf, type ShelfGame } from './shelf.ts';

type Props = { readonly games: readonly ShelfGame[] | undefined };

/** A table that waits for its first player: no one has opened one. */
export function EmptyLobby({ games }: Props) {
  const { words } = useHere();
  return (
    <>
      <div class="empty-lobby">
        <Seating chairs={chairs} boards={(games ?? []).flatMap(boardsOf)} />
        <p class="empty-title">{words.say('home.none.OPEN')}</p>
        <p>{words.say('home.lobby.first')}</p>
        <div class="acts">
          <a class="button primary" href="/new">
            {words.say('home.offer.table')}
          </a>
          <PlayButton gameId={games?.[0]?.id} kind="button">
            {words.say('home.offer.bots')}
          </PlayButton>
          <a class="button" href="/queues">
            {words.say('home.offer.people')}
          </a>
        </div>
      </div>
      <TellMe />
    </>
  );
}

const chairs: readonly Chair[] = [1, 2, 3, 4].map((n) => ({
  ...{ id: String(n), kind: 'free', name: '' },
}));
