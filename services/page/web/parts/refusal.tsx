import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Refusal } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';

/**
 * Reason of a refusal, in words by its code; the service's message if there are none, or if only that names
 * the fault. After a tap it is brought into view: a form may end below the screen.
 */
export function Refused({ refusal: { code, message } }: { readonly refusal: Refusal }) {
  const { words } = useHere();
  const said = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (navigator.userActivation.isActive) said.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p ref={said} class="refusal" role="alert" data-code={code}>
      {words.sayIfKnown(`refusal.${code}`) ?? (message || words.say('refusal.INTERNAL'))}
      {code === 'BAD_USER_INPUT' && <span lang="en"> ({message})</span>}
    </p>
  );
}
