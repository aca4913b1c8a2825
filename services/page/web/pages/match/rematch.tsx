import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { ReadRematch, Rematch, type ReadRematchQuery } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { useMatch } from '../../match/context.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';

type Asked = NonNullable<ReadRematchQuery['match']>['rematch'];

/** Asks for a rematch, or accepts one, and goes there. Shows live which players have asked for one. */
export function RematchButton() {
  const match = useMatch();
  const { client, viewer, words } = useHere();
  const { route } = useLocation();
  const act = useAct();
  const asked = useSignal<Asked>(null);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const told = await client.ask(ReadRematch, { id: match.id });
      if ('data' in told) asked.value = told.data.match?.rematch ?? null;
    };
    void read();
    const following = client.heed(({ item, cleared }) => {
      if (item.kind === 'INVITATION' && !cleared) void read();
    });
    return () => {
      following.close();
    };
  }, [client, match]);
  const rematch = async (): Promise<void> => {
    const told = await act.run(() => client.command(Rematch, { matchId: match.id }));
    if (told !== undefined) route(`/matches/${told.rematch.id}`);
  };
  const isByOther = asked.value && asked.value.host.id !== viewer.value?.id;
  return (
    <>
      <p role="status">
        {isByOther && words.say('result.rematchBy', { name: asked.value?.host.name ?? '' })}
      </p>
      <button
        type="button"
        class="primary"
        disabled={act.isBusy.value}
        onClick={() => void rematch()}
      >
        {words.say(isByOther ? 'result.accept' : 'result.rematch')}
      </button>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </>
  );
}
