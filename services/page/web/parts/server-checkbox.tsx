import { useSignal } from '@preact/signals';
import type { Outcome } from '../../../../shared/client/index.ts';
import { Check } from './field.tsx';
import { Refused } from './refusal.tsx';
import { useAct } from './use-act.ts';

type Props = {
  readonly label: string;
  /** True if it is on at the service. */
  readonly isOn: boolean;
  /** Tells the service. */
  keep(isOn: boolean): Promise<Outcome<unknown>>;
  /** Reads the service's value again. */
  onKept(): Promise<void>;
};

/** A switch that the service keeps at once; until it has answered it stands as it was set. */
export function ServerCheckbox({ label, isOn, keep, onKept }: Props) {
  const act = useAct();
  const wished = useSignal<boolean | undefined>(undefined);
  const set = async (is: boolean): Promise<void> => {
    wished.value = is;
    await act.run(() => keep(is));
    await onKept();
    wished.value = undefined;
  };
  return (
    <>
      <Check label={label} isChecked={wished.value ?? isOn} onChange={(is) => void set(is)} />
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </>
  );
}
