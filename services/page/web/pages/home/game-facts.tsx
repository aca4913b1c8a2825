import { useHere } from '../../here/here.ts';
import { Solid } from '../../parts/solid.tsx';
import type { ShelfGame } from './shelf.ts';

/** Number of players of a game, its length, and its difficulty. */
export function GameFacts({ seats, about }: Pick<ShelfGame, 'seats' | 'about'>) {
  const { words } = useHere();
  const { minutes, difficulty } = about;
  return (
    <p class="game-facts">
      <span>
        <Solid name="people" />
        <span class="sr">{words.say('games.playersLabel')}: </span>
        {words.say('games.players', { min: seats.min, max: seats.max })}
      </span>
      <span>
        <Solid name="hourglass" />
        <span class="sr">{words.say('games.lengthLabel')}: </span>
        {words.span({ days: 0, hours: 0, minutes })}
      </span>
      <span>
        <span class="sr">{words.say('games.difficulty', { n: difficulty })}</span>
        <span class="difficulty" aria-hidden="true">
          {[1, 2, 3].map((n) => (
            <i key={n} data-filled={n <= difficulty} />
          ))}
        </span>
      </span>
    </p>
  );
}
