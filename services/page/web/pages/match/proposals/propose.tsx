import { useSignal } from '@preact/signals';
import { Propose, type ProposeInput } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { serviceNow } from '../../../device/service-time.ts';
import { useMatch } from '../../../match/context.ts';
import { nameOf } from '../../../match/names.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';
import { readUndo, takeBack } from '../take-back.ts';
import { contentsText } from './proposal-text.ts';

const wishes = ['PAUSE', 'RESUME', 'EXTEND', 'STANDING', 'ANNUL'] as const;

/** Kind of a proposal; or a seat on offer that a bot is to take over. */
type Wish =
  | { readonly is: (typeof wishes)[number] }
  | { readonly is: 'REPLACE'; readonly seat: string };

const keyOf = (wish: Wish): string => ('seat' in wish ? `${wish.is} ${wish.seat}` : wish.is);

const DAY_MS = 24 * 3_600_000;

/** A wish as it is sent: a pause and more time are of a day. */
const inputOf = (wish: Wish): Omit<ProposeInput, 'matchId'> => {
  switch (wish.is) {
    case 'PAUSE':
      return { kind: 'PAUSE', until: new Date(serviceNow() + DAY_MS).toISOString() };
    case 'EXTEND':
      return { kind: 'EXTEND', extend: 'P1D' };
    case 'RESUME':
      return { kind: 'RESUME' };
    case 'REPLACE':
      return { kind: 'REPLACE', seat: wish.seat };
    default:
      return { kind: 'END', outcome: wish.is };
  }
};

/** Proposals to the table, taking the last step back, and the latest decisions. */
export function Proposing() {
  const match = useMatch();
  const { client, words } = useHere();
  const act = useAct();
  const { table, details, seats } = match;
  const isPaused = table.value?.status === 'PAUSED';
  const isTimed = details.value?.timeControl != null;
  const may = (wish: (typeof wishes)[number]): boolean => {
    if (wish === 'PAUSE') return !isPaused;
    if (wish === 'RESUME') return isPaused;
    return wish !== 'EXTEND' || isTimed;
  };
  const offered: readonly Wish[] = [
    ...wishes.filter(may).map((is) => ({ is })),
    ...seats.value
      .filter(({ presence }) => presence === 'OFFERED')
      .map(({ id }) => ({ is: 'REPLACE' as const, seat: id })),
  ];
  const chosen = useSignal<string | undefined>(undefined);
  const wish = offered.find((each) => keyOf(each) === chosen.value) ?? offered[0];
  const propose = () =>
    wish && act.run(() => client.command(Propose, { matchId: match.id, ...inputOf(wish) }));
  return (
    <section class="proposing">
      <h3>{words.say('menu.proposing')}</h3>
      <div class="acts">
        <select
          aria-label={words.say('menu.proposing')}
          value={wish && keyOf(wish)}
          onChange={({ currentTarget }) => {
            chosen.value = currentTarget.value;
          }}
        >
          {offered.map((each) => (
            <option key={keyOf(each)} value={keyOf(each)}>
              {each.is === 'REPLACE'
                ? words.say('proposal.REPLACE', { name: nameOf(match, `seat:${each.seat}`) })
                : words.say(`wish.${each.is}`)}
            </option>
          ))}
        </select>
        <button type="button" disabled={act.isBusy.value} onClick={() => void propose()}>
          {words.say('menu.propose')}
        </button>
      </div>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      <StepBack />
      <Decided />
    </section>
  );
}

/** Takes the last step back, or asks the table to, and says so; if that is barred it says why. */
function StepBack() {
  const match = useMatch();
  const { client, words } = useHere();
  const act = useAct();
  const barred = useSignal<string | undefined>(undefined);
  const isSent = useSignal(false);
  const open = match.table.value?.proposals ?? [];
  const isAsked = open.some(({ kind, status }) => kind === 'UNDO' && status === 'OPEN');
  const stepBack = async (): Promise<void> => {
    barred.value = undefined;
    isSent.value = false;
    const matchId = match.id;
    const read = await act.run(() => readUndo(client, matchId));
    const undo = read?.match?.undo;
    if (read?.match == null || undo == null) return;
    const toVersion = read.match.version - 1;
    if (undo.to === null || undo.to > toVersion) {
      barred.value = undo.reason;
      return;
    }
    const done = await act.run(() => takeBack(client, undo.policy, { matchId, toVersion }));
    isSent.value = done !== undefined;
  };
  return (
    <>
      <button type="button" disabled={act.isBusy.value || isAsked} onClick={() => void stepBack()}>
        {words.say('menu.undo')}
      </button>
      <p role="status">
        {isAsked ? words.say('undo.asked') : isSent.value && words.say('undo.done')}
      </p>
      {barred.value !== undefined && (
        <p class="refusal" role="alert" data-barred={barred.value}>
          {words.sayIfKnown(`undo.${barred.value}`)}
        </p>
      )}
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </>
  );
}

/** Number of decisions shown, the latest. */
const SHOWN = 5;

function Decided() {
  const match = useMatch();
  const { words } = useHere();
  const closed = match.table.value?.proposals.filter(({ status }) => status !== 'OPEN') ?? [];
  if (closed.length === 0) return null;
  return (
    <details>
      <summary>{words.say('menu.decided')}</summary>
      <ul>
        {closed
          .slice(-SHOWN)
          .toReversed()
          .map((proposal) => (
            <li key={proposal.id}>
              {contentsText(match, words, proposal)}:{' '}
              {words.sayIfKnown(`proposal.${proposal.status}`)}
            </li>
          ))}
      </ul>
    </details>
  );
}
