import { useHere } from '../../../app/here.ts';
import { useEvent } from '../../../tournament/event.ts';

/** What the draws and the dice follow from: the commitment from the announcement on, the secret once all is final. */
export function Fairness() {
  const { words } = useHere();
  const { commitment, regulations, secret } = useEvent().tournament.fairness;
  return (
    <section aria-labelledby="fairness">
      <h2 id="fairness">{words.say('menu.fairness')}</h2>
      <p class="notes">{words.say('fairness.text')}</p>
      <dl class="hashes">
        <dt>{words.say('menu.commitment')}</dt>
        <dd>
          <code class="hash">{commitment}</code>
        </dd>
        {regulations !== null && (
          <>
            <dt>{words.say('fairness.regulations')}</dt>
            <dd>
              <code class="hash">{regulations}</code>
            </dd>
          </>
        )}
        {secret !== null && (
          <>
            <dt>{words.say('menu.secret')}</dt>
            <dd>
              <code class="hash">{secret}</code>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
