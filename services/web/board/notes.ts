import type { Board, Ref, Space, Tone } from '../../../shared/client/index.ts';

/** A board with what may be said of its groups. */
export type NotedBoard = Omit<Board, 'spaces'> & {
  readonly groups?: readonly { readonly ref: Ref; readonly tone?: Tone }[];
  readonly spaces: readonly NotedSpace[];
};

export type NotedSpace = Space & { readonly role?: 'goal' | 'start' | 'hub' };
