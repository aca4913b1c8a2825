import { parse, print } from 'graphql';

/** Documents that the explorer opens with: a match from its creation to its last answer, in the order of play. */
const match = [
  'query Games { games { id name seats { min max } bots } }',
  `mutation Create {
    createMatch(input: { gameId: "tales-of-glory", seats: 2, bots: ["greedy"] }) { id }
  }`,
  'mutation Start($id: ID!) { startMatch(input: { matchId: $id }) { version status } }',
  `query Look($id: ID!) {
    match(id: $id) {
      version status waitingOn
      questions { id text min max options { id text } }
    }
  }`,
  `mutation Answer($id: ID!, $question: ID!, $choose: [ID!]!) {
    answer(input: { matchId: $id, questionId: $question, choose: $choose, commandId: $question }) {
      version match { status questions { id text min max options { id text } } }
    }
  }`,
  `subscription Follow($id: ID!) {
    match(id: $id) {
      version log { text } questions { id text min max options { id text } } waitingOn status
    }
  }`,
];

const demo = (id: string) => [
  `query Table { match(id: "${id}") { version waitingOn view } }`,
  `subscription Demo { match(id: "${id}") { version log { text } patch status } }`,
];

const how = `# You are signed in as Ann. Send Games, then Create. Open VARIABLES below, and put in the id that
# Create gives; send Start, Follow and Look, and Answer what you are asked. Who you are is the token
# of the environment (above, to the right).
`;

/** The documents that the explorer begins with. */
export const firstDocuments = (demoId: string | undefined): string =>
  how +
  [...match, ...(demoId === undefined ? [] : demo(demoId))]
    .map((document) => print(parse(document)))
    .join('\n\n');

/** The variables of these documents, for the player to fill in. */
export const firstVariables = JSON.stringify(
  {
    id: 'the id that Create gives',
    question: 'the id of a question',
    choose: ['the id of an option'],
  },
  null,
  2,
);
