import type * as z from 'zod';
import { enumValues } from '../../../../schema/enum-values.ts';
import type * as models from '../../../../schema/openapi/models/tournaments/tournament.ts';
import type { Game } from '../../../../shared/engine/index.ts';
import { warningText } from '../../../../shared/tournaments/words/warning-text.ts';
import type { Locale } from '../../../../shared/words/phrase.ts';
import type { SeenTournament } from '../../../tournaments/contract.ts';
import type { TournamentSummary } from '../../../tournaments/contract.ts';
import { appealsUntil } from '../../../tournaments/progress/appeals.ts';
import type { PodIn } from '../../../tournaments/shown/pods.ts';
import { headcount } from '../../../tournaments/shown/roster.ts';
import { stagesOf } from '../../../tournaments/shown/stages.ts';
import { regulationsIn } from '../../../words/regulations.ts';
import { gameNameOf } from '../game.ts';
import { named } from '../named.ts';
import { appealOf, proposedOf } from './act.ts';
import { accountsOf, penaltyOf, playerOf } from './player.ts';
import { accountsAt, podOf, roundSummaryOf } from './round.ts';
import { personIn, type Event } from './setting.ts';

/** A tournament, with the pod that its reader plays in next. */
export function tournamentOf(
  event: Event,
  game: Game,
  next: PodIn | undefined,
): z.input<typeof models.tournament> {
  const { tournament, roles, mine, pending, can, warnings } = event.seen;
  return {
    id: tournament.id,
    version: tournament.version,
    name: tournament.name,
    description: tournament.description ?? null,
    visibility: tournament.visibility,
    game: gameNameOf(game, event.locale),
    status: tournament.status,
    regulations: {
      json: { ...tournament.regulations },
      hash: tournament.regulationsHash ?? null,
      text: regulationsIn(game, tournament.regulations, event.locale),
    },
    stages: stagesOf(tournament).map(({ rounds = null, cut = null, ...stage }) => ({
      ...stage,
      rounds,
      cut,
    })),
    stage: tournament.stage,
    ...headcount(tournament),
    rounds: tournament.rounds.map(roundSummaryOf),
    appeals: tournament.appeals.map((appeal) => appealOf(event, appeal)),
    proposed: tournament.proposed.map((act) => proposedOf(event, act)),
    penalties: tournament.penalties.map(penaltyOf),
    fairness: {
      commitment: tournament.commitment,
      regulations: tournament.regulationsHash ?? null,
      secret: tournament.secret ?? null,
    },
    owner: personIn(event, tournament.owner),
    roles: Object.entries(tournament.roles).map(([account, held]) => ({
      account: personIn(event, account),
      roles: [...held],
    })),
    myRoles: [...roles],
    mine: mine ? playerOf(event, mine) : null,
    pending: pending ?? false,
    myNext: next ? podOf(event, next.round, next.pod) : null,
    can: can.map((action) => named(enumValues.TournamentAction, action)),
    warnings: warnings.map((warning) => ({
      kind: warning.kind,
      figures: { ...warning.figures },
      text: warningText(warning, event.locale),
    })),
    code: tournament.code ?? null,
    apart: tournament.apart.map((pair) => [...pair]),
    changedAt: tournament.changedAt,
    createdAt: tournament.createdAt,
    updatedAt: tournament.updatedAt,
    finishedAt: tournament.finishedAt ?? null,
    appealsUntil: appealsUntil(tournament) ?? null,
  };
}

/** The accounts that a tournament is shown by. */
export const accountsIn = (
  seen: SeenTournament,
  next: PodIn | undefined,
): readonly (string | undefined)[] => {
  const { tournament, mine } = seen;
  return [
    tournament.owner,
    ...Object.keys(tournament.roles),
    ...tournament.appeals.flatMap(({ by, decidedBy }) => [by, decidedBy]),
    ...tournament.proposed.flatMap(({ by, second }) => [by, second]),
    ...(mine ? accountsOf([mine]) : []),
    ...(next ? accountsAt(seen, [next.pod]) : []),
  ];
};

/** A tournament as lists tell of it. */
export const summaryOf = (
  { gameId: _, ...summary }: TournamentSummary,
  game: Game,
  locale: Locale,
): z.input<typeof models.tournaments>['items'][number] => ({
  ...summary,
  game: gameNameOf(game, locale),
  startsAt: summary.startsAt ?? null,
});
