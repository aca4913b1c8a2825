import type { ComponentChildren } from 'preact';
import { Solid } from '../../parts/solid.tsx';

type Props = {
  readonly name: string;
  readonly isChosen: boolean;
  readonly children: ComponentChildren;
  onChoose(): void;
};

/** A card of which one is chosen; the chosen one has an ink ring and a tick. */
export const Pick = ({ name, isChosen, children, onChoose }: Props) => (
  <label class="pick">
    <input
      type="radio"
      name={name}
      checked={isChosen}
      onChange={() => {
        onChoose();
      }}
    />
    {children}
    <span class="pick-tick" aria-hidden="true">
      <Solid name="check" />
    </span>
  </label>
);
