/**
 * The ids of bot accounts: made here, and so known by their form. No issuer may sign anybody in
 * under one; access tokens alone speak for them.
 */
export const BOT_ACCOUNT = 'bot~';

export const isBotAccount = (account: string): boolean => account.startsWith(BOT_ACCOUNT);
