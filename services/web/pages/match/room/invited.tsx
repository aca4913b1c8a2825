import { useSignal } from '@preact/signals';
import {
  JoinMatch,
  ReadInvitation,
  type Board,
  type Told,
} from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { SiteBar } from '../../../app/site-bar.tsx';
import { gone } from '../../../match/reading.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { Seating, type Chair } from '../../../parts/seating/seating.tsx';
import { useAct } from '../../../parts/use-act.ts';
import { useTold } from '../../../parts/use-told.ts';
import { JoinButton } from './join.tsx';
import { Terms } from './terms.tsx';

type Props = {
  readonly code: string;
  /** Called once a seat is taken: from then on the match can be seen. */
  onSeat(): void;
};

/** Page of the link to a private match: who invites to which game, the table, and a seat to take, as a guest too. */
export function Invited({ code, onSeat }: Props) {
  const here = useHere();
  const { client, words, locale, viewer, session } = here;
  const act = useAct();
  const isComing = useSignal(false);
  const isKnown = viewer.value !== null && viewer.value !== undefined;
  const { data, refusal } = useTold(
    () => (isKnown ? client.ask(ReadInvitation, { code, locale }) : undefined),
    [client, code, isKnown],
  );
  const invitation = data.value?.invitation;
  /** Becomes a guest, and takes a seat at once if the table has no clock of its own to accept. */
  const comeAsGuest = async (): Promise<void> => {
    isComing.value = true;
    const joined = await act.run(async (): Promise<Told<unknown>> => {
      const guest = await here.beGuest();
      if ('refusal' in guest) return guest;
      const read = await client.request(ReadInvitation, { code, locale });
      const found = 'data' in read ? read.data.invitation : null;
      const isOwnClock = found?.timeControl != null && found.timeControl.preset === null;
      const told =
        found === null || isOwnClock
          ? ({ data: undefined } as const)
          : await client.command(JoinMatch, {
              matchId: found.matchId,
              entropy: crypto.randomUUID(),
              invitation: code,
            });
      guest.data();
      return told;
    });
    isComing.value = false;
    if (joined !== undefined) onSeat();
  };
  const chairs = (invitation?.seats ?? unknown).map(({ id, name, free, bot }, at, all): Chair => ({
    id,
    name: free ? words.say('room.freeSeat') : name,
    kind: !free ? 'taken' : all.findIndex((each) => each.free) === at ? 'yours' : 'free',
    ...(bot !== null && { note: words.sayIfKnown(`bot.${bot}`) ?? bot }),
  }));
  return (
    <>
      <SiteBar />
      <main class="page invited">
        {refusal.value && <Refused refusal={refusal.value} />}
        {invitation === null && <Refused refusal={gone} />}
        {invitation !== null && (
          <>
            <h1>
              {invitation
                ? words.say('room.invitesTo', {
                    name: invitation.host.name,
                    game: invitation.game.name,
                  })
                : words.say('room.invitedTitle')}
            </h1>
            {invitation?.title != null && <p class="room-name">{invitation.title}</p>}
            <p class="invited-text">
              {invitation?.game.about.line ?? words.say('room.invitedText')}{' '}
              {invitation && (
                <b>
                  {words.say('room.playersAbout', {
                    n: invitation.seats.length,
                    minutes: invitation.game.about.minutes,
                  })}
                </b>
              )}
            </p>
            <Seating chairs={chairs} boards={(invitation?.game.boards ?? []) as readonly Board[]} />
            <section class="panel invited-acts">
              {invitation && (
                <>
                  <p role="status" class="sr">
                    {words.say('room.invited', { name: invitation.host.name })}
                  </p>
                  <Terms details={invitation} />
                </>
              )}
              {act.refusal.value && <Refused refusal={act.refusal.value} />}
              {invitation ? (
                <JoinButton
                  {...{ matchId: invitation.matchId, timeControl: invitation.timeControl }}
                  {...{ act, onSeat }}
                />
              ) : (
                viewer.value === null && (
                  <>
                    <button
                      type="button"
                      class="primary"
                      aria-busy={isComing.value}
                      disabled={isComing.value}
                      onClick={() => void comeAsGuest()}
                    >
                      {words.say('room.asGuest')}
                    </button>
                    <p class="notes">{words.say('hero.free')}</p>
                    <button type="button" class="button" onClick={() => void session.signIn()}>
                      {words.say('choice.signIn')}
                    </button>
                  </>
                )
              )}
            </section>
          </>
        )}
        <a class="button" href="/">
          {words.say('match.home')}
        </a>
      </main>
    </>
  );
}

/** The chairs of a table that nothing is known of yet. */
const unknown = ['1', '2', '3', '4'].map((id) => ({
  ...{ id, name: '', free: id === '3', bot: null },
}));
