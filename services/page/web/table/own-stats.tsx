import { idOf } from '../../../../shared/client/index.ts';
import { mySeat } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { headlineOf, Stats } from './stats.tsx';

/** My main counters below a market, where a long question takes the room of my strip on a phone. */
export function OwnStats() {
  const match = useMatch();
  const mine = mySeat(match);
  const own = match.scene.value?.seats.find(({ seat }) => idOf(seat) === mine);
  if (own === undefined) return null;
  return (
    <div class="own-stats" aria-hidden="true">
      <Stats counters={headlineOf(own)} />
    </div>
  );
}
