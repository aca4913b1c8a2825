import { phraseOf } from '../../notifications/notices/words.ts';
import { localeOf } from '../../matches/words/locale.ts';
import type { RestApp } from './rest-app.ts';
import type { RestApi } from './serve.ts';

/** The path that links in mails lead to. */
export const UNSUBSCRIBE = '/v1/unsubscribe/{token}';

/**
 * The page behind the links of mails, for anyone who has the mail. Mail scanners follow links: only
 * the button on the page, or the reader's own program by RFC 8058, posts and so stops anything.
 */
export function unsubscribing(app: RestApp, { notifications, rates }: RestApi): void {
  const path = UNSUBSCRIBE.replace('{token}', ':token');
  app.get(path, async ({ req, env }) => {
    rates?.ofAddress(env.from);
    await notifications.checkLink(req.param('token') ?? '');
    return page(req.header('accept-language'), 'unsubscribeAsk');
  });
  app.post(path, async ({ req, env }) => {
    rates?.ofAddress(env.from);
    await notifications.unsubscribe(req.param('token') ?? '');
    return page(req.header('accept-language'), 'unsubscribed');
  });
}

function page(languages: string | undefined, says: 'unsubscribeAsk' | 'unsubscribed'): Response {
  const locale = localeOf(languages);
  const button =
    says === 'unsubscribed'
      ? ''
      : `<form method="post"><button>${phraseOf('unsubscribe', locale)}</button></form>`;
  const text = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Questhall</title><p>${phraseOf(says, locale)}</p>${button}</html>\n`;
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}
