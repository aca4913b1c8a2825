import { useHere } from './here.ts';
import { forgetKept } from './ports.ts';

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
  return (
    <div class="who">
      <a href="/account">{viewer.value.name}</a>{' '}
      <button
        type="button"
        onClick={() => {
          void session.signOut().then(async (next) => {
            await forgetKept();
            location.assign(next);
          });
        }}
      >
        {words.say('who.signOut')}
      </button>
    </div>
  );
}
