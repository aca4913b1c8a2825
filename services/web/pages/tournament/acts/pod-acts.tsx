import { useSignal } from '@preact/signals';
import { AdjudicatePod, ExtendTime, ReplayPod } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { Select } from '../../../parts/field.tsx';
import { calledOf, useCan, useEvent, type Pod } from '../../../tournament/event.ts';
import { Reasoned } from '../../../tournament/reasoned.tsx';
import { useEventAct } from '../../../tournament/use-event-act.ts';
import { A_SPAN, ByHowMuch } from './by-how-much.tsx';
import { Inspect } from './inspect.tsx';

type Props = { readonly pod: Pod };

/** What an arbiter may do about a pod: settle it, have it played again, give it time, look in. */
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
  const act = useEventAct();
  const { round, number, seats, result } = pod;
  const before = (id: string, at: number): number =>
    result?.places.find(({ player }) => player.id === id)?.place ?? at + 1;
  const places = useSignal<readonly number[]>(seats.map(({ player }, at) => before(player.id, at)));
  const choices = seats.map(
    (_, at) => [String(at + 1), words.say('pod.place', { n: at + 1 })] as const,
  );
  return (
    <Reasoned
      label={words.say('pod.adjudicate')}
      title={words.say('pod.adjudicateOne', { n: number })}
      act={act}
      onSend={(reason) =>
        act.send(AdjudicatePod, {
          ...{ round, pod: number, ...reason, expectedVersion },
          places: seats.map(({ player }, at) => ({
            number: player.number ?? 0,
            place: places.value[at] ?? at + 1,
          })),
        })
      }
    >
      <p class="notes">{words.say('pod.share')}</p>
      {seats.map(({ player }, at) => (
        <Select
          key={player.id}
          label={calledOf(player)}
          value={String(places.value[at] ?? at + 1)}
          choices={choices}
          onChange={(place) => {
            places.value = places.value.with(at, Number(place));
          }}
        />
      ))}
    </Reasoned>
  );
}

function Replay({ pod: { round, number } }: Props) {
  const { words } = useHere();
  const { version: expectedVersion } = useEvent().tournament;
  const act = useEventAct();
  return (
    <Reasoned
      label={words.say('pod.replay')}
      title={words.say('pod.replay')}
      act={act}
      onSend={(reason) => act.send(ReplayPod, { round, pod: number, ...reason, expectedVersion })}
    >
      <p class="notes">{words.say('pod.replayText')}</p>
    </Reasoned>
  );
}

function Extend({ pod: { round, number } }: Props) {
  const { words } = useHere();
  const { version: expectedVersion } = useEvent().tournament;
  const act = useEventAct();
  const by = useSignal<string>(A_SPAN);
  return (
    <Reasoned
      label={words.say('pod.extend')}
      title={words.say('pod.extend')}
      act={act}
      onSend={(reason) =>
        act.send(ExtendTime, { round, pod: number, by: by.value, ...reason, expectedVersion })
      }
    >
      <ByHowMuch by={by} />
    </Reasoned>
  );
}
