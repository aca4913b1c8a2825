import type { Signal } from '@preact/signals';
import {
  JoinMatch,
  type ReadInvitationQuery,
  type Outcome,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { TextField } from '../../../parts/field.tsx';
import type { Act } from '../../../parts/use-act.ts';

type Taking = {
  readonly invitation: Pick<
    NonNullable<ReadInvitationQuery['invitation']>,
    'matchId' | 'timeControl'
  >;
  readonly code: string;
  readonly act: Act;
  onSeat(): void;
};

/** Taking a seat without an account: under a name, or under one that the service chooses. */
export function useGuestSeat({ invitation: { matchId, timeControl }, code, act, onSeat }: Taking) {
  const here = useHere();
  return async (name: string): Promise<void> => {
    const joined = await act.run(async (): Promise<Outcome<unknown>> => {
      const guest = await here.beGuest(name.trim());
      if ('refusal' in guest) return guest;
      const told = await here.client.command(JoinMatch, {
        ...{ matchId, entropy: crypto.randomUUID(), invitation: code },
        ...(timeControl?.preset === null && { acceptTimeControl: true }),
      });
      guest.data();
      return told;
    });
    if (joined !== undefined) onSeat();
  };
}

type Props = { readonly name: Signal<string>; readonly act: Act; onSit(): void };

/** The name of a guest, and the button that takes a seat. */
export function GuestSeat({ name, act, onSit }: Props) {
  const { words, session } = useHere();
  return (
    <form
      class="form guest-seat"
      onSubmit={(event) => {
        event.preventDefault();
        onSit();
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
