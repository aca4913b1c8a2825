import { useSignal } from '@preact/signals';
import {
  ReadInvitation,
  type Board,
  type ReadInvitationQuery,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { SiteBar } from '../../../bar/site-bar.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Refused } from '../../../parts/refusal.tsx';
import { Seating, type Chair } from '../../../parts/seating/seating.tsx';
import { useAct } from '../../../parts/use-act.ts';
import { useResource } from '../../../parts/use-resource.ts';
import type { Words } from '../../../words/words.ts';
import { GuideSteps } from '../../game/guide-steps.tsx';
import { GuestSeat, useGuestSeat } from './guest-seat.tsx';
import { JoinButton, useJoin } from './join.tsx';
import { Terms } from './terms.tsx';

type Props = {
  readonly code: string;
  /** Called once a seat is taken: from then on the match can be seen. */
  onSeat(): void;
};

type Invitation = NonNullable<ReadInvitationQuery['invitation']>;

/**
 * Page of the link to a private match: the host and the game, the table, and a seat to take, as a guest too.
 */
export function Invited({ code, onSeat }: Props) {
  const { client, words, locale, viewer } = useHere();
  const { data, refusal } = useResource(
    () => client.ask(ReadInvitation, { code, locale }),
    [client, code, viewer.value?.id],
  );
  const invitation = data.value?.invitation;
  return (
    <>
      <SiteBar />
      {refusal.value && (
        <main class="page">
          <Refused refusal={refusal.value} />
        </main>
      )}
      {invitation === null && (
        <main class="page">
          <Empty
            icon="person"
            title={words.say('room.linkOver')}
            text={words.say('room.linkOver.text')}
          >
            <a class="button primary" href="/">
              {words.say('nowhere.home')}
            </a>
          </Empty>
        </main>
      )}
      {invitation && <InvitedTo {...{ invitation, code, onSeat }} />}
      {invitation === undefined && !refusal.value && (
        <main class="page" aria-busy="true">
          <div class="skeleton board-skeleton" />
        </main>
      )}
    </>
  );
}

function InvitedTo({ invitation, code, onSeat }: Props & { readonly invitation: Invitation }) {
  const { words, viewer } = useHere();
  const act = useAct();
  const { game, host, seats, title, matchId, timeControl } = invitation;
  const isFull = seats.every(({ free }) => !free);
  const name = useSignal('');
  const join = useJoin({ matchId, timeControl, act, onSeat });
  const sitAsGuest = useGuestSeat({ invitation, code, act, onSeat });
  const sit = () => void (viewer.value === null ? sitAsGuest(name.value) : join());
  return (
    <main class="page invited">
      <h1>
        {words.say('room.invites', { name: host.name })} <em>{game.name}</em>
      </h1>
      {title !== null && <p class="room-name">{title}</p>}
      <p class="invited-text">
        {game.about.line}{' '}
        <b>{words.say('room.playersAbout', { n: seats.length, minutes: game.about.minutes })}</b>{' '}
        {words.say('room.noRulebook')}
      </p>
      <Seating chairs={chairsOf(invitation, words, sit)} boards={game.boards as readonly Board[]} />
      <section class="panel invited-acts" aria-label={words.say('room.takeSeat')}>
        <Terms details={invitation} />
        {act.refusal.value && <Refused refusal={act.refusal.value} />}
        {isFull && <p role="status">{words.say('room.full')}</p>}
        {!isFull && viewer.value && (
          <JoinButton {...{ matchId, timeControl, act, onSeat }}>
            {words.say('room.takeSeat')}
          </JoinButton>
        )}
        {!isFull && viewer.value === null && <GuestSeat {...{ name, act }} onSit={sit} />}
      </section>
      {game.guide && (
        <section class="invited-guide">
          <h2>{words.say('footer.howToPlay')}</h2>
          <GuideSteps steps={game.guide.turn} />
        </section>
      )}
    </main>
  );
}

/** The chairs of the table: the host, others, and the first free one for the reader. */
function chairsOf({ seats, host }: Invitation, words: Words, sit: () => void): readonly Chair[] {
  const mine = seats.findIndex(({ free }) => free);
  return seats.map(({ id, name, free, bot, account }, at): Chair => {
    const notes = [
      ...(account?.id === host.id ? [words.say('room.host')] : []),
      ...(bot === null ? [] : [words.sayIfKnown(`bot.${bot}`) ?? bot]),
    ];
    const called = at === mine ? words.say('room.yourSeat') : words.say('room.freeSeat');
    return {
      id,
      name: free ? called : name,
      kind: !free ? 'taken' : at === mine ? 'yours' : 'free',
      ...(notes.length > 0 && { note: notes.join(' · ') }),
      ...(at === mine && { onPress: sit }),
    };
  });
}
