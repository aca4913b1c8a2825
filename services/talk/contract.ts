import type { Seat } from '../../shared/engine/index.ts';
import type { AccountActor } from '../requests/actor.ts';

/**
 * To whom something is said: those who hold seats, those who only watch, or everybody. What watchers say is kept
 * from those who play for as long as the match is rated and not over.
 */
export type Audience = 'SEATS' | 'SPECTATORS' | 'ALL';

/** Something that was said at a match, as whoever hears it reads it. */
export type Message = {
  /** Opaque, and good for finding it. */
  readonly id: string;
  readonly matchId: string;
  readonly audience: Audience;
  /** Whoever said it. */
  readonly from: {
    readonly account: string;
    readonly name: string | undefined;
    readonly machine: boolean;
  };
  /** The seat that they held then. */
  readonly seat: Seat | undefined;
  /** Their own words; or a phrase, by its key. */
  readonly said: { readonly text: string } | { readonly phrase: string };
  /** ISO 8601. */
  readonly at: string;
};

/** Something to say: either `text` or `phrase`. */
export type SayInput = {
  readonly matchId: string;
  readonly audience: Audience;
  readonly text?: string;
  readonly phrase?: string;
  /** Sent again with the same one, it is said once. */
  readonly commandId?: string;
};

/** A page back from a message: of all that the viewer hears there, or what was said to one audience of that. */
export type MessagePage = {
  readonly last: number;
  /** The id of a message there. */
  readonly before?: string;
  readonly audience?: Audience;
};

/** The use-cases of talk, behind every door. Refusals are thrown as `CommandRefusedError`. */
export type TalkUses = {
  send(actor: AccountActor, input: SayInput): Promise<Message>;
  /** The last ones, the newest last, and whether there are earlier ones. */
  messages(
    viewer: AccountActor | undefined,
    matchId: string,
    page: MessagePage,
  ): Promise<{ readonly items: readonly Message[]; readonly hasPrevious: boolean }>;
};
