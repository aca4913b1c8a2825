import type { Ref } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { nameOf } from '../match/names.ts';
import { SmallCard } from '../parts/card-face.tsx';
import { useSteady } from '../reading/steady.ts';

/** The thing that a player has taken last, in this turn or round or the one before. */
export function Latest({ seat }: { readonly seat: Ref }) {
  const match = useMatch();
  const { words } = useHere();
  const thing = useSteady(() => latestOf(match, seat), [match, seat]);
  if (thing === undefined) return null;
  const said = words.say('players.latest', { thing: nameOf(match, thing) });
  return (
    <p class="latest" title={said}>
      <SmallCard thing={thing} />
      <span class="sr">{said}</span>
    </p>
  );
}

/** The turns or rounds that are looked through. */
const RECENT = 2;

function latestOf({ story, cues }: MatchModel, seat: Ref): Ref | undefined {
  const lines = story.value;
  let begun = 0;
  // from the end, without a copy: a match can be long
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (line === undefined) break;
    const taken = cues.value(line).findLast((cue) => cue.as === 'draw' && cue.to === seat);
    if (taken?.as === 'draw' && taken.of.length > 0) return taken.of.at(-1);
    if (line.begins !== null) begun += 1;
    if (begun === RECENT) return undefined;
  }
  return undefined;
}
