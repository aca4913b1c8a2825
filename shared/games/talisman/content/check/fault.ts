import type { Path } from '../spots.ts';

/** A fault in content, and its path: `cards[3].effects[0].to`. */
export type Fault = { readonly place: string; readonly reason: string };

export const fault = (path: Path, reason: string): Fault => ({ place: placeOf(path), reason });

/** The way as an engineer writes it; the whole is `content`. */
export function placeOf(path: Path): string {
  if (path.length === 0) return 'content';
  return path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : dotted(step, at)))
    .join('');
}

const dotted = (field: string, at: number): string => (at === 0 ? field : `.${field}`);
