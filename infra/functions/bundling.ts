import { fileURLToPath } from 'node:url';
import { Charset, OutputFormat, type BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';

/** The folder of the whole project. */
export const project = fileURLToPath(new URL('../../', import.meta.url));

/** Imported where it would be needed, which is nowhere there: the platform gives keys by environment. */
const otherKeys = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];
/** The same of plugins that the GraphQL door has turned off. */
const offPlugins = ['inlineTrace', 'landingPage/default', 'schemaReporting', 'usageReporting'].map(
  (plugin) => `./node_modules/@apollo/server/dist/esm/plugin/${plugin}/index.js`,
);

/** How an entry becomes one file. The SDK is in it: the platform's own is slower to load, and moves. */
export const bundling = {
  bundleAwsSDK: true,
  format: OutputFormat.ESM,
  target: 'node22',
  mainFields: ['module', 'main'],
  minify: true,
  charset: Charset.UTF8,
  externalModules: [...otherKeys, ...offPlugins],
  sourceMap: true,
  sourcesContent: false,
  // some libraries still call `require`
  banner: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
} satisfies BundlingOptions;
