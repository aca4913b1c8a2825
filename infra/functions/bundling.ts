import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

/** The folder of the whole project. */
export const project = fileURLToPath(new URL('../../', import.meta.url));

/** The credential providers that functions never load: the platform gives keys by environment. */
const otherKeys = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];
/** The same of what the SDK has for browsers, and for operations that answer in a stream of events. */
const otherPlaces = ['bowser', '@smithy/core/event-streams'];
/** The plugins that the GraphQL API has turned off, which functions never load either. */
const offPlugins = [
  'cacheControl',
  'disableSuggestions',
  'inlineTrace',
  'landingPage/default',
  'schemaReporting',
  'usageReporting',
].map((plugin) => `./node_modules/@apollo/server/dist/esm/plugin/${plugin}/index.js`);

/**
 * The bundling of an entry into the files of a function: `index.mjs` with the code of every start,
 * and apart from it the code imported at its first use. The SDK is included: the platform's own is
 * slower to load, and changes.
 */
const bundling = {
  absWorkingDir: project,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  mainFields: ['module', 'main'],
  minify: true,
  charset: 'utf8',
  external: [...otherKeys, ...otherPlaces, ...offPlugins],
  outExtension: { '.js': '.mjs' },
  sourcemap: true,
  sourcesContent: false,
  // some libraries still call `require`
  banner: {
    js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
  },
  logLevel: 'error',
} satisfies BuildOptions;

/** The rules of games, as the catalogue names them; services that only notify never load them. */
const rulesOfGames = ['./*/game.ts', './*/packs.ts'];
const tellsOnly = new Set(['stream']);

const apis = new Set(['graphql', 'guard', 'rest', 'sockets']);

/** The folder with the entry of a service, from the root of the project. */
export const folderOf = (service: string): string =>
  `services/${apis.has(service) ? 'apis' : 'workers'}/${service}`;

/**
 * Builds the options by which a service's functions are bundled, from its entry to the file that
 * the platform looks for.
 */
export const buildOf = (service: string) =>
  ({
    ...bundling,
    external: [...bundling.external, ...(tellsOnly.has(service) ? rulesOfGames : [])],
    entryPoints: { index: `${folderOf(service)}/handler.ts` },
  }) satisfies BuildOptions;
