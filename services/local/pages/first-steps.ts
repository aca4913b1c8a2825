import type { Addresses } from './addresses.ts';

/** Commands a newcomer can paste into a shell, in this order. */
export const firstQuery = ({ graphql }: Addresses): string =>
  curl(graphql, { query: '{ games { id name seats { min max } bots } }' });

export const firstToken = ({ token }: Addresses): string => curl(token, { subject: 'ann' });

export const lookAtDemo = ({ graphql }: Addresses, matchId: string): string =>
  curl(graphql, {
    query: `{ match(id: "${matchId}") { version status log(first: 5) { text } view } }`,
  });

/** The subscription that shows the demo match in the explorer, or in any client of `graphql-transport-ws`. */
export const watchDemo = (matchId: string): string =>
  `subscription { match(id: "${matchId}") { version from snapshot patch log { text } status } }`;

const curl = (url: string, body: unknown): string =>
  `curl -s ${url} -H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
