import { useSignal } from '@preact/signals';
import {
  ChangeRegulations,
  UpdateTournament,
  type TournamentVisibility,
} from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { Select, TextField } from '../../../parts/field.tsx';
import { useCan, useEvent } from '../../../tournament/event.ts';
import { NotDone } from '../../../tournament/not-done.tsx';
import { ReasonForm } from '../../../tournament/reasoned.tsx';
import { asWritten, rulesOf, type Rules } from '../../../tournament/rules.ts';
import { RulesForm } from '../../../tournament/rules-form/rules-form.tsx';
import { useEventAct } from '../../../tournament/use-event-act.ts';

const visibilities = [
  'PUBLIC',
  'UNLISTED',
  'PRIVATE',
] as const satisfies readonly TournamentVisibility[];

/** What the event is called and who may find it; its regulations, freely in a draft, with a second person once they bind. */
export function Setting() {
  const { words } = useHere();
  const can = useCan();
  return (
    <>
      {can('UPDATE_TOURNAMENT') && <Update />}
      {can('CHANGE_REGULATIONS') && (
        <details>
          <summary>{words.say('setting.regulations')}</summary>
          <Change />
        </details>
      )}
    </>
  );
}

function Update() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const act = useEventAct();
  const name = useSignal(tournament.name);
  const description = useSignal(tournament.description ?? '');
  const code = useSignal(tournament.code ?? '');
  const visibility = useSignal(tournament.visibility);
  const rules = useSignal<Rules>(asWritten(rulesOf(tournament)));
  const told = useSignal(false);
  const isFree = tournament.status === 'DRAFT';
  const needsCode = rules.value.registration?.mode === 'CODE';
  const save = async (): Promise<void> => {
    told.value = false;
    told.value = await act.send(UpdateTournament, {
      name: name.value.trim(),
      description: description.value.trim(),
      visibility: visibility.value,
      ...(isFree && { regulations: rules.value }),
      ...(needsCode && code.value.trim() !== '' && { code: code.value.trim() }),
      expectedVersion: tournament.version,
    });
  };
  return (
    <details>
      <summary>{words.say('setting.title')}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={words.say('wizard.name')}
          value={name}
          input={{ required: true, maxLength: 100 }}
        />
        <label class="field">
          <span>{words.say('wizard.description')}</span>
          <textarea
            rows={3}
            maxLength={4000}
            value={description.value}
            onInput={({ currentTarget }) => (description.value = currentTarget.value)}
          />
        </label>
        <Select
          label={words.say('wizard.visibility')}
          value={visibility.value}
          choices={visibilities.map((each) => [each, words.say(`wizard.${each}`)])}
          onChange={(value) => {
            visibility.value = visibilities.find((each) => each === value) ?? 'PUBLIC';
          }}
        />
        {isFree && <RulesForm rules={rules} />}
        {needsCode && (
          <TextField
            label={words.say('wizard.code')}
            value={code}
            input={{ minLength: 4, maxLength: 64 }}
          />
        )}
        <div class="acts">
          <button type="submit" class="primary" disabled={act.isBusy.value}>
            {words.say('account.save')}
          </button>
        </div>
        <p role="status">{told.value && words.say('account.saved')}</p>
        {act.refusal.value && <NotDone refusal={act.refusal.value} />}
      </form>
    </details>
  );
}

/** Regulations that bind already: what is to change waits for a second person. */
function Change() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const act = useEventAct();
  const rules = useSignal<Rules>(asWritten(rulesOf(tournament)));
  const told = useSignal(false);
  return (
    <>
      <ReasonForm
        act={act}
        done={words.say('setting.propose')}
        onSend={async (reason) => {
          told.value = await act.send(ChangeRegulations, {
            regulations: rules.value,
            ...reason,
            expectedVersion: tournament.version,
          });
        }}
      >
        <p class="notes">{words.say('act.second')}</p>
        <RulesForm rules={rules} />
      </ReasonForm>
      <p role="status">{told.value && words.say('setting.proposed')}</p>
    </>
  );
}
