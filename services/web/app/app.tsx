import type { ComponentType, JSX } from 'preact';
import { ErrorBoundary, lazy, LocationProvider, Route, Router } from 'preact-iso';
import { Home } from '../pages/home/home.tsx';
import { Nowhere } from '../pages/nowhere.tsx';
import { fetchPages, type Locale, type Words } from '../words/words.ts';

const matchPage = async () => (await import('../pages/match/match-page.tsx')).MatchPage;

/** Fetches the code and the words of the page at an address while those of home are fetched; one by one they would take twice as long. */
export const fetchAhead = (path: string, locale: Locale): void => {
  if (path !== '/') void fetchPages(locale).catch(() => undefined);
  if (/^\/matches\/[^/]+$/u.test(path)) void matchPage().catch(() => undefined);
};

/** Every page by its address: those of the API, less its version. All but home come with words of their own. */
export function createApp(words: Words): () => JSX.Element {
  const page = <P extends object>(load: () => Promise<ComponentType<P>>) =>
    lazy(async () => (await Promise.all([load(), words.loadPages()]))[0]);
  const MatchPage = page(matchPage);
  const NewTable = page(async () => (await import('../pages/new-table/new-table.tsx')).NewTable);
  const AccountPage = page(
    async () => (await import('../pages/account/account-page.tsx')).AccountPage,
  );
  const ModerationPage = page(
    async () => (await import('../pages/moderation/moderation-page.tsx')).ModerationPage,
  );
  const QueuesPage = page(async () => (await import('../pages/queues/queues-page.tsx')).QueuesPage);
  const ReplayPage = page(async () => (await import('../pages/replay/replay-page.tsx')).ReplayPage);
  const CreditsPage = page(async () => (await import('../pages/credits.tsx')).CreditsPage);
  return () => (
    <LocationProvider>
      <ErrorBoundary>
        <Router>
          <Route path="/" component={Home} />
          <Route path="/new" component={NewTable} />
          <Route path="/matches/:id" component={MatchPage} />
          <Route path="/matches/:id/replay" component={ReplayPage} />
          <Route path="/moderation" component={ModerationPage} />
          <Route path="/queues" component={QueuesPage} />
          <Route path="/account" component={AccountPage} />
          <Route path="/credits" component={CreditsPage} />
          <Route default component={Nowhere} />
        </Router>
      </ErrorBoundary>
    </LocationProvider>
  );
}
