import { useSignal } from '@preact/signals';
import { isSignInMissing } from '../sign-in/begun.ts';
import { isStorageMissing } from '../device/areas.ts';
import { useHere } from '../here/here.ts';

/**
 * Says, until it is dismissed, that this browser keeps nothing for the page, and so that no one can
 * sign in.
 */
export function Missing() {
  const { words } = useHere();
  const isRead = useSignal(false);
  const isBlocked = isSignInMissing.value;
  if (!isBlocked && (!isStorageMissing.value || isRead.value)) return null;
  const read = () => {
    isRead.value = true;
    isSignInMissing.value = false;
  };
  return (
    <div class="missing" role="status">
      <p>{words.say(isBlocked ? 'missing.signIn' : 'missing.storage')}</p>
      <button type="button" class="button" onClick={read}>
        {words.say('missing.read')}
      </button>
    </div>
  );
}
