import { actSpec } from '../../../shared/tournaments/acts/registry.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { changedAtOf, roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Command } from '../../platform/commands/command.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { checkScope } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { laterOf } from '../../platform/time/duration.ts';
import type { LoadedTournament } from '../aggregate.ts';
import { noTournament } from '../aggregate.ts';
import { applied } from '../applied.ts';
import { auditing } from '../audit.ts';
import type { ActInputs } from '../contract.ts';
import type { TournamentsDeps } from '../deps.ts';
import { checkMay, mayFind, type ActingRole } from '../permissions.ts';
import { followUps } from '../progress/follow.ts';
import { acts, isOfPlayers, type JudgedAct } from './acts.ts';

/** A command on a tournament. */
export type TournamentCommand = Command<LoadedTournament, readonly TournamentEvent[]> & {
  /** The round concerned, for checking the expected version. */
  readonly round?: number | undefined;
};

/** Input fields of every act that are used here. */
type Said = {
  readonly tournamentId: string;
  readonly commandId?: string | undefined;
  readonly expectedVersion?: number | undefined;
  readonly round?: number | undefined;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
};

/**
 * Makes a command of an act: it is judged, entered in the audit, and followed by its consequences,
 * in one commit.
 */
export function commandFor<Name extends JudgedAct>(
  deps: TournamentsDeps,
  name: Name,
  actor: AccountActor,
  input: ActInputs[Name],
): { readonly tournamentId: string; readonly command: TournamentCommand } {
  const act = acts[name];
  checkScope(actor, isOfPlayers(name) ? 'play' : 'organize');
  const said = checked<unknown>(act.input(), input) as ActInputs[Name] & Said;
  const { tournamentId, commandId, expectedVersion, ...says } = said;
  return {
    tournamentId,
    command: {
      name,
      actor,
      commandId,
      expectedVersion,
      says,
      round: said.round,
      async act({ record, secret }) {
        const { tournament } = record;
        const role = roleFor(tournament, actor, name);
        const at = laterOf(deps.now().toISOString(), tournament.updatedAt);
        const done = await act.judge({ tournament, actor, role, input: said, secret, at, deps });
        if (done.length === 0) return undefined;
        const entries = entriesFor(tournament, done, name, { said, actor, role, at });
        const events = [...done, ...entries];
        const more = await followUps(applied(tournament, events, at), { secret, at, deps });
        return [...events, ...more];
      },
    },
  };
}

function roleFor(
  tournament: Tournament,
  actor: AccountActor,
  name: JudgedAct,
): ActingRole | undefined {
  if (!isOfPlayers(name)) return checkMay(tournament, actor, name);
  if (!mayFind(tournament, actor)) noTournament();
  return undefined;
}

type Acting = {
  readonly said: Said;
  readonly actor: AccountActor;
  readonly role: ActingRole | undefined;
  readonly at: string;
};

/** Input fields that the audit leaves out of an act's content. */
const around = ['tournamentId', 'commandId', 'expectedVersion', 'reason', 'note'];

function entriesFor(
  before: Tournament,
  done: readonly TournamentEvent[],
  name: JudgedAct,
  { said, actor, role, at }: Acting,
): readonly TournamentEvent[] {
  const { audited } = acts[name];
  const { reason, note } = said;
  if (audited === undefined || reason === undefined || role === undefined) return [];
  const says = Object.fromEntries(
    Object.entries(said).filter(([field, value]) => !around.includes(field) && value !== undefined),
  );
  const act = {
    at,
    by: actor.account,
    role,
    act: audited,
    ...actSpec(audited).content({ before, done, says }),
  };
  return auditing(applied(before, done, at), [{ ...act, reason, note }]);
}

/**
 * Refuses an act whose sender has not seen the last change of the regulations, or of the round
 * concerned.
 */
export function checkExpected(
  { record: { tournament, version } }: LoadedTournament,
  { actor, expectedVersion, round }: TournamentCommand,
): void {
  if (expectedVersion === undefined) return;
  if (actor.kind === 'account' && !mayFind(tournament, actor)) return;
  const changed = round === undefined ? undefined : roundOf(tournament, round)?.changedAt;
  const changedAt = Math.max(changedAtOf(tournament), changed ?? 0);
  if (expectedVersion >= changedAt && expectedVersion <= version) return;
  const what = `The tournament last changed at version ${String(changedAt)}`;
  refuse('STALE_VERSION', `${what}, not ${String(expectedVersion)}.`, {
    currentVersion: version,
  });
}
