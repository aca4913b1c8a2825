import { useId } from 'preact/hooks';
import { useHere } from '../../here/here.ts';
import { PlayButton } from '../play-now/play-button.tsx';
import { Solid } from '../../parts/solid.tsx';
import { GameFacts } from './game-facts.tsx';
import { Cover } from './cover.tsx';
import { boardsOf, type ShelfGame } from './shelf.ts';

type Props = {
  readonly games: readonly ShelfGame[] | undefined;
  /** True if starting a match is the next step here. */
  readonly isFirst: boolean;
};

/** A card for each game: its character, its number of players and length, and the two ways in. */
export function Games({ games, isFirst }: Props) {
  const { words } = useHere();
  const id = useId();
  return (
    <section class="games" aria-labelledby={id}>
      <h2 id={id}>{words.say('games.title')}</h2>
      <ul>
        {games === undefined
          ? [0, 1, 2].map((at) => <li key={at} class="skeleton game-card" />)
          : games.map((game) => <GameCard key={game.id} {...{ game, isFirst }} />)}
      </ul>
    </section>
  );
}

type CardProps = Omit<Props, 'games'> & { readonly game: ShelfGame };

function GameCard({ game, isFirst }: CardProps) {
  const { words } = useHere();
  const { id, name } = game;
  return (
    <li class="game-card">
      <Cover boards={boardsOf(game)} glyph={game.about.cover} />
      <div class="game-text">
        <h3>
          <a href={`/games/${id}`}>{name}</a>
        </h3>
        <p>{game.about.line}</p>
        <GameFacts seats={game.seats} about={game.about} />
        <div class="game-acts">
          <PlayButton gameId={id} kind={isFirst ? 'primary' : 'button'}>
            <Solid name="play" />
            {words.say('play.short')}
            <span class="sr">: {name}</span>
          </PlayButton>
          <a class="button" href={`/new?game=${id}`}>
            {words.say('play.friends')}
            <span class="sr">: {name}</span>
          </a>
        </div>
      </div>
    </li>
  );
}
