import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { root } from '../root.ts';

const project = z.object({
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
});

/** A package that was made, and the file it lies in. */
export type Packed = { readonly name: string; readonly version: string; readonly file: string };

/** Builds the package of the client library in this folder. */
export function packClient(out: string): Packed {
  const { version, license, dependencies } = project.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  );
  const name = 'questhall-client';
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    emit(join(folder, 'dist'));
    const { 'graphql-ws': graphqlWs } = dependencies;
    const manifest = {
      name,
      version,
      license,
      description: 'Plays, follows and replays matches of Questhall.',
      type: 'module',
      sideEffects: false,
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      files: ['dist'],
      dependencies: { 'graphql-ws': graphqlWs },
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    mkdirSync(out, { recursive: true });
    execFileSync('npm', ['pack', '--silent', '--pack-destination', resolve(out)], { cwd: folder });
    return { name, version, file: join(resolve(out), `${name}-${version}.tgz`) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Writes JavaScript and declarations; throws if the library does not compile without the types of
 * Node.
 */
function emit(folder: string): void {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const wanted = ['-p', join(root, 'shared/client'), '--outDir', folder];
  execFileSync(process.execPath, [tsc, ...wanted], { stdio: ['ignore', 'inherit', 'inherit'] });
}
