import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // graphql-ws and Apollo must share one copy of graphql
    server: { deps: { inline: [/graphql/] } },
  },
});
