import { useHere } from '../../here/here.ts';
import { Top } from '../../parts/top.tsx';
import { Nowhere } from '../nowhere.tsx';
import { AllClocks } from './all-clocks.tsx';
import { Reports } from './reports.tsx';

/**
 * Moderation: the reports, and the decisions on them; and the clocks of all matches. Only admins see this
 * page.
 */
export function ModerationPage() {
  const { words, viewer } = useHere();
  if (viewer.value === undefined) return <main class="page" aria-busy />;
  if (!viewer.value?.roles.includes('ADMIN')) return <Nowhere />;
  return (
    <main class="page">
      <Top title={words.say('moderation.title')} />
      <Reports />
      <AllClocks />
    </main>
  );
}
