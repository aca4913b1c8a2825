import type { Document } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useAct, type Act } from '../parts/use-act.ts';
import { useEvent } from './event.ts';

type Input = { readonly tournamentId: string; readonly commandId?: string | null | undefined };

/** Something that is done in the tournament that is shown. */
export type EventAct = Pick<Act, 'isBusy' | 'refusal'> & {
  /** Does it, reads the tournament again, and gives whether it was done. */
  send<Result, I extends Input>(
    document: Document<Result, { input: I }>,
    input: Omit<I, 'tournamentId' | 'commandId'>,
  ): Promise<boolean>;
};

export function useEventAct(): EventAct {
  const { client } = useHere();
  const { tournament, again } = useEvent();
  const { isBusy, refusal, run } = useAct();
  return {
    isBusy,
    refusal,
    async send<Result, I extends Input>(
      document: Document<Result, { input: I }>,
      given: Omit<I, 'tournamentId' | 'commandId'>,
    ) {
      // all that it takes but for the id of the command
      const input = { ...given, tournamentId: tournament.id } as unknown as I;
      if ((await run(() => client.command(document, input))) === undefined) return false;
      await again();
      return true;
    },
  };
}
