import { useLocation } from 'preact-iso';
import { ReadGames } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { languageNames } from '../../../here/languages.tsx';
import { Check, Select } from '../../../parts/field.tsx';
import { useResource } from '../../../parts/use-resource.ts';
import { filterOf, speeds, filterAddress } from './filter.ts';

/** Form of the lists' filter; its values are in the address, so that they can be shared and kept. */
export function Filters() {
  const { client, locale, words, viewer } = useHere();
  const { query, route } = useLocation();
  const { data } = useResource(() => client.ask(ReadGames, { locale }), [client, locale]);
  const wish = (name: string) => (value: string) => {
    route(filterAddress(query, name, value), true);
  };
  const games = data.value?.games ?? [];
  const any = ['', words.say('filter.any')] as const;
  const { game = '', speed = '', language = '', rated = '', joinable } = query;
  const isOpen = joinable === 'true' || Object.keys(filterOf(query)).length > 0;
  return (
    <details class="filters" open={isOpen}>
      <summary>{words.say('filter.title')}</summary>
      <div class="form">
        <Select
          label={words.say('new.game')}
          value={games.some(({ id }) => id === game) ? game : ''}
          choices={[any, ...games.map(({ id, name }) => [id, name] as const)]}
          onChange={wish('game')}
        />
        <Select
          label={words.say('rule.speed')}
          value={speed}
          choices={[any, ...speeds.map((each) => [each, words.say(`speed.${each}`)] as const)]}
          onChange={wish('speed')}
        />
        <Select
          label={words.say('filter.language')}
          value={language}
          choices={[any, ...Object.entries(languageNames)]}
          onChange={wish('language')}
        />
        <Select
          label={words.say('filter.rated')}
          value={rated}
          choices={[
            any,
            ['true', words.say('filter.ratedOnly')],
            ['false', words.say('filter.unratedOnly')],
          ]}
          onChange={wish('rated')}
        />
        {viewer.value && (
          <Check
            label={words.say('filter.joinable')}
            isChecked={joinable === 'true'}
            onChange={(is) => {
              wish('joinable')(is ? 'true' : '');
            }}
          />
        )}
      </div>
    </details>
  );
}
