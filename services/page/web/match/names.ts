import { idOf, kindOf, nameKey, type Ref } from '../../../../shared/client/index.ts';
import type { MatchModel } from './model.ts';

/** Name of a thing: a seat by its holder, all else by the texts of the game. */
export function nameOf({ sheet, seats }: Pick<MatchModel, 'sheet' | 'seats'>, ref: string): string {
  const id = idOf(ref);
  if (kindOf(ref) === 'seat') return seats.value.find((seat) => seat.id === id)?.name ?? id;
  return textAt({ sheet }, nameKey(ref as Ref)) ?? id;
}

/** Help text, if the game has one. */
export const helpOf = ({ sheet }: Pick<MatchModel, 'sheet'>, ref: string): string | undefined =>
  textAt({ sheet }, `${nameKey(ref as Ref)}.text`);

/** A text of the game by its key. */
export function textAt(
  { sheet }: Pick<MatchModel, 'sheet'>,
  ...keys: readonly string[]
): string | undefined {
  const texts = sheet.value?.texts;
  const key = keys.find((each) => texts && Object.hasOwn(texts, each));
  return key === undefined ? undefined : texts?.[key];
}

/** Name of a thing by its id only, whatever kind of thing it is. */
export function thingName({ sheet }: Pick<MatchModel, 'sheet'>, id: string): string | undefined {
  const kinds = Object.keys(sheet.value?.things ?? {});
  return textAt({ sheet }, ...kinds.map((kind) => nameKey(`${kind}:${id}`)));
}

/** True if an option that names `named` is about `ref`: without a copy's number it is about every copy. */
export const isAbout = (named: string, ref: string): boolean =>
  named === ref || named === nameKey(ref as Ref);

/** At most two letters for a small mark. */
export const initials = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .map((word) => /^\p{L}/u.exec(word)?.[0] ?? '')
    .join('')
    .slice(0, 2)
    .toLocaleUpperCase();
