import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, Kind, parse, visit, type GraphQLSchema } from 'graphql';

/** The contract as it is written, and as clients read it. */
export type Contract = {
  /** The schema with its own directives, and with the reads of REST. */
  readonly schema: GraphQLSchema;
  /** The text without them, its files in the order of their names. */
  readonly published: string;
  /** The file that declares a type, without its extension. */
  fileOf(type: string): string;
};

/** Reads the contract of the checkout in `root`. */
export function contractIn(root: string): Contract {
  const folder = join(root, 'schema');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .toSorted();
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const places = new Map(
    files.flatMap((name, i) =>
      typesIn(texts[i] ?? '').map((type) => [type, name.replace(/\.graphql$/u, '')] as const),
    ),
  );
  const own = readFileSync(join(folder, 'contract/directives.graphql'), 'utf8');
  const reads = readFileSync(join(folder, 'rest/reads.graphql'), 'utf8');
  const written = texts.join('\n');
  return {
    schema: buildSchema(`${own}\n${written}\n${reads}`),
    published: withoutOwn(written, own),
    fileOf: (type) => places.get(type) ?? '',
  };
}

const typesIn = (sdl: string): string[] =>
  parse(sdl).definitions.flatMap((each) => ('name' in each ? [each.name.value] : []));

/** The text less the directives that this one declares, as they are applied. */
function withoutOwn(written: string, own: string): string {
  const names = new Set(
    parse(own).definitions.flatMap((each) =>
      each.kind === Kind.DIRECTIVE_DEFINITION ? [each.name.value] : [],
    ),
  );
  const cuts: { readonly start: number; readonly end: number }[] = [];
  visit(parse(written), {
    Directive({ name, loc }) {
      if (names.has(name.value) && loc) cuts.push(loc);
    },
  });
  let text = '';
  let from = 0;
  for (const { start, end } of cuts) {
    text += written.slice(from, start).trimEnd();
    from = end;
  }
  return text + written.slice(from);
}
