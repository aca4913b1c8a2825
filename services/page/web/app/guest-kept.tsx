import { guestKept } from '../here/guest.ts';
import { Refused } from '../parts/refusal.tsx';
import { useHere } from '../here/here.ts';

/** Message about the guest's matches after a sign-in, until it is read. */
export function GuestKeptNotice() {
  const { words } = useHere();
  const kept = guestKept.value;
  if (kept === undefined) return null;
  return (
    <div class="missing" role="status">
      {'matches' in kept ? (
        <p>{words.say('guest.kept', { n: kept.matches })}</p>
      ) : (
        <div>
          <p>{words.say('guest.notKept')}</p>
          <Refused refusal={kept.refusal} />
        </div>
      )}
      <button
        type="button"
        class="button"
        onClick={() => {
          guestKept.value = undefined;
        }}
      >
        {words.say('missing.read')}
      </button>
    </div>
  );
}
