import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { meanings, unreadable } from '../../schema/openapi/statuses.ts';
import { root } from '../../tools/root.ts';
import { usesOfNever } from './never.ts';

/** A sentence in the source, and where it stands. */
type Found = { readonly at: string; readonly text: string };

const sources = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');

/** Functions whose argument of this number is a sentence for the person who is refused. */
const callees: Readonly<Record<string, number>> = {
  refuse: 1,
  fault: 2,
  refusal: 1,
  lobbyRefusal: 1,
  refuseUpgrade: 2,
  addIssue: 0,
};
/** Properties of objects that are such sentences. */
const members = new Set(['detail', 'why', 'message', 'error']);
/** Classes of errors, by the number of the argument that is the sentence. */
const classes: Readonly<Record<string, number>> = {
  CommandRefusedError: 1,
  UnreadableRequestError: 1,
  GraphQLError: 0,
  RangeError: 0,
  TypeError: 0,
  BeaconFaultError: 0,
  UnsentError: 0,
};

it('every refusal is a sentence: it starts with a capital, ends with a full stop, and is plain', () => {
  const found = sources(
    'services/**/*.ts',
    'shared/**/*.ts',
    // the database's own words, and parts of the sentences of `npm run verify`
    ':!services/local/table/**',
    ':!shared/engine/judge/**',
    ':!shared/games/**',
  ).flatMap(sentencesIn);
  expect(found.length).toBeGreaterThan(340);
  expect(
    found.flatMap(({ at, text }) => wrongWith(text).map((wrong) => `${at}: ${wrong}`)),
  ).toEqual([]);
});

it('every title of a problem is a sentence, too', () => {
  const titles = [
    ...Object.values(meanings).map(({ title }) => title),
    ...Object.values(unreadable),
  ];
  expect(titles.flatMap(wrongWith)).toEqual([]);
});

it('the check finds texts that aren’t sentences, and forbidden words', () => {
  expect(wrongWith('it is missing.')).toHaveLength(1);
  expect(wrongWith('It is missing')).toHaveLength(1);
  expect(wrongWith('Whoever plays may not vote.')).not.toEqual([]);
  expect(wrongWith('`seats` is required.')).toEqual([]);
});

function wrongWith(text: string): readonly string[] {
  return [
    ...(/^[\p{Lu}\d"`…]/u.test(text) ? [] : [`begins with no capital: ${text}`]),
    ...(/[.…]$/u.test(text) ? [] : [`ends without a full stop: ${text}`]),
    ...usesOfNever(text),
  ];
}

/** True of a source that names one of these functions, classes or properties. The others need not be parsed. */
const mayHold = new RegExp(
  `\\b(?:${[...Object.keys(callees), ...Object.keys(classes)].join('|')})\\b|\\b(?:${[...members].join('|')})\\b['"]?\\s*[:=]`,
  'u',
);

function sentencesIn(file: string): readonly Found[] {
  const written = readFileSync(`${root}/${file}`, 'utf8');
  if (!mayHold.test(written)) return [];
  const source = ts.createSourceFile(file, written, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const take = (node: ts.Expression | undefined): void => {
    for (const each of choices(node)) {
      const { line } = source.getLineAndCharacterOfPosition(each.getStart());
      const text = textOf(each);
      if (text.includes(' ')) found.push({ at: `${file}:${String(line + 1)}`, text });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) take(node.arguments[callees[nameOf(node.expression)] ?? -1]);
    if (ts.isNewExpression(node)) take(node.arguments?.[classes[nameOf(node.expression)] ?? -1]);
    if (ts.isPropertyAssignment(node) && members.has(node.name.getText())) take(node.initializer);
    if (ts.isVariableDeclaration(node) && members.has(node.name.getText())) take(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const nameOf = (callee: ts.Expression): string =>
  ts.isIdentifier(callee)
    ? callee.text
    : ts.isPropertyAccessExpression(callee)
      ? callee.name.text
      : '';

type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

/** The texts that an expression may be. */
function choices(node: ts.Expression | undefined): readonly Literal[] {
  if (node === undefined) return [];
  if (ts.isConditionalExpression(node))
    return [...choices(node.whenTrue), ...choices(node.whenFalse)];
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? [node] : [];
}

/** The text, with an ellipsis for each value in it. */
const textOf = (node: Literal): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : node.text;
