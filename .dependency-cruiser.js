/**
 * What each folder may import of the others, beside the files that lie loose in `services/`. The table of
 * docs/architecture.md says the same; a test holds them to each other.
 */
export const arrows = {
  'shared/client': [],
  'shared/words': ['shared/client'],
  'shared/engine': ['shared/client', 'shared/words'],
  'shared/games': ['shared/engine', 'shared/words'],
  schema: ['shared'],
  'services/storage': [],
  'services/time': [],
  'services/requests': ['shared/engine', 'shared/words', 'services/storage', 'services/time'],
  'services/identity': ['services/requests'],
  'services/calendars': ['services/requests', 'services/storage', 'services/time'],
  'services/names': ['services/requests', 'services/storage', 'services/time'],
  'services/accounts': [
    'shared/words',
    'services/calendars',
    'services/names',
    'services/requests',
    'services/identity',
    'services/storage',
    'services/time',
  ],
  'services/beacon': ['shared/engine'],
  'services/matches': [
    'shared/engine',
    'services/calendars',
    'services/names',
    'services/requests',
    'services/beacon',
    'services/storage',
    'services/time',
  ],
  'services/attention': [
    'shared/engine',
    'services/matches',
    'services/notifications',
    'services/requests',
    'services/storage',
    'services/time',
  ],
  'services/notifications': [
    'shared/words',
    'services/accounts',
    'services/attention',
    'services/observability',
    'services/requests',
    'services/storage',
    'services/time',
    'services/timers',
  ],
  'services/games': ['shared', 'services/matches'],
  'services/packs': ['shared', 'services/games', 'services/matches'],
  'services/words': ['shared/engine', 'shared/words', 'services/matches', 'services/names'],
  'services/observability': ['services/storage'],
  'services/documents': ['services/requests'],
  'services/http': [
    'schema',
    'services/accounts',
    'services/attention',
    'services/beacon',
    'services/calendars',
    'services/identity',
    'services/matches',
    'services/names',
    'services/notifications',
    'services/observability',
    'services/packs',
    'services/requests',
    'services/storage',
    'services/time',
    'services/timers',
  ],
  'services/graphql': [
    'schema',
    'shared/engine',
    'shared/words',
    'services/accounts',
    'services/attention',
    'services/documents',
    'services/http',
    'services/identity',
    'services/matches',
    'services/names',
    'services/notifications',
    'services/observability',
    'services/requests',
    'services/words',
  ],
  'services/rest': [
    'schema',
    'shared/engine',
    'shared/words',
    'services/accounts',
    'services/attention',
    'services/http',
    'services/identity',
    'services/matches',
    'services/notifications',
    'services/observability',
    'services/requests',
    'services/storage',
    'services/words',
  ],
  'services/sockets': [
    'schema',
    'shared/words',
    'services/accounts',
    'services/documents',
    'services/identity',
    'services/matches',
    'services/observability',
    'services/requests',
    'services/storage',
    'services/words',
  ],
  'services/stream': [
    'shared/engine',
    'shared/words',
    'services/accounts',
    'services/attention',
    'services/graphql',
    'services/matches',
    'services/names',
    'services/notifications',
    'services/observability',
    'services/packs',
    'services/requests',
    'services/sockets',
    'services/storage',
    'services/time',
    'services/timers',
  ],
  'services/bots': [
    'shared/engine',
    'services/matches',
    'services/observability',
    'services/packs',
    'services/requests',
    'services/storage',
    'services/stream',
    'services/time',
  ],
  'services/timers': [
    'services/matches',
    'services/observability',
    'services/packs',
    'services/storage',
    'services/time',
  ],
  'services/redrive': ['services/bots', 'services/observability', 'services/stream'],
  'services/guard': [],
  'services/web': ['shared/client'],
  'services/local': ['shared', 'schema', 'services'],
};

const rooms = Object.entries(arrows).map(([room, others]) => ({
  name: `arrows-of-${room}`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: {
    path: '^(shared|schema|services|infra|tools|test|\\.eslint)/',
    pathNot: [room, ...others].map((each) => `^${each}/`).concat('^services/[^/]+\\.ts$'),
  },
}));

/**
 * The folders of Talisman from the top to the ground: each imports none before it, so that no two can
 * import each other, however far round. The table of docs/games/talisman.md has the same order; a test
 * holds it to this.
 */
export const layers = [
  'editions',
  'defaults',
  'packs',
  'log',
  'words',
  'text',
  'bots',
  'position',
  'invariants',
  'procedures',
  'quests',
  'travel',
  'standing',
  'view',
  'encounter',
  'effects',
  'fight',
  'spells',
  'dice',
  'asking',
  'any-time',
  'changes',
  'evolve',
  'character',
  'board',
  'edition',
  'events',
  'content',
];

