import type { PrintedEdition } from '../edition/print.ts';

/** The printed answers of an edition that adds nothing to the rules of the platform. */
export const defaultPrint = {
  neverAsks: [],
  lasts: {},
  steps: (_, __, die) => die,
  trophyRate: ({ options }) => options.trophyRate,
  mayMeet: () => true,
  evadesIn: () => true,
  ownBonus: () => [],
  foesBonus: () => [],
} satisfies Partial<PrintedEdition>;
