import { useSignal } from '@preact/signals';
import {
  Invite as InviteThem,
  RevokeInvitation,
  type Outcome,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import type { Details } from '../../../reading/reading.ts';
import { idIn } from '../../../parts/id-in.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';
import { PersonField } from '../../../people/person-field.tsx';

/** For the host: inviting players by their accounts, and those invited so far. */
export function Invite({ details }: { readonly details: Details }) {
  const match = useMatch();
  const { client, words } = useHere();
  const act = useAct();
  const whom = useSignal('');
  const run = async (command: () => Promise<Outcome<unknown>>): Promise<boolean> => {
    const told = await act.run(command);
    // no other player is told of invitations, and so the table says nothing of them
    await match.readDetails();
    return told !== undefined;
  };
  const invite = async (): Promise<void> => {
    const wish = { matchId: details.id, accountId: idIn(whom.value, 'accounts') };
    if (await run(() => client.command(InviteThem, wish))) whom.value = '';
  };
  const revoke = (invitationId: string) =>
    run(() => client.command(RevokeInvitation, { invitationId }));
  return (
    <details class="invite">
      <summary>{words.say('room.invite')}</summary>
      <ul>
        {details.invitations.map(
          ({ id, account, status }) =>
            account && (
              <li key={id} data-invitation={status}>
                {words.sayIfKnown(`invitation.${status}`, { name: account.name })}{' '}
                {status === 'PENDING' && (
                  <button type="button" disabled={act.isBusy.value} onClick={() => void revoke(id)}>
                    {words.say('room.revoke', { name: account.name })}
                  </button>
                )}
              </li>
            ),
        )}
      </ul>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void invite();
        }}
      >
        <PersonField label={words.say('room.whom')} value={whom} />
        {act.refusal.value && <Refused refusal={act.refusal.value} />}
        <button disabled={act.isBusy.value}>{words.say('room.inviteThem')}</button>
      </form>
    </details>
  );
}
