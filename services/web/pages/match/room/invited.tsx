import { ReadInvitation } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { gone } from '../../../match/reading.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';
import { useTold } from '../../../parts/use-told.ts';
import { JoinButton } from './join.tsx';
import { Terms } from './terms.tsx';

type Props = {
  readonly code: string;
  /** The seat is taken: from now on the match may be seen. */
  onSeat(): void;
};

/** What the link to a private match shows whoever may not see the match yet: who invites to what, and a seat to take. */
export function Invited({ code, onSeat }: Props) {
  const { client, words, locale, viewer, session } = useHere();
  const act = useAct();
  const isKnown = viewer.value !== null && viewer.value !== undefined;
  const { data, refusal } = useTold(
    () => (isKnown ? client.ask(ReadInvitation, { code, locale }) : undefined),
    [client, code, isKnown],
  );
  const invitation = data.value?.invitation;
  return (
    <main class="page">
      {viewer.value === null && (
        <>
          <p>{words.say('room.byLink')}</p>
          <button type="button" class="primary" onClick={() => void session.signIn()}>
            {words.say('choice.signIn')}
          </button>
        </>
      )}
      {refusal.value && <Refused refusal={refusal.value} />}
      {invitation === null && <Refused refusal={gone} />}
      {invitation && (
        <section class="room" aria-labelledby="room-title">
          <h1 id="room-title">{invitation.game.name}</h1>
          {invitation.title !== null && <p class="room-name">{invitation.title}</p>}
          <p role="status">{words.say('room.invited', { name: invitation.host.name })}</p>
          <ul class="room-seats">
            {invitation.seats.map(({ id, name, free }) => (
              <li key={id} data-seat={id}>
                <span>
                  {name} {free && <small>({words.say('room.free')})</small>}
                </span>
              </li>
            ))}
          </ul>
          <Terms details={invitation} />
          {act.refusal.value && <Refused refusal={act.refusal.value} />}
          <JoinButton
            {...{ matchId: invitation.matchId, timeControl: invitation.timeControl, act, onSeat }}
          />
        </section>
      )}
      <a class="button" href="/">
        {words.say('match.home')}
      </a>
    </main>
  );
}
