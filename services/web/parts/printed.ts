import type { Ref, Thing } from '../../../shared/client/index.ts';
import type { MatchModel } from '../match/model.ts';
import { apart } from '../match/names.ts';

/** What is printed on a thing, in short. Copies share it. */
export function printedOn({ sheet }: Pick<MatchModel, 'sheet'>, ref: Ref): Thing | undefined {
  const [kind, id] = apart(ref);
  const things = sheet.value?.things[kind];
  return things?.[id] ?? things?.[id.replace(/\.\d+$/u, '')];
}
