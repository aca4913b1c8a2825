import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  graphql,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  printSchema,
  validateSchema,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { generate } from '../../schema/generate.ts';
import { sdl } from '../../schema/generated/sdl.ts';
import { root } from '../../tools/root.ts';
import { describedSchema } from '../../services/apis/graphql/described.ts';
import { executableSchema } from '../../services/apis/graphql/schema.ts';

type Described = {
  readonly name: string;
  readonly text: string | null | undefined;
};

describe('the published contract', async () => {
  const described = await describedSchema();
  const types = Object.values(described.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const everything = types.flatMap(partsOf);

  it('is a valid schema', () => {
    expect(() => buildSchema(sdl)).not.toThrow();
    expect(validateSchema(executableSchema())).toEqual([]);
  });

  it('describes every type, field, argument and value in a sentence', () => {
    const wanting = everything.filter(({ text }) => !/[^\s].*[.`)]$/su.test(text ?? ''));
    expect(wanting.map(({ name }) => name)).toEqual([]);
    expect(everything.length).toBeGreaterThan(150);
  });

  it('has names in one style: types PascalCase, fields camelCase, values UPPER_CASE', () => {
    const patterns = [/^[A-Z][A-Za-z]*$/, /\.[a-z][A-Za-z0-9]*$/, /\.[A-Z_]+$/];
    const odd = everything.filter(({ name }) => !patterns.some((pattern) => pattern.test(name)));
    expect(odd).toEqual([]);
  });

  it('names inputs after their mutations', () => {
    const mutations = Object.values(executableSchema().getMutationType()?.getFields() ?? {});
    for (const { name, args } of mutations) {
      const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
      expect(args.map((arg) => `${arg.name}: ${String(arg.type)}`)).toEqual([`input: ${input}`]);
    }
  });

  it('is complete in introspection', async () => {
    const source = getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true });
    const { data } = await graphql({ schema: described, source });
    const seen = printSchema(buildClientSchema(data as never));
    expect(seen).toBe(printSchema(buildSchema(sdl)));
  });

  it('has generated files that are up to date: run `npm run generate`', async () => {
    for (const [path, text] of Object.entries(await generate(root))) {
      expect(await readFile(join(root, path), 'utf8'), path).toBe(text);
    }
  });
});

/** The names that clients are written against; none may go. */
describe('the names that clients rely on', () => {
  const promised: Readonly<Record<string, readonly string[]>> = {
    Query: ['viewer', 'games', 'game', 'match', 'matches', 'node'],
    Mutation: [
      'createMatch',
      'joinMatch',
      'invite',
      'answerInvitation',
      'revokeInvitation',
      'leaveMatch',
      'addBot',
      'startMatch',
      'answer',
      'resign',
      'setStandingOrders',
    ],
    Subscription: ['match'],
    AnswerInput: ['matchId', 'questionId', 'choose', 'commandId', 'expectedVersion'],
    AnswerPayload: ['match', 'version'],
    Match: [
      ...['id', 'game', 'version', 'status', 'seats', 'options', 'view', 'questions', 'waitingOn'],
      ...['log', 'journal', 'result', 'fairness'],
    ],
    Question: [
      ...['id', 'seat', 'kind', 'text', 'min', 'max', 'options', 'askedAt', 'sealed', 'deadline'],
    ],
    Option: ['id', 'text', 'subject', 'group'],
    MatchUpdate: [
      ...['version', 'from', 'snapshot', 'patch', 'log', 'questions', 'waitingOn', 'status'],
    ],
    LogEntry: ['version', 'at', 'seat', 'text', 'type', 'data', 'rule'],
    Locale: ['EN', 'CS', 'KO'],
    MatchStatus: ['OPEN', 'RUNNING', 'FINISHED', 'ABANDONED', 'PAUSED'],
    OptionGroup: ['ANSWER', 'ANYTIME'],
  };
  it.each(Object.entries(promised))('%s', (name, fields) => {
    const type = executableSchema().getType(name);
    const there = type === undefined ? [] : partsOf(type).map((part) => part.name);
    expect(there).toEqual(expect.arrayContaining(fields.map((field) => `${name}.${field}`)));
  });
});

/** A type and all that is in it. */
function partsOf(type: GraphQLNamedType): readonly Described[] {
  const part = (name: string, text: string | null | undefined) => ({ name, text });
  const self = part(type.name, type.description);
  if (isEnumType(type)) {
    const values = type.getValues();
    return [self, ...values.map((value) => part(`${type.name}.${value.name}`, value.description))];
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return [self, ...fields.map((field) => part(`${type.name}.${field.name}`, field.description))];
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields()).flatMap(({ name, description, args }) => [
      part(`${type.name}.${name}`, description),
      ...args.map((arg) => part(`${type.name}.${name}.${arg.name}`, arg.description)),
    ]);
    return [self, ...fields];
  }
  return [self];
}

it('every error code that is sent is in the contract', () => {
  const type = executableSchema().getType('ErrorCode');
  const codes = type !== undefined && 'getValues' in type ? type.getValues() : [];
  expect(codes.map(({ name }) => name).sort()).toEqual(
    [
      ...['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
      ...[
        'NO_SUCH_QUESTION',
        'QUESTION_EXPIRED',
        'ILLEGAL_CHOICE',
        'STALE_VERSION',
        'MATCH_NOT_RUNNING',
      ],
      ...['PROPOSAL_CLOSED', 'UNDO_BARRED'],
      ...['TOURNAMENT_STATE', 'REGISTRATION_CLOSED', 'TOURNAMENT_FULL', 'REGULATIONS_LOCKED'],
      ...['ROUND_UNRESOLVED', 'PAIRING_INVALID', 'PAIRING_IMPOSSIBLE'],
      ...['CONFLICT_OF_INTEREST', 'SECOND_PERSON_REQUIRED', 'APPEAL_WINDOW_CLOSED', 'STORAGE_FULL'],
      ...[
        'CHANNEL_UNVERIFIED',
        'MATCH_FULL',
        'SEAT_NOT_OFFERED',
        'SEAT_TAKEN',
        'ALREADY_SEATED',
        'ALREADY_RESIGNED',
        'TOO_FEW_PLAYERS',
        'MATCH_NOT_OPEN',
        'TOO_MANY_MATCHES',
        'VACATION_EXHAUSTED',
        'REQUIREMENTS_NOT_MET',
        'CHAT_RESTRICTED',
        'RATE_LIMITED',
        'INTERNAL',
        'PERSISTED_QUERY_NOT_FOUND',
      ],
    ].sort(),
  );
});
