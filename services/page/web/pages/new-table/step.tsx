import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type Props = {
  readonly n: number;
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
};

/** A step of a form by its number. */
export function Step({ n, title, note, children }: Props) {
  const id = useId();
  return (
    <section class="step" aria-labelledby={id}>
      <h2>
        <i aria-hidden="true">{n}</i>
        <span id={id}>{title}</span>
        {note !== undefined && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}
