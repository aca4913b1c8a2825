import { useSignal } from '@preact/signals';
import {
  CheckIn,
  RegisterForTournament,
  WithdrawFromTournament,
  newId,
} from '../../../../../../shared/client/index.ts';
import { browserPorts } from '../../../here/ports.ts';
import { useHere } from '../../../here/here.ts';
import { DialogButton } from '../../../parts/dialog-button.tsx';
import { TextField } from '../../../parts/field.tsx';
import { RefusalNotice } from '../../../tournament/refusal-notice.tsx';
import { ActButton } from '../../../tournament/act-button.tsx';
import { useCan, useEvent } from '../../../tournament/event.ts';
import type { Mine } from '../../../tournament/mine.ts';
import { rulesOf } from '../../../tournament/rules.ts';
import { useEventAct } from '../../../tournament/use-event-act.ts';

/** Entropy that I add to the dice of my matches, which no one can guess. */
const entropy = (): string => newId(browserPorts.chance);

/** Registering, saying that I am there, and leaving. */
export function Enrol({ mine }: { readonly mine: Mine }) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const can = useCan();
  const act = useEventAct();
  return (
    <>
      {mine.is === 'REGISTER' && <Register />}
      {(mine.is === 'CHECK_IN' || mine.is === 'COME_BACK') && (
        <ActButton act={act} isPrimary onAct={() => act.send(CheckIn, { entropy: entropy() })}>
          {words.say('ticket.confirm')}
        </ActButton>
      )}
      {can('WITHDRAW_FROM_TOURNAMENT') && tournament.mine !== null && <Leave />}
    </>
  );
}

function Register() {
  const { words, viewer } = useHere();
  const { tournament } = useEvent();
  const act = useEventAct();
  const code = useSignal('');
  const needsCode = rulesOf(tournament).registration?.mode === 'CODE' && viewer.value !== null;
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {needsCode && (
        <TextField label={words.say('now.code')} value={code} input={{ maxLength: 64 }} />
      )}
      <ActButton
        act={act}
        isPrimary
        onAct={() =>
          act.send(RegisterForTournament, {
            entropy: entropy(),
            ...(needsCode && { code: code.value.trim() }),
          })
        }
      >
        {words.say(viewer.value === null ? 'now.signIn' : 'now.register')}
      </ActButton>
    </form>
  );
}

/** Gives my place up, once I have said so twice. */
function Leave() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const act = useEventAct();
  return (
    <div class="acts">
      <DialogButton label={words.say('now.leave')} kind="plain">
        {(close) => (
          <>
            <p>{words.say(tournament.stage > 0 ? 'now.leaveLater' : 'now.leaveNow')}</p>
            <button
              type="button"
              class="primary"
              disabled={act.isBusy.value}
              onClick={() =>
                void act.send(WithdrawFromTournament, {}).then((isDone) => {
                  if (isDone) close();
                })
              }
            >
              {words.say('now.leave')}
            </button>
            {act.refusal.value && <RefusalNotice refusal={act.refusal.value} />}
          </>
        )}
      </DialogButton>
    </div>
  );
}
