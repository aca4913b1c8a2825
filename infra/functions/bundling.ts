import { fileURLToPath } from 'node:url';
import { OutputFormat, type BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';

/** The folder of the whole project. */
export const project = fileURLToPath(new URL('../../', import.meta.url));

/** How an entry becomes one file. The SDK is in it: the platform's own is slower to load, and moves. */
export const bundling = {
  bundleAwsSDK: true,
  format: OutputFormat.ESM,
  target: 'node22',
  mainFields: ['module', 'main'],
  minify: true,
  sourceMap: true,
  sourcesContent: false,
  // some libraries still call `require`
  banner: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
} satisfies BundlingOptions;
