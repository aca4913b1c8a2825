import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { RichText } from '../parts/rich-text.tsx';

/** A summary of skipped steps in at most three lines, until the viewer answers. */
export function Passed() {
  const match = useMatch();
  const { words } = useHere();
  const lines = match.passed.value;
  if (lines.length === 0) return null;
  return (
    <section class="passed" aria-label={words.say('cues.passed')}>
      <ul>
        {lines.map(({ version, type, parts }) => (
          <li key={`${String(version)} ${type}`}>
            <RichText parts={parts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
