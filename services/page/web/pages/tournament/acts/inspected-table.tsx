import { useMemo } from 'preact/hooks';
import type { InspectPodMutation } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { MatchProvider } from '../../../match/context.ts';
import { openStill } from '../../../match/still.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { Card } from '../../../table/card.tsx';
import { Sheets } from '../../../table/seat-sheet.tsx';
import { Stage } from '../../../table/stage.tsx';

/** The whole table of a match at one moment, hidden things too, drawn as players see theirs. */
export function InspectedTable({ seen }: { readonly seen: InspectPodMutation['inspectPod'] }) {
  const here = useHere();
  const match = useMemo(() => openStill(here, seen), [here, seen]);
  return (
    <MatchProvider value={match}>
      <p class="notes">{here.words.say('pod.seenAt', { version: seen.version })}</p>
      {match.refusal.value && <Refused refusal={match.refusal.value} />}
      <div class="seen" data-version={seen.version}>
        <Stage />
        <Sheets seats={match.order.value} id="players" />
      </div>
      <Card />
    </MatchProvider>
  );
}
