import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

const FOLDER = 'shared/client/operations';

/** The operations of the client library: their types, and each as a text with the fragments it needs. */
export async function clientOperations(root: string, sdl: string): Promise<string> {
  const folder = join(root, FOLDER);
  const documents = readdirSync(folder)
    .sort()
    .map((name) => ({
      location: name,
      document: parse(readFileSync(join(folder, name), 'utf8')),
    }));
  const types = await codegen({
    schema: parse(sdl),
    documents,
    filename: '',
    config: {
      enumsAsTypes: true,
      immutableTypes: true,
      skipTypename: true,
      useTypeImports: true,
      strictScalars: true,
      scalars: {
        ID: 'string',
        Date: 'string',
        DateTime: 'string',
        JSON: 'unknown',
        Duration: 'string',
      },
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
  });
  return [
    "import type { Document } from '../document.ts';",
    types,
    errorCodes(parse(sdl)),
    ...textsOf(documents.map(({ document }) => document)),
  ].join('\n');
}

/** The codes of refusals, which no operation asks for. */
function errorCodes({ definitions }: DocumentNode): string {
  const codes = definitions.flatMap((each) =>
    each.kind === Kind.ENUM_TYPE_DEFINITION && each.name.value === 'ErrorCode'
      ? (each.values ?? []).map(({ name }) => `'${name.value}'`)
      : [],
  );
  return `/** The \`extensions.code\` of an error. */\nexport type ErrorCode = ${codes.join(' | ')};`;
}

function textsOf(documents: readonly DocumentNode[]): readonly string[] {
  const definitions = documents.flatMap((document) => document.definitions);
  const fragments = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  return definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? [constantOf(each, fragments)] : [],
  );
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function constantOf(operation: OperationDefinitionNode, fragments: Fragments): string {
  const name = operation.name?.value ?? '';
  const type = name + operation.operation.charAt(0).toUpperCase() + operation.operation.slice(1);
  const text = [operation, ...fragmentsIn(operation, fragments)].map((each) => print(each));
  const document = JSON.stringify(stripIgnoredCharacters(text.join('\n')));
  return `export const ${name} = ${document} as Document<${type}, ${type}Variables>;`;
}

/** The fragments that a definition spreads, and those that they spread, each once. */
function fragmentsIn(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: Fragments,
  found = new Set<FragmentDefinitionNode>(),
): ReadonlySet<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (fragment === undefined || found.has(fragment)) return;
      found.add(fragment);
      fragmentsIn(fragment, fragments, found);
    },
  });
  return found;
}
