import {
  getDirectiveValues,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';

/** The bounds that `@constraint` gives. */
export type Bounds = {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minEach?: number;
  readonly maxEach?: number;
  readonly format?: 'LINE' | 'TRIMMED' | 'TIME_OF_DAY';
  readonly pattern?: string;
  readonly says?: string;
};

/** A field of an input, or an argument. */
export type InputValue = GraphQLInputField | GraphQLArgument;

/** The length of an id where nothing else is said. */
export const ID_LENGTH = 64;

/** The arguments of a directive on a part of the schema; `undefined` if it bears none. */
export function directiveArguments<T>(
  schema: GraphQLSchema,
  name: string,
  {
    astNode,
  }: Pick<InputValue | GraphQLInputObjectType | GraphQLField<unknown, unknown>, 'astNode'>,
): T | undefined {
  const directive = schema.getDirective(name);
  if (!directive || !astNode) return undefined;
  // the directive declares what it takes
  return getDirectiveValues(directive, astNode) as T | undefined;
}

export const boundsOf = (schema: GraphQLSchema, field: InputValue): Bounds =>
  directiveArguments<Bounds>(schema, 'constraint', field) ?? {};
