import { useSignal } from '@preact/signals';
import { SetTournamentRole, type GivenRole } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { Select, TextField } from '../../../parts/field.tsx';
import { NotDone } from '../../../tournament/not-done.tsx';
import { useEvent } from '../../../tournament/event.ts';
import { useEventAct } from '../../../tournament/use-event-act.ts';

const given = ['ARBITER', 'ORGANIZER', 'STAFF', 'APPEALS'] as const satisfies readonly GivenRole[];

/** Who helps, as what; roles are given and taken by the owner. */
export function Roles() {
  const { words } = useHere();
  const { roles, owner } = useEvent().tournament;
  const act = useEventAct();
  const accountId = useSignal('');
  const role = useSignal<GivenRole>('ARBITER');
  const give = async (): Promise<void> => {
    const input = { accountId: accountId.value.trim(), role: role.value, granted: true };
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
            .map((each) => (
              <li key={`${account.id} ${each}`}>
                <span>
                  {account.name} <small>{words.say(`role.${each}`)}</small>
                </span>
                <button
                  type="button"
                  aria-label={words.say('role.takeOne', {
                    name: account.name,
                    role: words.say(`role.${each}`),
                  })}
                  disabled={act.isBusy.value}
                  onClick={() =>
                    void act.send(SetTournamentRole, {
                      accountId: account.id,
                      role: each,
                      granted: false,
                    })
                  }
                >
                  {words.say('role.take')}
                </button>
              </li>
            )),
        )}
      </ul>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void give();
        }}
      >
        <TextField label={words.say('role.whom')} value={accountId} input={{ required: true }} />
        <Select
          label={words.say('role.which')}
          value={role.value}
          choices={given.map((each) => [
            each,
            `${words.say(`role.${each}`)}: ${words.say(`role.${each}.text`)}`,
          ])}
          onChange={(value) => {
            role.value = given.find((each) => each === value) ?? 'ARBITER';
          }}
        />
        <div class="acts">
          <button type="submit" disabled={act.isBusy.value}>
            {words.say('role.give')}
          </button>
        </div>
        {act.refusal.value && <NotDone refusal={act.refusal.value} />}
      </form>
    </section>
  );
}
