import { html, type Reply } from '../http/reply.ts';
import type { Addresses } from './addresses.ts';
import { firstQuery, firstToken, lookAtDemo, watchDemo } from './first-steps.ts';

/** The page at `/developers`: where everything is, and what to paste first. */
export function landing(at: Addresses, demo: string | undefined): Reply {
  const link = (url: string) => `<a href="${url}">${url}</a>`;
  return html(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Questhall for developers</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem; }
  pre { background: #8882; padding: .75rem; border-radius: .25rem; font-size: .875rem; }
  pre, code, a { white-space: pre-wrap; overflow-wrap: anywhere }
  dt { font-weight: 600 } dd { margin: 0 0 .5rem }
  :root { color-scheme: light dark }
</style>
<h1>Questhall</h1>
<p>A game-as-a-service backend for turn-based adventure board games, running on this machine.</p>
<dl>
  <dt>GraphQL</dt><dd><code>${at.graphql}</code> (POST)</dd>
  <dt>REST</dt><dd><code>${at.rest}</code>, <a href="${at.rest}/openapi.json">OpenAPI</a>, to be tried out at ${link(at.reference)}</dd>
  <dt>Live updates</dt><dd><code>${at.socket}</code>, subprotocol <code>graphql-transport-ws</code></dd>
  <dt>Explorer</dt><dd>${link(at.explorer)}</dd>
  <dt>Tokens, in the local run alone</dt><dd><code>${at.token}</code> (POST), keys at ${link(`${at.home}.well-known/jwks.json`)}</dd>
  <dt>Game time, in the local run alone</dt><dd>${link(at.clock)} (GET), moved by POST: <code>{"advance":"P1D"}</code></dd>
  <dt>Health</dt><dd>${link(`${at.home}health`)}</dd>
</dl>
<h2>Ask something</h2>
<pre>${escaped(firstQuery(at))}</pre>
<h2>Get a token, to play as ann</h2>
<pre>${escaped(firstToken(at))}</pre>
<p>Send it as <code>authorization: Bearer &lt;token&gt;</code>.</p>
${
  demo === undefined
    ? ''
    : `<h2>Watch the bots play</h2>
<pre>${escaped(lookAtDemo(at, demo))}</pre>
<p>Or live, in the explorer:</p>
<pre>${escaped(watchDemo(demo))}</pre>`
}
</html>
`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
