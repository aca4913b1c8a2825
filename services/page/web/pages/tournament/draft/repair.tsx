import { useSignal } from '@preact/signals';
import { RepairRound } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { Select } from '../../../parts/field.tsx';
import { calledOf } from '../../../tournament/event.ts';
import { Reasoned } from '../../../tournament/reasoned.tsx';
import type { PairingDraft } from './use-draft.ts';

type Props = { readonly round: number; readonly drawn: PairingDraft };

/** Has a draft drawn again by the same seed, with two kept apart or a player given a bye. */
export function Repair({ round, drawn }: Props) {
  const { words } = useHere();
  const one = useSignal('');
  const other = useSignal('');
  const bye = useSignal('');
  const people = [...drawn.people].toSorted(([a], [b]) => a - b);
  const choices = [
    ['', '–'] as const,
    ...people.map(([number, person]) => [String(number), calledOf(person)] as const),
  ];
  const fields = [
    ['repair.one', one],
    ['repair.other', other],
    ['repair.bye', bye],
  ] as const;
  return (
    <Reasoned
      label={words.say('repair.title')}
      onSend={(act, reason) =>
        act.send(RepairRound, {
          round,
          forbid:
            one.value === '' || other.value === ''
              ? []
              : [[Number(one.value), Number(other.value)]],
          byes: bye.value === '' ? [] : [Number(bye.value)],
          ...reason,
          expectedVersion: drawn.version,
        })
      }
    >
      <p class="notes">{words.say('repair.text')}</p>
      {fields.map(([label, value]) => (
        <Select
          key={label}
          label={words.say(label)}
          value={value.value}
          choices={choices}
          onChange={(chosen) => {
            value.value = chosen;
          }}
        />
      ))}
    </Reasoned>
  );
}
