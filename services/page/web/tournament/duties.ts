import type { Tournament } from './event.ts';

/** Something that waits for the staff of an event: its count, and the part of its page. */
export type Duty =
  | { readonly is: 'APPROVE_PLAYER'; readonly n: 1; readonly part: 'players' }
  | { readonly is: 'APPROVE_ACT'; readonly n: number; readonly part: 'console' }
  | { readonly is: 'DECIDE_APPEAL'; readonly n: number; readonly part: 'record' };

type Event = Pick<Tournament, 'can' | 'proposed' | 'appeals'>;

/**
 * Duties of a viewer, except on acts of their own: no one approves their own proposals, or decides their own
 * appeals.
 */
export function dutiesIn(
  { can, proposed, appeals }: Event,
  me: string | undefined,
): readonly Duty[] {
  const open = (of: readonly { readonly status: string; readonly by: { readonly id: string } }[]) =>
    of.filter(({ status, by }) => status === 'OPEN' && by.id !== me).length;
  const duties: readonly Duty[] = [
    // the number is not in any data
    { is: 'APPROVE_PLAYER', n: 1, part: 'players' },
    { is: 'APPROVE_ACT', n: open(proposed), part: 'console' },
    { is: 'DECIDE_APPEAL', n: open(appeals), part: 'record' },
  ];
  return duties.filter(({ is, n }) => n > 0 && can.includes(is));
}
