import { useHere } from '../here/here.ts';
import { Empty } from '../parts/empty.tsx';

/** An address that leads to nothing: says so, and leads home. */
export function Nowhere() {
  const { words } = useHere();
  return (
    <main class="page">
      <Empty icon="die" title={words.say('nowhere.title')} text={words.say('nowhere.text')}>
        <a class="button primary" href="/">
          {words.say('nowhere.home')}
        </a>
        <a class="button" href="/?list=RUNNING">
          {words.say('home.RUNNING')}
        </a>
      </Empty>
    </main>
  );
}
