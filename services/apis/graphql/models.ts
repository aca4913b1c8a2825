import type {
  Game,
  GuideStep,
  Odds,
  OptionWords,
  Order,
  Outcome,
  Pending,
  Preset,
  Tip,
} from '../../../shared/engine/index.ts';
import type { Locale } from '../../../shared/words/phrase.ts';
import type { AttentionView, NotificationRule } from '../../notifications/attention/contract.ts';
import type { Reliability } from '../../accounts/reliability/contract.ts';
import type { PairingObstacle } from '../../platform/requests/refusal.ts';
import type { AccessToken } from '../../accounts/accounts/contract.ts';
import type { NamesOf } from '../../accounts/names/account-names.ts';
import type {
  Foresees,
  Invitation,
  MatchResult,
  MatchView,
  MatchUpdate,
  Recap,
  SeatInfo,
  SeenClock,
  SeenProposal,
  SeenEntry,
  SeenLogLine,
  TimedQuestion,
  UndoView,
} from '../../matches/contract.ts';
import type { Queue, QueueTicket } from '../../matches/lobby/queues/contract.ts';
import type { TableAlert } from '../../notifications/alerts/contract.ts';
import type { ChannelKind } from '../../notifications/channels/registry.ts';
import type { ChannelField, ChannelSpec } from '../../notifications/channels/spec.ts';
import type { ChannelView, DeliveryView } from '../../notifications/delivery/contract.ts';
import type { Role } from '../../platform/requests/actor.ts';
import type { Complaint, Decision, Message, Report } from '../../matches/chat/contract.ts';
import type { ModerationNotice } from '../../platform/requests/account-standing.ts';
import type {
  Appeal,
  ActTarget,
  Penalty,
  ProposedAct,
} from '../../../shared/tournaments/record/act.ts';
import type { Player } from '../../../shared/tournaments/record/player.ts';
import type { PairingReport, Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { PodPlace } from '../../../shared/tournaments/results.ts';
import type { Move } from '../../../shared/tournaments/series/draft-season.ts';
import type { DraftedDivision, DraftedSeason } from '../../../shared/tournaments/series/series.ts';
import type { Standing } from '../../../shared/tournaments/standings/standings.ts';
import type {
  SeenAuditEntry,
  SeenTournament,
  TournamentSummary,
  Warning,
} from '../../tournaments/contract.ts';
import type {
  SeenSeries,
  SeriesRow,
  SeriesSummary,
} from '../../tournaments/series/series-contract.ts';
import type { Setting } from '../../matches/words/put.ts';

/** A person, as far as this viewer may know them. */
export type AccountModel = {
  readonly id: string;
  readonly name: string | undefined;
  readonly machine?: boolean | undefined;
  /** Known only of the viewer's own account. */
  readonly roles?: readonly Role[];
  /** The account whose private matters the viewer may see, too: their own, or those of a bot of theirs. */
  readonly own?: 'self' | 'bot';
};
export type AccessTokenModel = AccessToken;

export type AttentionItemModel = AttentionView;
export type GameModel = Game;
export type GameAboutModel = Game;
export type GameGuideModel = Game;
export type GuideStepModel = { readonly step: GuideStep; readonly game: Game };
export type GuideTipModel = { readonly tip: Tip; readonly game: Game };
export type GamePresetModel = { readonly preset: Preset; readonly game: Game };
export type NotificationRuleModel = NotificationRule;
export type PairingProblemModel = PairingObstacle;
export type ReliabilityModel = Reliability;
/** The requirements of a table, with those that the viewer doesn't meet. */
export type RequirementsModel = NonNullable<MatchView['record']['requirements']> & {
  readonly unmet: MatchView['unmet'];
};
export type SeriesRegulationsModel = SeenSeries['series']['regulations'];
export type UndoModel = UndoView;
export type FairnessModel = MatchView['fairness'];
export type BeaconModel = NonNullable<FairnessModel['beacon']>;
export type MatchModel = MatchView;
export type InvitationModel = MatchView;
export type MatchInvitationModel = Invitation & { readonly names: NamesOf };
export type TimeControlModel = NonNullable<MatchView['record']['timeControl']>;
export type ClockModel = SeenClock;
export type ProposalModel = SeenProposal;
export type MatchResultModel = MatchResult & { readonly setting: Setting };
export type StandingModel = {
  readonly standing: MatchResult['ranking'][number];
  readonly result: MatchResultModel;
};
export type StandingPartModel = StandingModel & { readonly at: number };
export type LeaverModel = NonNullable<MatchView['result']>['leavers'][number] & {
  readonly setting: Setting;
};
export type MatchUpdateModel = { readonly update: MatchUpdate; readonly setting: Setting };
export type SeatInfoModel = { readonly seat: SeatInfo; readonly setting: Setting };
export type QuestionModel = {
  readonly pending: TimedQuestion;
  readonly setting: Setting;
  readonly foresee: Foresees;
};
export type OptionModel = {
  readonly id: string;
  readonly anytime: boolean;
  readonly pending: Pending;
  readonly setting: Setting;
  /** Absent if the question is past. */
  readonly foresee?: Foresees;
  /** The language that all around it was asked for in. */
  readonly locale?: Locale | undefined;
};
type Foreseen = { readonly setting: Setting; readonly locale: Locale | undefined };
export type OptionEffectModel = Foreseen & { readonly words: OptionWords };
export type OddsModel = Foreseen & { readonly odds: Odds };
export type OddsOutcomeModel = Foreseen & { readonly outcome: Outcome };
export type LogEntryModel = {
  readonly line: SeenLogLine;
  readonly setting: Setting;
  /** The language the whole log was asked for in. */
  readonly locale: Locale | undefined;
};
/** A part of a recap, with the parts that its texts are put together from. */
type Recapped = { readonly setting: Setting; readonly locale: Locale | undefined };
export type RecapAnswerModel = Recapped & { readonly answer: Recap['answeredForMe'][number] };
export type RecapCounterModel = Recapped & { readonly counter: Recap['counters'][number] };
export type JournalEntryModel = SeenEntry;
export type NotificationChannelModel = ChannelView;
export type ChannelKindInfoModel = ChannelSpec & { readonly kind: ChannelKind };
export type ChannelFieldModel = ChannelField;
export type NotificationDeliveryModel = DeliveryView;
export type MessageModel = Message;
export type ReportModel = Report;
export type ComplaintModel = Complaint;
export type ModerationDecisionModel = Decision;
export type ModerationNoticeModel = ModerationNotice;
/** A phrase, by its key. */
export type PhraseModel = { readonly id: string };
export type QueueModel = Queue;
export type QueueTicketModel = QueueTicket;
export type TableAlertModel = TableAlert;
export type StandingOrderModel = Order;

/** A part of a tournament, with all of it that the viewer may see. */
type Within = { readonly seen: SeenTournament };
export type TournamentModel = SeenTournament;
export type TournamentSummaryModel = TournamentSummary;
export type SeriesModel = SeenSeries;
export type SeriesSummaryModel = SeriesSummary;
export type SeriesEventModel = { readonly number: number; readonly tournaments: readonly string[] };
export type SeriesStandingModel = SeriesRow;
export type SeriesScoreModel = SeriesRow['events'][number];
export type SeasonDraftModel = DraftedSeason;
export type DivisionDraftModel = DraftedDivision;
export type SeasonMoveModel = Move;
export type RegulationsModel = Tournament;
export type TournamentWarningModel = Warning;
export type TournamentPlayerModel = Within & { readonly player: Player };
export type PenaltyModel = Penalty;
export type StandingRowModel = Within & { readonly row: Standing };
export type RoundScoreModel = Standing['rounds'][number];
export type RoundModel = Within & { readonly round: Round };
export type PairingReportModel = PairingReport;
export type PodModel = RoundModel & { readonly pod: Pod };
export type PodSeatModel = PodModel & { readonly seat: string; readonly number: number };
export type PlaceModel = Within & { readonly place: PodPlace };
export type AuditEntryModel = SeenAuditEntry;
export type ActTargetModel = ActTarget;
export type ProposedActModel = ProposedAct;
export type AppealModel = Appeal;
