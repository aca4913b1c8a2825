import { useSignal } from '@preact/signals';
import {
  CancelTournament,
  PauseTournament,
  ResumeTournament,
  type RunningMatches,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { Select } from '../../../parts/field.tsx';
import { useCan, useEvent } from '../../../tournament/event.ts';
import { Reasoned } from '../../../tournament/reasoned.tsx';

const running = ['PLAY_ON', 'VOID'] as const satisfies readonly RunningMatches[];

/** The event as a whole: to stop it, to let it go on, to call it off. */
export function Course() {
  const { words } = useHere();
  const { version: expectedVersion } = useEvent().tournament;
  const can = useCan();
  const fate = useSignal<RunningMatches>('PLAY_ON');
  return (
    <div class="acts">
      {can('PAUSE_TOURNAMENT') && (
        <Reasoned
          label={words.say('course.pause')}
          onSend={(act, reason) => act.send(PauseTournament, { ...reason, expectedVersion })}
        >
          <p class="notes">{words.say('course.pauseText')}</p>
        </Reasoned>
      )}
      {can('RESUME_TOURNAMENT') && (
        <Reasoned
          label={words.say('course.resume')}
          onSend={(act, reason) => act.send(ResumeTournament, { ...reason, expectedVersion })}
        />
      )}
      {can('CANCEL_TOURNAMENT') && (
        <Reasoned
          label={words.say('course.cancel')}
          onSend={(act, reason) =>
            act.send(CancelTournament, { running: fate.value, ...reason, expectedVersion })
          }
        >
          <Select
            label={words.say('course.running')}
            value={fate.value}
            choices={running.map((each) => [each, words.say(`course.${each}`)])}
            onChange={(value) => {
              fate.value = value;
            }}
          />
        </Reasoned>
      )}
    </div>
  );
}
