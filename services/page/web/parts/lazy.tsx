import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy as loadedOnce } from 'preact-iso';
import { useHere } from '../here/here.ts';

/**
 * A part of the page that is loaded when it is first shown. One that cannot be loaded says so and can be
 * tried again: by a button that reloads the page, because some browsers remember for as long as it is open
 * that a file was not found; and whenever the part is shown again.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const tryOnce = () => loadedOnce(() => load().catch((): ComponentType<P> => NotLoaded));
  let Part = tryOnce();
  const NotLoaded = () => {
    useEffect(
      () => () => {
        Part = tryOnce();
      },
      [],
    );
    return <Failed onAgain={() => location.reload()} />;
  };
  return function Lazy(props: P) {
    return <Part {...props} />;
  };
}

function Failed({ onAgain }: { onAgain(): void }) {
  const { words } = useHere();
  return (
    <div class="page" role="alert">
      <p>{words.say('load.failed')}</p>
      <p>
        <button type="button" class="button" onClick={onAgain}>
          {words.say('load.again')}
        </button>{' '}
        <a class="button" href="/">
          {words.say('match.home')}
        </a>
      </p>
    </div>
  );
}
