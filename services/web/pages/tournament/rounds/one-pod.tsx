import { useHere } from '../../../app/here.ts';
import { isOpenToAppeal } from '../../../tournament/appealing.ts';
import { calledOf, useCan, useEvent, type Pod } from '../../../tournament/event.ts';
import { lazy } from '../../../parts/lazy.tsx';

const PodActs = lazy(async () => (await import('../acts/pod-acts.tsx')).PodActs);
const Appeal = lazy(async () => (await import('../acts/appeal.tsx')).Appeal);

/** A table of a round: who sits there, how it stands, the way to its match, and its result. */
export function OnePod({ pod }: { readonly pod: Pod }) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const can = useCan();
  const { number, status, seats, matchId, result, held, heldBy } = pod;
  const isMine = seats.some(({ player }) => player.id === tournament.mine?.id);
  const heading = `pod-${String(pod.round)}-${String(number)}`;
  return (
    <li class="pod" data-pod={number} data-status={status} aria-labelledby={heading}>
      <h3 id={heading}>
        {words.say('pod.title', { n: number })}{' '}
        <small>
          {words.say(held ? 'pod.HELD' : `pod.${status}`)}
          {heldBy !== null && ` · ${words.say(`pod.heldBy.${heldBy}`)}`}
          {isMine && ` · ${words.say('pod.mine')}`}
        </small>
      </h3>
      <ul>
        {ranked(pod).map(({ player, account, place }) => (
          <li key={player.id}>
            {place !== undefined && <b>{words.say('pod.place', { n: place })} </b>}
            {calledOf(player)}
            {account.id !== player.account.id && (
              <small> {words.say('pod.substitute', { name: account.name })}</small>
            )}
          </li>
        ))}
      </ul>
      {result && result.by !== 'MATCH' && <p class="notes">{words.say(`source.${result.by}`)}</p>}
      <div class="acts">
        {matchId !== null && (
          <a class="button" href={`/matches/${matchId}`}>
            {words.say('ticket.match')}
          </a>
        )}
        {(can('ADJUDICATE_POD') || can('REPLAY_POD')) && matchId !== null && <PodActs pod={pod} />}
        {can('OPEN_APPEAL') && isMine && isOpenToAppeal(pod, tournament) && <Appeal pod={pod} />}
      </div>
    </li>
  );
}

type Sitting = Pod['seats'][number] & { readonly place?: number };

/** Who sits there: the best first once there is a result, else by seats. */
function ranked({ seats, result }: Pod): readonly Sitting[] {
  if (result === null) return seats;
  return seats
    .map((seat) => {
      const place = result.places.find(({ player }) => player.id === seat.player.id)?.place;
      return place === undefined ? seat : { ...seat, place };
    })
    .toSorted((one: Sitting, other: Sitting) => (one.place ?? 99) - (other.place ?? 99));
}
