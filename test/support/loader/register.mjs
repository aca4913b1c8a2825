import { register } from 'node:module';

// Node 20 reads no TypeScript by itself
register('./hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
