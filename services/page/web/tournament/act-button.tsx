import type { ComponentChildren } from 'preact';
import { useHere } from '../here/here.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import type { EventAct } from './use-event-act.ts';

type Props = {
  readonly act: EventAct;
  readonly isPrimary?: boolean;
  readonly children: ComponentChildren;
  onAct(): Promise<unknown>;
};

/**
 * A button that does something in the tournament; signed-out viewers sign in first. The reason of a refusal
 * stands below.
 */
export function ActButton({ act, isPrimary = false, children, onAct }: Props) {
  const { viewer, session } = useHere();
  const run = (): unknown => (viewer.value === null ? session.signIn() : onAct());
  return (
    <div class="acts">
      <button
        type="button"
        class={isPrimary ? 'primary' : undefined}
        disabled={act.isBusy.value}
        onClick={() => void run()}
      >
        {children}
      </button>
      {act.refusal.value && <RefusalNotice refusal={act.refusal.value} />}
    </div>
  );
}
