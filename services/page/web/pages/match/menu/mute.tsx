import { MuteMatch, ReadMuted } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { ServerCheckbox } from '../../../parts/server-checkbox.tsx';
import { useResource } from '../../../parts/use-resource.ts';

/** Switch of a match's notifications, on all devices. */
export function Mute({ matchId }: { readonly matchId: string }) {
  const { client, words } = useHere();
  const { data, again } = useResource(() => client.ask(ReadMuted, {}), [client, matchId]);
  const muted = data.value?.viewer?.mutedMatches;
  if (muted === undefined) return null;
  return (
    <div class="form">
      <ServerCheckbox
        label={words.say('menu.mute')}
        isOn={muted.includes(matchId)}
        keep={(is) => client.request(MuteMatch, { input: { matchId, muted: is } })}
        onKept={again}
      />
    </div>
  );
}
