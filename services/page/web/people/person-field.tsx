import type { Signal } from '@preact/signals';
import { useHere } from '../here/here.ts';
import { TextArea, TextField } from '../parts/field.tsx';
import { accountsIn } from './accounts.ts';
import { idIn } from '../parts/id-in.ts';
import { MOST_NAMED, useNames } from './use-names.ts';

type Props = {
  readonly label: string;
  /** Text written: an id of an account, or an address of a profile. */
  readonly value: Signal<string>;
};

/** Field of a person, by the id of their account or the address of their profile; their name stands below. */
export function PersonField({ label, value }: Props) {
  const { words } = useHere();
  const id = idIn(value.value, 'accounts');
  const name = useNames([id]).get(id);
  return (
    <div class="field">
      <TextField label={label} value={value} input={{ required: true }} />
      <small>{words.say('person.where')}</small>
      <p class="notes" role="status">
        {typeof name === 'string' && words.say('person.found', { name })}
        {name === null && words.say('person.unknown')}
      </p>
    </div>
  );
}

/** The same of several people, as a list. */
export function PeopleField({
  label,
  value,
  isNeeded = false,
}: Props & { readonly isNeeded?: boolean }) {
  const { words } = useHere();
  const ids = accountsIn(value.value);
  const names = useNames(ids);
  const found = ids.flatMap((id) => names.get(id) ?? []);
  const unknown = ids.filter((id) => names.get(id) === null);
  const said = [
    found.length > 0 && words.say('people.found', { names: words.list(found) }),
    unknown.length > 0 && words.say('people.unknown', { ids: words.list(unknown) }),
    ids.length > MOST_NAMED && words.say('people.unnamed', { n: ids.length - MOST_NAMED }),
  ];
  return (
    <div class="field">
      <TextArea label={label} value={value} input={{ required: isNeeded }} />
      <small>{words.say('people.where')}</small>
      <p class="notes" role="status">
        {said.filter((each) => typeof each === 'string').join(' ')}
      </p>
    </div>
  );
}
