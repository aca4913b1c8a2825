import { useHere } from '../../../here/here.ts';
import { Languages } from '../../../here/languages.tsx';
import { Check } from '../../../parts/field.tsx';

/** Settings of this device. */
export function DeviceSettings() {
  const { settings, words } = useHere();
  return (
    <div class="form">
      <Check
        label={words.say('menu.confirms')}
        isChecked={settings.confirms.value}
        onChange={(is) => {
          settings.confirms.value = is;
        }}
      />
      <Check
        label={words.say('menu.paced')}
        isChecked={settings.paced.value}
        onChange={(is) => {
          settings.paced.value = is;
        }}
      />
      <Check
        label={words.say('menu.fast')}
        isChecked={settings.fast.value}
        onChange={(is) => {
          settings.fast.value = is;
        }}
      />
      <Check
        label={words.say('menu.sound')}
        isChecked={settings.sound.value}
        onChange={(is) => {
          settings.sound.value = is;
        }}
      />
      <Check
        label={words.say('menu.shortcuts')}
        isChecked={settings.shortcuts.value}
        onChange={(is) => {
          settings.shortcuts.value = is;
        }}
      />
      <Languages />
    </div>
  );
}
