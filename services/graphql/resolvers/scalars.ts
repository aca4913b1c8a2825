import { GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';

export const JSONScalar = new GraphQLScalarType({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (ast, variables) => valueFromASTUntyped(ast, variables),
});

/** Written by us alone; nothing takes one as input yet, and where something does it is checked. */
export const DateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: moment,
  parseValue: moment,
  parseLiteral: (ast) => moment(ast.kind === Kind.STRING ? ast.value : undefined),
});

function moment(value: unknown): string {
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value;
  throw new TypeError('A DateTime is a string in ISO 8601.');
}
