import type { PrintedEdition } from '../../../edition/print.ts';
import { areOpposed } from '../spells/reach.ts';

/** Only characters of the other side are met, and so attacked (HP-ENC-02, HP-PVP-01). */
export const mayMeet: PrintedEdition['mayMeet'] = (sight, seat, other) =>
  areOpposed(sight, seat, other);
