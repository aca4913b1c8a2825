import { playerBy } from '../../../shared/tournaments/record/queries.ts';
import { checkScope, type AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { idBytes } from '../../platform/requests/command-ids.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { checkIsNotBanned } from '../../platform/requests/account-standing.ts';
import { tournamentStream } from '../../platform/storage/tournaments/name.ts';
import type { ActInputs, SeenTournament } from '../contract.ts';
import type { TournamentsDeps } from '../deps.ts';
import type { Fact } from '../facts/fact.ts';
import { isEnrolling } from '../facts/fold.ts';
import { mayComeLate } from '../facts/registering.ts';
import {
  checkInInput,
  registerForTournamentInput,
  withdrawFromTournamentInput,
} from '../generated/inputs.ts';
import { isStaff } from '../permissions.ts';
import type { Reader } from '../reading/reader.ts';
import { tournamentView } from '../views/tournament-view.ts';
import { checkMayCheckIn, checkMayRegister } from './enrolling.ts';
import { checkMayFind } from '../reading/find.ts';

type Enrolling = 'registerForTournament' | 'withdrawFromTournament' | 'checkIn';
type Acts = {
  readonly [name in Enrolling]: (
    actor: AccountActor,
    input: ActInputs[name],
  ) => Promise<SeenTournament>;
};

/**
 * Creates the acts that arrive in crowds: each is a small fact in the inbox of its tournament,
 * without conflicts, and is folded with the others in order of receipt.
 */
export function enrolling(deps: TournamentsDeps, reader: Reader): Acts {
  const put = async (
    tournament: string,
    actor: AccountActor,
    { fact, commandId }: { readonly fact: Fact; readonly commandId: string | undefined },
  ): Promise<void> => {
    const at = deps.now().toISOString();
    const id =
      commandId === undefined
        ? Buffer.from(deps.random(12)).toString('base64url')
        : Buffer.from(await idBytes(deps, actor.account, ['fact', tournament, commandId]))
            .toString('base64url')
            .slice(0, 16);
    await deps.names.keep(actor);
    await deps.inboxes.put({ stream: tournamentStream(tournament), at, id, fact });
  };

  return {
    async registerForTournament(actor, input) {
      checkScope(actor, 'play');
      const { tournamentId, code, entropy, commandId } = checked(
        registerForTournamentInput(),
        input,
      );
      const record = await reader.latest(tournamentId);
      const { tournament } = checkMayFind(record, actor);
      const known = playerBy(tournament, actor.account);
      if (known && !mayComeLate(tournament, known))
        return tournamentView(record, actor, deps.now().toISOString());
      const at = deps.now().toISOString();
      await checkIsNotBanned(deps.accounts, actor, at);
      // players who wait were let in before
      if (!known) await checkMayRegister(tournament, { actor, code, at, deps });
      const { account, machine } = actor;
      await put(tournamentId, actor, {
        fact: { kind: 'REGISTER', account, machine, entropy },
        commandId,
      });
      return { ...tournamentView(record, actor, deps.now().toISOString()), pending: true };
    },

    async withdrawFromTournament(actor, input) {
      checkScope(actor, 'play');
      const { tournamentId, commandId } = checked(withdrawFromTournamentInput(), input);
      const record = await reader.latest(tournamentId);
      const { tournament } = checkMayFind(record, actor);
      const { account } = actor;
      const player = playerBy(tournament, account);
      // a registration that is not folded yet can be taken back as long as there may be one
      if (player === undefined && !isEnrolling(tournament))
        return tournamentView(record, actor, deps.now().toISOString());
      await put(tournament.id, actor, { fact: { kind: 'WITHDRAW', account }, commandId });
      return tournamentView(record, actor, deps.now().toISOString());
    },

    async checkIn(actor, input) {
      const { tournamentId, entropy, accountId, commandId } = checked(checkInInput(), input);
      checkScope(actor, (accountId ?? actor.account) === actor.account ? 'play' : 'organize');
      const record = await reader.latest(tournamentId);
      const { tournament } = checkMayFind(record, actor);
      const account = accountId ?? actor.account;
      if (account !== actor.account && !isStaff(tournament, actor)) {
        refuse('FORBIDDEN', 'Only staff can check others in.');
      }
      if (account !== actor.account && entropy !== undefined) {
        refuseInput({ path: ['entropy'], detail: 'Only players can add entropy.' });
      }
      checkMayCheckIn(tournament, account, deps.now().toISOString());
      await put(tournamentId, actor, { fact: { kind: 'CHECK_IN', account, entropy }, commandId });
      return tournamentView(record, actor, deps.now().toISOString());
    },
  };
}
