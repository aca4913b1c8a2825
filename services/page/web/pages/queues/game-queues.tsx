import { useSignal } from '@preact/signals';
import {
  JoinQueue,
  ReadQueues,
  type ReadQueuesQuery,
  type Refusal,
} from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { Solid } from '../../parts/solid.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useResource } from '../../parts/use-resource.ts';
import type { Ticket } from '../../queues/use-tickets.ts';
import type { ShelfGame } from '../home/shelf.ts';
import { anyPreferences, preferencesInput, PreferenceFields } from './preferences.tsx';

type Queue = ReadQueuesQuery['queues'][number];
type Props = {
  readonly game: Pick<ShelfGame, 'id' | 'seats'>;
  /** My tickets: the queues are read again when one of them is another. */
  readonly tickets: readonly Ticket[] | undefined;
  onJoin(): Promise<void>;
};

const speeds = ['LIVE', 'ASYNC'] as const;

/** Queues of a game, real-time or turn-based: the players in each, and the way in. */
export function GameQueues({ game, tickets, onJoin }: Props) {
  const { client, locale, words, viewer, session } = useHere();
  const known = tickets?.map(({ id, status }) => `${id} ${status}`).join();
  const { data, refusal, again } = useResource(
    () => client.ask(ReadQueues, { gameId: game.id, locale }),
    [client, locale, viewer.value?.id, known],
  );
  const wish = useSignal(anyPreferences);
  const act = useAct();
  const wanted = useSignal<string | undefined>(undefined);
  const join = async ({ timeControl: { preset } }: Queue): Promise<void> => {
    if (viewer.value === null) return session.signIn(`/queues?game=${game.id}`);
    if (preset === null) return;
    wanted.value = preset;
    const input = { gameId: game.id, timeControl: preset, ...preferencesInput(wish.value) };
    if ((await act.run(() => client.request(JoinQueue, { input }))) === undefined) return;
    await Promise.all([again(), onJoin()]);
  };
  return (
    <>
      <PreferenceFields wish={wish} range={game.seats} />
      {refusal.value && <Refused refusal={refusal.value} />}
      {speeds.map((speed) => (
        <section key={speed} aria-labelledby={`queues-${speed}`}>
          <h2 id={`queues-${speed}`}>{words.say(`queues.${speed}`)}</h2>
          <ul class="queue-list">
            {data.value?.queues
              .filter(({ timeControl }) => timeControl.speed === speed)
              .map((queue) => (
                <OneQueue
                  key={queue.timeControl.preset}
                  queue={queue}
                  isBusy={act.isBusy.value}
                  refusal={
                    wanted.value === queue.timeControl.preset ? act.refusal.value : undefined
                  }
                  onJoin={() => void join(queue)}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type OneProps = {
  readonly queue: Queue;
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
  onJoin(): void;
};

function OneQueue({ queue, isBusy, refusal, onJoin }: OneProps) {
  const { words } = useHere();
  const { timeControl, waiting, ticket } = queue;
  const isMine = ticket?.status === 'OPEN' || ticket?.status === 'CONFIRMING';
  return (
    <li data-queue={timeControl.preset}>
      <div class="queue">
        <span class="queue-places" aria-hidden="true">
          {[0, 1, 2].map((at) => (
            <i key={at} data-taken={at < waiting}>
              <Solid name="person" />
            </i>
          ))}
        </span>
        <p>
          <b>{timeControl.name}</b> <small>{words.say('queues.waiting', { n: waiting })}</small>
        </p>
        {isMine ? (
          <p class="queue-mine">{words.say('queues.mine')}</p>
        ) : (
          <button
            type="button"
            disabled={isBusy}
            aria-label={words.say('queues.joinOne', { name: timeControl.name })}
            onClick={onJoin}
          >
            {words.say('queues.join')}
          </button>
        )}
      </div>
      {refusal && <Unjoined refusal={refusal} />}
    </li>
  );
}

/** In seconds: a longer wait is shown with its end. */
const A_MOMENT = 10;

/**
 * Reason that I can't join the queue: a player who let others down can search again only after a
 * while.
 */
function Unjoined({ refusal }: { readonly refusal: Refusal }) {
  const { words } = useHere();
  const { code, retryAfter = 0 } = refusal;
  if (code !== 'RATE_LIMITED' || retryAfter < A_MOMENT) return <Refused refusal={refusal} />;
  return (
    <p class="refusal" role="alert" data-code={code}>
      {words.say('queues.later', { at: words.time(new Date(Date.now() + retryAfter * 1_000)) })}
    </p>
  );
}
