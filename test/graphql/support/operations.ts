const match = `
  fragment All on Match {
    id version status visibility seat invitation options view waitingOn
    game { id name }
    host { id name }
    seats { id name bot free resigned account { id name } }
    questions {
      id seat kind text min max askedAt sealed answered deadline
      options { id text subject group }
    }
    orders { kind about choose ask once until }
    result { reason ranking { seat place score details } }
    fairness { commitment entropy secret }
  }`;

const command = (name: string): string => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { done: ${name}(input: $input) { ...All } } ${match}`;
};

/** The operations a client has: each mutation answers `done`, each query what it is called. */
export const operations = {
  create: command('createMatch'),
  join: command('joinMatch'),
  leave: command('leaveMatch'),
  addBot: command('addBot'),
  start: command('startMatch'),
  resign: command('resign'),
  orders: command('setStandingOrders'),
  answer: `
    mutation ($input: AnswerInput!) {
      answer(input: $input) { version match { ...All } }
    } ${match}`,
  match: `query ($id: ID!) { match(id: $id) { ...All } } ${match}`,
  log: `
    query ($id: ID!, $after: Int, $locale: Locale) {
      match(id: $id) { log(after: $after, first: 500, locale: $locale) { version at seat text type data rule } }
    }`,
  journal: `
    query ($id: ID!) { match(id: $id) { journal(first: 500) { version at type data } export } }`,
  list: `
    query ($filter: MatchFilter, $first: Int, $after: String) {
      matches(filter: $filter, first: $first, after: $after) {
        edges { cursor node { id } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }`,
} as const;