const talisman = '^shared/games/talisman';

const floors = layers.slice(1).map((layer, i) => ({
  name: 'layers-of-talisman',
  severity: 'error',
  from: { path: `${talisman}/${layer}/` },
  to: { path: `${talisman}/(${layers.slice(0, i + 1).join('|')})/` },
}));

/**
 * The arrows of the architecture (docs/decisions/tools.md). Type-only imports count like any other:
 * whoever knows a type depends on its home.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    ...rooms,
    {
      name: 'every-folder-has-arrows',
      comment: 'A new folder of services is entered above, and in docs/architecture.md.',
      severity: 'error',
      from: {
        path: '^services/[^/]+/',
        pathNot: Object.keys(arrows).map((room) => `^${room}/`),
      },
      to: {},
    },
    ...floors,
    {
      name: 'every-folder-of-talisman-has-a-layer',
      comment: 'A new folder is entered above, and in docs/games/talisman.md.',
      severity: 'error',
      from: { path: `${talisman}/[^/]+/`, pathNot: `${talisman}/(${layers.join('|')})/` },
      to: {},
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-loose-ends',
      comment: 'An import that resolves to nothing.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'shared-stands-alone',
      comment: 'shared/ runs anywhere: it knows nothing of the services, the machine or the cloud.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { pathNot: ['^shared/', '^node_modules/(zod|intl-messageformat|graphql-ws)/'] },
    },
    {
      name: 'the-client-stands-alone',
      comment:
        'shared/client runs in a browser too: it knows itself, one library, and no module of Node.',
      severity: 'error',
      from: { path: '^shared/client/' },
      to: { pathNot: '^(shared/client|node_modules/graphql-ws)/' },
    },
    {
      name: 'the-page-runs-in-a-browser',
      comment:
        'services/web knows itself, the client library and what runs in a browser; its build alone knows Node.',
      severity: 'error',
      from: { path: '^services/web/', pathNot: '^services/web/build(/|\\.ts$)' },
      to: {
        pathNot: [
          '^(services/web/(?!build)|shared/client/)',
          '^node_modules/(preact|preact-iso|@preact/signals|intl-messageformat|idb-keyval|oauth4webapi)/',
        ],
      },
    },
    {
      name: 'games-are-strangers',
      comment: 'A game knows the engine and itself.',
      severity: 'error',
      from: { path: '^shared/games/([^/]+)/' },
      to: { path: '^shared/games/', pathNot: '^shared/games/$1/' },
    },
    {
      name: 'platform-knows-no-edition',
      comment: 'What all editions of a game stand on names none of them.',
      severity: 'error',
      from: { path: '^shared/games/[^/]+/(?!editions/)' },
      to: { path: '^shared/games/[^/]+/editions/' },
    },
    {
      name: 'editions-are-strangers',
      comment: 'An edition knows its platform and itself.',
      severity: 'error',
      from: { path: '^shared/games/[^/]+/editions/([^/]+)/' },
      to: { path: '^shared/games/[^/]+/editions/', pathNot: '^shared/games/[^/]+/editions/$1/' },
    },
    {
      name: 'engine-has-one-door',
      comment:
        'Games and services meet the engine in its index (and the fairness and journal folders).',
      severity: 'error',
      from: { path: '^shared/games/' },
      to: { path: '^shared/engine/', pathNot: '^shared/engine/index\\.ts$' },
    },
    {
      name: 'infra-names-entries',
      comment:
        'The stacks know the entry files of services, the shape of the table, the names of what is measured, what lies beside the code, how the page is built, sent and told who signs people in, and nothing behind.',
      severity: 'error',
      from: { path: '^infra/' },
      to: {
        path: '^(shared|schema|tools|test|services/[^/]+/(?!handler\\.ts$))',
        pathNot:
          '^services/(storage/table/table|observability/metrics|packs/deployed|web/(build|config|headers))\\.ts$',
      },
    },
    {
      name: 'doors-are-strangers',
      comment:
        'Each door can be deployed alone. Only the stream, which executes what was subscribed, and the local run know doors.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '^services/(stream|local)/' },
      to: { path: '^services/(graphql|rest|sockets)/', pathNot: '^services/$1/' },
    },
    {
      name: 'no-graphql-server-behind-the-doors',
      comment: 'Apollo would double the cold start of the Lambdas that push.',
      severity: 'error',
      from: { path: '^services/(stream|sockets)/' },
      to: { path: '^node_modules/@apollo/server/', reachable: true },
    },
    {
      name: 'tools-stay-in-the-workshop',
      comment: 'What is deployed imports no development dependency.',
      severity: 'error',
      from: { path: '^(shared|services|infra)/', pathNot: '^services/local/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^node_modules/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
