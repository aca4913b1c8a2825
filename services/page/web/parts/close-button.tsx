import { useHere } from '../here/here.ts';
import { Icon } from './icon.tsx';

/** Button in the corner of what it closes. */
export function CloseButton({ onClick }: { onClick(): void }) {
  const { words } = useHere();
  return (
    <button type="button" class="close" aria-label={words.say('card.close')} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
