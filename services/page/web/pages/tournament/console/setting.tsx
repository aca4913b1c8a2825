import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { ChangeRegulations, UpdateTournament } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { EventForm } from '../../../tournament/event-form.tsx';
import { useCan, useEvent } from '../../../tournament/event.ts';
import { ReasonForm } from '../../../tournament/reasoned.tsx';
import { asWritten, rulesOf, type Rules } from '../../../tournament/rules.ts';
import { RulesForm } from '../../../tournament/rules-form/rules-form.tsx';
import { useEventAct } from '../../../tournament/use-event-act.ts';

/**
 * Name and visibility of the event; its regulations, freely in a draft, with a second person once
 * they bind.
 */
export function Setting() {
  const { words } = useHere();
  const can = useCan();
  return (
    <>
      {can('UPDATE_TOURNAMENT') && (
        <details>
          <summary>{words.say('setting.title')}</summary>
          <Update />
        </details>
      )}
      {can('CHANGE_REGULATIONS') && (
        <details>
          <summary>{words.say('setting.regulations')}</summary>
          <Change />
        </details>
      )}
    </>
  );
}

/**
 * The version that a form was filled at, whatever has come since, so that another's change
 * meanwhile is not written over.
 */
function useFilledAt(): { readonly expectedVersion: number; renew(): void } {
  const { version } = useEvent().tournament;
  const filledAt = useRef<number | undefined>(undefined);
  filledAt.current ??= version;
  return {
    expectedVersion: filledAt.current,
    renew: () => (filledAt.current = undefined),
  };
}

function Update() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const { expectedVersion, renew } = useFilledAt();
  const act = useEventAct();
  const rules = useSignal<Rules>(asWritten(rulesOf(tournament)));
  const told = useSignal(false);
  const { name, description, visibility, code } = tournament;
  const isFree = tournament.status === 'DRAFT';
  return (
    <>
      <EventForm
        first={{
          ...{ name, visibility, description: description ?? '' },
          ...(code !== null && { code }),
        }}
        {...{ rules, act, isFree, done: words.say('account.save') }}
        onSend={async (setting) => {
          told.value = false;
          told.value = await act.send(UpdateTournament, {
            ...setting,
            ...(isFree && { regulations: rules.value }),
            expectedVersion,
          });
          if (told.value) renew();
        }}
      />
      <p role="status">{told.value && words.say('account.saved')}</p>
    </>
  );
}

/** Regulations that bind already: a change waits for a second person. */
function Change() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const { expectedVersion, renew } = useFilledAt();
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
            expectedVersion,
          });
          if (told.value) renew();
        }}
      >
        <p class="notes">{words.say('act.second')}</p>
        <RulesForm rules={rules} />
      </ReasonForm>
      <p role="status">{told.value && words.say('setting.proposed')}</p>
    </>
  );
}
