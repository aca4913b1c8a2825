import { idOf } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { mySeat } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { Mine } from './mine.tsx';
import { Rival } from './rival.tsx';

/** Players: a line for each of the others, and my own strip; drawn once the board is. */
export function Players() {
  const match = useMatch();
  const { words } = useHere();
  const { scene } = match;
  const all = scene.value?.seats ?? [];
  const mine = mySeat(match);
  const own = all.find(({ seat }) => idOf(seat) === mine);
  const others = all.filter((panel) => panel !== own);
  return (
    <section id="players" aria-labelledby="players-title">
      <h2 id="players-title" class="sr">
        {words.say('players.title')}
      </h2>
      <ul class="rivals" data-n={others.length}>
        {others.map((panel) => (
          <li key={panel.seat}>
            <Rival panel={panel} />
          </li>
        ))}
      </ul>
      {own ? <Mine panel={own} /> : mine !== undefined && <div class="mine-place" />}
    </section>
  );
}
