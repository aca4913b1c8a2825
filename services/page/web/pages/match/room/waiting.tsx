import type { ComponentChildren } from 'preact';
import { ErrorBoundary } from 'preact-iso';
import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import type { Details } from '../../../reading/reading.ts';
import { lazy } from '../../../parts/lazy.tsx';
import { Bar } from '../bar.tsx';
import { Room } from './room.tsx';
import { Share } from './share.tsx';
import { Terms } from './terms.tsx';

/** Loaded only for the host. */
const Invite = lazy(async () => (await import('./invite.tsx')).Invite);

type Props = {
  readonly details: Details;
  /** Chat of the table. */
  readonly children: ComponentChildren;
};

/** The page of a match before its start: the table in the middle, its terms and the invitation beside it. */
export function Waiting({ details, children }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const { game, can, seat } = details;
  return (
    <main class="waiting" data-version={match.table.value?.version}>
      <Bar />
      <div class="waiting-about">
        <section class="panel">
          <h2>{words.say('room.about')}</h2>
          <ul class="waiting-facts">
            <li>{words.say('room.players', { n: details.seats.length })}</li>
            {details.timeControl === null && <li>{words.say('room.noClock')}</li>}
            <li>{words.say(`room.${details.visibility}`)}</li>
            {!details.rated && <li>{words.say('filter.unratedOnly')}</li>}
          </ul>
          <Terms details={details} />
        </section>
        <section class="panel">
          <h2>{words.say('room.new', { game: game.name })}</h2>
          <p class="notes">{words.say('room.new.text')}</p>
          <a class="button" href={`/games/${game.id}`}>
            {words.say('footer.howToPlay')}
          </a>
        </section>
      </div>
      <Room details={details} />
      <div class="waiting-side">
        <section class="panel">
          <h2>{words.say('room.inviteTitle')}</h2>
          <Share details={details} isNext={seat !== null && can.includes('INVITE')} />
          {can.includes('INVITE') && (
            <ErrorBoundary>
              <Invite details={details} />
            </ErrorBoundary>
          )}
        </section>
        <div class="panel">{children}</div>
      </div>
    </main>
  );
}
