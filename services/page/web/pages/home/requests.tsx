import { useId } from 'preact/hooks';
import { ReadAsked } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { useResource } from '../../parts/use-resource.ts';

/**
 * Requests to me beside answers: invitations, and votes at my tables. Nothing if there are none.
 */
export function Requests() {
  const { client, locale, words } = useHere();
  const id = useId();
  const told = useResource(() => client.ask(ReadAsked, { first: 50, locale }), [client, locale]);
  const asked = (told.data.value?.attention.edges ?? [])
    .map(({ node }) => node)
    .filter(({ kind, match }) => kind !== 'ANSWER' && match !== null);
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.say('home.asked')}</h2>
      <ul class="matches">
        {asked.map(({ matchId, kind, deadline, match }) => (
          <li key={`${kind} ${matchId}`} data-asked={kind}>
            <a href={`/matches/${matchId}`}>
              <b>{match?.title ?? match?.game.name}</b>
              <span>{words.sayIfKnown(`asked.${kind}`, { name: match?.host.name ?? '' })}</span>
              {deadline !== null && <small>{words.time(new Date(deadline))}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
