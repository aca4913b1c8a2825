import type { ComponentProps } from 'preact';
import { ErrorBoundary, useLocation } from 'preact-iso';
import {
  AnswerInvitation,
  LeaveMatch,
  RemoveFromSeat,
  StartMatch,
  type SeatInfo,
} from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { useMatch } from '../../../match/context.ts';
import type { Details } from '../../../match/reading.ts';
import { Copy } from '../../../parts/copy.tsx';
import { Refused } from '../../../parts/refusal.tsx';
import { Reliability, useReliability } from '../../../parts/reliability.tsx';
import { useAct, type Act } from '../../../parts/use-act.ts';
import { AddBots } from './add-bot.tsx';
import { JoinButton } from './join.tsx';
import { Terms } from './terms.tsx';
import { lazy } from '../../../parts/lazy.tsx';

/** Loaded for the host alone. */
const Invite = lazy(async () => (await import('./invite.tsx')).Invite);

/** The room before the start: who sits where, how others come in, bots, and the start. */
export function Room({ details }: { readonly details: Details }) {
  const match = useMatch();
  const { client, words, viewer, session } = useHere();
  const act = useAct();
  const reliability = useReliability(details.id, match.table.value?.seatsAt);
  const { id, can, game } = details;
  const may = (action: Details['can'][number]): boolean => can.includes(action);
  return (
    <section class="room" aria-labelledby="room-title">
      <h2 id="room-title">{words.say('room.title')}</h2>
      {details.title !== null && <p class="room-name">{details.title}</p>}
      {may('ANSWER_INVITATION') && (
        <p role="status">{words.say('room.invited', { name: details.host.name })}</p>
      )}
      <ul class="room-seats">
        {match.seats.value.map((seat) => (
          <Seat
            key={seat.id}
            seat={seat}
            details={details}
            act={act}
            known={reliability(seat.id)}
          />
        ))}
      </ul>
      <Terms details={details} />
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
        {may('ADD_BOT') && (
          <AddBots matchId={id} levels={match.sheet.value?.bots ?? []} act={act} />
        )}
        {may('LEAVE_MATCH') && (
          <button
            type="button"
            onClick={() => void act.run(() => client.command(LeaveMatch, { matchId: id }))}
          >
            {words.say('room.leave')}
          </button>
        )}
        {may('START_MATCH') && (
          <button
            type="button"
            class="primary"
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
      </div>
      {may('INVITE') && (
        <ErrorBoundary>
          <Invite details={details} />
        </ErrorBoundary>
      )}
      <Share details={details} />
      <p class="notes">{game.name}</p>
    </section>
  );
}

type Part = { readonly details: Details; readonly act: Act };

type SeatProps = Part & {
  readonly seat: SeatInfo;
  readonly known: ComponentProps<typeof Reliability>['of'] | undefined;
};

function Seat({ seat, details, act, known }: SeatProps) {
  const { client, words } = useHere();
  const { id, name, free, bot } = seat;
  const mayFree = !free && details.can.includes('REMOVE_FROM_SEAT') && id !== details.seat;
  return (
    <li data-seat={id}>
      <span>
        {name}
        {free && <small> ({words.say('room.free')})</small>}
        {bot !== null && <small> ({words.sayIfKnown(`bot.${bot}`) ?? bot})</small>}
        {known && (
          <small class="reliability">
            <Reliability of={known} />
          </small>
        )}
      </span>
      {mayFree && (
        <button
          type="button"
          aria-label={words.say('room.remove', { name })}
          onClick={() =>
            void act.run(() => client.command(RemoveFromSeat, { matchId: details.id, seat: id }))
          }
        >
          ×
        </button>
      )}
    </li>
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

/** The link that leads others here. */
function Share({ details: { id, invitation } }: { readonly details: Details }) {
  const { words } = useHere();
  const code = invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`;
  const link = `${location.origin}/matches/${id}${code}`;
  return (
    <div class="share">
      {invitation !== null && <p>{words.say('room.invitation', { code: invitation })}</p>}
      <p>
        <a href={link}>{link}</a>
      </p>
      <Copy text={link} label={words.say('room.share')} />
      {'share' in navigator && (
        <button
          type="button"
          onClick={() => {
            // whoever closes the sheet again has shared nothing
            navigator.share({ url: link }).catch(() => undefined);
          }}
        >
          {words.say('room.send')}
        </button>
      )}
    </div>
  );
}
