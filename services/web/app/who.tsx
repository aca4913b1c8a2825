import { useHere } from './here.ts';
import { lazy } from '../parts/lazy.tsx';
import { leave } from './leave.ts';

/** Loaded for guests: others sign out without being asked. */
const LeaveGuest = lazy(async () => (await import('./leave-guest.tsx')).LeaveGuest);

/** Name of who is signed in, and the way in or out. */
export function Who() {
  const { viewer, session, words } = useHere();
  if (viewer.value === undefined) return <div class="who" />;
  if (viewer.value === null)
    return (
      <div class="who">
        <button type="button" onClick={() => void session.signIn()}>
          {words.say('who.signIn')}
        </button>
      </div>
    );
  if (viewer.value.guest)
    return (
      <div class="who">
        <a href="/account">{viewer.value.name}</a>{' '}
        <button type="button" onClick={() => void session.signIn()}>
          {words.say('who.signIn')}
        </button>
        <LeaveGuest />
      </div>
    );
  return (
    <div class="who">
      <a href="/account">{viewer.value.name}</a>{' '}
      <button type="button" onClick={() => void leave(session)}>
        {words.say('who.signOut')}
      </button>
    </div>
  );
}
