/**
 * The arrows of the architecture (docs/decisions/tools.md). Type-only imports count like any other:
 * whoever knows a type depends on its home.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
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
      to: { pathNot: ['^shared/', '^node_modules/(zod|intl-messageformat)/'] },
    },
    {
      name: 'engine-knows-no-game',
      severity: 'error',
      from: { path: '^shared/(engine|words)/' },
      to: { path: '^shared/games/' },
    },
    {
      name: 'words-know-no-engine',
      comment:
        'The engine names phrases; the words put them into languages and know only their form.',
      severity: 'error',
      from: { path: '^shared/words/' },
      to: { path: '^shared/engine/' },
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
      name: 'services-stand-on-shared-and-schema',
      severity: 'error',
      from: { path: '^(services|schema)/' },
      to: { path: '^(infra|tools|test|\\.eslint)/' },
    },
    {
      name: 'schema-stands-on-shared',
      severity: 'error',
      from: { path: '^schema/' },
      to: { path: '^(services|infra|tools|test)/' },
    },
    {
      name: 'infra-names-entries',
      comment:
        'The stacks know the entry files of services, the shape of the table, the names of what is measured, what lies beside the code, and nothing behind.',
      severity: 'error',
      from: { path: '^infra/' },
      to: {
        path: '^(shared|schema|tools|test|services/[^/]+/(?!handler\\.ts$))',
        pathNot: '^services/(storage/table/table|observability/metrics|packs/deployed)\\.ts$',
      },
    },
    {
      name: 'doors-are-strangers',
      comment:
        'Each door can be deployed alone; what they share lies in matches, storage and identity.',
      severity: 'error',
      from: {
        path: '^services/(matches|storage|identity|bots)/',
        pathNot: '^services/bots/handler\\.ts$',
      },
      to: { path: '^services/(graphql|rest|sockets|stream|local)/' },
    },
    {
      name: 'storage-knows-no-use-case',
      severity: 'error',
      from: { path: '^services/storage/' },
      to: { path: '^services/', pathNot: '^services/(storage/|once\\.ts$)' },
    },
    {
      name: 'local-stays-at-home',
      comment: 'What runs on a desk is never deployed.',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/local/' },
      to: { path: '^services/local/' },
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
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: '^node_modules/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
