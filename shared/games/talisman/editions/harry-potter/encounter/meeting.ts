import type { PrintedEdition } from '../../../edition/print.ts';
import { areOpposed } from '../spells/reach.ts';

/**
 * True for characters of the other side: only these are met, and so attacked (HP-ENC-02, HP-PVP-01).
 */
export const mayMeet: PrintedEdition['mayMeet'] = (sight, seat, other) =>
  areOpposed(sight, seat, other);
