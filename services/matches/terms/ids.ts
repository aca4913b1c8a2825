import { spell } from '../../../shared/engine/fairness/base32.ts';

type Random = (bytes: number) => Uint8Array;

/** Makes an invitation, the code that opens a private match: 50 bits, short enough to be read out. */
export const newInvitation = (random: Random): string => spell(random(10), 10).toUpperCase();

/** A code as it was given out, whichever way people type what was read out to them. */
export const spelled = (code: string): string =>
  code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Whether a code is the invitation. */
export const isInvitation = (code: string, invitation: string | undefined): boolean =>
  spelled(code) === invitation;
