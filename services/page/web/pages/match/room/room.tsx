import { useLocation } from 'preact-iso';
import {
  AnswerInvitation,
  LeaveMatch,
  RemoveFromSeat,
  StartMatch,
  type SeatInfo,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import type { Details } from '../../../reading/reading.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { Reliability, useReliability } from '../../../parts/reliability.tsx';
import { Seating, type Chair } from '../../../parts/seating/seating.tsx';
import { useAct, type Act } from '../../../parts/use-act.ts';
import { levelsToChoose } from '../../../match/bot-level.ts';
import { AddBots } from './add-bot.tsx';
import { JoinButton } from './join.tsx';

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
        {may('ADD_BOT') && (
          <AddBots matchId={id} levels={levelsToChoose(match.sheet.value?.bots ?? [])} act={act} />
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

/** The seats of a match as chairs around its board. */
function RoomChairs({ details, act }: Part) {
  const match = useMatch();
  const { client, words } = useHere();
  const reliability = useReliability(details.id, match.table.value?.seatsAt);
  const seats = match.seats.value;
  const mayJoin = details.can.includes('JOIN_MATCH');
  const firstFree = seats.find(({ free }) => free)?.id;
  const chairOf = ({ id, name, free, bot, account }: SeatInfo): Chair => {
    const known = reliability(id);
    const mayFree = !free && details.can.includes('REMOVE_FROM_SEAT') && id !== details.seat;
    const said = [
      ...(id === details.seat ? [words.say('room.you')] : []),
      ...(account?.id === details.host.id ? [words.say('room.host')] : []),
      ...(free ? [words.say('room.free')] : []),
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
      ...{ id, name, note },
      kind: !free ? 'taken' : mayJoin && id === firstFree ? 'yours' : 'free',
      ...(mayFree && {
        act: (
          <button
            type="button"
            class="chair-remove"
            aria-label={words.say('room.remove', { name })}
            onClick={() =>
              void act.run(() => client.command(RemoveFromSeat, { matchId: details.id, seat: id }))
            }
          >
            ×
          </button>
        ),
      }),
    };
  };
  const boards = match.sheet.value?.boards ?? [];
  return <Seating chairs={seats.map(chairOf)} boards={boards} />;
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
