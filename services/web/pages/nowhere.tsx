import { useHere } from '../app/here.ts';

/** An address that leads to nothing. */
export function Nowhere() {
  const { words } = useHere();
  return (
    <main class="page">
      <h1>{words.say('nowhere.title')}</h1>
      <a class="button" href="/">
        {words.say('match.home')}
      </a>
    </main>
  );
}
