import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Document, ReadSeriesQuery } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { useAct, type Act } from '../../parts/use-act.ts';

export type Series = NonNullable<ReadSeriesQuery['series']>;

/** The series shown, as last read, and the way to read it again. */
type Shown = { readonly series: Series; again(): Promise<void> };

const context = createContext<Shown | undefined>(undefined);
export const SeriesProvider = context.Provider;

/** The series that is shown around here. */
export function useSeries(): Shown {
  const shown = useContext(context);
  if (shown === undefined) throw new Error('No series is shown here.');
  return shown;
}

type Input = {
  readonly seriesId: string;
  readonly expectedVersion?: number | null | undefined;
  readonly commandId?: string | null | undefined;
};

/** Something that is done with the series that is shown. */
export type SeriesAct = Pick<Act, 'isBusy' | 'refusal'> & {
  /** Does it unless the series has changed meanwhile, reads it again, and gives whether it was done. */
  send<Result, I extends Input>(
    document: Document<Result, { input: I }>,
    input: Omit<I, 'seriesId' | 'expectedVersion' | 'commandId'>,
  ): Promise<boolean>;
};

export function useSeriesAct(): SeriesAct {
  const { client } = useHere();
  const { series, again } = useSeries();
  const { isBusy, refusal, run } = useAct();
  return {
    isBusy,
    refusal,
    async send<Result, I extends Input>(
      document: Document<Result, { input: I }>,
      given: Omit<I, 'seriesId' | 'expectedVersion' | 'commandId'>,
    ) {
      const { id: seriesId, version: expectedVersion } = series;
      // all that it takes but for the id of the command
      const input = { ...given, seriesId, expectedVersion } as unknown as I;
      if ((await run(() => client.command(document, input))) === undefined) return false;
      await again();
      return true;
    },
  };
}
