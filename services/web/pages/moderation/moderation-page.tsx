import { useHere } from '../../app/here.ts';
import { Languages } from '../../app/languages.tsx';
import { Who } from '../../app/who.tsx';
import { Nowhere } from '../nowhere.tsx';
import { Reports } from './reports.tsx';

/** Moderation: what was reported, and what to do about it. For others than admins there is no such page. */
export function ModerationPage() {
  const { words, viewer } = useHere();
  if (viewer.value === undefined) return <main class="page" aria-busy />;
  if (!viewer.value?.roles.includes('ADMIN')) return <Nowhere />;
  return (
    <main class="page">
      <header class="top">
        <a href="/" class="home" aria-label={words.say('match.home')}>
          ←
        </a>
        <h1>{words.say('moderation.title')}</h1>
        <Languages />
        <Who />
      </header>
      <Reports />
    </main>
  );
}
