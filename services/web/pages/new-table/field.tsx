import type { ComponentChildren } from 'preact';

export const Field = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="field">{children}</div>
);

type SelectProps = {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  /** Values, and what they are called. */
  readonly choices: readonly (readonly [string, string])[];
  onChange(value: string): void;
};

/** One of a few, by name. */
export const Select = ({ label, help, value, choices, onChange }: SelectProps) => (
  <Field>
    <label>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
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
