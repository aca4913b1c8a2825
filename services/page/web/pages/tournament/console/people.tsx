import { useSignal } from '@preact/signals';
import {
  InvitePlayers,
  RegisterPlayers,
  SeedPlayers,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { accountsIn } from '../../../people/accounts.ts';
import { PeopleField } from '../../../people/person-field.tsx';
import { RefusalNotice } from '../../../tournament/refusal-notice.tsx';
import { useCan } from '../../../tournament/event.ts';
import { useEventAct } from '../../../tournament/use-event-act.ts';

const acts = [
  ['REGISTER_PLAYERS', RegisterPlayers],
  ['INVITE_PLAYERS', InvitePlayers],
  ['SEED_PLAYERS', SeedPlayers],
] as const;

/** People by a list that is pasted: to register, to invite, or to number in this order. */
export function People() {
  const { words } = useHere();
  const can = useCan();
  const act = useEventAct();
  const list = useSignal('');
  const told = useSignal('');
  const accountIds = accountsIn(list.value);
  const send = async (document: (typeof acts)[number][1], said: string): Promise<void> => {
    told.value = '';
    if (!(await act.send(document as typeof InvitePlayers, { accountIds }))) return;
    told.value = said;
    list.value = '';
  };
  return (
    <section aria-labelledby="people">
      <h3 id="people">{words.say('people.title')}</h3>
      <PeopleField label={words.say('people.list')} value={list} />
      <div class="acts">
        {acts
          .filter(([action]) => can(action))
          .map(([action, document]) => (
            <button
              key={action}
              type="button"
              disabled={act.isBusy.value || accountIds.length === 0}
              onClick={() =>
                void send(document, words.say('people.done', { n: accountIds.length }))
              }
            >
              {words.say(`people.${action}`)}
            </button>
          ))}
      </div>
      <p role="status">{told.value}</p>
      {act.refusal.value && <RefusalNotice refusal={act.refusal.value} />}
    </section>
  );
}
