import { useSignal } from '@preact/signals';
import { SetTournamentRole, type GivenRole } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { Select } from '../../../parts/field.tsx';
import { idIn } from '../../../parts/id-in.ts';
import { PersonField } from '../../../people/person-field.tsx';
import { RefusalNotice } from '../../../tournament/refusal-notice.tsx';
import { useEvent } from '../../../tournament/event.ts';
import { useEventAct } from '../../../tournament/use-event-act.ts';

const given = ['ARBITER', 'ORGANIZER', 'STAFF', 'APPEALS'] as const satisfies readonly GivenRole[];

/** Staff and their roles; the owner gives and takes them. */
export function Roles() {
  const { words } = useHere();
  const { roles, owner } = useEvent().tournament;
  const act = useEventAct();
  const accountId = useSignal('');
  const role = useSignal<GivenRole>('ARBITER');
  const give = async (): Promise<void> => {
    const input = { accountId: idIn(accountId.value, 'accounts'), role: role.value, granted: true };
    if (await act.send(SetTournamentRole, input)) accountId.value = '';
  };
  return (
    <section aria-labelledby="roles">
      <h3 id="roles">{words.say('role.title')}</h3>
      <ul class="roster">
        <li>
          {owner.name} <small>{words.say('role.OWNER')}</small>
        </li>
        {roles.flatMap(({ account, roles: held }) =>
          given
            .filter((each) => held.includes(each))
            .map((each) => <Held key={`${account.id} ${each}`} account={account} role={each} />),
        )}
      </ul>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void give();
        }}
      >
        <PersonField label={words.say('role.whom')} value={accountId} />
        <Select
          label={words.say('role.which')}
          value={role.value}
          choices={given.map((each) => [each, words.say(`role.${each}.text`)])}
          onChange={(value) => {
            role.value = value;
          }}
        />
        <div class="acts">
          <button type="submit" disabled={act.isBusy.value}>
            {words.say('role.give')}
          </button>
        </div>
        {act.refusal.value && <RefusalNotice refusal={act.refusal.value} />}
      </form>
    </section>
  );
}

type HeldProps = {
  readonly account: { readonly id: string; readonly name: string };
  readonly role: GivenRole;
};

/** A person's role, and the way to take it from them. */
function Held({ account: { id, name }, role }: HeldProps) {
  const { words } = useHere();
  const act = useEventAct();
  const called = words.say(`role.${role}`);
  return (
    <li>
      <span>
        {name} <small>{called}</small>
      </span>
      <button
        type="button"
        aria-label={words.say('role.takeOne', { name, role: called })}
        disabled={act.isBusy.value}
        onClick={() => void act.send(SetTournamentRole, { accountId: id, role, granted: false })}
      >
        {words.say('role.take')}
      </button>
      {act.refusal.value && <RefusalNotice refusal={act.refusal.value} />}
    </li>
  );
}
