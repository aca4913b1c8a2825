import type { Resolvers } from '../../generated/resolvers.ts';
import { ActTarget, Appeal, AuditEntry, ProposedAct } from './acts.ts';
import { Penalty, TournamentPlayer } from './players.ts';
import { Regulations, TournamentWarning } from './regulations.ts';
import { PairingReport, Place, Pod, PodSeat, Round } from './rounds.ts';
import {
  DivisionDraft,
  SeasonDraft,
  SeasonMove,
  Series,
  SeriesEvent,
  SeriesScore,
  SeriesStanding,
} from './series.ts';
import { RoundScore, StandingRow } from './standings.ts';
import { Tournament, TournamentSummary } from './tournament.ts';

/** The resolvers of all types of tournaments. */
export const tournamentTypes = {
  ActTarget,
  Appeal,
  AuditEntry,
  PairingReport,
  Penalty,
  Place,
  Pod,
  PodSeat,
  ProposedAct,
  Regulations,
  Round,
  DivisionDraft,
  SeasonDraft,
  SeasonMove,
  Series,
  SeriesEvent,
  SeriesScore,
  SeriesStanding,
  RoundScore,
  StandingRow,
  Tournament,
  TournamentPlayer,
  TournamentSummary,
  TournamentWarning,
} satisfies Resolvers;
