import type { Ref } from '../../../../../../shared/client/index.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Pawn } from '../../../parts/pawn.tsx';
import { MiniTable } from './mini-table.tsx';

type Ranked = { readonly seat: string; readonly place: number };

/** Places on steps of their own; later ones stand in the list. */
const STEPS = 4;

/** In which order steps stand beside each other, by place: a single winner in the middle. */
const aside = [2, 1, 3, 4];

/** The best at a table, each on a step as high as their place, over the board they played on. */
export function Plinth({ ranking }: { readonly ranking: readonly Ranked[] }) {
  const isShared = ranking[1]?.place === 1;
  const steps = ranking
    .slice(0, STEPS)
    .map((each, at) => ({ ...each, at: (isShared ? undefined : aside[at]) ?? at }));
  return (
    <div class="end-scene" aria-hidden="true">
      <div class="end-glow" />
      <div class="end-board">
        <MiniTable ranking={ranking} />
      </div>
      <div class="end-steps">
        {steps
          .toSorted((one, other) => one.at - other.at)
          .map(({ seat, place }) => (
            <Step key={seat} seat={`seat:${seat}`} place={place} />
          ))}
      </div>
    </div>
  );
}

const Step = ({ seat, place }: { readonly seat: Ref; readonly place: number }) => (
  <div class="end-step" data-place={Math.min(place, STEPS)}>
    {place === 1 && <Icon name="crown" />}
    <Pawn seat={seat} />
    <b>{place}</b>
  </div>
);
