import {
  execute,
  parse,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { Locale } from '../../../shared/words/phrase.ts';
import type { MatchUpdate } from '../../matches/contract.ts';
import type { AttentionUpdate } from './attention-update.ts';
import type { TournamentFollowed } from './tournament-update.ts';
import type { Message } from '../../matches/chat/contract.ts';
import type { SubscriptionData } from '../../apis/sockets/data.ts';

/** Result of a subscription's document for an update. */
export type Render = (
  matchId: string,
  request: Pick<SubscriptionData, 'query' | 'operationName' | 'variables' | 'locale'>,
  update: Rendered,
) => Promise<ExecutionResult>;

/** The root value to render, by the field of the subscription. */
export type Rendered =
  | { readonly match: MatchUpdate }
  | { readonly attention: AttentionUpdate }
  | { readonly messages: Message }
  | { readonly tournament: TournamentFollowed };

/** The means of execution: the schema, and what its fields read from. */
export type Execution = {
  readonly schema: GraphQLSchema;
  rootFor(matchId: string, update: Rendered): Promise<unknown>;
  contextFor(locale: Locale): unknown;
};

/** The most parsed documents kept: documents are few and come again with every version. */
const MAX_DOCUMENTS = 500;

/** Executes documents that were validated when they were subscribed to. */
export function renderer({ schema, rootFor, contextFor }: Execution): Render {
  const documents = new Map<string, DocumentNode>();
  const documentOf = (query: string): DocumentNode => {
    const document = documents.get(query) ?? parse(query, { noLocation: true });
    if (documents.size >= MAX_DOCUMENTS) documents.clear();
    documents.set(query, document);
    return document;
  };
  return async (matchId, { query, operationName, variables, locale = 'en' }, update) =>
    execute({
      schema,
      document: documentOf(query),
      rootValue: await rootFor(matchId, update),
      contextValue: contextFor(locale),
      ...(operationName === undefined ? {} : { operationName }),
      ...(variables === undefined ? {} : { variableValues: variables }),
    });
}
