import type { Ref } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { AccountMenu } from '../../bar/account-menu.tsx';
import { actorOf } from '../../match/actor.ts';
import { currentQuestion } from '../../match/choices.ts';
import { useMatch } from '../../match/context.ts';
import { textAt } from '../../match/names.ts';
import { useSteady } from '../../reading/steady.ts';
import { Icon } from '../../parts/icon.tsx';
import type { Words } from '../../words/words.ts';
import { ClockPill } from './clock-pill.tsx';
import { Menu } from './menu/menu.tsx';

/** The head of the page: the game, the round and whose turn it is, the clock or how the line stands, and the menu. */
export function Bar() {
  const { details } = useMatch();
  const { words, viewer } = useHere();
  return (
    <header class="bar">
      <a href="/" class="home" aria-label={words.say('match.home')}>
        <Icon name="back" />
      </a>
      <div class="bar-title">
        <h1>{details.value?.game.name ?? ' '}</h1>
        <Now />
      </div>
      <EventLink />
      <ClockPill />
      {viewer.value === null && <AccountMenu />}
      <Menu />
    </header>
  );
}

/** Round, phase, and the seat of the turn; that is mine if I am asked. */
function Now() {
  const match = useMatch();
  const { words } = useHere();
  const { round, rounds, phase, turn, isOver, isAsked } = useSteady(() => {
    const { round, rounds, phase, turn } = match.scene.value ?? {};
    const isOver = match.table.value?.result != null;
    const isAsked = currentQuestion(match)?.answered === false;
    return { round, rounds, phase, turn, isOver, isAsked };
  }, [match]);
  const { seat, lastRound, status, spectatorDelay = 0 } = match.details.value ?? {};
  const isMine = isAsked || (seat != null && turn === `seat:${seat}`);
  const turnText = (of: Ref): string =>
    isMine ? words.say('title.turn') : words.say('bar.turn', { name: actorOf(match, of) });
  const said = [
    round !== undefined && round > 0 ? roundText(words, round, rounds) : undefined,
    lastRound === true && status === 'RUNNING' ? words.say('match.lastRound') : undefined,
    seat === null && spectatorDelay > 0
      ? words.say('match.delayed', { n: spectatorDelay })
      : undefined,
  ].filter((each) => each !== undefined);
  const last = isOver
    ? words.say('bar.over')
    : turn === undefined
      ? isAsked && words.say('title.turn')
      : turnText(turn);
  return (
    <p class="bar-now">
      {said.length > 0 && <span>{said.join(' · ')}</span>}
      {phase !== undefined && !isOver && (
        <span class="phase">{textAt(match, `phase.${phase}`) ?? phase}</span>
      )}
      {last !== false && <b class={isMine && !isOver ? 'yours' : undefined}>{last}</b>}
    </p>
  );
}

/** The round, and how many there are, if the game says it. */
const roundText = (words: Words, n: number, most: number | undefined): string =>
  most === undefined ? words.say('bar.round', { n }) : words.say('bar.roundOf', { n, most });

/** The way to the event that the match is of. */
function EventLink() {
  const { details } = useMatch();
  const { words } = useHere();
  const { tournament, pod } = details.value ?? {};
  if (!tournament || !pod) return null;
  return (
    <a class="event-link" href={`/tournaments/${tournament.id}`}>
      {words.say('match.tournament', {
        name: tournament.name,
        round: pod.round,
        pod: pod.number,
      })}
    </a>
  );
}
