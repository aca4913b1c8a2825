import { useHere } from '../../../app/here.ts';
import { useMatch } from '../../../match/context.ts';
import { nameOf } from '../../../match/names.ts';
import { Pawn } from '../../../parts/pawn.tsx';

type Standing = { readonly seat: string; readonly place: number; readonly scoreText: string };

/** Everybody's place, with what it is for. */
export function Places({ ranking }: { readonly ranking: readonly Standing[] }) {
  const match = useMatch();
  const { words } = useHere();
  const mine = match.details.value?.seat;
  return (
    <ol class="panel result end-places">
      {ranking.map(({ seat, place, scoreText }) => (
        <li key={seat} value={place}>
          <span class="end-place" aria-hidden="true">
            {place}
          </span>
          <Pawn seat={`seat:${seat}`} />
          <div>
            <b>{nameOf(match, `seat:${seat}`)}</b>
            {seat === mine && <small> {words.say('players.you')}</small>}
            <p>{scoreText}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
