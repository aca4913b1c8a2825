import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import {
  AddBot,
  AnswerInvitation,
  LeaveMatch,
  RemoveFromSeat,
  StartMatch,
  type Outcome,
  type SeatInfo,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import type { Details } from '../../../reading/reading.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { Reliability, useReliability } from '../../../parts/reliability.tsx';
import { Seating, type Chair } from '../../../parts/seating/seating.tsx';
import { useAct, type Act } from '../../../parts/use-act.ts';
import { levelOf, levelsToChoose } from '../../../match/bot-level.ts';
import { SeatEditor, type Holder } from '../../../parts/seating/seat-editor.tsx';
import { JoinButton, useJoin } from './join.tsx';

/** The chairs before the start, the acts at the table, and the ways in for others. */
export function Room({ details }: { readonly details: Details }) {
  const match = useMatch();
  const { client, words, viewer, session } = useHere();
  const act = useAct();
  const { id, can } = details;
  const may = (action: Details['can'][number]): boolean => can.includes(action);
  const free = match.seats.value.filter((seat) => seat.free).length;
  return (
    <section class="room" aria-labelledby="room-title">
      <h2 id="room-title" class="sr">
        {words.say('room.title')}
      </h2>
      {details.title !== null && <p class="room-name">{details.title}</p>}
      {may('ANSWER_INVITATION') && (
        <p role="status">{words.say('room.invited', { name: details.host.name })}</p>
      )}
      <RoomChairs details={details} act={act} />
      <p class="room-free">{words.say('room.freeSeats', { n: free })}</p>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      <div class="acts">
        {viewer.value === null && (
          <button type="button" class="primary" onClick={() => void session.signIn()}>
            {words.say('choice.signIn')}
          </button>
        )}
        {may('JOIN_MATCH') && (
          <JoinButton matchId={id} timeControl={details.timeControl} act={act} />
        )}
        {may('ANSWER_INVITATION') && <DeclineButton details={details} act={act} />}
        {may('START_MATCH') && (
          <button
            type="button"
            class={free === 0 ? 'primary' : 'button'}
            disabled={act.isBusy.value}
            onClick={() =>
              void act.run(() =>
                client.command(StartMatch, { matchId: id, entropy: crypto.randomUUID() }),
              )
            }
          >
            {words.say('room.start')}
          </button>
        )}
        {may('LEAVE_MATCH') && (
          <button
            type="button"
            onClick={() => void act.run(() => client.command(LeaveMatch, { matchId: id }))}
          >
            {words.say('room.leave')}
          </button>
        )}
      </div>
    </section>
  );
}

type Part = { readonly details: Details; readonly act: Act };

/** The seats of a match as chairs around its board: the host edits them in place, a guest takes the gold one. */
function RoomChairs({ details, act }: Part) {
  const match = useMatch();
  const { words } = useHere();
  const reliability = useReliability(details.id, match.table.value?.seatsAt);
  const join = useJoin({ matchId: details.id, timeControl: details.timeControl, act });
  /** The seat that is edited. */
  const edited = useSignal<string | undefined>(undefined);
  const seats = match.seats.value;
  const { can } = details;
  const mayJoin = can.includes('JOIN_MATCH');
  const firstFree = seats.find(({ free }) => free)?.id;
  const mayEdit = ({ id, free }: SeatInfo): boolean =>
    id !== details.seat && can.includes(free ? 'ADD_BOT' : 'REMOVE_FROM_SEAT');
  const chairOf = (seat: SeatInfo): Chair => {
    const { id, name, free, bot, account } = seat;
    const isMine = mayJoin && id === firstFree;
    const known = reliability(id);
    const said = [
      ...(id === details.seat ? [words.say('room.you')] : []),
      ...(account?.id === details.host.id ? [words.say('room.host')] : []),
      ...(bot === null ? [] : [words.sayIfKnown(`bot.${bot}`) ?? bot]),
    ];
    const note = (
      <>
        {said.join(' · ')}
        {known && (
          <span class="reliability">
            <Reliability of={known} />
          </span>
        )}
      </>
    );
    return {
      ...{ id, note },
      name: !free ? name : words.say(isMine ? 'room.yourSeat' : 'room.freeSeat'),
      kind: !free ? 'taken' : isMine ? 'yours' : 'free',
      ...(isMine && { onPress: () => void join() }),
      ...(mayEdit(seat) && {
        isSelected: id === edited.value,
        onPress: () => {
          edited.value = id === edited.value ? undefined : id;
        },
      }),
    };
  };
  const at = seats.findIndex(({ id }) => id === edited.value);
  const chosen = seats[at];
  return (
    <>
      <Seating chairs={seats.map(chairOf)} boards={match.sheet.value?.boards ?? []} />
      {chosen && mayEdit(chosen) ? (
        <EditedSeat {...{ details, act }} seat={chosen} n={at + 1} />
      ) : (
        seats.some(mayEdit) && <p class="notes">{words.say('room.tapChair')}</p>
      )}
    </>
  );
}

type EditedProps = Part & { readonly seat: SeatInfo; readonly n: number };

/** Editor of a seat for the host: a friend or a bot by its level; a player can be removed. */
function EditedSeat({ details, act, seat, n }: EditedProps) {
  const { sheet } = useMatch();
  const { client, words } = useHere();
  const levels = levelsToChoose(sheet.value?.botLevels ?? []);
  const of = { matchId: details.id, seat: seat.id };
  const empty = () => client.command(RemoveFromSeat, of);
  const set = async (holder: Holder, level: string): Promise<Outcome<unknown>> => {
    const emptied = seat.free ? undefined : await empty();
    if (holder === 'friend' || (emptied && 'refusal' in emptied)) return emptied ?? { data: {} };
    return client.command(AddBot, { ...of, level: levelOf(level, levels) ?? '' });
  };
  if (!seat.free && seat.bot === null)
    return (
      <button type="button" disabled={act.isBusy.value} onClick={() => void act.run(empty)}>
        {words.say('room.remove', { name: seat.name })}
      </button>
    );
  return (
    <SeatEditor
      title={words.say('seat.number', { n })}
      holder={seat.free ? 'friend' : 'bot'}
      level={seat.bot ?? ''}
      levels={levels}
      onChange={(holder, level) => {
        if (!act.isBusy.value) void act.run(() => set(holder, level));
      }}
    />
  );
}

/** Declines my invitation, and leaves the room: it may be a private one. */
function DeclineButton({ details, act }: Part) {
  const { client, words, viewer } = useHere();
  const { route } = useLocation();
  const mine = details.invitations.find(
    ({ account, status }) => status === 'PENDING' && account?.id === viewer.value?.id,
  );
  const decline = async (invitationId: string): Promise<void> => {
    const wish = { invitationId, accept: false };
    const told = await act.run(() => client.command(AnswerInvitation, wish));
    if (told !== undefined) route('/');
  };
  if (mine === undefined) return null;
  return (
    <button type="button" disabled={act.isBusy.value} onClick={() => void decline(mine.id)}>
      {words.say('room.decline')}
    </button>
  );
}
