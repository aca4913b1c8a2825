import type { TablePartsFragment } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { type Pod, type Tournament } from '../../../tournament/event.ts';
import { leadersAt } from '../../../tournament/leaders.ts';

type Props = {
  readonly pod: Pod;
  readonly match: TablePartsFragment | undefined;
  readonly round: Tournament['rounds'][number];
};

/**
 * A line below a table: its result, the reason that it waits, or the round of the game and the latest event.
 */
export function PodNews({ pod, match, round }: Props) {
  const { words } = useHere();
  const { result, status, held, heldBy, seats } = pod;
  if (result !== null) {
    const first = leadersAt(pod, match);
    const names = seats.flatMap(({ seat, account }) =>
      first.includes(seat) ? [account.name] : [],
    );
    return (
      <p class="pod-news">
        <b>{words.say('pod.won', { n: names.length, names: words.list(names) })}</b>{' '}
        {result.by === 'MATCH' ? match?.result?.reasonText : words.say(`source.${result.by}`)}
      </p>
    );
  }
  if (held)
    return (
      <p class="pod-news">
        <b>{words.say('pod.HELD')}</b>
        {heldBy !== null && ` · ${words.say(`pod.heldBy.${heldBy}`)}`}
      </p>
    );
  if (status === 'WAITING')
    return (
      <p class="pod-news">
        {round.startsAt === null
          ? words.say('pod.WAITING')
          : words.say('event.begins', { at: words.timeSoon(new Date(round.startsAt)) })}
      </p>
    );
  const at = match?.snapshot.round;
  const [latest] = match?.log ?? [];
  return (
    <p class="pod-news">
      {match?.status === 'PAUSED' && <b>{words.say('pod.paused')} </b>}
      {at != null && <b>{words.say('pod.round', { n: at })} </b>}
      {latest?.text ?? words.say(`pod.${status}`)}
    </p>
  );
}
