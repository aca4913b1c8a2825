import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fault, html, type Reply } from '../http/reply.ts';

/** Everything the page loads comes from here; requests may be tried out on any server. */
const policy =
  "default-src 'self' 'unsafe-inline' data:; connect-src *; form-action 'none'; frame-ancestors 'none'";

/** The page on which the REST contract can be read and tried out. */
export function reference(): Reply {
  const page = html(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/v1/docs/swagger-ui.css">
<title>Questhall: the REST API</title>
<div id="contract"></div>
<script src="/v1/docs/swagger-ui-bundle.js"></script>
<script>
  SwaggerUIBundle({ url: '/v1/openapi.json', dom_id: '#contract', deepLinking: true, validatorUrl: null });
</script>
</html>
`);
  return { ...page, headers: { ...page.headers, 'content-security-policy': policy } };
}

const files = [
  {
    name: 'swagger-ui.css',
    type: 'text/css',
    at: () => import.meta.resolve('swagger-ui-dist/swagger-ui.css'),
  },
  {
    name: 'swagger-ui-bundle.js',
    type: 'text/javascript',
    at: () => import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  },
];

/** The page's own files; only what it loads can be asked for. */
export async function referenceFiles(path: string): Promise<Reply> {
  const name = path.replace(/^\/v1\/docs\//, '');
  const file = files.find((each) => each.name === name);
  if (file === undefined) return fault(404, 'NOT_FOUND', `There is nothing at ${path}.`);
  return {
    statusCode: 200,
    headers: { 'content-type': file.type, 'cache-control': 'max-age=3600' },
    body: await readFile(fileURLToPath(file.at())),
  };
}
