import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useHere } from '../here/here.ts';
import { DialogButton } from '../parts/dialog-button.tsx';
import { TextArea } from '../parts/field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useEventAct, type EventAct } from './use-event-act.ts';

/** Public reason of an act, and a note of the staff. */
export type Reason = { readonly reason: string; readonly note?: string };

type Props = {
  /** Label of the button that opens it. */
  readonly label: string;
  /** Title of the dialog; the button's label unless given. */
  readonly title?: string;
  readonly children?: ComponentChildren;
  /** Gives whether it was done, so that the dialog closes. */
  onSend: Send;
};

type Send = (act: EventAct, reason: Reason) => Promise<boolean>;

/** An act of staff: a button, and behind it the fields of the act, with the public reason. */
export const Reasoned = ({ label, title = label, children, onSend }: Props) => (
  <DialogButton label={label} title={title}>
    {(close) => (
      <ActForm onSend={onSend} onDone={close}>
        {children}
      </ActForm>
    )}
  </DialogButton>
);

type ActFormProps = {
  readonly children?: ComponentChildren;
  onSend: Send;
  onDone(): void;
};

/**
 * Form of an act with its reason, as long as the dialog is open: a refusal is gone when it is opened again.
 */
export function ActForm({ children, onSend, onDone }: ActFormProps) {
  const { words } = useHere();
  const act = useEventAct();
  return (
    <ReasonForm
      act={act}
      done={words.say('act.send')}
      onSend={async (reason) => {
        if (await onSend(act, reason)) onDone();
      }}
    >
      {children}
    </ReasonForm>
  );
}

type FormProps = {
  readonly act: Pick<EventAct, 'isBusy' | 'refusal'>;
  readonly children?: ComponentChildren;
  readonly done: string;
  onSend(reason: Reason): Promise<void>;
};

/** Fields of an act, with its reason. */
export function ReasonForm({ act, children, done, onSend }: FormProps) {
  const { words } = useHere();
  const reason = useSignal('');
  const note = useSignal('');
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        const noted = note.value.trim();
        void onSend({ reason: reason.value.trim(), ...(noted !== '' && { note: noted }) });
      }}
    >
      {children}
      <TextArea
        label={words.say('act.reason')}
        value={reason}
        input={{ rows: 2, required: true, minLength: 10, maxLength: 500 }}
      />
      <TextArea label={words.say('act.note')} value={note} input={{ rows: 2, maxLength: 500 }} />
      <button type="submit" class="primary" disabled={act.isBusy.value}>
        {done}
      </button>
      {act.refusal.value && <RefusalNotice refusal={act.refusal.value} />}
    </form>
  );
}
