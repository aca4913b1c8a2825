import { nameKey, type Counter } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { nameOf, textAt } from '../match/names.ts';
import { Flash } from '../parts/flash.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { printedOn } from '../parts/printed.ts';

/** Counts of each thing. */
export function Counters({ counters }: { readonly counters: readonly Counter[] }) {
  if (counters.length === 0) return null;
  return (
    <dl class="counters">
      {counters.map((counter) => (
        <CounterView key={counter.of ?? counter.label} counter={counter} />
      ))}
    </dl>
  );
}

function CounterView({ counter: { of, n, label } }: { readonly counter: Counter }) {
  const match = useMatch();
  const { words } = useHere();
  const glyph = of && printedOn(match, nameKey(of))?.glyph;
  return (
    <div>
      <dt>
        {glyph && <Glyph name={glyph} />}
        {of === undefined ? (textAt(match, label) ?? label) : nameOf(match, of)}
      </dt>
      <dd>
        <Flash value={words.number(n)} />
      </dd>
    </div>
  );
}
