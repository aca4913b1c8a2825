type Props = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  onChange(value: number): void;
};

/** A number that has to be said. */
export const Figure = ({ label, value, onChange, ...range }: Props) => (
  <label class="field">
    <span>{label}</span>
    <input
      {...range}
      type="number"
      required
      value={value}
      onChange={({ currentTarget: { valueAsNumber } }) => {
        if (!Number.isNaN(valueAsNumber)) onChange(valueAsNumber);
      }}
    />
  </label>
);
