import { useHere } from '../../app/here.ts';
import { useEvent } from '../../tournament/event.ts';

/** The regulations, in words: a line for each. */
export function Regulations() {
  const { words } = useHere();
  const { regulations, id } = useEvent().tournament;
  return (
    <section aria-labelledby="regulations">
      <div class="part-head">
        <h2 id="regulations">{words.say('part.regulations')}</h2>
        <a class="part-link" href={`/tournaments/${id}?show=record`}>
          {words.say('part.record')}
        </a>
      </div>
      <ul class="lines">
        {regulations.text.split('\n').map((line, at) => (
          <li key={`${String(at)} ${line}`}>{line}</li>
        ))}
      </ul>
      <p class="notes">
        {regulations.hash === null ? (
          words.say('regulations.free')
        ) : (
          <>
            {words.say('regulations.binding')} <code class="hash">{regulations.hash}</code>
          </>
        )}
      </p>
    </section>
  );
}
