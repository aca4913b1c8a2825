import { rulesOf } from '../../spells/spell-facts.ts';
import type { BotView } from '../look.ts';

/** Worth of a Spell of this kind in hand: by its own rule, or by the table. */
export function heldWorth(look: BotView, kind: string): number {
  const [rule] = rulesOf(look.sight, kind);
  return rule?.worth.held ?? look.brain.spellUses[kind] ?? 1;
}
