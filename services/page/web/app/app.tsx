import type { ComponentType, JSX } from 'preact';
import {
  ErrorBoundary,
  LocationProvider,
  Route,
  Router,
  useLocation,
  type RouteProps,
} from 'preact-iso';
import { Home } from '../pages/home/home.tsx';
import type { Opener } from '../match/model.ts';
import { Nowhere } from '../pages/nowhere.tsx';
import { fetchWords, type Part, type Words } from '../words/words.ts';
import { MATCHES, ROUTES, type PageRoute } from '../addresses.ts';
import { styled } from '../device/late-style.ts';
import { FoundAnywhere } from './found-anywhere.tsx';
import { GuestKeptNotice } from './guest-kept.tsx';
import { SiteBar } from '../bar/site-bar.tsx';
import { Missing } from './missing.tsx';
import { lazy } from '../parts/lazy.tsx';

const matchPage = () => import('../pages/match/match-page.tsx');

/**
 * Prefetches the needs of the page at an address while the words of home are fetched: its code, its
 * words, and the data of a match. One after another they would take twice as long.
 */
export const askAhead = (path: string, here: Opener): void => {
  if (path !== '/') void fetchWords('pages', here.locale).catch(() => undefined);
  const [, id] = /^\/matches\/([\w-]+)$/u.exec(path) ?? [];
  if (id === undefined) return;
  void matchPage().then(
    ({ openAhead }) => openAhead(here, id),
    () => undefined,
  );
};

/** Shows a page at an address, whose parameters are its properties. */
const routeTo =
  <P extends object>(component: ComponentType<P>) =>
  (path: PageRoute): JSX.Element => {
    const props = { path, component } as RouteProps<P> & Partial<P>;
    return <Route key={path} {...props} />;
  };

/** The bar of the site; a match has one of its own. */
function Site() {
  const { path } = useLocation();
  return path.startsWith(MATCHES) ? null : <SiteBar />;
}

/** Every page by its address: those of the API, less its version. All but home come with words of their own. */
export function createApp(words: Words): () => JSX.Element {
  const page = <P extends object>(load: () => Promise<ComponentType<P>>, ...more: Part[]) =>
    lazy(async () => {
      const said = (['pages', ...more] as const).map((part) => words.load(part));
      return (await Promise.all([load(), ...said]))[0];
    });
  const MatchPage = page(async () => (await matchPage()).MatchPage);
  const NewTable = page(
    styled('people', async () => (await import('../pages/new-table/new-table.tsx')).NewTable),
    'setup',
  );
  const AccountPage = page(
    styled('people', async () => (await import('../pages/account/account-page.tsx')).AccountPage),
    'account',
  );
  const ModerationPage = page(
    styled(
      'people',
      async () => (await import('../pages/moderation/moderation-page.tsx')).ModerationPage,
    ),
  );
  const QueuesPage = page(
    styled('people', async () => (await import('../pages/queues/queues-page.tsx')).QueuesPage),
    'setup',
  );
  const ReplayPage = page(
    styled('replay', async () => (await import('../pages/replay/replay-page.tsx')).ReplayPage),
  );
  const CreditsPage = page(
    styled('people', async () => (await import('../pages/credits.tsx')).CreditsPage),
  );
  const TournamentsPage = page(
    styled(
      'events',
      async () => (await import('../pages/tournaments/tournaments-page.tsx')).TournamentsPage,
    ),
    'tournaments',
  );
  const TournamentPage = page(
    styled(
      'events',
      async () => (await import('../pages/tournament/tournament-page.tsx')).TournamentPage,
    ),
    'setup',
    'tournaments',
  );
  const NewTournament = page(
    styled(
      'events',
      async () => (await import('../pages/new-tournament/new-tournament.tsx')).NewTournament,
    ),
    'setup',
    'tournaments',
  );
  const SeriesPage = page(
    styled('events', async () => (await import('../pages/series/series-page.tsx')).SeriesPage),
    'setup',
    'tournaments',
  );
  const NewSeries = page(
    styled('events', async () => (await import('../pages/series/new-series.tsx')).NewSeries),
    'tournaments',
  );
  const GamePage = page(
    styled('people', async () => (await import('../pages/game/game-page.tsx')).GamePage),
  );
  const LeaderboardPage = page(
    styled(
      'people',
      async () => (await import('../pages/leaderboard/leaderboard-page.tsx')).LeaderboardPage,
    ),
    'tournaments',
  );
  const PersonPage = page(
    styled('people', async () => (await import('../pages/person/person-page.tsx')).PersonPage),
    'tournaments',
  );
  const pages: Readonly<Record<PageRoute, (path: PageRoute) => JSX.Element>> = {
    '/': routeTo(Home),
    '/new': routeTo(NewTable),
    '/matches/:id': routeTo(MatchPage),
    '/matches/:id/replay': routeTo(ReplayPage),
    '/moderation': routeTo(ModerationPage),
    '/queues': routeTo(QueuesPage),
    '/tournaments': routeTo(TournamentsPage),
    '/tournaments/new': routeTo(NewTournament),
    '/tournaments/:id': routeTo(TournamentPage),
    '/series/new': routeTo(NewSeries),
    '/series/:id': routeTo(SeriesPage),
    '/leaderboards': routeTo(LeaderboardPage),
    '/games/:id': routeTo(GamePage),
    '/games/:game/leaderboards/:pool': routeTo(LeaderboardPage),
    '/account': routeTo(AccountPage),
    '/accounts/:id': routeTo(PersonPage),
    '/credits': routeTo(CreditsPage),
  };
  return () => (
    <LocationProvider>
      <Site />
      <FoundAnywhere />
      <Missing />
      <GuestKeptNotice />
      <ErrorBoundary>
        <Router>
          {ROUTES.map((path) => pages[path](path))}
          <Route default component={Nowhere} />
        </Router>
      </ErrorBoundary>
    </LocationProvider>
  );
}
