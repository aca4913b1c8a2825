import type { ComponentChildren } from 'preact';
import { Icon } from '../../../parts/icon.tsx';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly icon: Parameters<typeof Icon>[0]['name'];
  /** The number of things that wait in it. */
  readonly n?: number;
  readonly note?: string | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** A part of the desk: its subject, the number of waiting items, and its acts. */
export const Panel = ({ id, title, icon, n = 0, note, class: more = '', children }: Props) => (
  <section class={`desk-panel ${more}`.trim()} aria-labelledby={id}>
    <header>
      <h3 id={id}>
        <Icon name={icon} />
        <span>{title}</span>
        {n > 0 && <i class="badge">{n}</i>}
      </h3>
      {note !== undefined && <small>{note}</small>}
    </header>
    {children}
  </section>
);
