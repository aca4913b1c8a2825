import { checkScope, type AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { laterOf } from '../../platform/time/duration.ts';
import { auditing } from '../audit.ts';
import type { PodInspection } from '../contract.ts';
import type { TournamentsDeps } from '../deps.ts';
import { addressed } from '../progress/match-of.ts';
import { inspectPodInput, type InspectPodInput } from '../generated/inputs.ts';
import { checkMay } from '../permissions.ts';
import type { TournamentRecord } from '../record/tournament-record.ts';
import { checkPlaysNot } from './conflict.ts';
import type { TournamentCommand } from './command.ts';
import { podIn } from './named.ts';
import { targetOf } from '../../../shared/tournaments/record/target.ts';

type Handle = (tournamentId: string, command: TournamentCommand) => Promise<TournamentRecord>;

/**
 * Shows a running match from an arbiter's perspective. The act is in the audit before anything is
 * shown.
 */
export const inspecting =
  (deps: TournamentsDeps, handle: Handle) =>
  async (actor: AccountActor, input: InspectPodInput): Promise<PodInspection> => {
    checkScope(actor, 'organize');
    const said = checked(inspectPodInput(), input);
    const { tournamentId, round, pod: number, reason, note, commandId } = said;
    const { tournament: shown } = await handle(tournamentId, {
      name: 'inspectPod',
      actor,
      commandId,
      says: { round, pod: number, reason, note },
      act({ record: { tournament } }) {
        const role = checkMay(tournament, actor, 'inspectPod');
        podIn(tournament, round, number);
        checkPlaysNot(tournament, actor);
        const at = laterOf(deps.now().toISOString(), tournament.updatedAt);
        const target = targetOf({ round, pod: number });
        const act = { at, by: actor.account, role, act: 'INSPECT', target, reason, note } as const;
        return auditing(tournament, [act]);
      },
    });
    const its = podIn(shown, round, number);
    return deps.matches.inspect(addressed(shown, its.round, its.pod), actor);
  };
