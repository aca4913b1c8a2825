import type { ReadPresetsQuery } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import type { Clock } from '../../clock/clock.ts';
import { Select } from '../../parts/field.tsx';
import type { Options } from './house-rules.tsx';

type Preset = ReadPresetsQuery['games'][number]['presets'][number];

type Props = {
  readonly presets: readonly Preset[];
  readonly options: Options;
  readonly clock: Clock | undefined;
  onChange(id: string): void;
};

/** Ways to play a game that are known to do well: choosing one sets seats, clock and house rules; changing these again leaves it. */
export function Presets({ presets, options, clock, onChange }: Props) {
  const { words } = useHere();
  const chosen = presets.find(
    (each) => clock?.preset === each.timeControl && isSame(each.options as Options, options),
  );
  return (
    <Select
      label={words.say('new.playedAs')}
      help={chosen?.text}
      value={chosen?.id ?? ''}
      choices={[
        ['', words.say('new.ownRules')],
        ...presets.map(
          ({ id, name, speed }) => [id, `${name} · ${words.say(`speed.${speed}`)}`] as const,
        ),
      ]}
      onChange={onChange}
    />
  );
}

function isSame(one: Options, other: Options): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
