import { useHere } from '../../../here/here.ts';

/** Order of the tie-breaks, first, second and so on, each explained. */
export function Ties({ kinds }: { readonly kinds: readonly string[] }) {
  const { words } = useHere();
  const all = kinds.at(-1) === 'DRAW' ? kinds : [...kinds, 'DRAW'];
  return (
    <details class="ties">
      <summary>{words.say('ties.title')}</summary>
      <ol>
        {all.map((kind) => (
          <li key={kind}>
            <b>{words.sayIfKnown(`tie.${kind}`) ?? kind}</b> {words.sayIfKnown(`tie.${kind}.text`)}
          </li>
        ))}
      </ol>
      <p class="notes">{words.say('ties.fractions')}</p>
    </details>
  );
}
