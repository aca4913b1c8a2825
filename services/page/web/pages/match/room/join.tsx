import { JoinMatch, type TimeControlPartsFragment } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import type { Act } from '../../../parts/use-act.ts';

type Props = {
  readonly matchId: string;
  /** The clock shown beside: a player who sits down accepts it. */
  readonly timeControl: TimeControlPartsFragment | null;
  readonly act: Act;
  onSeat?(): void;
  /** Label of the button. */
  readonly children?: string;
};

/** The code of a private match, in the link that led here. */
export const invitationHere = (): string | null =>
  new URLSearchParams(location.search).get('invitation');

/** Taking a seat; of a private match by the code in the link. */
export function useJoin({ matchId, timeControl, act, onSeat }: Omit<Props, 'children'>) {
  const { client } = useHere();
  const invitation = invitationHere();
  return async (): Promise<void> => {
    const told = await act.run(() =>
      client.command(JoinMatch, {
        matchId,
        entropy: crypto.randomUUID(),
        ...(invitation !== null && { invitation }),
        ...(timeControl?.preset === null && { acceptTimeControl: true }),
      }),
    );
    if (told !== undefined) onSeat?.();
  };
}

/** Button that takes a seat. */
export function JoinButton({ children, ...seat }: Props) {
  const { words } = useHere();
  const join = useJoin(seat);
  return (
    <button
      type="button"
      class="primary"
      disabled={seat.act.isBusy.value}
      onClick={() => void join()}
    >
      {children ?? words.say('room.join')}
    </button>
  );
}
