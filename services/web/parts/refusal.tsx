import type { Refusal } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';

/** Why something was not done, in words by its code; what the service says where there are none. */
export function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { words } = useHere();
  return (
    <p class="refusal" role="alert" data-code={refusal.code}>
      {words.sayIfKnown(`refusal.${refusal.code}`) ??
        (refusal.message || words.say('refusal.INTERNAL'))}
    </p>
  );
}
