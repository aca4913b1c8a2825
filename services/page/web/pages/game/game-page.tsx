import { ErrorBoundary } from 'preact-iso';
import { ReadGame, type Board } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { gone } from '../../reading/reading.ts';
import { Refused } from '../../parts/refusal.tsx';
import { Solid } from '../../parts/solid.tsx';
import { Top } from '../../parts/top.tsx';
import { useResource } from '../../parts/use-resource.ts';
import { PlayButton } from '../play-now/play-button.tsx';
import { spanText } from '../../words/spans.ts';
import { Cover } from '../home/cover.tsx';
import { GameFacts } from '../home/game-facts.tsx';
import { isMine } from '../home/listed-match.ts';
import { MatchList } from '../home/match-list.tsx';
import { useShelf } from '../home/shelf.ts';
import { GuideSteps } from './guide-steps.tsx';

/** A game: how it is played in pictures, its modes, and the matches of it being played. */
export function GamePage({ id }: { readonly id: string }) {
  const { client, locale, words } = useHere();
  const shelf = useShelf();
  const told = useResource(() => client.ask(ReadGame, { id, locale }), [client, id, locale]);
  const game = told.data.value?.game;
  if (game === null || told.refusal.value)
    return (
      <main class="page">
        <Top title={words.say('nowhere.title')} />
        <Refused refusal={told.refusal.value ?? gone} />
      </main>
    );
  return (
    <main class="page home game-page">
      <Top title={game?.name ?? ' '} />
      <section class="game-head">
        {game ? (
          <>
            <Cover boards={game.boards as readonly Board[]} glyph={game.about.cover} />
            <div>
              <p class="game-line">{game.about.line}</p>
              <GameFacts seats={game.seats} about={game.about} />
              <div class="game-acts">
                <PlayButton gameId={id} kind="primary">
                  <Solid name="play" />
                  {words.say('play.short')}
                </PlayButton>
                <a class="button" href={`/new?game=${id}`}>
                  {words.say('play.friends')}
                </a>
              </div>
            </div>
          </>
        ) : (
          <div class="skeleton cover" />
        )}
      </section>
      {game?.guide && (
        <section aria-labelledby="game-guide">
          <h2 id="game-guide">{words.say('footer.howToPlay')}</h2>
          <p class="game-goal">{game.guide.goal}</p>
          <GuideSteps steps={game.guide.turn} />
        </section>
      )}
      {game && game.presets.length > 0 && (
        <section aria-labelledby="game-modes">
          <h2 id="game-modes">
            {words.say('games.modes')}
            <a href={`/games/${id}/leaderboards/LIVE`}>{words.say('leaderboard.title')}</a>
          </h2>
          <ul class="guide-steps">
            {game.presets.map(({ id: preset, name, text, deadline, speed }) => (
              <li key={preset} class="mode">
                <h3>{name}</h3>
                <b>
                  {spanText(deadline, words)} · {words.say(`speed.${speed}`)}
                </b>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ErrorBoundary>
        <MatchList
          name="RUNNING"
          filter={{ list: 'RUNNING', gameId: id }}
          games={shelf.value}
          most={3}
          except={isMine}
        />
      </ErrorBoundary>
    </main>
  );
}
