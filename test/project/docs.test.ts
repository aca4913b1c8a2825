import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './files.ts';

const pages = projectFiles().filter(({ path }) => path.endsWith('.md'));

describe('the documentation', () => {
  it.each(pages)('$path links to existing pages', ({ path, text }) => {
    const broken = linksOf(text).filter((link) => !resolves(path, link));
    expect(broken).toEqual([]);
  });

  it.each(pages)('$path pads no cell of a table', ({ text }) => {
    const prose = text.replace(/```[\s\S]*?```/g, '');
    const rows = prose.match(/^ *\|.*\| *$/gm) ?? [];
    expect(
      rows.filter((row) => /[^|\s] {2,}\||--|\| {3,}/.test(row.replace(/`[^`]*`/g, 'code'))),
    ).toEqual([]);
  });

  it('lists every decision', () => {
    const index = pages.find(({ path }) => path === 'docs/decisions/README.md');
    const listed = linksOf(index?.text ?? '').map((link) => join('docs/decisions', link));
    const decisions = pages
      .map(({ path }) => path)
      .filter((path) => dirname(path) === 'docs/decisions' && !path.endsWith('README.md'));
    expect(decisions.filter((path) => !listed.includes(path))).toEqual([]);
  });
});

/** The links to other places of the repository, outside code. */
function linksOf(text: string): readonly string[] {
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
}

function resolves(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? from : normalize(join(dirname(from), file));
  if (!existsSync(path)) return false;
  if (anchor === undefined) return true;
  return anchorsOf(pages.find((page) => page.path === path)?.text ?? '').includes(anchor);
}

/** The anchors a forge gives to headings. */
function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ +(.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
