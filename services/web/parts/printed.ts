import { idOf, kindOf, type Ref, type Thing } from '../../../shared/client/index.ts';
import type { MatchModel } from '../match/model.ts';

/** Print of a thing, in short. Copies share it. */
export function printedOn({ sheet }: Pick<MatchModel, 'sheet'>, ref: Ref): Thing | undefined {
  const id = idOf(ref);
  const things = sheet.value?.things[kindOf(ref)];
  return things?.[id] ?? things?.[id.replace(/\.\d+$/u, '')];
}
