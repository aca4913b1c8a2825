import { useEffect } from 'preact/hooks';
import { ReadTickets, type ReadTicketsQuery } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useResource, type Resource } from '../parts/use-resource.ts';

type Mine = NonNullable<ReadTicketsQuery['viewer']>;
export type Ticket = Mine['queueTickets'][number];

/** In milliseconds, interval of reading the tickets of someone who waits for a real-time match. */
const OFTEN = 3_000;

/** My tickets, and whether queues are closed to me. They are asked for again while I may be waited for, and when the page is seen again. */
export function useTickets(): Resource<ReadTicketsQuery> & { readonly mine: Mine | undefined } {
  const { client, locale, viewer } = useHere();
  const told = useResource(
    () => (viewer.value ? client.ask(ReadTickets, { locale }) : undefined),
    [client, locale, viewer.value?.id],
  );
  const mine = told.data.value?.viewer ?? undefined;
  const isLive = mine?.queueTickets.some(isWaitingLive) ?? false;
  useSeenAgain(told.again);
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => {
      if (!document.hidden) void told.again();
    }, OFTEN);
    return () => {
      clearInterval(timer);
    };
  }, [isLive]);
  return { ...told, mine };
}

const isWaitingLive = ({ status, timeControl }: Ticket): boolean =>
  status === 'CONFIRMING' || (status === 'OPEN' && timeControl.speed === 'LIVE');

function useSeenAgain(act: () => Promise<void>): void {
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void act();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
