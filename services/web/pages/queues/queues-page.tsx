import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { ReadGames } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Select } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { Top } from '../../parts/top.tsx';
import { useTold } from '../../parts/use-told.ts';
import { Tickets } from '../../queues/tickets.tsx';
import { useTickets } from '../../queues/use-tickets.ts';
import { GameQueues } from './game-queues.tsx';

/** Looking for people: my tickets, a game, what will do for me, and who waits at which clock. */
export function QueuesPage() {
  const { client, locale, words } = useHere();
  const { query } = useLocation();
  const { data, refusal } = useTold(() => client.ask(ReadGames, { locale }), [client, locale]);
  const { mine, again } = useTickets();
  const chosen = useSignal(query['game'] ?? '');
  const games = data.value?.games ?? [];
  const game = games.find(({ id }) => id === chosen.value) ?? games[0];
  const closedUntil = mine?.reliability?.restrictedUntil;
  return (
    <main class="page">
      <Top title={words.say('queues.title')} />
      <p class="notes">{words.say('queues.text')}</p>
      {closedUntil != null && (
        <p class="refusal">
          {words.say('others.restricted', { until: words.time(new Date(closedUntil)) })}
        </p>
      )}
      <Tickets tickets={mine?.queueTickets ?? []} onChange={again} />
      {refusal.value && <Refused refusal={refusal.value} />}
      <Select
        label={words.say('new.game')}
        value={game?.id ?? ''}
        choices={games.map(({ id, name }) => [id, name])}
        onChange={(id) => {
          chosen.value = id;
        }}
      />
      {game === undefined ? (
        <div class="skeleton list-skeleton" />
      ) : (
        <GameQueues key={game.id} game={game} tickets={mine?.queueTickets} onJoin={again} />
      )}
    </main>
  );
}
