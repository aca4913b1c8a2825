import { useHere } from '../app/here.ts';
import { Solid } from '../parts/solid.tsx';

/** An address that leads to nothing: says so, and leads home. */
export function Nowhere() {
  const { words } = useHere();
  return (
    <main class="page nowhere">
      <Solid name="die" />
      <h1>{words.say('nowhere.title')}</h1>
      <p>{words.say('nowhere.text')}</p>
      <p class="acts">
        <a class="button primary" href="/">
          {words.say('nowhere.home')}
        </a>
        <a class="button" href="/?list=RUNNING">
          {words.say('home.RUNNING')}
        </a>
      </p>
    </main>
  );
}
