/**
 * The folders that each folder may import of: those of `shared`, and the wings of `services` in their order.
 * docs/architecture.md says what each of them holds; a test checks that it leaves none out.
 */
export const arrows = {
  'shared/client': [],
  'shared/words': ['shared/client'],
  'shared/engine': ['shared/client', 'shared/words'],
  'shared/games': ['shared/engine', 'shared/words'],
  'shared/ratings': [],
  'shared/time': [],
  'shared/tournaments': ['shared/engine', 'shared/time', 'shared/words'],
  schema: ['shared'],
  'services/platform': ['shared'],
  'services/accounts': ['shared', 'services/platform'],
  'services/matches': ['shared', 'services/platform', 'services/accounts'],
  'services/notifications': [
    'schema',
    'shared',
    'services/platform',
    'services/accounts',
    'services/matches',
  ],
  'services/tournaments': [
    'shared',
    'services/platform',
    'services/accounts',
    'services/matches',
    'services/notifications',
  ],
  'services/leaving': [
    'services/platform',
    'services/accounts',
    'services/matches',
    'services/notifications',
    'services/tournaments',
  ],
  'services/app': [
    'services/platform',
    'services/accounts',
    'services/matches',
    'services/notifications',
    'services/tournaments',
    'services/leaving',
  ],
  'services/apis': [
    'schema',
    'shared',
    'services/platform',
    'services/accounts',
    'services/matches',
    'services/notifications',
    'services/tournaments',
    'services/app',
  ],
  'services/workers': [
    'shared',
    'services/platform',
    'services/accounts',
    'services/matches',
    'services/notifications',
    'services/tournaments',
    'services/app',
    'services/apis',
  ],
  'services/page': ['shared/client', 'shared/games'],
  'services/local': ['schema', 'shared', 'services'],
};

const rooms = Object.entries(arrows).map(([room, others]) => ({
  name: `arrows-of-${room}`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: {
    path: '^(shared|schema|services|infra|tools|test|\\.eslint)/',
    pathNot: [room, ...others].map((each) => `^${each}/`),
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
  'cues',
  'words',
  'text',
  'bots',
  'foresight',
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
 * a file that knows a type depends on its home.
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
        path: '^services/',
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
      to: { pathNot: ['^shared/', '^node_modules/(zod|intl-messageformat|graphql-ws|openskill)/'] },
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
      comment: 'services/page/web knows itself, the client library and what runs in a browser.',
      severity: 'error',
      from: { path: '^services/page/web/' },
      to: {
        pathNot: [
          '^(services/page/web|shared/client)/',
          '^node_modules/(preact|preact-iso|@preact/signals|intl-messageformat|idb-keyval|oauth4webapi|uqr)/',
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
      name: 'engine-has-one-entry',
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
        path: '^(shared|schema|tools|test|services/(?!(apis|workers)/[^/]+/handler\\.ts$))',
        pathNot:
          '^services/(platform/(storage/table/table|observability/metrics|release)|matches/packs/deployed|page/(build/build|web/(addresses|config|headers)))\\.ts$',
      },
    },
    {
      name: 'apis-do-not-import-each-other',
      comment:
        'Each API can be deployed alone. Only the stream, which executes what was subscribed, and the local run know APIs; REST writes its answers by the resolvers of GraphQL.',
      severity: 'error',
      from: { path: '^services/[^/]+/([^/]+)/', pathNot: '^services/(workers/stream|local)/' },
      to: {
        path: '^services/apis/(graphql|rest|sockets)/',
        pathNot:
          '^services/apis/($1/|graphql/(resolvers|generated)/|graphql/(context|models|passing)\\.ts$)',
      },
    },
    {
      name: 'no-graphql-server-behind-the-apis',
      comment: 'Apollo would double the cold start of the Lambdas that push.',
      severity: 'error',
      from: { path: '^services/(workers/stream|apis/sockets)/' },
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
    // what no rule asks for is not worked out: a sixth of the time
    skipAnalysisNotInRules: true,
    doNotFollow: { path: '^node_modules/' },
    // copies that tests of the docs and the clients make for a while
    exclude: { path: '^test/(docs|clients)/\\.pages/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
