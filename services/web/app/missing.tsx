import { useSignal } from '@preact/signals';
import { isStorageMissing } from './areas.ts';
import { useHere } from './here.ts';

/** Says, until it is read, that this browser keeps nothing for the page. */
export function Missing() {
  const { words } = useHere();
  const isRead = useSignal(false);
  if (!isStorageMissing.value || isRead.value) return null;
  return (
    <div class="missing" role="status">
      <p>{words.say('missing.storage')}</p>
      <button type="button" class="button" onClick={() => (isRead.value = true)}>
        {words.say('missing.read')}
      </button>
    </div>
  );
}
