import { createHash } from 'node:crypto';
import { localeOf } from '../../matches/words/locale.ts';
import type { Reply } from '../http/reply.ts';
import { words } from './words.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { display: grid; place-items: center; min-height: 90dvh; margin: 0; }
form { display: grid; gap: .75rem; width: min(20rem, 90vw); }
label { display: grid; gap: .25rem; }
input, select, button { font: inherit; min-height: 44px; padding: 0 .75rem; }
p { margin: 0; }
[role=alert] { border-inline-start: 4px solid; padding-inline-start: .5rem; }
`;
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

type Page = {
  /** Languages that the browser wants to read. */
  readonly language: string | undefined;
  /** Fields that the page was asked with, sent back with the form. */
  readonly asked: Readonly<Record<string, string>>;
  readonly isUnfit?: boolean;
};

/** The page to sign in at: a name, a role, a button. */
export function signInPage({ language, asked, isUnfit = false }: Page): Reply {
  const locale = localeOf(language);
  const say = words[locale];
  const hidden = Object.entries(asked).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const roles = (['player', 'organizer', 'admin'] as const).map(
    (role) => `<option value="${role}">${say[role]}</option>`,
  );
  return {
    statusCode: isUnfit ? 422 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // with none at all the browser would not say either that the form comes from here
      'referrer-policy': 'same-origin',
    },
    body: `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say.title} · Questhall</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<main>
<form method="post" action="/oauth/authorize">
<h1>${say.title}</h1>
${isUnfit ? `<p role="alert">${say.unfit}</p>` : ''}
<label>${say.name} <input name="name" required maxlength="64" autocomplete="username" autofocus></label>
<label>${say.role} <select name="role">${roles.join('')}</select></label>
<p>${say.hint}</p>
${hidden.join('\n')}
<button>${say.signIn}</button>
</form>
</main>
</html>
`,
  };
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
