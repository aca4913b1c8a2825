import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fault, html, type Reply } from '../http/reply.ts';
import { tokenOfAnn } from './ann.ts';

/** Everything the page loads comes from here; requests may be tried out on any server. */
const policy =
  "default-src 'self' 'unsafe-inline' data:; connect-src *; form-action 'none'; frame-ancestors 'none'";

const before = 'signs you in, for the operations with a lock.';

const style = `
  .ann { font: 14px sans-serif; max-width: 1420px; margin: 1rem auto 0; padding: 0 20px }
  .ann button { font: inherit; padding: .5rem 1rem; cursor: pointer }
`;

/**
 * The script of the reference. Swagger UI shows a closed lock to signed-in users, and at every
 * operation that also takes signed-out callers. Here a lock means only that a token is needed.
 */
const script = `
  ${tokenOfAnn}
  const button = document.getElementById('ann');
  const withoutToken = (requirement) => requirement.isEmpty();
  const locks = {
    wrapComponents: {
      OperationSummary: (Summary, { React }) => ({ operationProps, ...props }) => {
        const open = operationProps.get('security')?.some(withoutToken) ?? true;
        const shown = open ? operationProps.delete('security') : operationProps;
        return React.createElement(Summary, { ...props, operationProps: shown });
      },
    },
  };
  const ui = SwaggerUIBundle({
    url: '/v1/openapi.json',
    dom_id: '#contract',
    deepLinking: true,
    validatorUrl: null,
    plugins: [() => locks],
    onComplete: () => { button.disabled = false; },
  });
  button.onclick = async () => {
    ui.preauthorizeApiKey('token', await tokenOfAnn());
    document.querySelector('output').textContent = 'You are Ann.';
  };
`;

/** The page on which the REST contract can be read and tried out. */
export function reference(): Reply {
  const page = html(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/v1/docs/swagger-ui.css">
<title>Questhall: the REST API</title>
<style>${style}</style>
<p class="ann"><button id="ann" disabled>Play as Ann</button> <output for="ann">${before}</output></p>
<div id="contract"></div>
<script src="/v1/docs/swagger-ui-bundle.js"></script>
<script>${script}</script>
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
  if (file === undefined) return fault(404, 'NOT_FOUND', `No such path: ${path}.`);
  return {
    statusCode: 200,
    headers: { 'content-type': file.type, 'cache-control': 'max-age=3600' },
    body: await readFile(fileURLToPath(file.at())),
  };
}
