import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy as loadedOnce } from 'preact-iso';
import { useHere } from '../app/here.ts';

/**
 * A part of the page that is loaded when it is first shown. One that cannot be loaded says so and can be tried again:
 * by a button, and whenever it is shown again.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const tries = signal(0);
  const isLast = (): boolean => tries.peek() > 0;
  const tryOnce = () => loadedOnce(() => load().catch((): ComponentType<P> => NotLoaded));
  let Part = tryOnce();
  const NotLoaded = () => {
    useEffect(
      () => () => {
        Part = tryOnce();
      },
      [],
    );
    return (
      <Failed
        onAgain={() => {
          // some browsers remember for as long as the page is open that a file could not be had
          if (isLast()) location.reload();
          Part = tryOnce();
          tries.value += 1;
        }}
      />
    );
  };
  return function Lazy(props: P) {
    return <Part key={tries.value} {...props} />;
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
