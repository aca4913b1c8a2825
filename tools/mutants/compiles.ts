import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../root.ts';

/**
 * True if a source file compiles, by its path from the root, with this text in place of its own.
 */
export type Compiles = (file: string, text: string) => boolean;

/** Asks the compiler, which reads the project once, when it is first asked. */
export function compiler(): Compiles {
  let service: ts.LanguageService | undefined;
  let changed = { file: '', text: '', version: 0 };
  return (file, text) => {
    changed = { file: join(root, file), text, version: changed.version + 1 };
    service ??= ts.createLanguageService(host(() => changed));
    return [
      ...service.getSyntacticDiagnostics(changed.file),
      ...service.getSemanticDiagnostics(changed.file),
    ].every(({ category }) => category !== ts.DiagnosticCategory.Error);
  };
}

type Changed = { readonly file: string; readonly text: string; readonly version: number };

/** The project as it lies on the disk, but for the one file. */
function host(changed: () => Changed): ts.LanguageServiceHost {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
    readonly config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const read = (file: string): string | undefined =>
    file === changed().file ? changed().text : ts.sys.readFile(file);
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [changed().file],
    getScriptVersion: (file) => (file === changed().file ? String(changed().version) : '0'),
    getScriptSnapshot: (file) => {
      const text = read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
}
