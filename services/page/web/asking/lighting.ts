import type { Option } from '../match/choices.ts';

/** While an option is under the finger or has the focus, its things are lit up. */
export function lighting(lit: { value: readonly string[] }, { refs }: Option) {
  const on = (): void => {
    lit.value = refs;
  };
  const off = (): void => {
    lit.value = [];
  };
  return { onPointerEnter: on, onPointerLeave: off, onFocusIn: on, onFocusOut: off };
}
