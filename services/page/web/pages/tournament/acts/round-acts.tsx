import { useSignal } from '@preact/signals';
import { ExtendTime, UnpublishRound } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { useCan, useEvent, type Tournament } from '../../../tournament/event.ts';
import { Reasoned } from '../../../tournament/reasoned.tsx';
import { A_SPAN, ByHowMuch } from './by-how-much.tsx';

/** Acts of staff on a whole round: take it back, or give it time. */
export function RoundActs({ round }: { readonly round: Tournament['rounds'][number] }) {
  const { words } = useHere();
  const { version: expectedVersion } = useEvent().tournament;
  const can = useCan();
  const by = useSignal<string>(A_SPAN);
  const { number, status } = round;
  return (
    <div class="acts">
      {can('UNPUBLISH_ROUND') && status === 'PUBLISHED' && (
        <Reasoned
          label={words.say('round.unpublish')}
          onSend={(act, reason) =>
            act.send(UnpublishRound, { round: number, ...reason, expectedVersion })
          }
        />
      )}
      {can('EXTEND_TIME') && status === 'RUNNING' && (
        <Reasoned
          label={words.say('round.extend')}
          onSend={(act, reason) =>
            act.send(ExtendTime, { round: number, by: by.value, ...reason, expectedVersion })
          }
        >
          <ByHowMuch by={by} />
        </Reasoned>
      )}
    </div>
  );
}
