import { ErrorBoundary, lazy, LocationProvider, Route, Router } from 'preact-iso';
import { Home } from '../pages/home/home.tsx';
import { Nowhere } from '../pages/nowhere.tsx';

const matchPage = async () => (await import('../pages/match/match-page.tsx')).MatchPage;
const MatchPage = lazy(matchPage);

/** Fetches the code of the page at an address while the language is fetched; one by one they would take twice as long. */
export const fetchAhead = (path: string): void => {
  if (/^\/matches\/[^/]+$/u.test(path)) void matchPage().catch(() => undefined);
};

const NewTable = lazy(async () => (await import('../pages/new-table/new-table.tsx')).NewTable);

const AccountPage = lazy(
  async () => (await import('../pages/account/account-page.tsx')).AccountPage,
);
const ModerationPage = lazy(
  async () => (await import('../pages/moderation/moderation-page.tsx')).ModerationPage,
);
const QueuesPage = lazy(async () => (await import('../pages/queues/queues-page.tsx')).QueuesPage);
const ReplayPage = lazy(async () => (await import('../pages/replay/replay-page.tsx')).ReplayPage);

/** Every page by its address: those of the API, less its version. */
export const App = () => (
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
        <Route default component={Nowhere} />
      </Router>
    </ErrorBoundary>
  </LocationProvider>
);
