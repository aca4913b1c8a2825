import type { Signal } from '@preact/signals';
import type { ComponentChildren, InputHTMLAttributes, TextareaHTMLAttributes } from 'preact';

export const Field = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="field">{children}</div>
);

type SelectProps<Value extends string> = {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  /** Values, and their names. */
  readonly choices: readonly (readonly [Value, string])[];
  /** True if the form needs a value that is not empty. */
  readonly isRequired?: boolean;
  onChange(value: NoInfer<Value>): void;
};

/** One of a few, by name. */
export const Select = <Value extends string>(props: SelectProps<Value>) => {
  const { label, help, value, choices, isRequired = false, onChange } = props;
  return (
    <Field>
      <label>
        <span>{label}</span>
        <select
          value={value}
          required={isRequired}
          onChange={({ currentTarget }) => {
            const chosen = choices[currentTarget.selectedIndex];
            if (chosen) onChange(chosen[0]);
          }}
        >
          {choices.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {help !== undefined && <small>{help}</small>}
    </Field>
  );
};

type TextProps = {
  readonly label: string;
  readonly value: Signal<string>;
  /** Further attributes of the input. */
  readonly input?: InputHTMLAttributes;
};

/** A line to write. */
export const TextField = ({ label, value, input }: TextProps) => (
  <label class="field">
    <span>{label}</span>
    <input
      {...input}
      value={value.value}
      onInput={({ currentTarget }) => (value.value = currentTarget.value)}
    />
  </label>
);

type TextAreaProps = {
  readonly label: string;
  readonly value: Signal<string>;
  /** Further attributes of the input. */
  readonly input?: TextareaHTMLAttributes;
};

/** Several lines to write. */
export const TextArea = ({ label, value, input }: TextAreaProps) => (
  <label class="field">
    <span>{label}</span>
    <textarea
      rows={3}
      {...input}
      value={value.value}
      onInput={({ currentTarget }) => (value.value = currentTarget.value)}
    />
  </label>
);

type CheckProps = {
  readonly label: string;
  readonly isChecked: boolean;
  onChange(isChecked: boolean): void;
};

/** Yes or no. */
export const Check = ({ label, isChecked, onChange }: CheckProps) => (
  <label class="check">
    <span>{label}</span>
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.checked);
      }}
    />
  </label>
);

type ChecksProps = {
  readonly title: string;
  /** Values, and their names. */
  readonly choices: readonly (readonly [string, string])[];
  readonly chosen: Signal<readonly string[]>;
};

/** Any of a few, by name. */
export const Checks = ({ title, choices, chosen }: ChecksProps) => (
  <fieldset>
    <legend>{title}</legend>
    {choices.map(([id, name]) => (
      <Check
        key={id}
        label={name}
        isChecked={chosen.value.includes(id)}
        onChange={(isChecked) => {
          const others = chosen.value.filter((each) => each !== id);
          chosen.value = isChecked ? [...others, id] : others;
        }}
      />
    ))}
  </fieldset>
);
