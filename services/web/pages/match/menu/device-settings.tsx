import type { Signal } from '@preact/signals';
import { useHere } from '../../../app/here.ts';
import { Languages } from '../../../app/languages.tsx';

/** Settings of this device. */
export function DeviceSettings() {
  const { settings, words } = useHere();
  return (
    <div class="form">
      <Check label={words.say('menu.confirms')} setting={settings.confirms} />
      <Check label={words.say('menu.paced')} setting={settings.paced} />
      <Languages />
    </div>
  );
}

const Check = ({
  label,
  setting,
}: {
  readonly label: string;
  readonly setting: Signal<boolean>;
}) => (
  <div class="field">
    <label class="check">
      <span>{label}</span>
      <input
        type="checkbox"
        checked={setting.value}
        onChange={({ currentTarget }) => {
          setting.value = currentTarget.checked;
        }}
      />
    </label>
  </div>
);
