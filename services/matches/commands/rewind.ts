import type { OnMatch } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { checkMaySettle } from '../session/guards.ts';
import { rewindMatchInput } from '../inputs/generated/inputs.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { Backing } from '../session/backing.ts';
import type { Command } from '../session/command.ts';
import { takeBack } from '../decisions/take-back.ts';

type Wish = OnMatch & { readonly toVersion: number; readonly reason: string };

/** Rewinds a match in play to a version, for an arbiter. */
export const rewind =
  (backing: Backing) =>
  (actor: AccountActor, input: Wish): Command => {
    const { matchId, commandId, toVersion: to, reason } = checked(rewindMatchInput(), input);
    return {
      name: 'rewind',
      actor,
      matchId,
      commandId,
      says: { to, reason },
      async act(match) {
        checkMaySettle(match.record, actor, 'rewind a match');
        await takeBack(backing, match, { to, reason });
        return {};
      },
    };
  };
