import { useHere } from '../../here/here.ts';
import { languageNames } from '../../here/languages.tsx';
import { Solid } from '../../parts/solid.tsx';
import { PawnShape } from '../../parts/pawn.tsx';
import { PlayButton } from '../play-now/play-button.tsx';
import { isMapBoard, MiniBoard } from '../../parts/mini-board.tsx';
import { boardsOf, type ShelfGame } from './shelf.ts';

type Props = { readonly games: readonly ShelfGame[] | undefined };

/** Introduction of the site in a sentence, and the way into a first match. */
export function Hero({ games }: Props) {
  const { words } = useHere();
  const first = games?.[0];
  const boards = (games ?? []).flatMap(boardsOf);
  const board = boards.find(isMapBoard);
  return (
    <section class="hero" aria-labelledby="hero-title">
      <div>
        <h1 id="hero-title">
          {words.say('hero.title')} <em>{words.say('hero.title2')}</em>
        </h1>
        <p>{words.say('hero.text')}</p>
        <div class="hero-acts">
          <PlayButton gameId={first?.id} kind="primary big">
            <Solid name="play" />
            {first === undefined
              ? words.say('play.short')
              : words.say('play.now', { game: first.name })}
          </PlayButton>
          <p class="notes">
            {words.say('hero.free')}
            <br />
            <span>{Object.values(languageNames).join(' · ')}</span>
          </p>
        </div>
      </div>
      <div class="scene" aria-hidden="true">
        {board && (
          <>
            <span class="scene-board">
              <MiniBoard board={board} />
            </span>
            {(['T', 'W', 'G'] as const).map((name, n) => (
              <PawnShape key={name} letters={name} colour={`var(--seat-${[1, 2, 4][n] ?? 1})`} />
            ))}
          </>
        )}
      </div>
    </section>
  );
}
