import { Fragment } from 'preact';
import { useHere } from '../../../here/here.ts';
import { useEvent } from '../../../tournament/event.ts';

/**
 * Basis of the draws and the dice: the commitment from the announcement on, the hash of the steps
 * before each round, the secret once all is final.
 */
export function Fairness() {
  const { words } = useHere();
  const { fairness, rounds } = useEvent().tournament;
  const { commitment, regulations, secret } = fairness;
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
        {rounds.map(
          ({ number, stepsHash }) =>
            stepsHash !== null && (
              <Fragment key={number}>
                <dt>{words.say('fairness.steps', { round: number })}</dt>
                <dd>
                  <code class="hash">{stepsHash}</code>
                </dd>
              </Fragment>
            ),
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
