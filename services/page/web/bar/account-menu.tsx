import { ErrorBoundary, useLocation } from 'preact-iso';
import { lazy } from '../parts/lazy.tsx';
import { PawnShape } from '../parts/pawn.tsx';
import { initials } from '../match/names.ts';
import { useHere } from '../here/here.ts';
import { leave } from '../here/leave.ts';

/** Loaded for guests: others sign out without being asked. */
const LeaveGuest = lazy(async () => (await import('./leave-guest.tsx')).LeaveGuest);

/** The button to sign in, or the reader's own menu; a guest has both. */
export function AccountMenu() {
  const { viewer, session, words } = useHere();
  const { url } = useLocation();
  if (viewer.value === undefined) return <div class="who" />;
  const signIn = (
    <button type="button" onClick={() => void session.signIn()}>
      {words.say('who.signIn')}
    </button>
  );
  if (viewer.value === null) return <div class="who">{signIn}</div>;
  const { name, roles, guest } = viewer.value;
  return (
    <div class="who">
      {guest && signIn}
      <details key={url}>
        <summary>
          <PawnShape colour="var(--seat-1)" letters={initials(name).slice(0, 1)} />
          <span class="who-name">{name}</span>
        </summary>
        <div class="who-menu">
          <a href="/account">{words.say('who.account')}</a>
          <a href="/queues">{words.say('queues.title')}</a>
          {roles.includes('ADMIN') && <a href="/moderation">{words.say('moderation.title')}</a>}
          {guest ? (
            <ErrorBoundary>
              <LeaveGuest />
            </ErrorBoundary>
          ) : (
            <button type="button" onClick={() => void leave(session)}>
              {words.say('who.signOut')}
            </button>
          )}
        </div>
      </details>
    </div>
  );
}
