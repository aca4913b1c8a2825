/**
 * The prefix of bot accounts' ids: created here, and so known by their form. No issuer may sign in
 * an account with this prefix; only access tokens speak for them.
 */
export const BOT_ACCOUNT = 'bot~';

export const isBotAccount = (account: string): boolean => account.startsWith(BOT_ACCOUNT);
