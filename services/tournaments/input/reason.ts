import { text } from '../../requests/text.ts';

/** What every act of staff says for itself: a public reason of 10 to 500 characters, and a note for staff alone. */
export const accounting = () => ({
  reason: text(500).trim().min(10),
  note: text(2_000).optional(),
});
