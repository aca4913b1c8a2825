import { useHere } from '../../../here/here.ts';

/** How those are parted who have as many points: what is asked first, second and so on, explained. */
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
