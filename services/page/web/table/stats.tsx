import { nameKey, type Counter, type Group } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { nameOf, textAt } from '../match/names.ts';
import { Flash } from '../parts/flash.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { printedOn } from '../parts/printed.ts';

/** Counters shown in a line if the game does not say which matter. */
const FIRST = 4;

/** The counters of a seat that are always in view, those that decide the places last. */
export function headlineOf({ counters }: Pick<Group, 'counters'>): readonly Counter[] {
  const headline = counters.filter(({ role }) => role === 'headline');
  const score = counters.filter(({ role }) => role === 'score');
  return headline.length > 0 ? [...headline, ...score] : counters.slice(0, FIRST);
}

/** About how broad counters in a line are, in pixels. */
export const breadthOf = (counters: readonly Counter[]): number =>
  counters.reduce((total, { n }) => total + 28 + 8 * String(n).length, 0);

/** Counters in a line: of each its glyph, or else its name, and the number. */
export function Stats({ counters }: { readonly counters: readonly Counter[] }) {
  if (counters.length === 0) return null;
  return (
    <dl class="stats">
      {counters.map((counter) => (
        <Stat key={counter.of ?? counter.label} counter={counter} />
      ))}
    </dl>
  );
}

function Stat({ counter: { of, n, label, role } }: { readonly counter: Counter }) {
  const match = useMatch();
  const { words } = useHere();
  const printed = of && printedOn(match, nameKey(of));
  const name = of === undefined ? (textAt(match, label) ?? label) : nameOf(match, of);
  return (
    <div class="stat" data-of={of} data-role={role} data-tone={printed?.tone} title={name}>
      <dt>
        {printed?.glyph ? (
          <>
            <Glyph name={printed.glyph} />
            <span class="sr">{name}</span>
          </>
        ) : (
          name
        )}
      </dt>
      <dd>
        <Flash value={words.number(n)} />
      </dd>
    </div>
  );
}
