import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useHere } from '../../here/here.ts';
import { useMatch } from '../../match/context.ts';
import { Icon } from '../../parts/icon.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import { isAtOnce, readUndo, takeBack, type UndoView } from './take-back.ts';

/** In milliseconds: time in which an answer can be taken back by one tap. */
const SHOWN = 5_000;

type Offer = {
  readonly policy: UndoView['policy'];
  readonly toVersion: number;
  readonly chosen: string;
};

/** Offers to take back the latest answer, if nothing has sealed it. */
export function UndoToast() {
  const match = useMatch();
  const { client, words } = useHere();
  const act = useAct();
  const offer = useSignal<Offer | undefined>(undefined);
  const given = match.given.value;
  useEffect(() => {
    offer.value = undefined;
    if (given?.version === undefined) return undefined;
    const toVersion = given.version - 1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      const told = await readUndo(client, match.id);
      const undo = 'data' in told ? told.data.match?.undo : undefined;
      if (isOver || undo == null || undo.to === null || undo.to > toVersion) return;
      if (!isAtOnce(undo, match.seats.peek(), match.details.peek()?.seat)) return;
      const chosen = given.question.options.filter(({ id }) => given.choose.includes(id));
      const names = words.list(chosen.map(({ short }) => short));
      offer.value = { policy: undo.policy, toVersion, chosen: names };
      timer = setTimeout(() => (offer.value = undefined), SHOWN);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [given?.version]);
  const offered = offer.value;
  if (offered === undefined) return null;
  const undo = async (): Promise<void> => {
    const { policy, toVersion } = offered;
    const wish = { matchId: match.id, toVersion };
    const done = await act.run(() => takeBack(client, policy, wish));
    if (done !== undefined) offer.value = undefined;
  };
  return (
    <div class="toast">
      <svg class="ring" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <circle cx="14" cy="14" r="11" />
        <circle class="left" cx="14" cy="14" r="11" pathLength="1" />
      </svg>
      <p role="status">{words.say('undo.chosen', { option: offered.chosen })}</p>
      <button type="button" disabled={act.isBusy.value} onClick={() => void undo()}>
        <Icon name="undo" />
        {words.say('undo.now')}
      </button>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </div>
  );
}
