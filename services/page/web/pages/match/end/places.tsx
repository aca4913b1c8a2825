import { useMatch } from '../../../match/context.ts';
import { Called } from '../../../table/called.tsx';
import { Pawn } from '../../../parts/pawn.tsx';

type Standing = { readonly seat: string; readonly place: number; readonly scoreText: string };

/** Final ranking, with the score of each place. */
export function Places({ ranking }: { readonly ranking: readonly Standing[] }) {
  const match = useMatch();
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
            <Called seat={`seat:${seat}`} isMine={seat === mine} />
            <p>{scoreText}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
