import { useHere } from '../../here/here.ts';
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
      <ul class="rule-lines">
        {regulations.text.split('\n').map((line, at) => (
          <Line key={`${String(at)} ${line}`} line={line} />
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

/** A line of the rules; the words before its colon stand out. */
function Line({ line }: { readonly line: string }) {
  const at = line.indexOf(': ');
  if (at < 0) return <li>{line}</li>;
  return (
    <li>
      <b>{line.slice(0, at + 1)}</b> {line.slice(at + 2)}
    </li>
  );
}
