import type * as z from 'zod';
import type * as models from '../../../../schema/openapi/models/tournaments/player.ts';
import type { Penalty } from '../../../../shared/tournaments/record/act.ts';
import type { Player } from '../../../../shared/tournaments/record/player.ts';
import type { Standing } from '../../../../shared/tournaments/standings/standings.ts';
import { inPoints } from '../../../tournaments/shown/points.ts';
import { numbered, waitingPlaceOf } from '../../../tournaments/shown/roster.ts';
import { personIn, type Event } from './setting.ts';

type Shown = z.input<typeof models.player>;

/** A player of a tournament. */
export const playerOf = (event: Event, player: Player): Shown => ({
  id: `${event.seen.tournament.id}.${player.account}`,
  account: personIn(event, player.account, player.machine),
  number: player.number ?? null,
  status: player.status,
  registeredAt: player.at,
  waitingPlace: waitingPlaceOf(event.seen.tournament, player) ?? null,
  seed: player.seed ?? null,
  entered: player.entered ?? null,
  checkedIn: player.checkedIn ?? null,
  noShows: player.noShows ?? 0,
  leaving: player.leaving ?? false,
  lives: player.lives ?? null,
  before: (player.before ?? []).map((each) => personIn(event, each)),
});

/** The player of a start number. */
export const playerAt = (event: Event, number: number): Shown =>
  playerOf(event, numbered(event.seen.tournament, number));

/** The accounts that players are shown by. */
export const accountsOf = (players: readonly Player[]): readonly string[] =>
  players.flatMap(({ account, before = [] }) => [account, ...before]);

export const penaltyOf = (penalty: Penalty): z.input<typeof models.penalty> => ({
  number: penalty.number,
  kind: penalty.kind,
  points: inPoints(penalty.points) ?? null,
  round: penalty.round ?? null,
  pod: penalty.pod ?? null,
});

/** A row of a table. */
export const standingOf = (
  event: Event,
  row: Standing,
): z.input<typeof models.standings>['items'][number] => ({
  rank: row.rank,
  player: playerAt(event, row.number),
  points: inPoints(row.points),
  tieBreaks: [...row.ties],
  results: row.rounds.map((score) => ({
    round: score.round,
    pod: score.pod ?? null,
    place: score.place ?? null,
    points: inPoints(score.points),
    source: score.source,
  })),
});
