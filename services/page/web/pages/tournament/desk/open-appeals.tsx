import { useHere } from '../../../here/here.ts';
import { useCan, useEvent } from '../../../tournament/event.ts';
import { Decide } from '../record/decide.tsx';
import { Panel } from './panel.tsx';

/** Appeals that wait for a decision. Nothing while there are none. */
export function OpenAppeals() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const can = useCan();
  const open = tournament.appeals.filter(({ status }) => status === 'OPEN');
  if (open.length === 0) return null;
  return (
    <Panel id="open-appeals" icon="log" title={words.say('appeal.title')} n={open.length}>
      <ul>
        {open.map((appeal) => {
          const { id, by, at, round, pod, text } = appeal;
          return (
            <li key={id} class="desk-item" data-appeal="OPEN">
              <h4>
                {round !== null && pod !== null && `${words.say('pod.inRound', { round, pod })}: `}
                {words.say('desk.appeals', { name: by.name })}
                <small>{words.timeSoon(new Date(at))}</small>
              </h4>
              <p class="said" dir="auto">
                {text}
              </p>
              <div class="acts">
                {round !== null && (
                  <a
                    class="button"
                    href={`/tournaments/${tournament.id}?show=rounds&round=${String(round)}`}
                  >
                    {words.say('desk.seeRound', { n: round })}
                  </a>
                )}
                {can('DECIDE_APPEAL') && <Decide appeal={appeal} />}
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
