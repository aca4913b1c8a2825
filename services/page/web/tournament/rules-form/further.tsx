import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useHere } from '../../here/here.ts';
import type { Speed } from '../../clock/clock.ts';
import type { Key } from '../../words/words.ts';
import type { Rules } from '../rules.ts';
import { appealing, matches, start, terms } from './fields.ts';
import type { Range } from './fresh.ts';
import { EveryStage } from './one-stage.tsx';
import { Pacing } from './pacing.tsx';
import { Points } from './points.tsx';
import { RuleFields } from './rule-fields.tsx';
import { WhichSeries } from './which-series.tsx';

type Props = { readonly rules: Signal<Rules>; readonly speed: Speed; readonly range: Range };

/** Seldom needed settings, folded by subject. */
export function Further({ rules, speed, range }: Props) {
  return (
    <>
      <Folded title="wizard.about.players">
        <RuleFields rules={rules} fields={terms} />
      </Folded>
      <Folded title="wizard.about.start">
        <RuleFields rules={rules} fields={start} />
        {rules.value.seeding === 'SERIES' && <WhichSeries rules={rules} />}
      </Folded>
      <Folded title="wizard.about.stages">
        <EveryStage rules={rules} range={range} />
      </Folded>
      <Folded title="wizard.about.rounds">
        <Pacing rules={rules} speed={speed} />
      </Folded>
      <Folded title="wizard.about.points">
        <Points rules={rules} />
      </Folded>
      <Folded title="wizard.about.matches">
        <RuleFields rules={rules} fields={matches} />
      </Folded>
      <Folded title="wizard.about.appeals">
        <RuleFields rules={rules} fields={appealing} />
      </Folded>
    </>
  );
}

type FoldedProps = { readonly title: Key; readonly children: ComponentChildren };

function Folded({ title, children }: FoldedProps) {
  const { words } = useHere();
  return (
    <details class="house-rules">
      <summary>{words.say(title)}</summary>
      {children}
    </details>
  );
}
