import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Refusal } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import { playNow } from './play-now.ts';

type Props = {
  /** The game; a tap before it is known starts the match as soon as it is. */
  readonly gameId: string | undefined;
  readonly kind?: string;
  readonly children: ComponentChildren;
};

/** Button that starts a match against bots and opens it. A refusal stands below it, with what to do. */
export function PlayButton({ gameId, kind = 'button primary', children }: Props) {
  const here = useHere();
  const { route } = useLocation();
  const act = useAct();
  const isWanted = useSignal(false);
  const play = async (game: string): Promise<void> => {
    const id = await act.run(() => playNow(here, game));
    if (id !== undefined) route(`/matches/${id}`);
  };
  useEffect(() => {
    if (gameId === undefined || !isWanted.value) return;
    isWanted.value = false;
    void play(gameId);
  }, [gameId, isWanted.value]);
  const isBusy = act.isBusy.value || isWanted.value;
  const { value: refusal } = act.refusal;
  return (
    <>
      <button
        type="button"
        class={kind}
        aria-busy={isBusy}
        onClick={() => {
          isWanted.value = true;
        }}
      >
        {isBusy ? here.words.say('play.starting') : children}
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
