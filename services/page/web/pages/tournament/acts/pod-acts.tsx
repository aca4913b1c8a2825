import { useSignal } from '@preact/signals';
import { AdjudicatePod, ExtendTime, ReplayPod } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { Select } from '../../../parts/field.tsx';
import { calledOf, useCan, useEvent, type Pod } from '../../../tournament/event.ts';
import { Reasoned } from '../../../tournament/reasoned.tsx';
import { A_SPAN, ByHowMuch } from './by-how-much.tsx';
import { Inspect } from './inspect.tsx';

type Props = { readonly pod: Pod };

/** Acts of an arbiter on a pod: settle it, have it played again, give it time, look in. */
export function PodActs({ pod }: Props) {
  const can = useCan();
  const isOn = pod.status === 'RUNNING';
  return (
    <>
      {can('ADJUDICATE_POD') && <Adjudicate pod={pod} />}
      {can('REPLAY_POD') && <Replay pod={pod} />}
      {can('EXTEND_TIME') && isOn && <Extend pod={pod} />}
      {can('INSPECT_POD') && isOn && <Inspect pod={pod} />}
    </>
  );
}

/** The place of each player, as an arbiter rules. */
function Adjudicate({ pod }: Props) {
  const { words } = useHere();
  const { version: expectedVersion } = useEvent().tournament;
  const { round, number, seats, result } = pod;
  /** Places the arbiter has chosen; every other player has the place of the result, if there is one. */
  const chosen = useSignal<Readonly<Record<string, number | undefined>>>({});
  const placeOf = (id: string): number | undefined =>
    chosen.value[id] ?? result?.places.find(({ player }) => player.id === id)?.place;
  const choices = [
    ['', words.say('pod.choosePlace')] as const,
    ...seats.map((_, at) => [String(at + 1), words.say('pod.place', { n: at + 1 })] as const),
  ];
  return (
    <Reasoned
      label={words.say('pod.adjudicate')}
      title={words.say('pod.adjudicateOne', { n: number })}
      onSend={async (act, reason) => {
        const isDone = await act.send(AdjudicatePod, {
          ...{ round, pod: number, ...reason, expectedVersion },
          places: seats.flatMap(({ player }) => {
            const place = placeOf(player.id);
            return place === undefined ? [] : [{ number: player.number ?? 0, place }];
          }),
        });
        if (isDone) chosen.value = {};
        return isDone;
      }}
    >
      <p class="notes">{words.say('pod.share')}</p>
      {seats.map(({ player }) => (
        <Select
          key={player.id}
          label={calledOf(player)}
          value={String(placeOf(player.id) ?? '')}
          choices={choices}
          isRequired
          onChange={(place) => {
            chosen.value = {
              ...chosen.value,
              [player.id]: place === '' ? undefined : Number(place),
            };
          }}
        />
      ))}
    </Reasoned>
  );
}

function Replay({ pod: { round, number } }: Props) {
  const { words } = useHere();
  const { version: expectedVersion } = useEvent().tournament;
  return (
    <Reasoned
      label={words.say('pod.replay')}
      onSend={(act, reason) =>
        act.send(ReplayPod, { round, pod: number, ...reason, expectedVersion })
      }
    >
      <p class="notes">{words.say('pod.replayText')}</p>
    </Reasoned>
  );
}

function Extend({ pod: { round, number } }: Props) {
  const { words } = useHere();
  const { version: expectedVersion } = useEvent().tournament;
  const by = useSignal<string>(A_SPAN);
  return (
    <Reasoned
      label={words.say('pod.extend')}
      onSend={(act, reason) =>
        act.send(ExtendTime, { round, pod: number, by: by.value, ...reason, expectedVersion })
      }
    >
      <ByHowMuch by={by} />
    </Reasoned>
  );
}
