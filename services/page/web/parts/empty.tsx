import type { ComponentChildren } from 'preact';
import { Solid, type SolidName } from './solid.tsx';

type Props = {
  readonly icon: SolidName;
  /** Title of the missing thing. */
  readonly title: string;
  /** Reason, or the way to change it. */
  readonly text?: string;
  /** True if it is all that the page shows, so that its title is the page’s. */
  readonly isPage?: boolean;
  /** The next steps: links or buttons. */
  readonly children?: ComponentChildren;
};

/** Empty state: the missing thing, and the next step. */
export const Empty = ({ icon, title, text, isPage = true, children }: Props) => (
  <div class="empty">
    <span class="empty-icon">
      <Solid name={icon} />
    </span>
    {isPage ? <h1>{title}</h1> : <p class="empty-title">{title}</p>}
    {text !== undefined && <p>{text}</p>}
    {children !== undefined && <div class="acts">{children}</div>}
  </div>
);
