import { printIn, type Ref, type Thing } from '../../../../shared/client/index.ts';
import type { MatchModel } from '../match/model.ts';

/** Print of a thing, in short. Copies share it. */
export const printedOn = ({ sheet }: Pick<MatchModel, 'sheet'>, ref: Ref): Thing | undefined =>
  printIn(sheet.value?.things, ref);
