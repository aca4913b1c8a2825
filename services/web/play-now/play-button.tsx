import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import type { Refusal } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { Refused } from '../parts/refusal.tsx';
import { useAct } from '../parts/use-act.ts';
import { playNow } from './play-now.ts';

type Props = {
  readonly gameId: string;
  readonly kind?: string;
  readonly children: ComponentChildren;
};

/** Button that starts a match against bots and opens it. A refusal stands below it, with what to do. */
export function PlayButton({ gameId, kind = 'button primary', children }: Props) {
  const here = useHere();
  const { route } = useLocation();
  const act = useAct();
  const play = async (): Promise<void> => {
    const id = await act.run(() => playNow(here, gameId));
    if (id !== undefined) route(`/matches/${id}`);
  };
  const { value: refusal } = act.refusal;
  return (
    <>
      <button type="button" class={kind} aria-busy={act.isBusy.value} onClick={() => void play()}>
        {act.isBusy.value ? here.words.say('play.starting') : children}
      </button>
      {refusal && <NotStarted refusal={refusal} />}
    </>
  );
}

/** Reason why no match was started, and what to do about it. */
function NotStarted({ refusal }: { readonly refusal: Refusal }) {
  const { words, viewer } = useHere();
  const { code, retryAfter = 60 } = refusal;
  const who = viewer.value == null ? 'new' : viewer.value.guest ? 'guest' : 'account';
  const said = words.sayIfKnown(`play.${code}`, { who, seconds: Math.ceil(retryAfter) });
  if (said === undefined) return <Refused refusal={refusal} />;
  return (
    <p class="refusal" role="alert" data-code={code}>
      {said}
    </p>
  );
}
