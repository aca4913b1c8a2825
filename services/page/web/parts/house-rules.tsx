import type { Signal } from '@preact/signals';
import type { Sheet } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useResource } from './use-resource.ts';
import { Field, Select } from './field.tsx';

type Value = string | number | boolean;
export type Options = Readonly<Record<string, Value>>;

/** Schema of one option, as far as a form goes. */
type OptionSchema = {
  readonly type?: string;
  readonly default?: Value;
  readonly enum?: readonly Value[];
  readonly minimum?: number;
  readonly maximum?: number;
};

type Props = {
  readonly gameId: string;
  readonly options: Signal<Options>;
  /** True if they are folded below their title. */
  readonly isFolded?: boolean;
};

/** The options of a game by its `optionsSchema`, in its own words; untouched ones keep their defaults. */
export function HouseRules({ gameId, options, isFolded = false }: Props) {
  const { client, locale, words } = useHere();
  const { data: sheet } = useResource(() => client.sheet(gameId, locale), [client, gameId, locale]);
  const { properties = {} } = (sheet.value?.optionsSchema ?? {}) as {
    readonly properties?: Readonly<Record<string, OptionSchema>>;
  };
  const names = Object.keys(properties);
  if (sheet.value === undefined || names.length === 0) return null;
  const fields = names.map((name) => (
    <Option
      key={name}
      name={name}
      schema={properties[name] ?? {}}
      texts={sheet.value?.texts ?? {}}
      options={options}
    />
  ));
  const title = words.say('new.options');
  return isFolded ? (
    <details class="house-rules">
      <summary>{title}</summary>
      {fields}
    </details>
  ) : (
    <section class="house-rules">
      <h3>{title}</h3>
      {fields}
    </section>
  );
}

type OptionProps = {
  readonly name: string;
  readonly schema: OptionSchema;
  readonly texts: Sheet['texts'];
  readonly options: Signal<Options>;
};

function Option({ name, schema, texts, options }: OptionProps) {
  const label = texts[`setting.${name}`] ?? name;
  const help = texts[`setting.${name}.text`];
  const value = options.value[name] ?? schema.default;
  const set = (next: Value | undefined): void => {
    const { [name]: _, ...others } = options.value;
    options.value =
      next === undefined || next === schema.default ? others : { ...others, [name]: next };
  };
  if (schema.enum !== undefined) {
    const named = schema.enum.map((each) => String(each));
    return (
      <Select
        label={label}
        help={help}
        value={String(value ?? '')}
        choices={[
          ...(schema.default === undefined ? [['', '–'] as const] : []),
          ...named.map((each) => [each, texts[`setting.${name}.${each}`] ?? each] as const),
        ]}
        onChange={(chosen) => {
          set(schema.enum?.find((each) => String(each) === chosen));
        }}
      />
    );
  }
  return (
    <Field>
      <label class={schema.type === 'boolean' ? 'check' : undefined}>
        <span>{label}</span>
        {schema.type === 'boolean' ? (
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => {
              set(currentTarget.checked);
            }}
          />
        ) : (
          <input
            type="number"
            min={schema.minimum}
            max={schema.maximum}
            value={typeof value === 'number' ? value : ''}
            onInput={({ currentTarget }) => {
              set(currentTarget.value === '' ? undefined : currentTarget.valueAsNumber);
            }}
          />
        )}
      </label>
      {help !== undefined && <small>{help}</small>}
    </Field>
  );
}
