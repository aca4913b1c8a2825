import { matchIdOf } from '../../../shared/tournaments/chance/derived.ts';
import { checkScope, type AccountActor } from '../../requests/actor.ts';
import { checked } from '../../requests/checked.ts';
import { auditing } from '../audit.ts';
import type { Inputs, PodInspection } from '../contract.ts';
import type { TournamentsDeps } from '../deps.ts';
import { inputs } from '../input/input.ts';
import { checkMay } from '../permissions.ts';
import { checkPlaysNot } from './conflict.ts';
import type { TournamentCommand } from './command.ts';
import { podIn } from './named.ts';
import { targetOf } from './target.ts';

type Handle = (tournamentId: string, command: TournamentCommand) => Promise<unknown>;

/** Looks into a running match with an arbiter's eyes. The look is in the audit before anything is shown. */
export const inspecting =
  (deps: TournamentsDeps, handle: Handle) =>
  async (actor: AccountActor, input: Inputs['inspect']): Promise<PodInspection> => {
    checkScope(actor, 'organize');
    const said = checked(inputs().inspect, input);
    const { tournamentId, round, pod: number, reason, note, commandId } = said;
    let attempt = 1;
    await handle(tournamentId, {
      name: 'inspectPod',
      actor,
      commandId,
      says: { round, pod: number, reason, note },
      act({ record: { tournament } }) {
        const role = checkMay(tournament, actor, 'inspectPod');
        const { pod } = podIn(tournament, round, number);
        checkPlaysNot(tournament, actor);
        ({ attempt } = pod);
        const at = deps.now().toISOString();
        const target = targetOf({ round, pod: number });
        const act = { at, by: actor.account, role, act: 'INSPECT', target, reason, note } as const;
        return auditing(tournament, [act]);
      },
    });
    const id = matchIdOf({ tournament: tournamentId, round, pod: number, attempt });
    return deps.matches.inspect(id, actor);
  };
