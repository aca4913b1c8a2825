import { onDevice } from '../device/areas.ts';
import { useHere } from './here.ts';
import { LOCALE } from '../words/locale.ts';

/** Each language by its own name. */
export const languageNames = { EN: 'English', CS: 'Čeština', KO: '한국어' } as const;

/** The language of the page on this device; the page loads again in another. */
export function Languages() {
  const { locale, words } = useHere();
  return (
    <label class="languages">
      <span class="sr">{words.say('menu.language')}</span>
      <span class="language" aria-hidden="true">
        {locale}
      </span>
      <select
        value={locale}
        onChange={({ currentTarget }) => {
          onDevice.set(LOCALE, currentTarget.value);
          location.reload();
        }}
      >
        {Object.entries(languageNames).map(([id, name]) => (
          <option key={id} value={id} lang={id.toLowerCase()}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
