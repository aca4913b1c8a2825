import { useHere } from '../../app/here.ts';
import { useMatch } from '../../match/context.ts';
import { nameOf } from '../../match/names.ts';
import { useSteady } from '../../match/steady.ts';
import { RematchButton } from './rematch.tsx';

/** How the match ended: every seat's place. */
export function Result() {
  const match = useMatch();
  const { words } = useHere();
  const result = useSteady(() => match.table.value?.result, [match]);
  if (result == null) return null;
  return (
    <section class="result" aria-labelledby="result-title">
      <h2 id="result-title">{words.say('result.title')}</h2>
      <ol>
        {result.ranking.map(({ seat, place, score }) => (
          <li key={seat} value={place}>
            {nameOf(match, `seat:${seat}`)}
            <small> {words.number(score)}</small>
          </li>
        ))}
      </ol>
      <p class="notes">{words.sayIfKnown(`result.${result.reason}`)}</p>
      {match.details.value?.can.includes('REMATCH') && <RematchButton />}
      {match.details.value?.can.includes('FORK_MATCH') && (
        <p>
          <a href={`/matches/${match.id}/replay`}>{words.say('fork.look')}</a>
        </p>
      )}
    </section>
  );
}
