import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import { titleOf } from './title.ts';

/** The result in a line beside the table, with the way back to its page. */
export function ResultNote({ onResult }: { onResult(): void }) {
  const match = useMatch();
  const { words } = useHere();
  const result = match.table.value?.result;
  if (result == null) return null;
  return (
    <section class="result" aria-labelledby="result-title">
      <h2 id="result-title">{titleOf(match, result, words).title}</h2>
      <button type="button" onClick={onResult}>
        {words.say('end.back')}
      </button>
    </section>
  );
}
