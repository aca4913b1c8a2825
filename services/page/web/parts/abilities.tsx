import { nameKey, type Ref } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { helpOf, nameOf, textAt } from '../match/names.ts';
import { printedOn } from './printed.ts';

/** Abilities of a figure or a card, each by its name and its rule. */
export function Abilities({ of }: { readonly of: Ref }) {
  const match = useMatch();
  const abilities = printedOn(match, of)?.abilities ?? [];
  if (abilities.length === 0) return null;
  return (
    <ul class="abilities">
      {abilities.map((ability) => (
        <li key={ability}>
          <b>{nameOf(match, ability)}</b>{' '}
          {textAt(match, `${nameKey(ability)}.short`) ?? helpOf(match, ability)}
        </li>
      ))}
    </ul>
  );
}
