import { MuteMatch, ReadMatchName } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useResource } from '../../parts/use-resource.ts';
import type { Account } from './account.ts';

type Props = { readonly account: Account; onChange(): Promise<void> };

/** The matches that I have muted, and the way to unmute each. Nothing if there are none. */
export function Muted({ account: { mutedMatches }, onChange }: Props) {
  const { words } = useHere();
  if (mutedMatches.length === 0) return null;
  return (
    <section>
      <h3>{words.say('others.muted')}</h3>
      <ul>
        {mutedMatches.map((id) => (
          <OneMuted key={id} id={id} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

type One = { readonly id: string; onChange(): Promise<void> };

function OneMuted({ id, onChange }: One) {
  const { client, locale, words } = useHere();
  const act = useAct();
  const { data } = useResource(
    () => client.ask(ReadMatchName, { id, locale }),
    [client, id, locale],
  );
  const match = data.value?.match;
  const unmute = async (): Promise<void> => {
    const input = { matchId: id, muted: false };
    await act.run(() => client.request(MuteMatch, { input }));
    await onChange();
  };
  return (
    <li>
      <a href={`/matches/${id}`}>{match?.title ?? match?.game.name ?? '…'}</a>{' '}
      {match && <small>{words.time(new Date(match.createdAt))}</small>}{' '}
      <button type="button" disabled={act.isBusy.value} onClick={() => void unmute()}>
        {words.say('others.unmute')}
      </button>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </li>
  );
}
