import { useHere } from '../../here/here.ts';
import { currentQuestion } from '../../match/choices.ts';
import { useMatch } from '../../match/context.ts';
import { useSteady } from '../../reading/steady.ts';
import { Icon } from '../../parts/icon.tsx';
import { LineNote, useLineAge } from '../../parts/line-note.tsx';
import { TimeLeft } from '../../parts/time-left.tsx';

/**
 * The time left: mine if I am asked, else that of the player the table waits for. The state of the connection
 * takes its place while it needs saying.
 */
export function ClockPill() {
  const match = useMatch();
  const { words } = useHere();
  const line = match.line.value;
  const age = useLineAge(line);
  const { deadline, isTimed, isRunning } = useSteady(() => {
    const { clocks = [], status, result } = match.table.value ?? {};
    const others = clocks.flatMap((clock) =>
      clock.running && clock.deadline ? clock.deadline : [],
    );
    return {
      deadline: currentQuestion(match)?.deadline ?? others.toSorted()[0],
      isTimed: match.details.value?.timeControl != null,
      isRunning: status === 'RUNNING' && result == null,
    };
  }, [match]);
  if (match.asOf.value !== undefined || age.is !== 'well')
    return <LineNote line={line} age={age} asOf={match.asOf.value} />;
  if (!isRunning) return <span class="pill-place" data-line={line.is} />;
  return (
    <span class="pill" data-line={line.is} data-timed={isTimed}>
      <Icon name="hourglass" />
      {deadline == null ? (
        words.say(isTimed ? 'clock.stopped' : 'clock.none')
      ) : (
        <span title={words.say('choice.until', { at: words.time(new Date(deadline)) })}>
          <TimeLeft until={deadline} isShort />
        </span>
      )}
    </span>
  );
}
