import type { Signal } from '@preact/signals';
import type { Question } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { Icon } from '../parts/icon.tsx';

type Props = { readonly question: Question; readonly isOpen: Signal<boolean> };

/** Button that opens the form of an auto-response, if the question can be answered by one. */
export function AlwaysButton({ question, isOpen }: Props) {
  const { words } = useHere();
  const { details, sheet } = useMatch();
  const isAllowed = details.value?.can.includes('SET_STANDING_ORDERS') === true;
  const { asks = {}, askedOnce = [] } = sheet.value ?? {};
  if (!isAllowed || asks[question.kind] === undefined || askedOnce.includes(question.kind))
    return null;
  return (
    <button
      type="button"
      class="always-button"
      title={words.say('always.title')}
      aria-label={words.say('always.title')}
      aria-expanded={isOpen.value}
      onClick={() => (isOpen.value = !isOpen.value)}
    >
      <Icon name="loop" />
    </button>
  );
}
