import type * as z from 'zod';
import type { AccountActor, Scope } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { enforce, type CommandRefusal } from '../../platform/requests/refusal.ts';
import type { Backing } from '../session/backing.ts';
import type { Command, Venues } from '../session/command.ts';
import type { Act } from '../session/compose.ts';
import type { Judged } from '../session/judged.ts';
import type { Lobby } from '../record/match-record.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';

/** Something that an account can do to a match, and that `can` lists. */
export type Action<Input = unknown> = Venues & {
  /** The scope that a token must have. */
  readonly scope: Scope;
  /** A scope that does as well, for those whose right is another. */
  readonly or?: Scope;
  /**
   * Returns the refusal of an actor who can't do it now.
   * @param input absent for `can`, which asks whether any input would do
   */
  check(judged: Judged, actor: AccountActor, input?: Input): CommandRefusal | undefined;
  /** Tests if it would change nothing now, so that `can` leaves it out; false unless given. */
  isIdle?(judged: Offering, actor: AccountActor): boolean;
};

/** A match as `can` looks at it: with the questions that wait for the viewer. */
export type Offering = Judged & { readonly questions: readonly unknown[] };

/** The fields that every command on a match has. */
type Addressed = {
  readonly matchId: string;
  readonly commandId?: string | undefined;
  readonly expectedVersion?: number | undefined;
};

/** A command as its act gets it. */
export type CommandCall<Input> = {
  readonly actor: AccountActor;
  readonly input: Input;
  readonly backing: Backing;
};

type Spec<Input extends Addressed> = Action<Input> & {
  /** The strict schema of the input. */
  readonly input: () => z.ZodType<Input>;
  /** Whether it seats the actor: a profile without a name takes the one of the sign-in. */
  readonly seats?: true;
  /** Whether an invitation may let in an account that may not find the match. */
  readonly admits?: true;
  /** Reads the facts about the actor that its check asks for; none unless given. */
  factsFor?(match: LoadedMatch, sent: CommandCall<Input>): Promise<Judged['facts']>;
  /**
   * Carries the command out after its check; `undefined` if nothing changes. Throws a refusal that
   * depends on the input or on what it reads.
   */
  act(match: LoadedMatch, sent: CommandCall<Input>): Act | undefined | Promise<Act | undefined>;
};

/** An action that is one commit of its match. */
export type MatchCommand = Action & {
  readonly seats?: true;
  /** Parses the input, and makes a command for the command loop. */
  commandFor(sent: CommandCall<unknown> & { readonly name: string }): Command;
};

/** Looks at a match as permissions are judged by it, now. */
export const judgedBy = (
  { games, now }: Pick<Backing, 'games' | 'now'>,
  record: Lobby,
  facts: Judged['facts'] = {},
): Judged => ({ record, game: games.of(record), at: now().toISOString(), facts });

/** Makes a record of the table of commands. */
export const matchCommand = <Input extends Addressed>(spec: Spec<Input>): MatchCommand => ({
  ...(spec as Action),
  ...(spec.seats && { seats: spec.seats }),
  commandFor({ name, actor, input: given, backing }) {
    const input = checked(spec.input(), given);
    const { matchId, commandId, expectedVersion, ...says } = input;
    const by = (who: AccountActor): Command => ({
      name,
      actor: who,
      matchId,
      commandId,
      expectedVersion,
      says,
      venues: spec,
      admits: spec.admits ?? false,
      by,
      async act(match) {
        const sent = { actor: who, input, backing };
        const facts = await spec.factsFor?.(match, sent);
        enforce(spec.check(judgedBy(backing, match.record, facts), who, input));
        return spec.act(match, sent);
      },
    });
    return by(actor);
  },
});
