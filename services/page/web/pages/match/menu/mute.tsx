import { MuteMatch, ReadMuted } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { KeptCheck } from '../../../parts/kept-check.tsx';
import { useTold } from '../../../parts/use-told.ts';

/** Switch of a match's notifications, on all devices. */
export function Mute({ matchId }: { readonly matchId: string }) {
  const { client, words } = useHere();
  const { data, again } = useTold(() => client.ask(ReadMuted, {}), [client, matchId]);
  const muted = data.value?.viewer?.mutedMatches;
  if (muted === undefined) return null;
  return (
    <div class="form">
      <KeptCheck
        label={words.say('menu.mute')}
        isOn={muted.includes(matchId)}
        keep={(is) => client.request(MuteMatch, { input: { matchId, muted: is } })}
        onKept={again}
      />
    </div>
  );
}
