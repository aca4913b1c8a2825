import {
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { socketLimits } from '../../platform/requests/socket-limits.ts';
import { followables, type SubscriptionTarget } from './followable.ts';
import { limitRules, tooDeep } from '../documents/limits.ts';
import { documentLimits } from '../../platform/requests/document-limits.ts';

/** A valid subscription: its document is valid, and asks for one stream that may be followed. */
export type ValidSubscription = {
  readonly wish: SubscriptionTarget;
  /** The version the client has seen. */
  readonly after: number | undefined;
  /** The id of the last item that the client has seen, if there are no versions. */
  readonly since: string | undefined;
  /**
   * The variables as given, except the version, so that clients at different versions run the same.
   */
  readonly variables: Readonly<Record<string, unknown>> | undefined;
};

const RULES = [...specifiedRules, ...limitRules];
const MAX_ERRORS = 5;

/** Checks a `subscribe` against the schema; whatever is wrong comes back as GraphQL errors. */
export function readOperation(
  schema: GraphQLSchema,
  payload: SubscribePayload,
): ValidSubscription | { readonly errors: readonly GraphQLError[] } {
  if (Buffer.byteLength(JSON.stringify(payload)) > socketLimits.payloadBytes) {
    return refuse(
      `The document and its variables together must have at most ${String(socketLimits.payloadBytes)} bytes.`,
    );
  }
  const fault = tooDeep(payload.query);
  if (fault !== undefined) return refuse(fault);
  try {
    const document = parse(payload.query, { maxLexicalTokens: documentLimits.tokens });
    const errors = validate(schema, document, RULES, { maxErrors: MAX_ERRORS });
    return errors.length > 0 ? { errors } : read(schema, document, payload);
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

function read(
  schema: GraphQLSchema,
  document: DocumentNode,
  payload: SubscribePayload,
): ValidSubscription | { readonly errors: readonly GraphQLError[] } {
  const operation = getOperationAST(document, payload.operationName);
  if (operation == null) return refuse(whyNone(document, payload.operationName ?? undefined));
  if (operation.operation !== 'subscription') {
    return refuse('Only subscriptions are served here. Send queries and mutations over HTTP.');
  }
  const variables = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    payload.variables ?? {},
    { maxErrors: MAX_ERRORS },
  );
  if (variables.errors !== undefined) return { errors: variables.errors };

  const root = rootField(document, operation);
  const known = schema.getSubscriptionType()?.getFields() ?? {};
  const field = root && known[root.name.value];
  const followable = followables.find((each) => each.field === field?.name);
  if (root === undefined || field === undefined || followable === undefined) {
    const names = followables.map((each) => each.field).filter((each) => each in known);
    const fields = names.map((each) => `\`${each}\``).join(' or ');
    return refuse(`Subscribe to exactly one field, ${fields}, without @skip or @include.`);
  }
  const given = getArgumentValues(field, root, variables.coerced);
  const { after } = given;
  if (typeof after === 'number' && after < 0)
    return refuse('`after` must be a version, 0 or higher.');
  return {
    wish: { followable, given },
    after: typeof after === 'number' ? after : undefined,
    since: typeof after === 'string' ? after : undefined,
    variables: withoutAfter(document, root, payload.variables ?? undefined),
  };
}

/** Reason that the document has no operation of the wanted name. */
function whyNone({ definitions }: DocumentNode, wanted: string | undefined): string {
  const names = definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? [each.name?.value] : [],
  );
  if (names.length === 0) return 'The document has no operation.';
  if (wanted === undefined) {
    return 'The document has several operations. Name one in `operationName`.';
  }
  const known = names.filter((name) => name !== undefined);
  return known.length === 0
    ? `The operation in the document has no name. Leave \`operationName\` out, or name the operation "${wanted}".`
    : `The document has no operation "${wanted}". Available: ${known.join(', ')}.`;
}

/**
 * The variables with 0 for the one that says `after`, which no field needs any more. One that is used
 * elsewhere as well stays as it is.
 */
function withoutAfter(
  document: DocumentNode,
  root: FieldNode,
  variables: Readonly<Record<string, unknown>> | undefined,
): ValidSubscription['variables'] {
  const value = root.arguments?.find((argument) => argument.name.value === 'after')?.value;
  if (value?.kind !== Kind.VARIABLE || variables?.[value.name.value] == null) return variables;
  const { value: name } = value.name;
  let uses = 0;
  visit(document, { Variable: (node) => void (uses += node.name.value === name ? 1 : 0) });
  // once where it is declared, once where it is used
  return uses > 2 ? variables : { ...variables, [name]: 0 };
}

/** The one field at the top, through fragments; none if a directive might take it away. */
function rootField(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): FieldNode | undefined {
  const find = (set: SelectionSetNode): FieldNode | undefined => {
    const [selection, another] = set.selections;
    if (selection === undefined || another !== undefined) return undefined;
    if ((selection.directives?.length ?? 0) > 0) return undefined;
    switch (selection.kind) {
      case Kind.FIELD:
        return selection;
      case Kind.INLINE_FRAGMENT:
        return find(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD: {
        const fragment = document.definitions.find(
          (each) =>
            each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
        );
        return fragment?.kind === Kind.FRAGMENT_DEFINITION
          ? find(fragment.selectionSet)
          : undefined;
      }
    }
  };
  return find(operation.selectionSet);
}

const refuse = (message: string): { readonly errors: readonly GraphQLError[] } => ({
  errors: [new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })],
});
