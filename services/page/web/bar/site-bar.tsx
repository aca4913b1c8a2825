import { useLocation } from 'preact-iso';
import { Solid, type SolidName } from '../parts/solid.tsx';
import { useOnline } from '../parts/use-online.ts';
import type { Key } from '../words/words.ts';
import { useHere } from '../here/here.ts';
import { Languages } from '../here/languages.tsx';
import { AccountMenu } from './account-menu.tsx';

type Link = {
  readonly href: string;
  readonly say: Key;
  readonly icon: SolidName;
  /** True if the page at an address belongs to it. */
  has(path: string, list: string | undefined): boolean;
};

const watched = ['RUNNING', 'FINISHED'];

const play: Link = {
  href: '/',
  say: 'nav.play',
  icon: 'die',
  has: (path, list = '') =>
    /^\/(?:new|queues|games\/[^/]+)?$/u.test(path) && !watched.includes(list),
};
const watch: Link = {
  href: '/?list=RUNNING',
  say: 'nav.watch',
  icon: 'eye',
  has: (path, list = '') => path === '/' && watched.includes(list),
};
const isEvent = (path: string): boolean => /^\/(?:tournaments|series)/u.test(path);
const isMine = (path: string): boolean => path === '/account';

const desk: readonly Link[] = [
  play,
  watch,
  { href: '/tournaments', say: 'tournaments.title', icon: 'cup', has: isEvent },
  {
    href: '/leaderboards',
    say: 'nav.community',
    icon: 'people',
    has: (path) => /leaderboards|^\/accounts\//u.test(path),
  },
];

const phone: readonly Link[] = [
  play,
  watch,
  { href: '/tournaments', say: 'nav.events', icon: 'cup', has: isEvent },
  { href: '/account', say: 'nav.me', icon: 'person', has: isMine },
];

/** The links of a bar; the page that is open is marked. */
function Links({ links, name }: { readonly links: readonly Link[]; readonly name: string }) {
  const { words } = useHere();
  const { path, query } = useLocation();
  return (
    <nav class={name} aria-label={words.say('nav.site')}>
      {links.map(({ href, say, icon, has }) => (
        <a key={href} href={href} {...(has(path, query['list']) && { 'aria-current': 'page' })}>
          <Solid name={icon} />
          {words.say(say)}
        </a>
      ))}
    </nav>
  );
}

/** Path of the page that has its own offline message. */
const SAYS_ITSELF = '/new';

/** The bar above every page but a match, and the phone's bar below. */
export function SiteBar() {
  const { words } = useHere();
  const { path } = useLocation();
  const isOffline = !useOnline().value;
  return (
    <>
      <header class="site">
        <a href="/" class="logo">
          <Solid name="fire" />
          Questhall
        </a>
        <Links links={desk} name="site-links" />
        <Languages />
        <AccountMenu />
      </header>
      {isOffline && path !== SAYS_ITSELF && (
        <p class="site-offline" role="status">
          {words.say('site.offline')}
        </p>
      )}
      <Links links={phone} name="site-tabs" />
    </>
  );
}
