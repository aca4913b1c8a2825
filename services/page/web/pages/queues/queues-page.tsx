import { useLocation } from 'preact-iso';
import { useHere } from '../../here/here.ts';
import { Top } from '../../parts/top.tsx';
import { Tickets } from '../../queues/tickets.tsx';
import { useTickets } from '../../queues/use-tickets.ts';
import { GamePicks } from '../home/game-picks.tsx';
import { useShelf } from '../home/shelf.ts';
import { GameQueues } from './game-queues.tsx';

/** Quick play: my tickets, a game, my preferences, and the players in each queue. */
export function QueuesPage() {
  const { words } = useHere();
  const { query } = useLocation();
  const { mine, again } = useTickets();
  const games = useShelf().value;
  const game = games?.find(({ id }) => id === query['game']) ?? games?.[0];
  const closedUntil = mine?.reliability?.restrictedUntil;
  return (
    <main class="page queues">
      <Top title={words.say('queues.title')} />
      <p class="page-text">{words.say('queues.text')}</p>
      {closedUntil != null && (
        <p class="refusal">
          {words.say('others.restricted', { until: words.time(new Date(closedUntil)) })}
        </p>
      )}
      <Tickets tickets={mine?.queueTickets ?? []} onChange={again} />
      {games && (
        <GamePicks
          games={games}
          chosen={game?.id}
          label={words.say('new.game')}
          addressOf={(id) => `/queues?game=${id}`}
        />
      )}
      {game === undefined ? (
        <div class="skeleton list-skeleton" />
      ) : (
        <GameQueues key={game.id} game={game} tickets={mine?.queueTickets} onJoin={again} />
      )}
    </main>
  );
}
