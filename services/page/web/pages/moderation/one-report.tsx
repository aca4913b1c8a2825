import { useId } from 'preact/hooks';
import type { ReportPartsFragment } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { endOf } from '../../people/end-of.ts';
import { Decide } from './decide.tsx';

type Report = ReportPartsFragment;
type Said = Report['context'][number];
type Props = { readonly report: Report; onDecided(): Promise<void> };

/** A report: the message, those before it, the complaints, the decisions, and the form to decide. */
export function OneReport({ report, onDecided }: Props) {
  const { words } = useHere();
  const id = useId();
  const { message, context, complaints, decisions } = report;
  return (
    <article class="reported" aria-labelledby={id} data-report={report.status}>
      <h2 id={id}>{words.say('moderation.message', { name: message.from.name })}</h2>
      <Message said={message} />
      <div class="acts">
        <a class="button" href={`/matches/${message.matchId}`}>
          {words.say('ticket.match')}
        </a>
      </div>
      {context.length > 0 && (
        <details>
          <summary>{words.say('moderation.context', { n: context.length })}</summary>
          {context.map((said) => (
            <Message key={said.id} said={said} />
          ))}
        </details>
      )}
      <h3>{words.say('moderation.complaints')}</h3>
      <ul>
        {complaints.map(({ by, reason, note, at }) => (
          <li key={by.id}>
            <b>{by.name}</b>: {words.say(`report.${reason}`)}
            {note !== '' && ` – ${note}`} <small>{words.time(new Date(at))}</small>
          </li>
        ))}
      </ul>
      {decisions.length > 0 && (
        <>
          <h3>{words.say('moderation.decisions')}</h3>
          <ul>
            {decisions.map(({ act, by, reason, at, until }) => (
              <li key={at}>
                <b>{words.say(`act.${act}`)}</b> {endOf(words, until)} – {by.name}: {reason}{' '}
                <small>{words.time(new Date(at))}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <Decide reportId={report.id} onDecided={onDecided} />
    </article>
  );
}

/** A message as moderators read it, including hidden ones. */
function Message({ said: { from, audience, at, hidden, text } }: { readonly said: Said }) {
  const { words } = useHere();
  return (
    <blockquote>
      <p>
        <b>{from.name}</b>{' '}
        <small>
          {words.say(`audience.${audience}`)} · {words.time(new Date(at))}
          {hidden && ` · ${words.say('moderation.hidden')}`}
        </small>
      </p>
      <p class="said" dir="auto">
        {text}
      </p>
    </blockquote>
  );
}
