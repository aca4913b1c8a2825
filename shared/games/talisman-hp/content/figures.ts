import type { Content } from '../../talisman/content/schema.ts';

/** Lord Voldemort, who is nobody's character (HP-VOL-01, HP-WIN-02); his Strength is ours (HP-RUL-15). */
export const figures: NonNullable<Content['figures']> = [
  { id: 'voldemort', start: 'great-hall', values: { magic: 12, strength: 10 } },
];

/** The Advantage token (HP-CMP-14). */
export const tokens: NonNullable<Content['tokens']> = [
  { id: 'advantage', sides: ['order', 'death-eaters'] },
];
