import { useSignal } from '@preact/signals';
import {
  JoinMatch,
  type ReadInvitationQuery,
  type Outcome,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { TextField } from '../../../parts/field.tsx';
import type { Act } from '../../../parts/use-act.ts';

type Props = {
  readonly invitation: Pick<
    NonNullable<ReadInvitationQuery['invitation']>,
    'matchId' | 'timeControl'
  >;
  readonly code: string;
  readonly act: Act;
  onSeat(): void;
};

/** Takes a seat without an account, by one tap: under a name, or under one that the service chooses. */
export function GuestSeat({ invitation: { matchId, timeControl }, code, act, onSeat }: Props) {
  const here = useHere();
  const { client, words, session } = here;
  const name = useSignal('');
  const sitDown = async (): Promise<void> => {
    const joined = await act.run(async (): Promise<Outcome<unknown>> => {
      const guest = await here.beGuest(name.value.trim());
      if ('refusal' in guest) return guest;
      const told = await client.command(JoinMatch, {
        ...{ matchId, entropy: crypto.randomUUID(), invitation: code },
        ...(timeControl?.preset === null && { acceptTimeControl: true }),
      });
      guest.data();
      return told;
    });
    if (joined !== undefined) onSeat();
  };
  return (
    <form
      class="form guest-seat"
      onSubmit={(event) => {
        event.preventDefault();
        void sitDown();
      }}
    >
      <TextField
        label={words.say('room.yourName')}
        value={name}
        input={{ maxLength: 64, autocomplete: 'nickname', placeholder: words.say('room.guest') }}
      />
      <button class="primary" aria-busy={act.isBusy.value} disabled={act.isBusy.value}>
        {words.say('room.takeSeat')}
      </button>
      <p class="notes">{words.say('room.asGuest')}</p>
      <button type="button" class="button" onClick={() => void session.signIn()}>
        {words.say('choice.signIn')}
      </button>
    </form>
  );
}
