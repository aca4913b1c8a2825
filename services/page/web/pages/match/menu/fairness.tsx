import { ReadExport } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import type { Details } from '../../../reading/reading.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { useAct } from '../../../parts/use-act.ts';

/** Fairness: the sources of the match's dice, as far as they are revealed, and the way to verify them. */
export function Fairness({ details: { id, status, fairness } }: { readonly details: Details }) {
  const { client, words } = useHere();
  const act = useAct();
  const { beacon } = fairness;
  const isOver = status === 'FINISHED' || status === 'ABANDONED';
  const keep = async (): Promise<void> => {
    const told = await act.run(() => client.ask(ReadExport, { id }));
    if (told?.match?.export != null) saveFile(`${id}.json`, told.match.export);
  };
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
        {beacon && (
          <>
            <dt>
              {words.say('menu.beacon', {
                round: beacon.round,
                at: words.time(new Date(beacon.drawnAt)),
              })}
            </dt>
            {[beacon.chain, beacon.signature].map(
              (each) =>
                each !== null && (
                  <dd key={each}>
                    <code>{each}</code>
                  </dd>
                ),
            )}
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
        <button type="button" disabled={act.isBusy.value} onClick={() => void keep()}>
          {words.say('menu.record')}
        </button>
      )}
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </details>
  );
}
