import { Cover } from './cover.tsx';
import { boardsOf, type ShelfGame } from './shelf.ts';

type Props = {
  readonly games: readonly ShelfGame[];
  /** The ID of the game that the page shows. */
  readonly chosen: string | undefined;
  readonly label: string;
  addressOf(gameId: string): string;
};

/** The games as cards that lead to the same page of another game. */
export const GamePicks = ({ games, chosen, label, addressOf }: Props) => (
  <nav class="game-picks" aria-label={label}>
    {games.map((game) => (
      <a
        key={game.id}
        href={addressOf(game.id)}
        {...(game.id === chosen && { 'aria-current': 'true' })}
      >
        <Cover boards={boardsOf(game)} glyph={game.about.cover} />
        <b>{game.name}</b>
      </a>
    ))}
  </nav>
);
