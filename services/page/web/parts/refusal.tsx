import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Refusal } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';

/**
 * Why something was not done, in words by its code; what the service says where there are none, and where only that tells
 * what is wrong. Whoever has just tapped something has it brought into view: a form may end below what is on screen.
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
