import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

type Props = {
  readonly class?: string;
  readonly summary: ComponentChildren;
  /** True if it is open when it is first shown. */
  readonly isOpen?: boolean;
  /** Contents. */
  children(): ComponentChildren;
};

/** A part that is folded. Its contents are made when it is opened: hidden contents cost nothing. */
export function Folded({ class: name, summary, isOpen: begin = false, children }: Props) {
  const isOpen = useSignal(begin);
  return (
    <details
      class={name}
      open={isOpen.value}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen.value && children()}
    </details>
  );
}
