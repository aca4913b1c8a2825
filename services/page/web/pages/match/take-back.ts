import {
  Propose,
  ReadUndo,
  Undo,
  type Client,
  type ReadUndoQuery,
  type SeatInfo,
  type Outcome,
} from '../../../../../shared/client/index.ts';

/** The limits of taking a match back, and the seats that can. */
export type UndoView = NonNullable<NonNullable<ReadUndoQuery['match']>['undo']>;

export const readUndo = (client: Client, id: string) => client.ask(ReadUndo, { id });

/** Takes a match back to a version, or asks the table to. */
export const takeBack = (
  client: Client,
  policy: UndoView['policy'],
  wish: { readonly matchId: string; readonly toVersion: number },
): Promise<Outcome<unknown>> =>
  policy === 'OWN'
    ? client.command(Undo, wish)
    : client.command(Propose, { ...wish, kind: 'UNDO' });

/** True if a player takes a step back at once: by the policy, or because no other person plays. */
export const isAtOnce = (
  { policy }: UndoView,
  seats: readonly SeatInfo[],
  own: string | null | undefined,
): boolean =>
  policy === 'OWN' ||
  (policy === 'CONSENT' && seats.every(({ id, account }) => id === own || account === null));
