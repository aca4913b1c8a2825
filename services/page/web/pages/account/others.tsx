import { BlockAccount } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Account } from './account.ts';

type Props = { readonly account: Account; onChange(): Promise<void> };

/** Reliability that others see of me, and the accounts that I have blocked. */
export function Others({ account: { reliability, blocks }, onChange }: Props) {
  const { client, words } = useHere();
  const act = useAct();
  const unblock = async (accountId: string): Promise<void> => {
    const input = { accountId, blocked: false };
    await act.run(() => client.request(BlockAccount, { input }));
    await onChange();
  };
  return (
    <section>
      <h2>{words.say('others.title')}</h2>
      {reliability && (
        <p>
          {words.say('others.reliability', {
            percent: Math.round(reliability.score * 100),
            due: reliability.answersDue,
            inTime: reliability.answersInTime,
            finished: reliability.finished,
            abandoned: reliability.abandoned,
          })}
        </p>
      )}
      {reliability?.restrictedUntil != null && (
        <p class="refusal">
          {words.say('others.restricted', {
            until: words.time(new Date(reliability.restrictedUntil)),
          })}
        </p>
      )}
      <h3>{words.say('others.blocks')}</h3>
      {blocks.length === 0 && <p class="notes">{words.say('home.empty')}</p>}
      <ul>
        {blocks.map(({ id, name }) => (
          <li key={id}>
            {name}{' '}
            <button type="button" disabled={act.isBusy.value} onClick={() => void unblock(id)}>
              {words.say('others.unblock')}
            </button>
          </li>
        ))}
      </ul>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </section>
  );
}
