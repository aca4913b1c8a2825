import { DialogButton } from '../parts/dialog-button.tsx';
import { useHere } from '../here/here.ts';
import { leave } from '../here/leave.ts';

/** Sign-out of a guest, with a question first: the matches are lost by it. */
export function LeaveGuest() {
  const { session, words } = useHere();
  return (
    <DialogButton label={words.say('who.signOut')}>
      {() => (
        <>
          <p>{words.say('guest.leave')}</p>
          <div class="acts">
            <button type="button" class="button primary" onClick={() => void session.signIn()}>
              {words.say('guest.keep')}
            </button>
            <button type="button" class="button" onClick={() => void leave(session)}>
              {words.say('guest.leaveAnyway')}
            </button>
          </div>
        </>
      )}
    </DialogButton>
  );
}
