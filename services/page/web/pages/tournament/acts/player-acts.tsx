import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useHere } from '../../../here/here.ts';
import { DialogButton } from '../../../parts/dialog-button.tsx';
import { Select } from '../../../parts/field.tsx';
import { calledOf, useCan, useEvent } from '../../../tournament/event.ts';
import { rulesOf } from '../../../tournament/rules.ts';
import type { ActProps } from './act-props.ts';
import type { Player } from '../player.ts';
import {
  Approve,
  CheckThemIn,
  Disqualify,
  Drop,
  Penalise,
  Reinstate,
  Replace,
} from './on-player.tsx';

/** Acts on a player, by the action that `can` names. */
const acts = {
  APPROVE_PLAYER: Approve,
  CHECK_IN: CheckThemIn,
  DROP_PLAYER: Drop,
  REINSTATE_PLAYER: Reinstate,
  REPLACE_PLAYER: Replace,
  PENALISE_PLAYER: Penalise,
  DISQUALIFY_PLAYER: Disqualify,
} as const satisfies Readonly<Record<string, ComponentType<ActProps>>>;

type ActName = keyof typeof acts;

/** True if an act makes sense for a player of this status; the service checks the rest. */
function fits(name: ActName, { status, number }: Player): boolean {
  const isOut = ['DROPPED', 'DISQUALIFIED', 'ELIMINATED'].includes(status);
  switch (name) {
    case 'APPROVE_PLAYER':
      return status === 'PENDING';
    case 'REINSTATE_PLAYER':
      return status === 'DROPPED';
    case 'CHECK_IN':
      return ['REGISTERED', 'ACTIVE', 'SITTING_OUT'].includes(status);
    case 'DROP_PLAYER':
      return !isOut;
    case 'REPLACE_PLAYER':
    case 'DISQUALIFY_PLAYER':
      return number !== null && !isOut;
    case 'PENALISE_PLAYER':
      return number !== null;
  }
}

/** A button in a player's row, and behind it the staff's acts on them. */
export function PlayerActs({ player }: { readonly player: Player }) {
  const { words } = useHere();
  const can = useCan();
  const { tournament } = useEvent();
  const chosen = useSignal<ActName | undefined>(undefined);
  // staff who may let players in and out may check them in, if the regulations have a check-in
  const checksIn = can('DROP_PLAYER') && rulesOf(tournament).checkIn !== undefined;
  const names = (Object.keys(acts) as ActName[]).filter(
    (name) => (name === 'CHECK_IN' ? checksIn : can(name)) && fits(name, player),
  );
  const name = names.find((each) => each === chosen.value) ?? names[0];
  if (name === undefined) return null;
  const Act = acts[name];
  const title = calledOf(player);
  return (
    <DialogButton label="…" name={words.say('player.acts', { name: title })} title={title}>
      {(close) => (
        <>
          <Select
            label={words.say('moderation.act')}
            value={name}
            choices={names.map((each) => [each, words.say(`do.${each}`)])}
            onChange={(value) => {
              chosen.value = value;
            }}
          />
          <Act key={name} player={player} onDone={close} />
        </>
      )}
    </DialogButton>
  );
}
