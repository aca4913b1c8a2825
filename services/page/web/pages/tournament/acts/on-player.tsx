import { useSignal } from '@preact/signals';
import {
  ApprovePlayer,
  CheckIn,
  DisqualifyPlayer,
  DropPlayer,
  PenalisePlayer,
  ReinstatePlayer,
  ReplacePlayer,
  type PastPods,
  type PenaltyKind,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { Check, Select, TextField } from '../../../parts/field.tsx';
import { idIn } from '../../../parts/id-in.ts';
import { PersonField } from '../../../people/person-field.tsx';
import { RefusalNotice } from '../../../tournament/refusal-notice.tsx';
import { useEvent } from '../../../tournament/event.ts';
import { ActForm, type Reason } from '../../../tournament/reasoned.tsx';
import { useEventAct, type EventAct } from '../../../tournament/use-event-act.ts';
import type { ActProps } from './act-props.ts';

/** An act that needs no reason. */
const plain = (send: (act: EventAct, accountId: string) => Promise<boolean>) =>
  function Plain({ player, onDone }: ActProps) {
    const { words } = useHere();
    const act = useEventAct();
    return (
      <>
        <button
          type="button"
          class="primary"
          disabled={act.isBusy.value}
          onClick={() =>
            void send(act, player.account.id).then((isDone) => {
              if (isDone) onDone();
            })
          }
        >
          {words.say('act.send')}
        </button>
        {act.refusal.value && <RefusalNotice refusal={act.refusal.value} />}
      </>
    );
  };

export const Approve = plain((act, accountId) => act.send(ApprovePlayer, { accountId }));
export const CheckThemIn = plain((act, accountId) => act.send(CheckIn, { accountId }));

/** An act on an account for which nothing but the reason is to be said. */
const reasoned = (
  send: (act: EventAct, input: Reason & { accountId: string }) => Promise<boolean>,
) =>
  function ForAReason({ player, onDone }: ActProps) {
    const accountId = player.account.id;
    return (
      <ActForm onDone={onDone} onSend={(act, reason) => send(act, { accountId, ...reason })} />
    );
  };

export const Drop = reasoned((act, input) => act.send(DropPlayer, input));
export const Reinstate = reasoned((act, input) => act.send(ReinstatePlayer, input));

/**
 * Has another person take the number over, from the next round on or in the match under way as
 * well.
 */
export function Replace({ player, onDone }: ActProps) {
  const { words } = useHere();
  const written = useSignal('');
  const seat = useSignal(false);
  return (
    <ActForm
      onDone={onDone}
      onSend={(act, reason) => {
        const accountId = idIn(written.value, 'accounts');
        const input = { number: player.number ?? 0, accountId, seat: seat.value };
        return act.send(ReplacePlayer, { ...input, ...reason });
      }}
    >
      <PersonField label={words.say('replace.by')} value={written} />
      <Check
        label={words.say('replace.seat')}
        isChecked={seat.value}
        onChange={(is) => {
          seat.value = is;
        }}
      />
    </ActForm>
  );
}

const penalties = ['WARNING', 'POINTS', 'POD_LOSS'] as const satisfies readonly PenaltyKind[];

/** A word, points that are taken, or a pod that counts as lost. */
export function Penalise({ player, onDone }: ActProps) {
  const { words } = useHere();
  const { rounds } = useEvent().tournament;
  const kind = useSignal<PenaltyKind>('WARNING');
  const points = useSignal('1');
  const round = useSignal(String(rounds.at(-1)?.number ?? 1));
  const pod = useSignal('1');
  return (
    <ActForm
      onDone={onDone}
      onSend={(act, reason) => {
        const input = {
          number: player.number ?? 0,
          kind: kind.value,
          ...(kind.value === 'POINTS' && { points: Number(points.value) }),
          ...(kind.value !== 'WARNING' && { round: Number(round.value) }),
          ...(kind.value === 'POD_LOSS' && { pod: Number(pod.value) }),
        };
        return act.send(PenalisePlayer, { ...input, ...reason });
      }}
    >
      <Select
        label={words.say('penalty.kind')}
        value={kind.value}
        choices={penalties.map((each) => [each, words.say(`penalty.${each}`)])}
        onChange={(value) => {
          kind.value = value;
        }}
      />
      {kind.value === 'POINTS' && (
        <TextField
          label={words.say('standings.points')}
          value={points}
          input={{ type: 'number', min: 0.001, step: 0.001, required: true }}
        />
      )}
      {kind.value !== 'WARNING' && (
        <TextField
          label={words.say('round.which')}
          value={round}
          input={{ type: 'number', min: 1, required: true }}
        />
      )}
      {kind.value === 'POD_LOSS' && (
        <TextField
          label={words.say('pod.which')}
          value={pod}
          input={{ type: 'number', min: 1, required: true }}
        />
      )}
    </ActForm>
  );
}

const pasts = ['KEEP', 'RECOMPUTE'] as const satisfies readonly PastPods[];

/** Out for good, once a second person has approved of it. */
export function Disqualify({ player, onDone }: ActProps) {
  const { words } = useHere();
  const pastPods = useSignal<PastPods>('KEEP');
  return (
    <ActForm
      onDone={onDone}
      onSend={(act, reason) => {
        const input = { number: player.number ?? 0, pastPods: pastPods.value };
        return act.send(DisqualifyPlayer, { ...input, ...reason });
      }}
    >
      <p class="notes">{words.say('act.second')}</p>
      <Select
        label={words.say('disqualify.past')}
        value={pastPods.value}
        choices={pasts.map((each) => [each, words.say(`disqualify.${each}`)])}
        onChange={(value) => {
          pastPods.value = value;
        }}
      />
    </ActForm>
  );
}
