import { describe, expect, it } from 'vitest';
import { projectFiles, type TextFile } from './files.ts';

const files = projectFiles();
const written = files.filter(({ path }) => path !== 'package-lock.json');

/** The places at which a pattern occurs, as `path:line`. */
function places(pattern: RegExp, among: readonly TextFile[] = written): readonly string[] {
  return among.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1}`] : [])),
  );
}

describe('the repository', () => {
  it('names no package registry, so that any mirror serves it', () => {
    expect(places(/"r[e]solved"|registry\.[a-z]+js\.|registry\.yarn|npm\.pkg\./, files)).toEqual(
      [],
    );
  });

  it('names no path of the machine it was written on', () => {
    expect(places(/(^|[\s'"`(=])(\/(work|root|home|Users)\/\w|[A-Z]:\\\w)/)).toEqual([]);
  });

  it.each([
    ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
    ['a cloud access key', /\b(AKIA|ASIA)[0-9A-Z]{16}\b/],
    ['a forge token', /\b(gh[opsu]_|github_pat_|glpat-|npm_|xox[abp]-)\w{20}/],
    ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ])('keeps %s out', (_what, pattern) => {
    expect(places(pattern)).toEqual([]);
  });

  it('has only debts with a reason and a date', () => {
    expect(places(/\b(T[O]DO|F[I]XME|X[X]X|H[A]CK)\b/)).toEqual([]);
  });

  // in `shared/`, where the engine has two more, a rule of the linter looks
  it('has classes only for errors, named …Error', () => {
    const classes = /^\s*(export )?(default )?(abstract )?class (?!\w*Error\b)/;
    const code = written.filter(({ path }) => /^(?!shared\/).*\.tsx?$/.test(path));
    expect(places(classes, code)).toEqual([]);
  });

  it('keeps code files short enough to read in one go', () => {
    const data = /\/(content|text|generated)\/|\/glossary\.ts$/;
    const long = files
      .filter(({ path }) => path.endsWith('.ts') && !data.test(path))
      .filter(({ text }) => text.trimEnd().split('\n').length > 300);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
