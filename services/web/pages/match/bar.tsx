import type { Ref } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Who } from '../../app/who.tsx';
import { useMatch } from '../../match/context.ts';
import { nameOf, textAt } from '../../match/names.ts';
import { useSteady } from '../../match/steady.ts';
import { LineNote } from '../../parts/line-note.tsx';
import { Menu } from './menu/menu.tsx';

/** The details of the page: the game, the round and phase, whose turn it is, and how the line stands. */
export function Bar() {
  const match = useMatch();
  const { words, viewer } = useHere();
  const { details } = match;
  const { round, phase, turn } = useSteady(() => {
    const { round, phase, turn } = match.scene.value ?? {};
    return { round, phase, turn };
  }, [match]);
  const mine = details.value?.seat;
  const turnText = (seat: Ref): string =>
    mine != null && seat === `seat:${mine}`
      ? words.say('title.turn')
      : words.say('bar.turn', { name: nameOf(match, seat) });
  const said = [
    round !== undefined && round > 0 ? words.say('bar.round', { n: round }) : undefined,
    phase === undefined ? undefined : (textAt(match, `phase.${phase}`) ?? phase),
    turn === undefined ? undefined : turnText(turn),
  ].filter((each) => each !== undefined);
  return (
    <header class="bar">
      <a href="/" class="home" aria-label={words.say('match.home')}>
        ←
      </a>
      <h1>{details.value?.game.name ?? ' '}</h1>
      <p>{said.join(' · ')}</p>
      {details.value?.tournament && details.value.pod && (
        <a class="event-link" href={`/tournaments/${details.value.tournament.id}`}>
          {words.say('match.tournament', {
            name: details.value.tournament.name,
            round: details.value.pod.round,
            pod: details.value.pod.number,
          })}
        </a>
      )}
      {details.value?.lastRound === true && details.value.status === 'RUNNING' && (
        <p class="notes">{words.say('match.lastRound')}</p>
      )}
      {details.value?.seat === null && details.value.spectatorDelay > 0 && (
        <p class="notes">{words.say('match.delayed', { n: details.value.spectatorDelay })}</p>
      )}
      <LineNote line={match.line.value} asOf={match.asOf.value} />
      {viewer.value === null && <Who />}
      <Menu />
    </header>
  );
}
