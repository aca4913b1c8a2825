import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isEnumType, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { BODY_BYTES } from '../../services/apis/http/body.ts';
import { documentLimits } from '../../services/platform/requests/document-limits.ts';
import { executableSchema } from '../../services/apis/graphql/schema.ts';
import { startService } from '../../services/local/service.ts';

const page = await readFile(join(import.meta.dirname, '../../docs/api.md'), 'utf8');
const lobby = await readFile(join(import.meta.dirname, '../../docs/lobby.md'), 'utf8');
const documents = [...`${page}\n${lobby}`.matchAll(/```graphql\n([\s\S]*?)```/g)].map(
  ([, text = '']) => text,
);

describe('docs/api.md', () => {
  it.each(documents)('shows only what the contract accepts: %s', (document) => {
    expect(validate(executableSchema(), parse(document))).toEqual([]);
  });

  it('lists exactly the error codes of the contract', () => {
    const codes = executableSchema().getType('ErrorCode');
    const errors = page.slice(page.indexOf('## Errors'));
    const listed = [...errors.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code);
    expect(listed).toEqual(isEnumType(codes) ? codes.getValues().map(({ name }) => name) : []);
  });

  it('states the real limits', () => {
    const { depth, aliases, tokens, directives, cost } = documentLimits;
    expect(page).toContain(
      `a body of ${BODY_BYTES / 1024} KB, a depth of ${depth}, ${aliases} aliases, ${tokens} tokens, ${directives} directives, and a cost of ${cost}, by its selection`,
    );
  });

  it('starts with a program that plays a match to its end', async () => {
    const program = /```js\n(\/\/ first\.mjs\n[\s\S]*?)```/.exec(page)?.[1] ?? expect.fail();
    const options = { port: 0, host: '127.0.0.1', dataDir: undefined, demoPace: undefined };
    const service = await startService(options);
    try {
      const env = { ...process.env, QUESTHALL: new URL(service.at.home).host };
      const args = ['--input-type=module', '--eval', program];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env });
      expect(stdout.trim().split('\n').at(-1)).toBe('FINISHED');
    } finally {
      await service.close();
    }
  });
});
