import type { Signal } from '@preact/signals';
import type { Rules, StageRules } from '../rules.ts';

/** Changes some of the regulations; what is `undefined` is left out from then on. */
export function change(rules: Signal<Rules>, some: Partial<Record<keyof Rules, unknown>>): void {
  rules.value = without({ ...rules.peek(), ...some }) as Rules;
}

/** The same of its first stage. */
export function changeStage(rules: Signal<Rules>, some: Partial<StageRules>): void {
  const [first, ...others] = rules.peek().stages;
  change(rules, { stages: [without({ ...first, ...some }), ...others] });
}

/** An object without what is `undefined`. */
export const without = (object: object): object =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
