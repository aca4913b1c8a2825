import type { ReadPresetsQuery } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Options } from '../../parts/house-rules.tsx';
import { spanText } from '../../words/spans.ts';
import { Pick } from './pick.tsx';

export type GamePreset = ReadPresetsQuery['games'][number]['presets'][number];

type Props = {
  readonly presets: readonly GamePreset[];
  readonly chosen: GamePreset | undefined;
  onChange(id: string): void;
};

/** Modes that are known to play well, each with its length: choosing one sets seats, clock and house rules. */
export function Presets({ presets, chosen, onChange }: Props) {
  const { words } = useHere();
  return (
    <div class="picks modes">
      {presets.map(({ id, name, text, speed, deadline }) => (
        <Pick key={id} name="mode" isChosen={chosen?.id === id} onChoose={() => onChange(id)}>
          <b>{name}</b>
          <strong>
            {spanText(deadline, words)} <small>{words.say(`speed.${speed}`)}</small>
          </strong>
          <span>{text}</span>
        </Pick>
      ))}
      <Pick name="mode" isChosen={chosen === undefined} onChoose={() => onChange('')}>
        <b>{words.say('new.ownRules')}</b>
        <span>{words.say('new.ownRules.text')}</span>
      </Pick>
    </div>
  );
}

/** The preset that a form matches. */
export const presetOf = (
  presets: readonly GamePreset[],
  { options, clock }: { readonly options: Options; readonly clock: Clock | undefined },
): GamePreset | undefined =>
  presets.find(
    (each) => clock?.preset === each.timeControl && isSame(each.options as Options, options),
  );

function isSame(one: Options, other: Options): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
