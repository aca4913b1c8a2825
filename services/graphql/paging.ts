import { refuse } from '../matches/refusal.ts';

/** Checks a span of versions asked for: how many, from 1 to `most`, and behind which version. */
export function page(
  { after, first }: { after?: number | null | undefined; first: number | null },
  most: number,
): { readonly first: number; readonly after?: number } {
  const checked = howMany(first, most);
  if (after == null) return { first: checked };
  if (after < 0) refuse('BAD_USER_INPUT', '`after` is a version: 0 or more.');
  return { first: checked, after };
}

/** Checks a `first`. An explicit `null` is nobody's wish but a client's way of saying nothing. */
export function howMany(first: number | null, most: number): number {
  if (first === null) return most;
  if (first < 1 || first > most) refuse('BAD_USER_INPUT', `\`first\` is from 1 to ${most}.`);
  return first;
}
