import { register } from 'node:module';

// Node 20 reads no TypeScript without a loader
register('./hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
