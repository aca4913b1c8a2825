/** What the code calls each value of the contract's enums; an enum that is not here goes by its own. */
export const enumValues = {
  ChosenBy: { ORDER: 'order', CLOCK: 'clock', BOT: 'bot' },
  Locale: { EN: 'en', CS: 'cs', KO: 'ko' },
  Role: { PLAYER: 'player', ORGANIZER: 'organizer', ADMIN: 'admin' },
  Scope: {
    READ: 'read',
    PLAY: 'play',
    HOST: 'host',
    ORGANIZE: 'organize',
    ACCOUNT: 'account',
  },
} as const;
