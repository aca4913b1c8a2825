import { tsImport } from 'tsx/esm/api';

// The configuration is TypeScript, like the rules beside it, and Node 20 needs a loader for that.
const { config } = await tsImport('./.eslint/config.ts', import.meta.url);

export default config;
