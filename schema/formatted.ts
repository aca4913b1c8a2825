import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

/** Formats a file's text as `npm run format` would in the checkout in `root`, which leaves Markdown as it is. */
export async function formatted(root: string, path: string, text: string): Promise<string> {
  if (path.endsWith('.md')) return text;
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, style);
  if (errors.length > 0) throw new Error(`${path}: ${JSON.stringify(errors)}`);
  return code;
}
