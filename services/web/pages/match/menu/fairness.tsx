import { useHere } from '../../../app/here.ts';
import type { Head } from '../../../match/reading.ts';

/** Fairness: what the dice of the match are made of, as far as it is told, and how to check them. */
export function Fairness({ head: { id, status, fairness } }: { readonly head: Head }) {
  const { words } = useHere();
  const isOver = status === 'FINISHED' || status === 'ABANDONED';
  return (
    <details class="fairness">
      <summary>{words.say('menu.fairness')}</summary>
      <dl>
        <dt>{words.say('menu.commitment')}</dt>
        <dd>
          <code>{fairness.commitment}</code>
        </dd>
        {fairness.entropy.length > 0 && (
          <>
            <dt>{words.say('menu.entropy')}</dt>
            {fairness.entropy.map((each, at) => (
              <dd key={at}>
                <code>{each}</code>
              </dd>
            ))}
          </>
        )}
        {fairness.secret !== null && (
          <>
            <dt>{words.say('menu.secret')}</dt>
            <dd>
              <code>{fairness.secret}</code>
            </dd>
          </>
        )}
      </dl>
      <p class="notes">{words.say('menu.verify')}</p>
      {isOver && (
        <a href={`/v1/matches/${id}/export`} download={`${id}.json`}>
          {words.say('menu.record')}
        </a>
      )}
    </details>
  );
}
