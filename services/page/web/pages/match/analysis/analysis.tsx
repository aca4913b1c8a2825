import { useHere } from '../../../here/here.ts';
import { mySeat } from '../../../match/choices.ts';
import { useMatch } from '../../../match/context.ts';
import { useSteady } from '../../../reading/steady.ts';
import type { Details } from '../../../reading/reading.ts';

/** Analysis: the position it started from, and the switch of the seats that its owner answers for. */
export function Analysis() {
  const { details, table } = useMatch();
  const { words } = useHere();
  const isOver = useSteady(() => table.value?.result != null, [table]);
  const origin = details.value?.forkOf;
  if (origin == null) return null;
  return (
    <section class="analysis" aria-labelledby="analysis-title">
      <h2 id="analysis-title">{words.say('fork.title')}</h2>
      <Origin origin={origin} />
      {!isOver && <SeatSwitch />}
    </section>
  );
}

function Origin({ origin }: { readonly origin: NonNullable<Details['forkOf']> }) {
  const { words } = useHere();
  const { matchId, version, chance } = origin;
  return (
    <p class="notes">
      <a href={`/matches/${matchId}/replay?version=${version}`}>
        {words.say('fork.from', { version })}
      </a>{' '}
      {words.say(`fork.${chance}`)}
    </p>
  );
}

/** Switch of seats: it follows the seat asked; a chosen seat stays until an answer is given. */
function SeatSwitch() {
  const match = useMatch();
  const { words } = useHere();
  const mine = mySeat(match);
  const isAsked = (id: string): boolean => match.questions.value.some(({ seat }) => seat === id);
  return (
    <div class="acts" role="group" aria-label={words.say('fork.seats')}>
      {match.seats.value.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          data-seat={id}
          aria-pressed={id === mine}
          onClick={() => (match.turnedTo.value = id)}
        >
          {name}
          {isAsked(id) && <small> {words.say('players.asked')}</small>}
        </button>
      ))}
    </div>
  );
}
