// Generated from schema/*.graphql by `npm run generate`.
import type * as Schema from '../../../../schema/generated/types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type {
  AccessTokenModel,
  AccountModel,
  BeaconModel,
  FairnessModel,
  NotificationRuleModel,
  PairingProblemModel,
  ReliabilityModel,
  RequirementsModel,
  SeriesRegulationsModel,
  UndoModel,
  AttentionItemModel,
  ClockModel,
  GameModel,
  GameAboutModel,
  GameGuideModel,
  GamePresetModel,
  GuideStepModel,
  GuideTipModel,
  InvitationModel,
  JournalEntryModel,
  LeaverModel,
  LogEntryModel,
  MatchModel,
  MatchInvitationModel,
  MatchResultModel,
  MatchUpdateModel,
  StandingModel,
  StandingPartModel,
  MessageModel,
  PhraseModel,
  NotificationChannelModel,
  ChannelFieldModel,
  ChannelKindInfoModel,
  NotificationDeliveryModel,
  OptionModel,
  OptionEffectModel,
  OddsModel,
  OddsOutcomeModel,
  ProposalModel,
  QuestionModel,
  QueueModel,
  QueueTicketModel,
  TableAlertModel,
  ComplaintModel,
  ModerationDecisionModel,
  ModerationNoticeModel,
  ReportModel,
  RecapAnswerModel,
  RecapCounterModel,
  SeatInfoModel,
  StandingOrderModel,
  TimeControlModel,
  ActTargetModel,
  AppealModel,
  AuditEntryModel,
  PairingReportModel,
  PodModel,
  PodSeatModel,
  PlaceModel,
  PenaltyModel,
  ProposedActModel,
  RegulationsModel,
  RoundModel,
  RoundScoreModel,
  StandingRowModel,
  TournamentModel,
  TournamentPlayerModel,
  TournamentSummaryModel,
  TournamentWarningModel,
  SeriesModel,
  SeriesSummaryModel,
  SeriesEventModel,
  SeriesStandingModel,
  SeriesScoreModel,
  SeasonDraftModel,
  DivisionDraftModel,
  SeasonMoveModel,
} from '../models.ts';
import type { GraphqlContext } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ResolverFn<TResult, TParent, TContext, TArgs>
  | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<
  TResult,
  TKey extends string,
  TParent,
  TContext,
  TArgs,
> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<
  TTypes,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo,
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<
  T = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node: AccountModel | GameModel | MatchModel | SeriesModel | TournamentModel;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Account: ResolverTypeWrapper<AccountModel>;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  Reliability: ResolverTypeWrapper<ReliabilityModel>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  WeeklyWindow: ResolverTypeWrapper<Schema.WeeklyWindow>;
  Vacation: ResolverTypeWrapper<Schema.Vacation>;
  DateRange: ResolverTypeWrapper<Schema.DateRange>;
  AccessToken: ResolverTypeWrapper<AccessTokenModel>;
  Scope: ResolverTypeWrapper<Schema.Scope>;
  DeleteAccountInput: Schema.DeleteAccountInput;
  DeletedAccount: ResolverTypeWrapper<Schema.DeletedAccount>;
  BlockAccountInput: Schema.BlockAccountInput;
  UpdateProfileInput: Schema.UpdateProfileInput;
  WeeklyWindowInput: Schema.WeeklyWindowInput;
  StartVacationInput: Schema.StartVacationInput;
  EndVacationInput: Schema.EndVacationInput;
  CreateGuestInput: Schema.CreateGuestInput;
  CreateGuestPayload: ResolverTypeWrapper<
    Omit<Schema.CreateGuestPayload, 'account'> & { account: ResolversTypes['Account'] }
  >;
  KeepGuestInput: Schema.KeepGuestInput;
  KeptGuest: ResolverTypeWrapper<Schema.KeptGuest>;
  CreateBotAccountInput: Schema.CreateBotAccountInput;
  CreateTokenInput: Schema.CreateTokenInput;
  CreateTokenPayload: ResolverTypeWrapper<
    Omit<Schema.CreateTokenPayload, 'accessToken'> & { accessToken: ResolversTypes['AccessToken'] }
  >;
  RevokeTokenInput: Schema.RevokeTokenInput;
  RevokeAllTokensInput: Schema.RevokeAllTokensInput;
  Role: ResolverTypeWrapper<Schema.Role>;
  TableAlert: ResolverTypeWrapper<TableAlertModel>;
  AddTableAlertInput: Schema.AddTableAlertInput;
  RemoveTableAlertInput: Schema.RemoveTableAlertInput;
  AttentionItem: ResolverTypeWrapper<AttentionItemModel>;
  AttentionKind: Schema.AttentionKind;
  AttentionUpdate: ResolverTypeWrapper<
    Omit<Schema.AttentionUpdate, 'item'> & { item: ResolversTypes['AttentionItem'] }
  >;
  AttentionConnection: ResolverTypeWrapper<
    Omit<Schema.AttentionConnection, 'edges'> & {
      edges: ReadonlyArray<ResolversTypes['AttentionEdge']>;
    }
  >;
  AttentionEdge: ResolverTypeWrapper<
    Omit<Schema.AttentionEdge, 'node'> & { node: ResolversTypes['AttentionItem'] }
  >;
  NotificationRule: ResolverTypeWrapper<NotificationRuleModel>;
  NotifyMode: Schema.NotifyMode;
  Escalation: ResolverTypeWrapper<Schema.Escalation>;
  SetNotificationRulesInput: Schema.SetNotificationRulesInput;
  NotificationRuleInput: Schema.NotificationRuleInput;
  EscalationInput: Schema.EscalationInput;
  MuteMatchInput: Schema.MuteMatchInput;
  ErrorCode: Schema.ErrorCode;
  Game: ResolverTypeWrapper<GameModel>;
  BotLevel: ResolverTypeWrapper<Schema.BotLevel>;
  GameAbout: ResolverTypeWrapper<GameAboutModel>;
  GameGuide: ResolverTypeWrapper<GameGuideModel>;
  GuideStep: ResolverTypeWrapper<GuideStepModel>;
  GuideTip: ResolverTypeWrapper<GuideTipModel>;
  GamePreset: ResolverTypeWrapper<GamePresetModel>;
  PresetFigures: ResolverTypeWrapper<Schema.PresetFigures>;
  Spread: ResolverTypeWrapper<Schema.Spread>;
  GamePack: ResolverTypeWrapper<Schema.GamePack>;
  SeatRange: ResolverTypeWrapper<Schema.SeatRange>;
  MatchFilter: Schema.MatchFilter;
  MatchList: Schema.MatchList;
  MatchConnection: ResolverTypeWrapper<
    Omit<Schema.MatchConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['MatchEdge']> }
  >;
  MatchEdge: ResolverTypeWrapper<
    Omit<Schema.MatchEdge, 'node'> & { node: ResolversTypes['Match'] }
  >;
  PageInfo: ResolverTypeWrapper<Schema.PageInfo>;
  CreateMatchInput: Schema.CreateMatchInput;
  Invitation: ResolverTypeWrapper<InvitationModel>;
  MatchInvitation: ResolverTypeWrapper<MatchInvitationModel>;
  InvitationStatus: Schema.InvitationStatus;
  InviteInput: Schema.InviteInput;
  AnswerInvitationInput: Schema.AnswerInvitationInput;
  RevokeInvitationInput: Schema.RevokeInvitationInput;
  JoinMatchInput: Schema.JoinMatchInput;
  LeaveMatchInput: Schema.LeaveMatchInput;
  AddBotInput: Schema.AddBotInput;
  StartMatchInput: Schema.StartMatchInput;
  RemoveFromSeatInput: Schema.RemoveFromSeatInput;
  QuickMatchInput: Schema.QuickMatchInput;
  RematchInput: Schema.RematchInput;
  MatchKind: Schema.MatchKind;
  ForkChance: Schema.ForkChance;
  ForkOrigin: ResolverTypeWrapper<Schema.ForkOrigin>;
  ForkMatchInput: Schema.ForkMatchInput;
  RequirementsInput: Schema.RequirementsInput;
  Requirements: ResolverTypeWrapper<RequirementsModel>;
  Requirement: Schema.Requirement;
  LogEntry: ResolverTypeWrapper<LogEntryModel>;
  TextPart: ResolverTypeWrapper<Schema.TextPart>;
  Die: ResolverTypeWrapper<Schema.Die>;
  Beginning: ResolverTypeWrapper<Schema.Beginning>;
  JournalEntry: ResolverTypeWrapper<JournalEntryModel>;
  Match: ResolverTypeWrapper<MatchModel>;
  MatchStatus: Schema.MatchStatus;
  MatchAction: ResolverTypeWrapper<Schema.MatchAction>;
  Visibility: Schema.Visibility;
  SeatInfo: ResolverTypeWrapper<SeatInfoModel>;
  MatchResult: ResolverTypeWrapper<MatchResultModel>;
  Leaver: ResolverTypeWrapper<LeaverModel>;
  MatchSnapshot: ResolverTypeWrapper<Schema.MatchSnapshot>;
  SnapshotScore: ResolverTypeWrapper<Schema.SnapshotScore>;
  SnapshotPiece: ResolverTypeWrapper<Schema.SnapshotPiece>;
  SnapshotLattice: ResolverTypeWrapper<Schema.SnapshotLattice>;
  SnapshotTile: ResolverTypeWrapper<Schema.SnapshotTile>;
  Standing: ResolverTypeWrapper<StandingModel>;
  StandingPart: ResolverTypeWrapper<StandingPartModel>;
  Fairness: ResolverTypeWrapper<FairnessModel>;
  Beacon: ResolverTypeWrapper<BeaconModel>;
  NotificationChannel: ResolverTypeWrapper<NotificationChannelModel>;
  Unsubscription: ResolverTypeWrapper<Schema.Unsubscription>;
  ChannelKind: Schema.ChannelKind;
  ChannelKindInfo: ResolverTypeWrapper<ChannelKindInfoModel>;
  ChannelField: ResolverTypeWrapper<ChannelFieldModel>;
  ChannelFieldFormat: Schema.ChannelFieldFormat;
  ChannelDisabledReason: Schema.ChannelDisabledReason;
  NotificationDelivery: ResolverTypeWrapper<NotificationDeliveryModel>;
  DeliveryOutcome: Schema.DeliveryOutcome;
  AddNotificationChannelInput: Schema.AddNotificationChannelInput;
  PushSubscriptionInput: Schema.PushSubscriptionInput;
  AddNotificationChannelPayload: ResolverTypeWrapper<
    Omit<Schema.AddNotificationChannelPayload, 'channel'> & {
      channel: ResolversTypes['NotificationChannel'];
    }
  >;
  VerifyNotificationChannelInput: Schema.VerifyNotificationChannelInput;
  SendNotificationChannelCodeInput: Schema.SendNotificationChannelCodeInput;
  ResumeNotificationChannelInput: Schema.ResumeNotificationChannelInput;
  RotateChannelSecretInput: Schema.RotateChannelSecretInput;
  TestNotificationChannelInput: Schema.TestNotificationChannelInput;
  RemoveNotificationChannelInput: Schema.RemoveNotificationChannelInput;
  ResendDeliveryInput: Schema.ResendDeliveryInput;
  AnswerInput: Schema.AnswerInput;
  AnswerPayload: ResolverTypeWrapper<
    Omit<Schema.AnswerPayload, 'match'> & { match: ResolversTypes['Match'] }
  >;
  ResignInput: Schema.ResignInput;
  PauseMatchInput: Schema.PauseMatchInput;
  ResumeMatchInput: Schema.ResumeMatchInput;
  RewindMatchInput: Schema.RewindMatchInput;
  CloseProcedureInput: Schema.CloseProcedureInput;
  SetStandingOrdersInput: Schema.SetStandingOrdersInput;
  SetDefaultOrdersInput: Schema.SetDefaultOrdersInput;
  DefaultOrders: ResolverTypeWrapper<
    Omit<Schema.DefaultOrders, 'orders'> & {
      orders: ReadonlyArray<ResolversTypes['StandingOrder']>;
    }
  >;
  StandingOrderInput: Schema.StandingOrderInput;
  StandingOrder: ResolverTypeWrapper<StandingOrderModel>;
  Proposal: ResolverTypeWrapper<ProposalModel>;
  ProposalKind: Schema.ProposalKind;
  ProposalStatus: Schema.ProposalStatus;
  EndOutcome: Schema.EndOutcome;
  Vote: ResolverTypeWrapper<Schema.Vote>;
  Undo: ResolverTypeWrapper<UndoModel>;
  UndoPolicy: Schema.UndoPolicy;
  UndoBarrier: Schema.UndoBarrier;
  ProposeInput: Schema.ProposeInput;
  VoteInput: Schema.VoteInput;
  UndoInput: Schema.UndoInput;
  Question: ResolverTypeWrapper<QuestionModel>;
  Option: ResolverTypeWrapper<OptionModel>;
  OptionEffect: ResolverTypeWrapper<OptionEffectModel>;
  Odds: ResolverTypeWrapper<OddsModel>;
  OddsOutcome: ResolverTypeWrapper<OddsOutcomeModel>;
  OutcomeTone: Schema.OutcomeTone;
  QuestionWeight: Schema.QuestionWeight;
  OptionGroup: Schema.OptionGroup;
  Suggestion: ResolverTypeWrapper<Schema.Suggestion>;
  Queue: ResolverTypeWrapper<QueueModel>;
  QueueTicket: ResolverTypeWrapper<QueueTicketModel>;
  TicketStatus: Schema.TicketStatus;
  JoinQueueInput: Schema.JoinQueueInput;
  ConfirmQueueInput: Schema.ConfirmQueueInput;
  LeaveQueueInput: Schema.LeaveQueueInput;
  Rating: ResolverTypeWrapper<Schema.Rating>;
  RatingPool: Schema.RatingPool;
  LeaderboardConnection: ResolverTypeWrapper<
    Omit<Schema.LeaderboardConnection, 'edges'> & {
      edges: ReadonlyArray<ResolversTypes['LeaderboardEdge']>;
    }
  >;
  LeaderboardEdge: ResolverTypeWrapper<
    Omit<Schema.LeaderboardEdge, 'node'> & { node: ResolversTypes['LeaderboardEntry'] }
  >;
  LeaderboardEntry: ResolverTypeWrapper<
    Omit<Schema.LeaderboardEntry, 'account'> & { account: ResolversTypes['Account'] }
  >;
  RatingChange: ResolverTypeWrapper<Schema.RatingChange>;
  Recap: ResolverTypeWrapper<
    Omit<Schema.Recap, 'turns' | 'answeredForMe' | 'counters'> & {
      turns: ReadonlyArray<ResolversTypes['RecapTurn']>;
      answeredForMe: ReadonlyArray<ResolversTypes['RecapAnswer']>;
      counters: ReadonlyArray<ResolversTypes['RecapCounter']>;
    }
  >;
  RecapTurn: ResolverTypeWrapper<
    Omit<Schema.RecapTurn, 'entries'> & { entries: ReadonlyArray<ResolversTypes['RecapEntry']> }
  >;
  RecapEntry: ResolverTypeWrapper<
    Omit<Schema.RecapEntry, 'entry'> & { entry: ResolversTypes['LogEntry'] }
  >;
  RecapAnswer: ResolverTypeWrapper<RecapAnswerModel>;
  ChosenBy: ResolverTypeWrapper<Schema.ChosenBy>;
  RecapCounter: ResolverTypeWrapper<RecapCounterModel>;
  MarkSeenInput: Schema.MarkSeenInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Service: ResolverTypeWrapper<
    Omit<Schema.Service, 'languages' | 'channelKinds'> & {
      languages: ReadonlyArray<ResolversTypes['Locale']>;
      channelKinds: ReadonlyArray<ResolversTypes['ChannelKindInfo']>;
    }
  >;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  JSON: ResolverTypeWrapper<Schema.Scalars['JSON']['output']>;
  Locale: ResolverTypeWrapper<Schema.Locale>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Series: ResolverTypeWrapper<SeriesModel>;
  SeriesConnection: ResolverTypeWrapper<
    Omit<Schema.SeriesConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SeriesEdge']> }
  >;
  SeriesEdge: ResolverTypeWrapper<
    Omit<Schema.SeriesEdge, 'node'> & { node: ResolversTypes['SeriesSummary'] }
  >;
  SeriesSummary: ResolverTypeWrapper<SeriesSummaryModel>;
  SeriesAction: ResolverTypeWrapper<Schema.SeriesAction>;
  SeriesRegulations: ResolverTypeWrapper<SeriesRegulationsModel>;
  SeriesTie: Schema.SeriesTie;
  LeagueRegulations: ResolverTypeWrapper<Schema.LeagueRegulations>;
  SeriesEvent: ResolverTypeWrapper<SeriesEventModel>;
  SeriesResult: Schema.SeriesResult;
  SeriesStandingConnection: ResolverTypeWrapper<
    Omit<Schema.SeriesStandingConnection, 'edges'> & {
      edges: ReadonlyArray<ResolversTypes['SeriesStandingEdge']>;
    }
  >;
  SeriesStandingEdge: ResolverTypeWrapper<
    Omit<Schema.SeriesStandingEdge, 'node'> & { node: ResolversTypes['SeriesStanding'] }
  >;
  SeriesStanding: ResolverTypeWrapper<SeriesStandingModel>;
  SeriesTieValue: ResolverTypeWrapper<Schema.SeriesTieValue>;
  SeriesTieKind: Schema.SeriesTieKind;
  SeriesScore: ResolverTypeWrapper<SeriesScoreModel>;
  SeasonDraft: ResolverTypeWrapper<SeasonDraftModel>;
  DivisionDraft: ResolverTypeWrapper<DivisionDraftModel>;
  SeasonMove: ResolverTypeWrapper<SeasonMoveModel>;
  CreateSeriesInput: Schema.CreateSeriesInput;
  SeriesRegulationsInput: Schema.SeriesRegulationsInput;
  LeagueRegulationsInput: Schema.LeagueRegulationsInput;
  UpdateSeriesInput: Schema.UpdateSeriesInput;
  DraftSeasonInput: Schema.DraftSeasonInput;
  Audience: Schema.Audience;
  ChatMode: Schema.ChatMode;
  Message: ResolverTypeWrapper<MessageModel>;
  Phrase: ResolverTypeWrapper<PhraseModel>;
  SendMessageInput: Schema.SendMessageInput;
  ReportReason: Schema.ReportReason;
  ReportStatus: Schema.ReportStatus;
  ModerationAct: Schema.ModerationAct;
  Report: ResolverTypeWrapper<ReportModel>;
  Complaint: ResolverTypeWrapper<ComplaintModel>;
  ModerationDecision: ResolverTypeWrapper<ModerationDecisionModel>;
  ModerationNotice: ResolverTypeWrapper<ModerationNoticeModel>;
  ReportConnection: ResolverTypeWrapper<
    Omit<Schema.ReportConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ReportEdge']> }
  >;
  ReportEdge: ResolverTypeWrapper<
    Omit<Schema.ReportEdge, 'node'> & { node: ResolversTypes['Report'] }
  >;
  ReportMessageInput: Schema.ReportMessageInput;
  ModerateInput: Schema.ModerateInput;
  Duration: ResolverTypeWrapper<Schema.Scalars['Duration']['output']>;
  TimeControl: ResolverTypeWrapper<TimeControlModel>;
  Weekends: Schema.Weekends;
  VacationPolicy: Schema.VacationPolicy;
  Speed: Schema.Speed;
  Bank: ResolverTypeWrapper<Schema.Bank>;
  BankPer: Schema.BankPer;
  Clock: ResolverTypeWrapper<ClockModel>;
  DeadlineCause: Schema.DeadlineCause;
  Absence: ResolverTypeWrapper<Schema.Absence>;
  OnExpiry: Schema.OnExpiry;
  Substitutes: Schema.Substitutes;
  Presence: Schema.Presence;
  TimeControlInput: Schema.TimeControlInput;
  BankInput: Schema.BankInput;
  AbsenceInput: Schema.AbsenceInput;
  ReturnToSeatInput: Schema.ReturnToSeatInput;
  ClaimSeatInput: Schema.ClaimSeatInput;
  ServiceTime: ResolverTypeWrapper<Schema.ServiceTime>;
  ExpiryHold: ResolverTypeWrapper<Schema.ExpiryHold>;
  TimeCredit: ResolverTypeWrapper<Schema.TimeCredit>;
  HoldExpiryInput: Schema.HoldExpiryInput;
  CreditTimeInput: Schema.CreditTimeInput;
  AuditConnection: ResolverTypeWrapper<
    Omit<Schema.AuditConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AuditEdge']> }
  >;
  AuditEdge: ResolverTypeWrapper<
    Omit<Schema.AuditEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }
  >;
  AuditEntry: ResolverTypeWrapper<AuditEntryModel>;
  AuditRole: Schema.AuditRole;
  TournamentAct: Schema.TournamentAct;
  ActTarget: ResolverTypeWrapper<ActTargetModel>;
  ProposedAct: ResolverTypeWrapper<ProposedActModel>;
  ProposedActStatus: Schema.ProposedActStatus;
  Appeal: ResolverTypeWrapper<AppealModel>;
  AppealStatus: Schema.AppealStatus;
  CreateTournamentInput: Schema.CreateTournamentInput;
  UpdateTournamentInput: Schema.UpdateTournamentInput;
  AnnounceTournamentInput: Schema.AnnounceTournamentInput;
  OpenRegistrationInput: Schema.OpenRegistrationInput;
  SetTournamentRoleInput: Schema.SetTournamentRoleInput;
  CancelTournamentInput: Schema.CancelTournamentInput;
  StartTournamentInput: Schema.StartTournamentInput;
  FinalizeTournamentInput: Schema.FinalizeTournamentInput;
  RegisterForTournamentInput: Schema.RegisterForTournamentInput;
  WithdrawFromTournamentInput: Schema.WithdrawFromTournamentInput;
  CheckInInput: Schema.CheckInInput;
  InvitePlayersInput: Schema.InvitePlayersInput;
  RegisterPlayersInput: Schema.RegisterPlayersInput;
  ApprovePlayerInput: Schema.ApprovePlayerInput;
  DropPlayerInput: Schema.DropPlayerInput;
  ReinstatePlayerInput: Schema.ReinstatePlayerInput;
  SeedPlayersInput: Schema.SeedPlayersInput;
  DraftRoundInput: Schema.DraftRoundInput;
  EditPairingInput: Schema.EditPairingInput;
  RepairRoundInput: Schema.RepairRoundInput;
  PublishRoundInput: Schema.PublishRoundInput;
  UnpublishRoundInput: Schema.UnpublishRoundInput;
  DiscardRoundInput: Schema.DiscardRoundInput;
  AdjudicatePodInput: Schema.AdjudicatePodInput;
  ReplayPodInput: Schema.ReplayPodInput;
  InspectPodInput: Schema.InspectPodInput;
  ExtendTimeInput: Schema.ExtendTimeInput;
  ReplacePlayerInput: Schema.ReplacePlayerInput;
  PenalisePlayerInput: Schema.PenalisePlayerInput;
  DisqualifyPlayerInput: Schema.DisqualifyPlayerInput;
  ChangeRegulationsInput: Schema.ChangeRegulationsInput;
  ApproveActInput: Schema.ApproveActInput;
  PauseTournamentInput: Schema.PauseTournamentInput;
  ResumeTournamentInput: Schema.ResumeTournamentInput;
  OpenAppealInput: Schema.OpenAppealInput;
  DecideAppealInput: Schema.DecideAppealInput;
  PlaceInput: Schema.PlaceInput;
  GivenRole: Schema.GivenRole;
  RunningMatches: Schema.RunningMatches;
  PastPods: Schema.PastPods;
  AppealDecision: Schema.AppealDecision;
  TournamentPlayer: ResolverTypeWrapper<TournamentPlayerModel>;
  PlayerStatus: Schema.PlayerStatus;
  TournamentPlayerConnection: ResolverTypeWrapper<
    Omit<Schema.TournamentPlayerConnection, 'edges'> & {
      edges: ReadonlyArray<ResolversTypes['TournamentPlayerEdge']>;
    }
  >;
  TournamentPlayerEdge: ResolverTypeWrapper<
    Omit<Schema.TournamentPlayerEdge, 'node'> & { node: ResolversTypes['TournamentPlayer'] }
  >;
  Penalty: ResolverTypeWrapper<PenaltyModel>;
  PenaltyKind: Schema.PenaltyKind;
  StandingConnection: ResolverTypeWrapper<
    Omit<Schema.StandingConnection, 'edges'> & {
      edges: ReadonlyArray<ResolversTypes['StandingEdge']>;
    }
  >;
  StandingEdge: ResolverTypeWrapper<
    Omit<Schema.StandingEdge, 'node'> & { node: ResolversTypes['StandingRow'] }
  >;
  StandingRow: ResolverTypeWrapper<StandingRowModel>;
  TieBreakValue: ResolverTypeWrapper<Schema.TieBreakValue>;
  TieBreakKind: Schema.TieBreakKind;
  RoundScore: ResolverTypeWrapper<RoundScoreModel>;
  ResultSource: Schema.ResultSource;
  Round: ResolverTypeWrapper<RoundModel>;
  RoundStatus: Schema.RoundStatus;
  PairingReport: ResolverTypeWrapper<PairingReportModel>;
  PodConnection: ResolverTypeWrapper<
    Omit<Schema.PodConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PodEdge']> }
  >;
  PodEdge: ResolverTypeWrapper<Omit<Schema.PodEdge, 'node'> & { node: ResolversTypes['Pod'] }>;
  Pod: ResolverTypeWrapper<PodModel>;
  PodHold: Schema.PodHold;
  PodStatus: Schema.PodStatus;
  PodSeat: ResolverTypeWrapper<PodSeatModel>;
  PodResult: ResolverTypeWrapper<
    Omit<Schema.PodResult, 'places'> & { places: ReadonlyArray<ResolversTypes['Place']> }
  >;
  Place: ResolverTypeWrapper<PlaceModel>;
  PairingPreview: ResolverTypeWrapper<
    Omit<Schema.PairingPreview, 'report' | 'problems'> & {
      report?: Schema.Maybe<ResolversTypes['PairingReport']>;
      problems: ReadonlyArray<ResolversTypes['PairingProblem']>;
    }
  >;
  PairingProblem: ResolverTypeWrapper<PairingProblemModel>;
  PodInspection: ResolverTypeWrapper<Schema.PodInspection>;
  Tournament: ResolverTypeWrapper<TournamentModel>;
  TournamentVisibility: Schema.TournamentVisibility;
  TournamentStatus: Schema.TournamentStatus;
  Regulations: ResolverTypeWrapper<RegulationsModel>;
  Stage: ResolverTypeWrapper<Schema.Stage>;
  TournamentFormat: Schema.TournamentFormat;
  StageStatus: Schema.StageStatus;
  TournamentFairness: ResolverTypeWrapper<Schema.TournamentFairness>;
  TournamentRoleHolder: ResolverTypeWrapper<
    Omit<Schema.TournamentRoleHolder, 'account'> & { account: ResolversTypes['Account'] }
  >;
  TournamentRole: Schema.TournamentRole;
  TournamentWarning: ResolverTypeWrapper<TournamentWarningModel>;
  TournamentWarningKind: Schema.TournamentWarningKind;
  TournamentAction: ResolverTypeWrapper<Schema.TournamentAction>;
  TournamentConnection: ResolverTypeWrapper<
    Omit<Schema.TournamentConnection, 'edges'> & {
      edges: ReadonlyArray<ResolversTypes['TournamentEdge']>;
    }
  >;
  TournamentEdge: ResolverTypeWrapper<
    Omit<Schema.TournamentEdge, 'node'> & { node: ResolversTypes['TournamentSummary'] }
  >;
  TournamentSummary: ResolverTypeWrapper<TournamentSummaryModel>;
  TournamentFilter: Schema.TournamentFilter;
  TournamentList: Schema.TournamentList;
  TournamentUpdate: ResolverTypeWrapper<Schema.TournamentUpdate>;
  TournamentStep: ResolverTypeWrapper<Schema.TournamentStep>;
  MatchUpdate: ResolverTypeWrapper<MatchUpdateModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: AccountModel;
  ID: Schema.Scalars['ID']['output'];
  String: Schema.Scalars['String']['output'];
  Boolean: Schema.Scalars['Boolean']['output'];
  Reliability: ReliabilityModel;
  Float: Schema.Scalars['Float']['output'];
  Int: Schema.Scalars['Int']['output'];
  WeeklyWindow: Schema.WeeklyWindow;
  Vacation: Schema.Vacation;
  DateRange: Schema.DateRange;
  AccessToken: AccessTokenModel;
  DeleteAccountInput: Schema.DeleteAccountInput;
  DeletedAccount: Schema.DeletedAccount;
  BlockAccountInput: Schema.BlockAccountInput;
  UpdateProfileInput: Schema.UpdateProfileInput;
  WeeklyWindowInput: Schema.WeeklyWindowInput;
  StartVacationInput: Schema.StartVacationInput;
  EndVacationInput: Schema.EndVacationInput;
  CreateGuestInput: Schema.CreateGuestInput;
  CreateGuestPayload: Omit<Schema.CreateGuestPayload, 'account'> & {
    account: ResolversParentTypes['Account'];
  };
  KeepGuestInput: Schema.KeepGuestInput;
  KeptGuest: Schema.KeptGuest;
  CreateBotAccountInput: Schema.CreateBotAccountInput;
  CreateTokenInput: Schema.CreateTokenInput;
  CreateTokenPayload: Omit<Schema.CreateTokenPayload, 'accessToken'> & {
    accessToken: ResolversParentTypes['AccessToken'];
  };
  RevokeTokenInput: Schema.RevokeTokenInput;
  RevokeAllTokensInput: Schema.RevokeAllTokensInput;
  TableAlert: TableAlertModel;
  AddTableAlertInput: Schema.AddTableAlertInput;
  RemoveTableAlertInput: Schema.RemoveTableAlertInput;
  AttentionItem: AttentionItemModel;
  AttentionUpdate: Omit<Schema.AttentionUpdate, 'item'> & {
    item: ResolversParentTypes['AttentionItem'];
  };
  AttentionConnection: Omit<Schema.AttentionConnection, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['AttentionEdge']>;
  };
  AttentionEdge: Omit<Schema.AttentionEdge, 'node'> & {
    node: ResolversParentTypes['AttentionItem'];
  };
  NotificationRule: NotificationRuleModel;
  Escalation: Schema.Escalation;
  SetNotificationRulesInput: Schema.SetNotificationRulesInput;
  NotificationRuleInput: Schema.NotificationRuleInput;
  EscalationInput: Schema.EscalationInput;
  MuteMatchInput: Schema.MuteMatchInput;
  Game: GameModel;
  BotLevel: Schema.BotLevel;
  GameAbout: GameAboutModel;
  GameGuide: GameGuideModel;
  GuideStep: GuideStepModel;
  GuideTip: GuideTipModel;
  GamePreset: GamePresetModel;
  PresetFigures: Schema.PresetFigures;
  Spread: Schema.Spread;
  GamePack: Schema.GamePack;
  SeatRange: Schema.SeatRange;
  MatchFilter: Schema.MatchFilter;
  MatchConnection: Omit<Schema.MatchConnection, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['MatchEdge']>;
  };
  MatchEdge: Omit<Schema.MatchEdge, 'node'> & { node: ResolversParentTypes['Match'] };
  PageInfo: Schema.PageInfo;
  CreateMatchInput: Schema.CreateMatchInput;
  Invitation: InvitationModel;
  MatchInvitation: MatchInvitationModel;
  InviteInput: Schema.InviteInput;
  AnswerInvitationInput: Schema.AnswerInvitationInput;
  RevokeInvitationInput: Schema.RevokeInvitationInput;
  JoinMatchInput: Schema.JoinMatchInput;
  LeaveMatchInput: Schema.LeaveMatchInput;
  AddBotInput: Schema.AddBotInput;
  StartMatchInput: Schema.StartMatchInput;
  RemoveFromSeatInput: Schema.RemoveFromSeatInput;
  QuickMatchInput: Schema.QuickMatchInput;
  RematchInput: Schema.RematchInput;
  ForkOrigin: Schema.ForkOrigin;
  ForkMatchInput: Schema.ForkMatchInput;
  RequirementsInput: Schema.RequirementsInput;
  Requirements: RequirementsModel;
  LogEntry: LogEntryModel;
  TextPart: Schema.TextPart;
  Die: Schema.Die;
  JournalEntry: JournalEntryModel;
  Match: MatchModel;
  SeatInfo: SeatInfoModel;
  MatchResult: MatchResultModel;
  Leaver: LeaverModel;
  MatchSnapshot: Schema.MatchSnapshot;
  SnapshotScore: Schema.SnapshotScore;
  SnapshotPiece: Schema.SnapshotPiece;
  SnapshotLattice: Schema.SnapshotLattice;
  SnapshotTile: Schema.SnapshotTile;
  Standing: StandingModel;
  StandingPart: StandingPartModel;
  Fairness: FairnessModel;
  Beacon: BeaconModel;
  NotificationChannel: NotificationChannelModel;
  Unsubscription: Schema.Unsubscription;
  ChannelKindInfo: ChannelKindInfoModel;
  ChannelField: ChannelFieldModel;
  NotificationDelivery: NotificationDeliveryModel;
  AddNotificationChannelInput: Schema.AddNotificationChannelInput;
  PushSubscriptionInput: Schema.PushSubscriptionInput;
  AddNotificationChannelPayload: Omit<Schema.AddNotificationChannelPayload, 'channel'> & {
    channel: ResolversParentTypes['NotificationChannel'];
  };
  VerifyNotificationChannelInput: Schema.VerifyNotificationChannelInput;
  SendNotificationChannelCodeInput: Schema.SendNotificationChannelCodeInput;
  ResumeNotificationChannelInput: Schema.ResumeNotificationChannelInput;
  RotateChannelSecretInput: Schema.RotateChannelSecretInput;
  TestNotificationChannelInput: Schema.TestNotificationChannelInput;
  RemoveNotificationChannelInput: Schema.RemoveNotificationChannelInput;
  ResendDeliveryInput: Schema.ResendDeliveryInput;
  AnswerInput: Schema.AnswerInput;
  AnswerPayload: Omit<Schema.AnswerPayload, 'match'> & { match: ResolversParentTypes['Match'] };
  ResignInput: Schema.ResignInput;
  PauseMatchInput: Schema.PauseMatchInput;
  ResumeMatchInput: Schema.ResumeMatchInput;
  RewindMatchInput: Schema.RewindMatchInput;
  CloseProcedureInput: Schema.CloseProcedureInput;
  SetStandingOrdersInput: Schema.SetStandingOrdersInput;
  SetDefaultOrdersInput: Schema.SetDefaultOrdersInput;
  DefaultOrders: Omit<Schema.DefaultOrders, 'orders'> & {
    orders: ReadonlyArray<ResolversParentTypes['StandingOrder']>;
  };
  StandingOrderInput: Schema.StandingOrderInput;
  StandingOrder: StandingOrderModel;
  Proposal: ProposalModel;
  Vote: Schema.Vote;
  Undo: UndoModel;
  ProposeInput: Schema.ProposeInput;
  VoteInput: Schema.VoteInput;
  UndoInput: Schema.UndoInput;
  Question: QuestionModel;
  Option: OptionModel;
  OptionEffect: OptionEffectModel;
  Odds: OddsModel;
  OddsOutcome: OddsOutcomeModel;
  Suggestion: Schema.Suggestion;
  Queue: QueueModel;
  QueueTicket: QueueTicketModel;
  JoinQueueInput: Schema.JoinQueueInput;
  ConfirmQueueInput: Schema.ConfirmQueueInput;
  LeaveQueueInput: Schema.LeaveQueueInput;
  Rating: Schema.Rating;
  LeaderboardConnection: Omit<Schema.LeaderboardConnection, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['LeaderboardEdge']>;
  };
  LeaderboardEdge: Omit<Schema.LeaderboardEdge, 'node'> & {
    node: ResolversParentTypes['LeaderboardEntry'];
  };
  LeaderboardEntry: Omit<Schema.LeaderboardEntry, 'account'> & {
    account: ResolversParentTypes['Account'];
  };
  RatingChange: Schema.RatingChange;
  Recap: Omit<Schema.Recap, 'turns' | 'answeredForMe' | 'counters'> & {
    turns: ReadonlyArray<ResolversParentTypes['RecapTurn']>;
    answeredForMe: ReadonlyArray<ResolversParentTypes['RecapAnswer']>;
    counters: ReadonlyArray<ResolversParentTypes['RecapCounter']>;
  };
  RecapTurn: Omit<Schema.RecapTurn, 'entries'> & {
    entries: ReadonlyArray<ResolversParentTypes['RecapEntry']>;
  };
  RecapEntry: Omit<Schema.RecapEntry, 'entry'> & { entry: ResolversParentTypes['LogEntry'] };
  RecapAnswer: RecapAnswerModel;
  RecapCounter: RecapCounterModel;
  MarkSeenInput: Schema.MarkSeenInput;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  Service: Omit<Schema.Service, 'channelKinds'> & {
    channelKinds: ReadonlyArray<ResolversParentTypes['ChannelKindInfo']>;
  };
  DateTime: Schema.Scalars['DateTime']['output'];
  Date: Schema.Scalars['Date']['output'];
  JSON: Schema.Scalars['JSON']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Series: SeriesModel;
  SeriesConnection: Omit<Schema.SeriesConnection, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['SeriesEdge']>;
  };
  SeriesEdge: Omit<Schema.SeriesEdge, 'node'> & { node: ResolversParentTypes['SeriesSummary'] };
  SeriesSummary: SeriesSummaryModel;
  SeriesRegulations: SeriesRegulationsModel;
  LeagueRegulations: Schema.LeagueRegulations;
  SeriesEvent: SeriesEventModel;
  SeriesStandingConnection: Omit<Schema.SeriesStandingConnection, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['SeriesStandingEdge']>;
  };
  SeriesStandingEdge: Omit<Schema.SeriesStandingEdge, 'node'> & {
    node: ResolversParentTypes['SeriesStanding'];
  };
  SeriesStanding: SeriesStandingModel;
  SeriesTieValue: Schema.SeriesTieValue;
  SeriesScore: SeriesScoreModel;
  SeasonDraft: SeasonDraftModel;
  DivisionDraft: DivisionDraftModel;
  SeasonMove: SeasonMoveModel;
  CreateSeriesInput: Schema.CreateSeriesInput;
  SeriesRegulationsInput: Schema.SeriesRegulationsInput;
  LeagueRegulationsInput: Schema.LeagueRegulationsInput;
  UpdateSeriesInput: Schema.UpdateSeriesInput;
  DraftSeasonInput: Schema.DraftSeasonInput;
  Message: MessageModel;
  Phrase: PhraseModel;
  SendMessageInput: Schema.SendMessageInput;
  Report: ReportModel;
  Complaint: ComplaintModel;
  ModerationDecision: ModerationDecisionModel;
  ModerationNotice: ModerationNoticeModel;
  ReportConnection: Omit<Schema.ReportConnection, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['ReportEdge']>;
  };
  ReportEdge: Omit<Schema.ReportEdge, 'node'> & { node: ResolversParentTypes['Report'] };
  ReportMessageInput: Schema.ReportMessageInput;
  ModerateInput: Schema.ModerateInput;
  Duration: Schema.Scalars['Duration']['output'];
  TimeControl: TimeControlModel;
  Bank: Schema.Bank;
  Clock: ClockModel;
  Absence: Schema.Absence;
  TimeControlInput: Schema.TimeControlInput;
  BankInput: Schema.BankInput;
  AbsenceInput: Schema.AbsenceInput;
  ReturnToSeatInput: Schema.ReturnToSeatInput;
  ClaimSeatInput: Schema.ClaimSeatInput;
  ServiceTime: Schema.ServiceTime;
  ExpiryHold: Schema.ExpiryHold;
  TimeCredit: Schema.TimeCredit;
  HoldExpiryInput: Schema.HoldExpiryInput;
  CreditTimeInput: Schema.CreditTimeInput;
  AuditConnection: Omit<Schema.AuditConnection, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['AuditEdge']>;
  };
  AuditEdge: Omit<Schema.AuditEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditEntry: AuditEntryModel;
  ActTarget: ActTargetModel;
  ProposedAct: ProposedActModel;
  Appeal: AppealModel;
  CreateTournamentInput: Schema.CreateTournamentInput;
  UpdateTournamentInput: Schema.UpdateTournamentInput;
  AnnounceTournamentInput: Schema.AnnounceTournamentInput;
  OpenRegistrationInput: Schema.OpenRegistrationInput;
  SetTournamentRoleInput: Schema.SetTournamentRoleInput;
  CancelTournamentInput: Schema.CancelTournamentInput;
  StartTournamentInput: Schema.StartTournamentInput;
  FinalizeTournamentInput: Schema.FinalizeTournamentInput;
  RegisterForTournamentInput: Schema.RegisterForTournamentInput;
  WithdrawFromTournamentInput: Schema.WithdrawFromTournamentInput;
  CheckInInput: Schema.CheckInInput;
  InvitePlayersInput: Schema.InvitePlayersInput;
  RegisterPlayersInput: Schema.RegisterPlayersInput;
  ApprovePlayerInput: Schema.ApprovePlayerInput;
  DropPlayerInput: Schema.DropPlayerInput;
  ReinstatePlayerInput: Schema.ReinstatePlayerInput;
  SeedPlayersInput: Schema.SeedPlayersInput;
  DraftRoundInput: Schema.DraftRoundInput;
  EditPairingInput: Schema.EditPairingInput;
  RepairRoundInput: Schema.RepairRoundInput;
  PublishRoundInput: Schema.PublishRoundInput;
  UnpublishRoundInput: Schema.UnpublishRoundInput;
  DiscardRoundInput: Schema.DiscardRoundInput;
  AdjudicatePodInput: Schema.AdjudicatePodInput;
  ReplayPodInput: Schema.ReplayPodInput;
  InspectPodInput: Schema.InspectPodInput;
  ExtendTimeInput: Schema.ExtendTimeInput;
  ReplacePlayerInput: Schema.ReplacePlayerInput;
  PenalisePlayerInput: Schema.PenalisePlayerInput;
  DisqualifyPlayerInput: Schema.DisqualifyPlayerInput;
  ChangeRegulationsInput: Schema.ChangeRegulationsInput;
  ApproveActInput: Schema.ApproveActInput;
  PauseTournamentInput: Schema.PauseTournamentInput;
  ResumeTournamentInput: Schema.ResumeTournamentInput;
  OpenAppealInput: Schema.OpenAppealInput;
  DecideAppealInput: Schema.DecideAppealInput;
  PlaceInput: Schema.PlaceInput;
  TournamentPlayer: TournamentPlayerModel;
  TournamentPlayerConnection: Omit<Schema.TournamentPlayerConnection, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['TournamentPlayerEdge']>;
  };
  TournamentPlayerEdge: Omit<Schema.TournamentPlayerEdge, 'node'> & {
    node: ResolversParentTypes['TournamentPlayer'];
  };
  Penalty: PenaltyModel;
  StandingConnection: Omit<Schema.StandingConnection, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['StandingEdge']>;
  };
  StandingEdge: Omit<Schema.StandingEdge, 'node'> & { node: ResolversParentTypes['StandingRow'] };
  StandingRow: StandingRowModel;
  TieBreakValue: Schema.TieBreakValue;
  RoundScore: RoundScoreModel;
  Round: RoundModel;
  PairingReport: PairingReportModel;
  PodConnection: Omit<Schema.PodConnection, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['PodEdge']>;
  };
  PodEdge: Omit<Schema.PodEdge, 'node'> & { node: ResolversParentTypes['Pod'] };
  Pod: PodModel;
  PodSeat: PodSeatModel;
  PodResult: Omit<Schema.PodResult, 'places'> & {
    places: ReadonlyArray<ResolversParentTypes['Place']>;
  };
  Place: PlaceModel;
  PairingPreview: Omit<Schema.PairingPreview, 'report' | 'problems'> & {
    report?: Schema.Maybe<ResolversParentTypes['PairingReport']>;
    problems: ReadonlyArray<ResolversParentTypes['PairingProblem']>;
  };
  PairingProblem: PairingProblemModel;
  PodInspection: Schema.PodInspection;
  Tournament: TournamentModel;
  Regulations: RegulationsModel;
  Stage: Schema.Stage;
  TournamentFairness: Schema.TournamentFairness;
  TournamentRoleHolder: Omit<Schema.TournamentRoleHolder, 'account'> & {
    account: ResolversParentTypes['Account'];
  };
  TournamentWarning: TournamentWarningModel;
  TournamentConnection: Omit<Schema.TournamentConnection, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['TournamentEdge']>;
  };
  TournamentEdge: Omit<Schema.TournamentEdge, 'node'> & {
    node: ResolversParentTypes['TournamentSummary'];
  };
  TournamentSummary: TournamentSummaryModel;
  TournamentFilter: Schema.TournamentFilter;
  TournamentUpdate: Schema.TournamentUpdate;
  TournamentStep: Schema.TournamentStep;
  MatchUpdate: MatchUpdateModel;
};

export type AccountResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  guest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reliability?: Resolver<Schema.Maybe<ResolversTypes['Reliability']>, ParentType, ContextType>;
  ratings?: Resolver<ReadonlyArray<ResolversTypes['Rating']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  locale?: Resolver<Schema.Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  timeZone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quietFrom?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quietTo?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urgentBelow?: Resolver<Schema.Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  digestAt?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playingHours?: Resolver<
    Schema.Maybe<ReadonlyArray<ResolversTypes['WeeklyWindow']>>,
    ParentType,
    ContextType
  >;
  playingHoursFrom?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  vacation?: Resolver<Schema.Maybe<ResolversTypes['Vacation']>, ParentType, ContextType>;
  notificationRules?: Resolver<
    ReadonlyArray<ResolversTypes['NotificationRule']>,
    ParentType,
    ContextType
  >;
  mutedMatches?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  moderation?: Resolver<ReadonlyArray<ResolversTypes['ModerationNotice']>, ParentType, ContextType>;
  blocks?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType>;
  defaultOrders?: Resolver<ReadonlyArray<ResolversTypes['DefaultOrders']>, ParentType, ContextType>;
  queueTickets?: Resolver<ReadonlyArray<ResolversTypes['QueueTicket']>, ParentType, ContextType>;
  tableAlerts?: Resolver<ReadonlyArray<ResolversTypes['TableAlert']>, ParentType, ContextType>;
  export?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  tokens?: Resolver<ReadonlyArray<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  bots?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType>;
  notificationChannels?: Resolver<
    ReadonlyArray<ResolversTypes['NotificationChannel']>,
    ParentType,
    ContextType
  >;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReliabilityResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Reliability'] = ResolversParentTypes['Reliability'],
> = {
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  answersDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answersInTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  abandoned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restrictedUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WeeklyWindowResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['WeeklyWindow'] = ResolversParentTypes['WeeklyWindow'],
> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VacationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Vacation'] = ResolversParentTypes['Vacation'],
> = {
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  current?: Resolver<Schema.Maybe<ResolversTypes['DateRange']>, ParentType, ContextType>;
  planned?: Resolver<ReadonlyArray<ResolversTypes['DateRange']>, ParentType, ContextType>;
  auto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DateRangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DateRange'] = ResolversParentTypes['DateRange'],
> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AccessTokenResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ScopeResolvers = {
  READ: 'read';
  PLAY: 'play';
  HOST: 'host';
  ORGANIZE: 'organize';
  ACCOUNT: 'account';
};

export type DeletedAccountResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DeletedAccount'] =
    ResolversParentTypes['DeletedAccount'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CreateGuestPayloadResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CreateGuestPayload'] =
    ResolversParentTypes['CreateGuestPayload'],
> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type KeptGuestResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['KeptGuest'] = ResolversParentTypes['KeptGuest'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateTokenPayloadResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CreateTokenPayload'] =
    ResolversParentTypes['CreateTokenPayload'],
> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accessToken?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
};

export type RoleResolvers = { PLAYER: 'player'; ORGANIZER: 'organizer'; ADMIN: 'admin' };

export type TableAlertResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TableAlert'] = ResolversParentTypes['TableAlert'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  game?: Resolver<Schema.Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AttentionItemResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AttentionItem'] = ResolversParentTypes['AttentionItem'],
> = {
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  match?: Resolver<Schema.Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AttentionKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AttentionUpdateResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AttentionUpdate'] =
    ResolversParentTypes['AttentionUpdate'],
> = {
  item?: Resolver<ResolversTypes['AttentionItem'], ParentType, ContextType>;
  cleared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AttentionConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AttentionConnection'] =
    ResolversParentTypes['AttentionConnection'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AttentionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AttentionEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AttentionEdge'] = ResolversParentTypes['AttentionEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AttentionItem'], ParentType, ContextType>;
};

export type NotificationRuleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['NotificationRule'] =
    ResolversParentTypes['NotificationRule'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  matchIds?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  gameIds?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  speeds?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Speed']>>, ParentType, ContextType>;
  channels?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['NotifyMode'], ParentType, ContextType>;
  escalate?: Resolver<ReadonlyArray<ResolversTypes['Escalation']>, ParentType, ContextType>;
  unsubscribed?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type EscalationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Escalation'] = ResolversParentTypes['Escalation'],
> = {
  after?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  channels?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GameResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<Schema.GameNameArgs>>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['SeatRange'], ParentType, ContextType>;
  optionsSchema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  viewSchema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  eventSchema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  boards?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  things?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  texts?: Resolver<
    ResolversTypes['JSON'],
    ParentType,
    ContextType,
    RequireFields<Schema.GameTextsArgs, 'prefix'>
  >;
  bots?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  botLevels?: Resolver<ReadonlyArray<ResolversTypes['BotLevel']>, ParentType, ContextType>;
  orderEnds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  asks?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  askedOnce?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  presets?: Resolver<ReadonlyArray<ResolversTypes['GamePreset']>, ParentType, ContextType>;
  pack?: Resolver<Schema.Maybe<ResolversTypes['GamePack']>, ParentType, ContextType>;
  about?: Resolver<ResolversTypes['GameAbout'], ParentType, ContextType>;
  guide?: Resolver<Schema.Maybe<ResolversTypes['GameGuide']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BotLevelResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BotLevel'] = ResolversParentTypes['BotLevel'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameAboutResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GameAbout'] = ResolversParentTypes['GameAbout'],
> = {
  line?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.GameAboutLineArgs>
  >;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preset?: Resolver<Schema.Maybe<ResolversTypes['GamePreset']>, ParentType, ContextType>;
};

export type GameGuideResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GameGuide'] = ResolversParentTypes['GameGuide'],
> = {
  goal?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.GameGuideGoalArgs>
  >;
  turn?: Resolver<ReadonlyArray<ResolversTypes['GuideStep']>, ParentType, ContextType>;
  tips?: Resolver<ReadonlyArray<ResolversTypes['GuideTip']>, ParentType, ContextType>;
};

export type GuideStepResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GuideStep'] = ResolversParentTypes['GuideStep'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.GuideStepTitleArgs>
  >;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.GuideStepTextArgs>
  >;
  glyph?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuideTipResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GuideTip'] = ResolversParentTypes['GuideTip'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  when?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.GuideTipTextArgs>
  >;
  refs?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GamePresetResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GamePreset'] = ResolversParentTypes['GamePreset'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.GamePresetNameArgs>
  >;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.GamePresetTextArgs>
  >;
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  speed?: Resolver<ResolversTypes['Speed'], ParentType, ContextType>;
  timeControl?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['StandingOrder']>, ParentType, ContextType>;
  figures?: Resolver<Schema.Maybe<ResolversTypes['PresetFigures']>, ParentType, ContextType>;
};

export type PresetFiguresResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PresetFigures'] = ResolversParentTypes['PresetFigures'],
> = {
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['Spread'], ParentType, ContextType>;
  turns?: Resolver<ResolversTypes['Spread'], ParentType, ContextType>;
};

export type SpreadResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Spread'] = ResolversParentTypes['Spread'],
> = {
  median?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  p90?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GamePackResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GamePack'] = ResolversParentTypes['GamePack'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeatRangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeatRange'] = ResolversParentTypes['SeatRange'],
> = {
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MatchConnection'] =
    ResolversParentTypes['MatchConnection'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MatchEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MatchEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MatchEdge'] = ResolversParentTypes['MatchEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
};

export type PageInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo'],
> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvitationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation'],
> = {
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Schema.Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  host?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['SeatInfo']>, ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  timeControl?: Resolver<Schema.Maybe<ResolversTypes['TimeControl']>, ParentType, ContextType>;
};

export type MatchInvitationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MatchInvitation'] =
    ResolversParentTypes['MatchInvitation'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  account?: Resolver<Schema.Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
};

export type ForkOriginResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ForkOrigin'] = ResolversParentTypes['ForkOrigin'],
> = {
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chance?: Resolver<ResolversTypes['ForkChance'], ParentType, ContextType>;
};

export type RequirementsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Requirements'] = ResolversParentTypes['Requirements'],
> = {
  languages?: Resolver<ReadonlyArray<ResolversTypes['Locale']>, ParentType, ContextType>;
  reliabilityMin?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  finishedMin?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ratingMin?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ratingMax?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unmet?: Resolver<ReadonlyArray<ResolversTypes['Requirement']>, ParentType, ContextType>;
};

export type LogEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LogEntry'] = ResolversParentTypes['LogEntry'],
> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seat?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.LogEntryTextArgs>
  >;
  parts?: Resolver<
    ReadonlyArray<ResolversTypes['TextPart']>,
    ParentType,
    ContextType,
    Partial<Schema.LogEntryPartsArgs>
  >;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  rule?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dice?: Resolver<ReadonlyArray<ResolversTypes['Die']>, ParentType, ContextType>;
  begins?: Resolver<Schema.Maybe<ResolversTypes['Beginning']>, ParentType, ContextType>;
};

export type TextPartResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TextPart'] = ResolversParentTypes['TextPart'],
> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ref?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DieResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Die'] = ResolversParentTypes['Die'],
> = {
  sides?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BeginningResolvers = { TURN: 'turn'; ROUND: 'round' };

export type JournalEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['JournalEntry'] = ResolversParentTypes['JournalEntry'],
> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type MatchResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MatchStatus'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MatchKind'], ParentType, ContextType>;
  forkOf?: Resolver<Schema.Maybe<ResolversTypes['ForkOrigin']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Schema.Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  startWhenFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastRound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requirements?: Resolver<Schema.Maybe<ResolversTypes['Requirements']>, ParentType, ContextType>;
  spectatorDelay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tournament?: Resolver<Schema.Maybe<ResolversTypes['Tournament']>, ParentType, ContextType>;
  pod?: Resolver<Schema.Maybe<ResolversTypes['Pod']>, ParentType, ContextType>;
  host?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['SeatInfo']>, ParentType, ContextType>;
  seat?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  can?: Resolver<ReadonlyArray<ResolversTypes['MatchAction']>, ParentType, ContextType>;
  invitation?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitations?: Resolver<ReadonlyArray<ResolversTypes['MatchInvitation']>, ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, Partial<Schema.MatchViewArgs>>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['Question']>, ParentType, ContextType>;
  suggestion?: Resolver<
    Schema.Maybe<ResolversTypes['Suggestion']>,
    ParentType,
    ContextType,
    RequireFields<Schema.MatchSuggestionArgs, 'questionId'>
  >;
  waitingOn?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  timeControl?: Resolver<Schema.Maybe<ResolversTypes['TimeControl']>, ParentType, ContextType>;
  absence?: Resolver<Schema.Maybe<ResolversTypes['Absence']>, ParentType, ContextType>;
  clocks?: Resolver<ReadonlyArray<ResolversTypes['Clock']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['StandingOrder']>, ParentType, ContextType>;
  proposals?: Resolver<ReadonlyArray<ResolversTypes['Proposal']>, ParentType, ContextType>;
  undo?: Resolver<Schema.Maybe<ResolversTypes['Undo']>, ParentType, ContextType>;
  log?: Resolver<
    ReadonlyArray<ResolversTypes['LogEntry']>,
    ParentType,
    ContextType,
    RequireFields<Schema.MatchLogArgs, 'first'>
  >;
  chat?: Resolver<ResolversTypes['ChatMode'], ParentType, ContextType>;
  messages?: Resolver<
    ReadonlyArray<ResolversTypes['Message']>,
    ParentType,
    ContextType,
    RequireFields<Schema.MatchMessagesArgs, 'last'>
  >;
  updates?: Resolver<
    ReadonlyArray<ResolversTypes['MatchUpdate']>,
    ParentType,
    ContextType,
    RequireFields<Schema.MatchUpdatesArgs, 'first'>
  >;
  journal?: Resolver<
    ReadonlyArray<ResolversTypes['JournalEntry']>,
    ParentType,
    ContextType,
    RequireFields<Schema.MatchJournalArgs, 'first'>
  >;
  since?: Resolver<
    ResolversTypes['Recap'],
    ParentType,
    ContextType,
    Partial<Schema.MatchSinceArgs>
  >;
  seen?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  export?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  result?: Resolver<Schema.Maybe<ResolversTypes['MatchResult']>, ParentType, ContextType>;
  goal?: Resolver<
    Schema.Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    Partial<Schema.MatchGoalArgs>
  >;
  deadline?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  asking?: Resolver<
    Schema.Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    Partial<Schema.MatchAskingArgs>
  >;
  news?: Resolver<
    Schema.Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    Partial<Schema.MatchNewsArgs>
  >;
  rematch?: Resolver<Schema.Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  snapshot?: Resolver<ResolversTypes['MatchSnapshot'], ParentType, ContextType>;
  ratingChanges?: Resolver<ReadonlyArray<ResolversTypes['RatingChange']>, ParentType, ContextType>;
  fairness?: Resolver<ResolversTypes['Fairness'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchActionResolvers = {
  JOIN_MATCH: 'join';
  LEAVE_MATCH: 'leave';
  INVITE: 'invite';
  ANSWER_INVITATION: 'answerInvitation';
  REVOKE_INVITATION: 'revokeInvitation';
  ADD_BOT: 'addBot';
  REMOVE_FROM_SEAT: 'removeFromSeat';
  START_MATCH: 'start';
  ANSWER: 'answer';
  SET_STANDING_ORDERS: 'setStandingOrders';
  RETURN_TO_SEAT: 'returnToSeat';
  CLAIM_SEAT: 'claimSeat';
  RESIGN: 'resign';
  REMATCH: 'rematch';
  FORK_MATCH: 'forkMatch';
  PAUSE_MATCH: 'pause';
  RESUME_MATCH: 'resume';
  REWIND_MATCH: 'rewind';
  CLOSE_PROCEDURE: 'closeProcedure';
  PROPOSE: 'propose';
  VOTE: 'vote';
  UNDO: 'undo';
  MARK_SEEN: 'markSeen';
};

export type SeatInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeatInfo'] = ResolversParentTypes['SeatInfo'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.SeatInfoNameArgs>
  >;
  account?: Resolver<Schema.Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  bot?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  presence?: Resolver<ResolversTypes['Presence'], ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MatchResult'] = ResolversParentTypes['MatchResult'],
> = {
  ranking?: Resolver<ReadonlyArray<ResolversTypes['Standing']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasonText?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.MatchResultReasonTextArgs>
  >;
  leavers?: Resolver<ReadonlyArray<ResolversTypes['Leaver']>, ParentType, ContextType>;
};

export type LeaverResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Leaver'] = ResolversParentTypes['Leaver'],
> = {
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type MatchSnapshotResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MatchSnapshot'] = ResolversParentTypes['MatchSnapshot'],
> = {
  pieces?: Resolver<ReadonlyArray<ResolversTypes['SnapshotPiece']>, ParentType, ContextType>;
  lattices?: Resolver<ReadonlyArray<ResolversTypes['SnapshotLattice']>, ParentType, ContextType>;
  round?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scores?: Resolver<ReadonlyArray<ResolversTypes['SnapshotScore']>, ParentType, ContextType>;
};

export type SnapshotScoreResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SnapshotScore'] = ResolversParentTypes['SnapshotScore'],
> = {
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SnapshotPieceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SnapshotPiece'] = ResolversParentTypes['SnapshotPiece'],
> = {
  thing?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SnapshotLatticeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SnapshotLattice'] =
    ResolversParentTypes['SnapshotLattice'],
> = {
  seat?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  laid?: Resolver<ReadonlyArray<ResolversTypes['SnapshotTile']>, ParentType, ContextType>;
};

export type SnapshotTileResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SnapshotTile'] = ResolversParentTypes['SnapshotTile'],
> = {
  thing?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StandingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Standing'] = ResolversParentTypes['Standing'],
> = {
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  placeText?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.StandingPlaceTextArgs>
  >;
  scoreText?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.StandingScoreTextArgs>
  >;
  parts?: Resolver<ReadonlyArray<ResolversTypes['StandingPart']>, ParentType, ContextType>;
};

export type StandingPartResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StandingPart'] = ResolversParentTypes['StandingPart'],
> = {
  name?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.StandingPartNameArgs>
  >;
  ref?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FairnessResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Fairness'] = ResolversParentTypes['Fairness'],
> = {
  commitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entropy?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beacon?: Resolver<Schema.Maybe<ResolversTypes['Beacon']>, ParentType, ContextType>;
};

export type BeaconResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Beacon'] = ResolversParentTypes['Beacon'],
> = {
  chain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawnAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signature?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationChannelResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['NotificationChannel'] =
    ResolversParentTypes['NotificationChannel'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChannelKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disabledReason?: Resolver<
    Schema.Maybe<ResolversTypes['ChannelDisabledReason']>,
    ParentType,
    ContextType
  >;
  disabledSince?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unsubscribed?: Resolver<ReadonlyArray<ResolversTypes['Unsubscription']>, ParentType, ContextType>;
  codeAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<
    ReadonlyArray<ResolversTypes['NotificationDelivery']>,
    ParentType,
    ContextType,
    RequireFields<Schema.NotificationChannelDeliveriesArgs, 'first'>
  >;
};

export type UnsubscriptionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Unsubscription'] =
    ResolversParentTypes['Unsubscription'],
> = {
  ruleId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  since?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChannelKindInfoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChannelKindInfo'] =
    ResolversParentTypes['ChannelKindInfo'],
> = {
  kind?: Resolver<ResolversTypes['ChannelKind'], ParentType, ContextType>;
  name?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.ChannelKindInfoNameArgs>
  >;
  canRotate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['ChannelField']>, ParentType, ContextType>;
};

export type ChannelFieldResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChannelField'] = ResolversParentTypes['ChannelField'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.ChannelFieldLabelArgs>
  >;
  format?: Resolver<ResolversTypes['ChannelFieldFormat'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationDeliveryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['NotificationDelivery'] =
    ResolversParentTypes['NotificationDelivery'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['DeliveryOutcome'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fault?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AddNotificationChannelPayloadResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AddNotificationChannelPayload'] =
    ResolversParentTypes['AddNotificationChannelPayload'],
> = {
  channel?: Resolver<ResolversTypes['NotificationChannel'], ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnswerPayloadResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AnswerPayload'] = ResolversParentTypes['AnswerPayload'],
> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DefaultOrdersResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DefaultOrders'] = ResolversParentTypes['DefaultOrders'],
> = {
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['StandingOrder']>, ParentType, ContextType>;
};

export type StandingOrderResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StandingOrder'] = ResolversParentTypes['StandingOrder'],
> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  about?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  choose?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  ask?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  once?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  until?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProposalResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProposalKind'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itself?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProposalStatus'], ParentType, ContextType>;
  votes?: Resolver<ReadonlyArray<ResolversTypes['Vote']>, ParentType, ContextType>;
  waitingOn?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  closedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  toVersion?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  extend?: Resolver<Schema.Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  outcome?: Resolver<Schema.Maybe<ResolversTypes['EndOutcome']>, ParentType, ContextType>;
  seat?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  level?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VoteResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Vote'] = ResolversParentTypes['Vote'],
> = {
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  agree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UndoResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Undo'] = ResolversParentTypes['Undo'],
> = {
  policy?: Resolver<ResolversTypes['UndoPolicy'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sealedAt?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['UndoBarrier'], ParentType, ContextType>;
};

export type QuestionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.QuestionTextArgs>
  >;
  parts?: Resolver<
    ReadonlyArray<ResolversTypes['TextPart']>,
    ParentType,
    ContextType,
    Partial<Schema.QuestionPartsArgs>
  >;
  short?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.QuestionShortArgs>
  >;
  about?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['Option']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['QuestionWeight'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadline?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OptionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Option'] = ResolversParentTypes['Option'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.OptionTextArgs>
  >;
  parts?: Resolver<
    ReadonlyArray<ResolversTypes['TextPart']>,
    ParentType,
    ContextType,
    Partial<Schema.OptionPartsArgs>
  >;
  short?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.OptionShortArgs>
  >;
  subject?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refs?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['OptionGroup'], ParentType, ContextType>;
  effects?: Resolver<ReadonlyArray<ResolversTypes['OptionEffect']>, ParentType, ContextType>;
  odds?: Resolver<Schema.Maybe<ResolversTypes['Odds']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OptionEffectResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OptionEffect'] = ResolversParentTypes['OptionEffect'],
> = {
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.OptionEffectTextArgs>
  >;
  parts?: Resolver<
    ReadonlyArray<ResolversTypes['TextPart']>,
    ParentType,
    ContextType,
    Partial<Schema.OptionEffectPartsArgs>
  >;
  refs?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Odds'] = ResolversParentTypes['Odds'],
> = {
  dice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sides?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['OddsOutcome']>, ParentType, ContextType>;
};

export type OddsOutcomeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OddsOutcome'] = ResolversParentTypes['OddsOutcome'],
> = {
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.OddsOutcomeTextArgs>
  >;
  chance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rolls?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['OutcomeTone'], ParentType, ContextType>;
};

export type SuggestionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Suggestion'] = ResolversParentTypes['Suggestion'],
> = {
  choose?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type QueueResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Queue'] = ResolversParentTypes['Queue'],
> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  timeControl?: Resolver<ResolversTypes['TimeControl'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ticket?: Resolver<Schema.Maybe<ResolversTypes['QueueTicket']>, ParentType, ContextType>;
};

export type QueueTicketResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['QueueTicket'] = ResolversParentTypes['QueueTicket'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  timeControl?: Resolver<ResolversTypes['TimeControl'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['Locale']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmBy?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RatingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Rating'] = ResolversParentTypes['Rating'],
> = {
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pool?: Resolver<ResolversTypes['RatingPool'], ParentType, ContextType>;
  figure?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mu?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sigma?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provisional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeaderboardConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeaderboardConnection'] =
    ResolversParentTypes['LeaderboardConnection'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LeaderboardEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LeaderboardEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeaderboardEdge'] =
    ResolversParentTypes['LeaderboardEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LeaderboardEntry'], ParentType, ContextType>;
};

export type LeaderboardEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeaderboardEntry'] =
    ResolversParentTypes['LeaderboardEntry'],
> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Rating'], ParentType, ContextType>;
};

export type RatingChangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RatingChange'] = ResolversParentTypes['RatingChange'],
> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecapResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Recap'] = ResolversParentTypes['Recap'],
> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turns?: Resolver<ReadonlyArray<ResolversTypes['RecapTurn']>, ParentType, ContextType>;
  answeredForMe?: Resolver<ReadonlyArray<ResolversTypes['RecapAnswer']>, ParentType, ContextType>;
  counters?: Resolver<ReadonlyArray<ResolversTypes['RecapCounter']>, ParentType, ContextType>;
};

export type RecapTurnResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RecapTurn'] = ResolversParentTypes['RecapTurn'],
> = {
  turn?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seat?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['RecapEntry']>, ParentType, ContextType>;
};

export type RecapEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RecapEntry'] = ResolversParentTypes['RecapEntry'],
> = {
  entry?: Resolver<ResolversTypes['LogEntry'], ParentType, ContextType>;
  aboutMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecapAnswerResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RecapAnswer'] = ResolversParentTypes['RecapAnswer'],
> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ChosenBy'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.RecapAnswerTextArgs>
  >;
  parts?: Resolver<
    ReadonlyArray<ResolversTypes['TextPart']>,
    ParentType,
    ContextType,
    Partial<Schema.RecapAnswerPartsArgs>
  >;
  choose?: Resolver<ReadonlyArray<ResolversTypes['Option']>, ParentType, ContextType>;
};

export type ChosenByResolvers = { ORDER: 'order'; CLOCK: 'clock'; BOT: 'bot' };

export type RecapCounterResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RecapCounter'] = ResolversParentTypes['RecapCounter'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.RecapCounterNameArgs>
  >;
  before?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  after?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QueryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  viewer?: Resolver<Schema.Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  games?: Resolver<ReadonlyArray<ResolversTypes['Game']>, ParentType, ContextType>;
  game?: Resolver<
    Schema.Maybe<ResolversTypes['Game']>,
    ParentType,
    ContextType,
    RequireFields<Schema.QueryGameArgs, 'id'>
  >;
  match?: Resolver<
    Schema.Maybe<ResolversTypes['Match']>,
    ParentType,
    ContextType,
    RequireFields<Schema.QueryMatchArgs, 'id'>
  >;
  timeControls?: Resolver<ReadonlyArray<ResolversTypes['TimeControl']>, ParentType, ContextType>;
  phrases?: Resolver<ReadonlyArray<ResolversTypes['Phrase']>, ParentType, ContextType>;
  reports?: Resolver<
    ResolversTypes['ReportConnection'],
    ParentType,
    ContextType,
    RequireFields<Schema.QueryReportsArgs, 'status' | 'first'>
  >;
  service?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
  serviceTime?: Resolver<ResolversTypes['ServiceTime'], ParentType, ContextType>;
  invitation?: Resolver<
    Schema.Maybe<ResolversTypes['Invitation']>,
    ParentType,
    ContextType,
    RequireFields<Schema.QueryInvitationArgs, 'code'>
  >;
  matches?: Resolver<
    ResolversTypes['MatchConnection'],
    ParentType,
    ContextType,
    RequireFields<Schema.QueryMatchesArgs, 'first'>
  >;
  leaderboard?: Resolver<
    ResolversTypes['LeaderboardConnection'],
    ParentType,
    ContextType,
    RequireFields<Schema.QueryLeaderboardArgs, 'gameId' | 'pool' | 'first'>
  >;
  queues?: Resolver<
    ReadonlyArray<ResolversTypes['Queue']>,
    ParentType,
    ContextType,
    Partial<Schema.QueryQueuesArgs>
  >;
  tournament?: Resolver<
    Schema.Maybe<ResolversTypes['Tournament']>,
    ParentType,
    ContextType,
    RequireFields<Schema.QueryTournamentArgs, 'id'>
  >;
  tournaments?: Resolver<
    ResolversTypes['TournamentConnection'],
    ParentType,
    ContextType,
    RequireFields<Schema.QueryTournamentsArgs, 'first'>
  >;
  series?: Resolver<
    Schema.Maybe<ResolversTypes['Series']>,
    ParentType,
    ContextType,
    RequireFields<Schema.QuerySeriesArgs, 'id'>
  >;
  ownSeries?: Resolver<
    ResolversTypes['SeriesConnection'],
    ParentType,
    ContextType,
    RequireFields<Schema.QueryOwnSeriesArgs, 'first'>
  >;
  previewPairing?: Resolver<
    ResolversTypes['PairingPreview'],
    ParentType,
    ContextType,
    RequireFields<Schema.QueryPreviewPairingArgs, 'tournamentId'>
  >;
  regulationsSchema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  attention?: Resolver<
    ResolversTypes['AttentionConnection'],
    ParentType,
    ContextType,
    RequireFields<Schema.QueryAttentionArgs, 'first'>
  >;
  attentionAfter?: Resolver<
    Schema.Maybe<ResolversTypes['AttentionItem']>,
    ParentType,
    ContextType,
    RequireFields<Schema.QueryAttentionAfterArgs, 'matchId'>
  >;
  node?: Resolver<
    Schema.Maybe<ResolversTypes['Node']>,
    ParentType,
    ContextType,
    RequireFields<Schema.QueryNodeArgs, 'id'>
  >;
};

export type MutationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  createMatch?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationCreateMatchArgs, 'input'>
  >;
  quickMatch?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationQuickMatchArgs, 'input'>
  >;
  joinMatch?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationJoinMatchArgs, 'input'>
  >;
  invite?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationInviteArgs, 'input'>
  >;
  answerInvitation?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationAnswerInvitationArgs, 'input'>
  >;
  revokeInvitation?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRevokeInvitationArgs, 'input'>
  >;
  leaveMatch?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationLeaveMatchArgs, 'input'>
  >;
  addBot?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationAddBotArgs, 'input'>
  >;
  startMatch?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationStartMatchArgs, 'input'>
  >;
  joinQueue?: Resolver<
    ResolversTypes['QueueTicket'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationJoinQueueArgs, 'input'>
  >;
  confirmQueue?: Resolver<
    ResolversTypes['QueueTicket'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationConfirmQueueArgs, 'input'>
  >;
  leaveQueue?: Resolver<
    ResolversTypes['QueueTicket'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationLeaveQueueArgs, 'input'>
  >;
  createTournament?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationCreateTournamentArgs, 'input'>
  >;
  updateTournament?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationUpdateTournamentArgs, 'input'>
  >;
  announceTournament?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationAnnounceTournamentArgs, 'input'>
  >;
  openRegistration?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationOpenRegistrationArgs, 'input'>
  >;
  setTournamentRole?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationSetTournamentRoleArgs, 'input'>
  >;
  cancelTournament?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationCancelTournamentArgs, 'input'>
  >;
  startTournament?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationStartTournamentArgs, 'input'>
  >;
  finalizeTournament?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationFinalizeTournamentArgs, 'input'>
  >;
  registerForTournament?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRegisterForTournamentArgs, 'input'>
  >;
  withdrawFromTournament?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationWithdrawFromTournamentArgs, 'input'>
  >;
  checkIn?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationCheckInArgs, 'input'>
  >;
  invitePlayers?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationInvitePlayersArgs, 'input'>
  >;
  registerPlayers?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRegisterPlayersArgs, 'input'>
  >;
  approvePlayer?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationApprovePlayerArgs, 'input'>
  >;
  dropPlayer?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationDropPlayerArgs, 'input'>
  >;
  reinstatePlayer?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationReinstatePlayerArgs, 'input'>
  >;
  seedPlayers?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationSeedPlayersArgs, 'input'>
  >;
  draftRound?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationDraftRoundArgs, 'input'>
  >;
  editPairing?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationEditPairingArgs, 'input'>
  >;
  repairRound?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRepairRoundArgs, 'input'>
  >;
  publishRound?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationPublishRoundArgs, 'input'>
  >;
  unpublishRound?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationUnpublishRoundArgs, 'input'>
  >;
  discardRound?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationDiscardRoundArgs, 'input'>
  >;
  adjudicatePod?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationAdjudicatePodArgs, 'input'>
  >;
  replayPod?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationReplayPodArgs, 'input'>
  >;
  inspectPod?: Resolver<
    ResolversTypes['PodInspection'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationInspectPodArgs, 'input'>
  >;
  extendTime?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationExtendTimeArgs, 'input'>
  >;
  replacePlayer?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationReplacePlayerArgs, 'input'>
  >;
  penalisePlayer?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationPenalisePlayerArgs, 'input'>
  >;
  disqualifyPlayer?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationDisqualifyPlayerArgs, 'input'>
  >;
  changeRegulations?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationChangeRegulationsArgs, 'input'>
  >;
  approveAct?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationApproveActArgs, 'input'>
  >;
  pauseTournament?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationPauseTournamentArgs, 'input'>
  >;
  resumeTournament?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationResumeTournamentArgs, 'input'>
  >;
  openAppeal?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationOpenAppealArgs, 'input'>
  >;
  decideAppeal?: Resolver<
    ResolversTypes['Tournament'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationDecideAppealArgs, 'input'>
  >;
  createSeries?: Resolver<
    ResolversTypes['Series'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationCreateSeriesArgs, 'input'>
  >;
  updateSeries?: Resolver<
    ResolversTypes['Series'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationUpdateSeriesArgs, 'input'>
  >;
  draftSeason?: Resolver<
    ResolversTypes['Series'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationDraftSeasonArgs, 'input'>
  >;
  answer?: Resolver<
    ResolversTypes['AnswerPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationAnswerArgs, 'input'>
  >;
  removeFromSeat?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRemoveFromSeatArgs, 'input'>
  >;
  pauseMatch?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationPauseMatchArgs, 'input'>
  >;
  resumeMatch?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationResumeMatchArgs, 'input'>
  >;
  rewindMatch?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRewindMatchArgs, 'input'>
  >;
  closeProcedure?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationCloseProcedureArgs, 'input'>
  >;
  resign?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationResignArgs, 'input'>
  >;
  rematch?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRematchArgs, 'input'>
  >;
  forkMatch?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationForkMatchArgs, 'input'>
  >;
  returnToSeat?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationReturnToSeatArgs, 'input'>
  >;
  claimSeat?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationClaimSeatArgs, 'input'>
  >;
  propose?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationProposeArgs, 'input'>
  >;
  vote?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationVoteArgs, 'input'>
  >;
  undo?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationUndoArgs, 'input'>
  >;
  setStandingOrders?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationSetStandingOrdersArgs, 'input'>
  >;
  setDefaultOrders?: Resolver<
    ResolversTypes['Account'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationSetDefaultOrdersArgs, 'input'>
  >;
  sendMessage?: Resolver<
    ResolversTypes['Message'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationSendMessageArgs, 'input'>
  >;
  reportMessage?: Resolver<
    ResolversTypes['Report'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationReportMessageArgs, 'input'>
  >;
  moderate?: Resolver<
    ResolversTypes['Report'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationModerateArgs, 'input'>
  >;
  markSeen?: Resolver<
    ResolversTypes['Match'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationMarkSeenArgs, 'input'>
  >;
  holdExpiry?: Resolver<
    ResolversTypes['ServiceTime'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationHoldExpiryArgs, 'input'>
  >;
  creditTime?: Resolver<
    ResolversTypes['ServiceTime'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationCreditTimeArgs, 'input'>
  >;
  updateProfile?: Resolver<
    ResolversTypes['Account'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationUpdateProfileArgs, 'input'>
  >;
  startVacation?: Resolver<
    ResolversTypes['Account'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationStartVacationArgs, 'input'>
  >;
  endVacation?: Resolver<
    ResolversTypes['Account'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationEndVacationArgs, 'input'>
  >;
  blockAccount?: Resolver<
    ResolversTypes['Account'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationBlockAccountArgs, 'input'>
  >;
  deleteAccount?: Resolver<
    ResolversTypes['DeletedAccount'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationDeleteAccountArgs, 'input'>
  >;
  setNotificationRules?: Resolver<
    ReadonlyArray<ResolversTypes['NotificationRule']>,
    ParentType,
    ContextType,
    RequireFields<Schema.MutationSetNotificationRulesArgs, 'input'>
  >;
  muteMatch?: Resolver<
    ResolversTypes['Account'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationMuteMatchArgs, 'input'>
  >;
  addTableAlert?: Resolver<
    ResolversTypes['TableAlert'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationAddTableAlertArgs, 'input'>
  >;
  removeTableAlert?: Resolver<
    ResolversTypes['Account'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRemoveTableAlertArgs, 'input'>
  >;
  createGuest?: Resolver<
    ResolversTypes['CreateGuestPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationCreateGuestArgs, 'input'>
  >;
  keepGuest?: Resolver<
    ResolversTypes['KeptGuest'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationKeepGuestArgs, 'input'>
  >;
  createBotAccount?: Resolver<
    ResolversTypes['Account'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationCreateBotAccountArgs, 'input'>
  >;
  createToken?: Resolver<
    ResolversTypes['CreateTokenPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationCreateTokenArgs, 'input'>
  >;
  revokeToken?: Resolver<
    ResolversTypes['Account'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRevokeTokenArgs, 'input'>
  >;
  revokeAllTokens?: Resolver<
    ResolversTypes['Account'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRevokeAllTokensArgs, 'input'>
  >;
  addNotificationChannel?: Resolver<
    ResolversTypes['AddNotificationChannelPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationAddNotificationChannelArgs, 'input'>
  >;
  verifyNotificationChannel?: Resolver<
    ResolversTypes['NotificationChannel'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationVerifyNotificationChannelArgs, 'input'>
  >;
  sendNotificationChannelCode?: Resolver<
    ResolversTypes['NotificationChannel'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationSendNotificationChannelCodeArgs, 'input'>
  >;
  resumeNotificationChannel?: Resolver<
    ResolversTypes['NotificationChannel'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationResumeNotificationChannelArgs, 'input'>
  >;
  rotateChannelSecret?: Resolver<
    ResolversTypes['AddNotificationChannelPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRotateChannelSecretArgs, 'input'>
  >;
  testNotificationChannel?: Resolver<
    ResolversTypes['NotificationDelivery'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationTestNotificationChannelArgs, 'input'>
  >;
  removeNotificationChannel?: Resolver<
    ResolversTypes['Account'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRemoveNotificationChannelArgs, 'input'>
  >;
  resendDelivery?: Resolver<
    ResolversTypes['NotificationDelivery'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationResendDeliveryArgs, 'input'>
  >;
};

export type SubscriptionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription'],
> = {
  match?: SubscriptionResolver<
    ResolversTypes['MatchUpdate'],
    'match',
    ParentType,
    ContextType,
    RequireFields<Schema.SubscriptionMatchArgs, 'id'>
  >;
  attention?: SubscriptionResolver<
    ResolversTypes['AttentionUpdate'],
    'attention',
    ParentType,
    ContextType
  >;
  messages?: SubscriptionResolver<
    ResolversTypes['Message'],
    'messages',
    ParentType,
    ContextType,
    RequireFields<Schema.SubscriptionMessagesArgs, 'matchId'>
  >;
  tournament?: SubscriptionResolver<
    ResolversTypes['TournamentUpdate'],
    'tournament',
    ParentType,
    ContextType,
    RequireFields<Schema.SubscriptionTournamentArgs, 'id'>
  >;
};

export type ServiceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service'],
> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['Locale']>, ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pushKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelKinds?: Resolver<
    ReadonlyArray<ResolversTypes['ChannelKindInfo']>,
    ParentType,
    ContextType
  >;
  limits?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<
  ResolversTypes['DateTime'],
  any
> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LocaleResolvers = { EN: 'en'; CS: 'cs'; KO: 'ko' };

export type NodeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node'],
> = {
  __resolveType: TypeResolveFn<
    'Account' | 'Game' | 'Match' | 'Series' | 'Tournament',
    ParentType,
    ContextType
  >;
};

export type SeriesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Series'] = ResolversParentTypes['Series'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['TournamentVisibility'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  organizers?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType>;
  regulations?: Resolver<ResolversTypes['SeriesRegulations'], ParentType, ContextType>;
  league?: Resolver<Schema.Maybe<ResolversTypes['LeagueRegulations']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['SeriesEvent']>, ParentType, ContextType>;
  standings?: Resolver<
    ResolversTypes['SeriesStandingConnection'],
    ParentType,
    ContextType,
    RequireFields<Schema.SeriesStandingsArgs, 'first'>
  >;
  qualified?: Resolver<
    ReadonlyArray<ResolversTypes['Account']>,
    ParentType,
    ContextType,
    RequireFields<Schema.SeriesQualifiedArgs, 'count'>
  >;
  draft?: Resolver<Schema.Maybe<ResolversTypes['SeasonDraft']>, ParentType, ContextType>;
  can?: Resolver<ReadonlyArray<ResolversTypes['SeriesAction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeriesConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeriesConnection'] =
    ResolversParentTypes['SeriesConnection'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SeriesEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SeriesEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeriesEdge'] = ResolversParentTypes['SeriesEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SeriesSummary'], ParentType, ContextType>;
};

export type SeriesSummaryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeriesSummary'] = ResolversParentTypes['SeriesSummary'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['TournamentVisibility'], ParentType, ContextType>;
  league?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SeriesActionResolvers = { UPDATE_SERIES: 'updateSeries'; DRAFT_SEASON: 'draftSeason' };

export type SeriesRegulationsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeriesRegulations'] =
    ResolversParentTypes['SeriesRegulations'],
> = {
  pointsByPlace?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  best?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  atLeast?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ties?: Resolver<ReadonlyArray<ResolversTypes['SeriesTie']>, ParentType, ContextType>;
};

export type LeagueRegulationsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeagueRegulations'] =
    ResolversParentTypes['LeagueRegulations'],
> = {
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  up?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  down?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeriesEventResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeriesEvent'] = ResolversParentTypes['SeriesEvent'],
> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tournamentIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  tournaments?: Resolver<ReadonlyArray<ResolversTypes['Tournament']>, ParentType, ContextType>;
};

export type SeriesStandingConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeriesStandingConnection'] =
    ResolversParentTypes['SeriesStandingConnection'],
> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['SeriesResult']>, ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SeriesStandingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SeriesStandingEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeriesStandingEdge'] =
    ResolversParentTypes['SeriesStandingEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SeriesStanding'], ParentType, ContextType>;
};

export type SeriesStandingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeriesStanding'] =
    ResolversParentTypes['SeriesStanding'],
> = {
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tieBreaks?: Resolver<ReadonlyArray<ResolversTypes['SeriesTieValue']>, ParentType, ContextType>;
  scores?: Resolver<ReadonlyArray<ResolversTypes['SeriesScore']>, ParentType, ContextType>;
};

export type SeriesTieValueResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeriesTieValue'] =
    ResolversParentTypes['SeriesTieValue'],
> = {
  kind?: Resolver<ResolversTypes['SeriesTieKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeriesScoreResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeriesScore'] = ResolversParentTypes['SeriesScore'],
> = {
  event?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tournamentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SeasonDraftResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeasonDraft'] = ResolversParentTypes['SeasonDraft'],
> = {
  season?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  divisions?: Resolver<ReadonlyArray<ResolversTypes['DivisionDraft']>, ParentType, ContextType>;
  moves?: Resolver<ReadonlyArray<ResolversTypes['SeasonMove']>, ParentType, ContextType>;
  tooFew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DivisionDraftResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DivisionDraft'] = ResolversParentTypes['DivisionDraft'],
> = {
  players?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType>;
  tournamentId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SeasonMoveResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SeasonMove'] = ResolversParentTypes['SeasonMove'],
> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  from?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['Audience'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  seat?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.MessageTextArgs>
  >;
  phrase?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PhraseResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Phrase'] = ResolversParentTypes['Phrase'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.PhraseTextArgs>
  >;
};

export type ReportResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportStatus'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  context?: Resolver<ReadonlyArray<ResolversTypes['Message']>, ParentType, ContextType>;
  complaints?: Resolver<ReadonlyArray<ResolversTypes['Complaint']>, ParentType, ContextType>;
  decisions?: Resolver<
    ReadonlyArray<ResolversTypes['ModerationDecision']>,
    ParentType,
    ContextType
  >;
};

export type ComplaintResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Complaint'] = ResolversParentTypes['Complaint'],
> = {
  by?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ModerationDecisionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ModerationDecision'] =
    ResolversParentTypes['ModerationDecision'],
> = {
  act?: Resolver<ResolversTypes['ModerationAct'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ModerationNoticeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ModerationNotice'] =
    ResolversParentTypes['ModerationNotice'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  act?: Resolver<ResolversTypes['ModerationAct'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReportConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ReportConnection'] =
    ResolversParentTypes['ReportConnection'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReportEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReportEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ReportEdge'] = ResolversParentTypes['ReportEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
};

export interface DurationScalarConfig extends GraphQLScalarTypeConfig<
  ResolversTypes['Duration'],
  any
> {
  name: 'Duration';
}

export type TimeControlResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TimeControl'] = ResolversParentTypes['TimeControl'],
> = {
  preset?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.TimeControlNameArgs>
  >;
  speed?: Resolver<ResolversTypes['Speed'], ParentType, ContextType>;
  perQuestion?: Resolver<Schema.Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  perTurn?: Resolver<Schema.Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  bank?: Resolver<Schema.Maybe<ResolversTypes['Bank']>, ParentType, ContextType>;
  reaction?: Resolver<Schema.Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  weekends?: Resolver<ResolversTypes['Weekends'], ParentType, ContextType>;
  playingHours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vacation?: Resolver<ResolversTypes['VacationPolicy'], ParentType, ContextType>;
};

export type BankResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Bank'] = ResolversParentTypes['Bank'],
> = {
  initial?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  increment?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  per?: Resolver<ResolversTypes['BankPer'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
};

export type ClockResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Clock'] = ResolversParentTypes['Clock'],
> = {
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadline?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cause?: Resolver<Schema.Maybe<ResolversTypes['DeadlineCause']>, ParentType, ContextType>;
  bank?: Resolver<Schema.Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AbsenceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Absence'] = ResolversParentTypes['Absence'],
> = {
  onExpiry?: Resolver<ResolversTypes['OnExpiry'], ParentType, ContextType>;
  absentAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerAfter?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  substitutes?: Resolver<ResolversTypes['Substitutes'], ParentType, ContextType>;
};

export type ServiceTimeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ServiceTime'] = ResolversParentTypes['ServiceTime'],
> = {
  hold?: Resolver<Schema.Maybe<ResolversTypes['ExpiryHold']>, ParentType, ContextType>;
  credits?: Resolver<ReadonlyArray<ResolversTypes['TimeCredit']>, ParentType, ContextType>;
};

export type ExpiryHoldResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ExpiryHold'] = ResolversParentTypes['ExpiryHold'],
> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TimeCreditResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TimeCredit'] = ResolversParentTypes['TimeCredit'],
> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matchIds?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type AuditConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AuditConnection'] =
    ResolversParentTypes['AuditConnection'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AuditEdge'] = ResolversParentTypes['AuditEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Schema.Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AuditRole'], ParentType, ContextType>;
  act?: Resolver<ResolversTypes['TournamentAct'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ActTarget'], ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  after?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.AuditEntryTextArgs>
  >;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActTargetResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ActTarget'] = ResolversParentTypes['ActTarget'],
> = {
  round?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pod?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  account?: Resolver<Schema.Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  appeal?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  act?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ProposedActResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ProposedAct'] = ResolversParentTypes['ProposedAct'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  act?: Resolver<ResolversTypes['TournamentAct'], ParentType, ContextType>;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.ProposedActTextArgs>
  >;
  says?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProposedActStatus'], ParentType, ContextType>;
  second?: Resolver<Schema.Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
};

export type AppealResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Appeal'] = ResolversParentTypes['Appeal'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  round?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pod?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  act?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppealStatus'], ParentType, ContextType>;
  decision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Schema.Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
};

export type TournamentPlayerResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentPlayer'] =
    ResolversParentTypes['TournamentPlayer'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  number?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PlayerStatus'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitingPlace?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seed?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entered?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  checkedIn?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  noShows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leaving?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lives?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  before?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType>;
  standing?: Resolver<Schema.Maybe<ResolversTypes['StandingRow']>, ParentType, ContextType>;
  penalties?: Resolver<ReadonlyArray<ResolversTypes['Penalty']>, ParentType, ContextType>;
};

export type TournamentPlayerConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentPlayerConnection'] =
    ResolversParentTypes['TournamentPlayerConnection'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TournamentPlayerEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TournamentPlayerEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentPlayerEdge'] =
    ResolversParentTypes['TournamentPlayerEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TournamentPlayer'], ParentType, ContextType>;
};

export type PenaltyResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Penalty'] = ResolversParentTypes['Penalty'],
> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PenaltyKind'], ParentType, ContextType>;
  points?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  round?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pod?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StandingConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StandingConnection'] =
    ResolversParentTypes['StandingConnection'],
> = {
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['StandingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StandingEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StandingEdge'] = ResolversParentTypes['StandingEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StandingRow'], ParentType, ContextType>;
};

export type StandingRowResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StandingRow'] = ResolversParentTypes['StandingRow'],
> = {
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['TournamentPlayer'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tieBreaks?: Resolver<ReadonlyArray<ResolversTypes['TieBreakValue']>, ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['RoundScore']>, ParentType, ContextType>;
};

export type TieBreakValueResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TieBreakValue'] = ResolversParentTypes['TieBreakValue'],
> = {
  kind?: Resolver<ResolversTypes['TieBreakKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoundScoreResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RoundScore'] = ResolversParentTypes['RoundScore'],
> = {
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pod?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  place?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ResultSource'], ParentType, ContextType>;
};

export type RoundResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Round'] = ResolversParentTypes['Round'],
> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RoundStatus'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regulations?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pairing?: Resolver<ResolversTypes['PairingReport'], ParentType, ContextType>;
  pods?: Resolver<
    ResolversTypes['PodConnection'],
    ParentType,
    ContextType,
    RequireFields<Schema.RoundPodsArgs, 'first'>
  >;
  pod?: Resolver<
    Schema.Maybe<ResolversTypes['Pod']>,
    ParentType,
    ContextType,
    RequireFields<Schema.RoundPodArgs, 'number'>
  >;
  podCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byes?: Resolver<ReadonlyArray<ResolversTypes['TournamentPlayer']>, ParentType, ContextType>;
  missed?: Resolver<ReadonlyArray<ResolversTypes['TournamentPlayer']>, ParentType, ContextType>;
  final?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forbidden?: Resolver<
    ReadonlyArray<ReadonlyArray<ResolversTypes['Int']>>,
    ParentType,
    ContextType
  >;
  forbiddenHash?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepsHash?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deadline?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PairingReportResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PairingReport'] = ResolversParentTypes['PairingReport'],
> = {
  algorithm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weights?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  repeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spread?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  oddPods?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  broken?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  edited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PodConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PodConnection'] = ResolversParentTypes['PodConnection'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PodEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PodEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PodEdge'] = ResolversParentTypes['PodEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Pod'], ParentType, ContextType>;
};

export type PodResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Pod'] = ResolversParentTypes['Pod'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PodStatus'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['PodSeat']>, ParentType, ContextType>;
  matchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  match?: Resolver<Schema.Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<Schema.Maybe<ResolversTypes['PodResult']>, ParentType, ContextType>;
  deadline?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldBy?: Resolver<Schema.Maybe<ResolversTypes['PodHold']>, ParentType, ContextType>;
  endedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PodSeatResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PodSeat'] = ResolversParentTypes['PodSeat'],
> = {
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['TournamentPlayer'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type PodResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PodResult'] = ResolversParentTypes['PodResult'],
> = {
  places?: Resolver<ReadonlyArray<ResolversTypes['Place']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ResultSource'], ParentType, ContextType>;
};

export type PlaceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place'],
> = {
  player?: Resolver<ResolversTypes['TournamentPlayer'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  noShow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PairingPreviewResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PairingPreview'] =
    ResolversParentTypes['PairingPreview'],
> = {
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pods?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  byes?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  report?: Resolver<Schema.Maybe<ResolversTypes['PairingReport']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['PairingProblem']>, ParentType, ContextType>;
};

export type PairingProblemResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PairingProblem'] =
    ResolversParentTypes['PairingProblem'],
> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  pod?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relax?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PodInspectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PodInspection'] = ResolversParentTypes['PodInspection'],
> = {
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type TournamentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Tournament'] = ResolversParentTypes['Tournament'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['TournamentVisibility'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TournamentStatus'], ParentType, ContextType>;
  regulations?: Resolver<ResolversTypes['Regulations'], ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['Stage']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  players?: Resolver<
    ResolversTypes['TournamentPlayerConnection'],
    ParentType,
    ContextType,
    RequireFields<Schema.TournamentPlayersArgs, 'first'>
  >;
  player?: Resolver<
    Schema.Maybe<ResolversTypes['TournamentPlayer']>,
    ParentType,
    ContextType,
    Partial<Schema.TournamentPlayerArgs>
  >;
  rounds?: Resolver<ReadonlyArray<ResolversTypes['Round']>, ParentType, ContextType>;
  round?: Resolver<
    Schema.Maybe<ResolversTypes['Round']>,
    ParentType,
    ContextType,
    RequireFields<Schema.TournamentRoundArgs, 'number'>
  >;
  standings?: Resolver<
    ResolversTypes['StandingConnection'],
    ParentType,
    ContextType,
    RequireFields<Schema.TournamentStandingsArgs, 'first'>
  >;
  audit?: Resolver<
    ResolversTypes['AuditConnection'],
    ParentType,
    ContextType,
    RequireFields<Schema.TournamentAuditArgs, 'first'>
  >;
  appeals?: Resolver<ReadonlyArray<ResolversTypes['Appeal']>, ParentType, ContextType>;
  proposed?: Resolver<ReadonlyArray<ResolversTypes['ProposedAct']>, ParentType, ContextType>;
  penalties?: Resolver<ReadonlyArray<ResolversTypes['Penalty']>, ParentType, ContextType>;
  fairness?: Resolver<ResolversTypes['TournamentFairness'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['TournamentRoleHolder']>, ParentType, ContextType>;
  myRoles?: Resolver<ReadonlyArray<ResolversTypes['TournamentRole']>, ParentType, ContextType>;
  mine?: Resolver<Schema.Maybe<ResolversTypes['TournamentPlayer']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  myNext?: Resolver<Schema.Maybe<ResolversTypes['Pod']>, ParentType, ContextType>;
  can?: Resolver<ReadonlyArray<ResolversTypes['TournamentAction']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['TournamentWarning']>, ParentType, ContextType>;
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apart?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  appealsUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updates?: Resolver<
    ReadonlyArray<ResolversTypes['TournamentStep']>,
    ParentType,
    ContextType,
    RequireFields<Schema.TournamentUpdatesArgs, 'first'>
  >;
  export?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegulationsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Regulations'] = ResolversParentTypes['Regulations'],
> = {
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  hash?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.RegulationsTextArgs>
  >;
};

export type StageResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Stage'] = ResolversParentTypes['Stage'],
> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['TournamentFormat'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StageStatus'], ParentType, ContextType>;
  rounds?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cut?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TournamentFairnessResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentFairness'] =
    ResolversParentTypes['TournamentFairness'],
> = {
  commitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regulations?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TournamentRoleHolderResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentRoleHolder'] =
    ResolversParentTypes['TournamentRoleHolder'],
> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['TournamentRole']>, ParentType, ContextType>;
};

export type TournamentWarningResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentWarning'] =
    ResolversParentTypes['TournamentWarning'],
> = {
  kind?: Resolver<ResolversTypes['TournamentWarningKind'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<Schema.TournamentWarningTextArgs>
  >;
};

export type TournamentActionResolvers = {
  UPDATE_TOURNAMENT: 'updateTournament';
  ANNOUNCE_TOURNAMENT: 'announceTournament';
  OPEN_REGISTRATION: 'openRegistration';
  SET_TOURNAMENT_ROLE: 'setTournamentRole';
  CANCEL_TOURNAMENT: 'cancelTournament';
  START_TOURNAMENT: 'startTournament';
  FINALIZE_TOURNAMENT: 'finalizeTournament';
  REGISTER_FOR_TOURNAMENT: 'registerForTournament';
  WITHDRAW_FROM_TOURNAMENT: 'withdrawFromTournament';
  CHECK_IN: 'checkIn';
  INVITE_PLAYERS: 'invitePlayers';
  REGISTER_PLAYERS: 'registerPlayers';
  APPROVE_PLAYER: 'approvePlayer';
  DROP_PLAYER: 'dropPlayer';
  REINSTATE_PLAYER: 'reinstatePlayer';
  SEED_PLAYERS: 'seedPlayers';
  PREVIEW_PAIRING: 'previewPairing';
  DRAFT_ROUND: 'draftRound';
  EDIT_PAIRING: 'editPairing';
  REPAIR_ROUND: 'repairRound';
  PUBLISH_ROUND: 'publishRound';
  UNPUBLISH_ROUND: 'unpublishRound';
  DISCARD_ROUND: 'discardRound';
  ADJUDICATE_POD: 'adjudicatePod';
  REPLAY_POD: 'replayPod';
  INSPECT_POD: 'inspectPod';
  EXTEND_TIME: 'extendTime';
  REPLACE_PLAYER: 'replacePlayer';
  PENALISE_PLAYER: 'penalisePlayer';
  DISQUALIFY_PLAYER: 'disqualifyPlayer';
  CHANGE_REGULATIONS: 'changeRegulations';
  APPROVE_ACT: 'approveAct';
  PAUSE_TOURNAMENT: 'pauseTournament';
  RESUME_TOURNAMENT: 'resumeTournament';
  OPEN_APPEAL: 'openAppeal';
  DECIDE_APPEAL: 'decideAppeal';
};

export type TournamentConnectionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentConnection'] =
    ResolversParentTypes['TournamentConnection'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TournamentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TournamentEdgeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentEdge'] =
    ResolversParentTypes['TournamentEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TournamentSummary'], ParentType, ContextType>;
};

export type TournamentSummaryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentSummary'] =
    ResolversParentTypes['TournamentSummary'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TournamentStatus'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['TournamentVisibility'], ParentType, ContextType>;
  players?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cap?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TournamentUpdateResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentUpdate'] =
    ResolversParentTypes['TournamentUpdate'],
> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['TournamentStep']>, ParentType, ContextType>;
};

export type TournamentStepResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentStep'] =
    ResolversParentTypes['TournamentStep'],
> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type MatchUpdateResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MatchUpdate'] = ResolversParentTypes['MatchUpdate'],
> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  snapshot?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  patch?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['JSON']>>, ParentType, ContextType>;
  log?: Resolver<ReadonlyArray<ResolversTypes['LogEntry']>, ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['Question']>, ParentType, ContextType>;
  waitingOn?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['SeatInfo']>, ParentType, ContextType>;
  seatsAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clocks?: Resolver<ReadonlyArray<ResolversTypes['Clock']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MatchStatus'], ParentType, ContextType>;
  proposals?: Resolver<ReadonlyArray<ResolversTypes['Proposal']>, ParentType, ContextType>;
  result?: Resolver<Schema.Maybe<ResolversTypes['MatchResult']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Account?: AccountResolvers<ContextType>;
  Reliability?: ReliabilityResolvers<ContextType>;
  WeeklyWindow?: WeeklyWindowResolvers<ContextType>;
  Vacation?: VacationResolvers<ContextType>;
  DateRange?: DateRangeResolvers<ContextType>;
  AccessToken?: AccessTokenResolvers<ContextType>;
  Scope?: ScopeResolvers;
  DeletedAccount?: DeletedAccountResolvers<ContextType>;
  CreateGuestPayload?: CreateGuestPayloadResolvers<ContextType>;
  KeptGuest?: KeptGuestResolvers<ContextType>;
  CreateTokenPayload?: CreateTokenPayloadResolvers<ContextType>;
  Role?: RoleResolvers;
  TableAlert?: TableAlertResolvers<ContextType>;
  AttentionItem?: AttentionItemResolvers<ContextType>;
  AttentionUpdate?: AttentionUpdateResolvers<ContextType>;
  AttentionConnection?: AttentionConnectionResolvers<ContextType>;
  AttentionEdge?: AttentionEdgeResolvers<ContextType>;
  NotificationRule?: NotificationRuleResolvers<ContextType>;
  Escalation?: EscalationResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  BotLevel?: BotLevelResolvers<ContextType>;
  GameAbout?: GameAboutResolvers<ContextType>;
  GameGuide?: GameGuideResolvers<ContextType>;
  GuideStep?: GuideStepResolvers<ContextType>;
  GuideTip?: GuideTipResolvers<ContextType>;
  GamePreset?: GamePresetResolvers<ContextType>;
  PresetFigures?: PresetFiguresResolvers<ContextType>;
  Spread?: SpreadResolvers<ContextType>;
  GamePack?: GamePackResolvers<ContextType>;
  SeatRange?: SeatRangeResolvers<ContextType>;
  MatchConnection?: MatchConnectionResolvers<ContextType>;
  MatchEdge?: MatchEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  MatchInvitation?: MatchInvitationResolvers<ContextType>;
  ForkOrigin?: ForkOriginResolvers<ContextType>;
  Requirements?: RequirementsResolvers<ContextType>;
  LogEntry?: LogEntryResolvers<ContextType>;
  TextPart?: TextPartResolvers<ContextType>;
  Die?: DieResolvers<ContextType>;
  Beginning?: BeginningResolvers;
  JournalEntry?: JournalEntryResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchAction?: MatchActionResolvers;
  SeatInfo?: SeatInfoResolvers<ContextType>;
  MatchResult?: MatchResultResolvers<ContextType>;
  Leaver?: LeaverResolvers<ContextType>;
  MatchSnapshot?: MatchSnapshotResolvers<ContextType>;
  SnapshotScore?: SnapshotScoreResolvers<ContextType>;
  SnapshotPiece?: SnapshotPieceResolvers<ContextType>;
  SnapshotLattice?: SnapshotLatticeResolvers<ContextType>;
  SnapshotTile?: SnapshotTileResolvers<ContextType>;
  Standing?: StandingResolvers<ContextType>;
  StandingPart?: StandingPartResolvers<ContextType>;
  Fairness?: FairnessResolvers<ContextType>;
  Beacon?: BeaconResolvers<ContextType>;
  NotificationChannel?: NotificationChannelResolvers<ContextType>;
  Unsubscription?: UnsubscriptionResolvers<ContextType>;
  ChannelKindInfo?: ChannelKindInfoResolvers<ContextType>;
  ChannelField?: ChannelFieldResolvers<ContextType>;
  NotificationDelivery?: NotificationDeliveryResolvers<ContextType>;
  AddNotificationChannelPayload?: AddNotificationChannelPayloadResolvers<ContextType>;
  AnswerPayload?: AnswerPayloadResolvers<ContextType>;
  DefaultOrders?: DefaultOrdersResolvers<ContextType>;
  StandingOrder?: StandingOrderResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  Vote?: VoteResolvers<ContextType>;
  Undo?: UndoResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  Option?: OptionResolvers<ContextType>;
  OptionEffect?: OptionEffectResolvers<ContextType>;
  Odds?: OddsResolvers<ContextType>;
  OddsOutcome?: OddsOutcomeResolvers<ContextType>;
  Suggestion?: SuggestionResolvers<ContextType>;
  Queue?: QueueResolvers<ContextType>;
  QueueTicket?: QueueTicketResolvers<ContextType>;
  Rating?: RatingResolvers<ContextType>;
  LeaderboardConnection?: LeaderboardConnectionResolvers<ContextType>;
  LeaderboardEdge?: LeaderboardEdgeResolvers<ContextType>;
  LeaderboardEntry?: LeaderboardEntryResolvers<ContextType>;
  RatingChange?: RatingChangeResolvers<ContextType>;
  Recap?: RecapResolvers<ContextType>;
  RecapTurn?: RecapTurnResolvers<ContextType>;
  RecapEntry?: RecapEntryResolvers<ContextType>;
  RecapAnswer?: RecapAnswerResolvers<ContextType>;
  ChosenBy?: ChosenByResolvers;
  RecapCounter?: RecapCounterResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Locale?: LocaleResolvers;
  Node?: NodeResolvers<ContextType>;
  Series?: SeriesResolvers<ContextType>;
  SeriesConnection?: SeriesConnectionResolvers<ContextType>;
  SeriesEdge?: SeriesEdgeResolvers<ContextType>;
  SeriesSummary?: SeriesSummaryResolvers<ContextType>;
  SeriesAction?: SeriesActionResolvers;
  SeriesRegulations?: SeriesRegulationsResolvers<ContextType>;
  LeagueRegulations?: LeagueRegulationsResolvers<ContextType>;
  SeriesEvent?: SeriesEventResolvers<ContextType>;
  SeriesStandingConnection?: SeriesStandingConnectionResolvers<ContextType>;
  SeriesStandingEdge?: SeriesStandingEdgeResolvers<ContextType>;
  SeriesStanding?: SeriesStandingResolvers<ContextType>;
  SeriesTieValue?: SeriesTieValueResolvers<ContextType>;
  SeriesScore?: SeriesScoreResolvers<ContextType>;
  SeasonDraft?: SeasonDraftResolvers<ContextType>;
  DivisionDraft?: DivisionDraftResolvers<ContextType>;
  SeasonMove?: SeasonMoveResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  Phrase?: PhraseResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  Complaint?: ComplaintResolvers<ContextType>;
  ModerationDecision?: ModerationDecisionResolvers<ContextType>;
  ModerationNotice?: ModerationNoticeResolvers<ContextType>;
  ReportConnection?: ReportConnectionResolvers<ContextType>;
  ReportEdge?: ReportEdgeResolvers<ContextType>;
  Duration?: GraphQLScalarType;
  TimeControl?: TimeControlResolvers<ContextType>;
  Bank?: BankResolvers<ContextType>;
  Clock?: ClockResolvers<ContextType>;
  Absence?: AbsenceResolvers<ContextType>;
  ServiceTime?: ServiceTimeResolvers<ContextType>;
  ExpiryHold?: ExpiryHoldResolvers<ContextType>;
  TimeCredit?: TimeCreditResolvers<ContextType>;
  AuditConnection?: AuditConnectionResolvers<ContextType>;
  AuditEdge?: AuditEdgeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  ActTarget?: ActTargetResolvers<ContextType>;
  ProposedAct?: ProposedActResolvers<ContextType>;
  Appeal?: AppealResolvers<ContextType>;
  TournamentPlayer?: TournamentPlayerResolvers<ContextType>;
  TournamentPlayerConnection?: TournamentPlayerConnectionResolvers<ContextType>;
  TournamentPlayerEdge?: TournamentPlayerEdgeResolvers<ContextType>;
  Penalty?: PenaltyResolvers<ContextType>;
  StandingConnection?: StandingConnectionResolvers<ContextType>;
  StandingEdge?: StandingEdgeResolvers<ContextType>;
  StandingRow?: StandingRowResolvers<ContextType>;
  TieBreakValue?: TieBreakValueResolvers<ContextType>;
  RoundScore?: RoundScoreResolvers<ContextType>;
  Round?: RoundResolvers<ContextType>;
  PairingReport?: PairingReportResolvers<ContextType>;
  PodConnection?: PodConnectionResolvers<ContextType>;
  PodEdge?: PodEdgeResolvers<ContextType>;
  Pod?: PodResolvers<ContextType>;
  PodSeat?: PodSeatResolvers<ContextType>;
  PodResult?: PodResultResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PairingPreview?: PairingPreviewResolvers<ContextType>;
  PairingProblem?: PairingProblemResolvers<ContextType>;
  PodInspection?: PodInspectionResolvers<ContextType>;
  Tournament?: TournamentResolvers<ContextType>;
  Regulations?: RegulationsResolvers<ContextType>;
  Stage?: StageResolvers<ContextType>;
  TournamentFairness?: TournamentFairnessResolvers<ContextType>;
  TournamentRoleHolder?: TournamentRoleHolderResolvers<ContextType>;
  TournamentWarning?: TournamentWarningResolvers<ContextType>;
  TournamentAction?: TournamentActionResolvers;
  TournamentConnection?: TournamentConnectionResolvers<ContextType>;
  TournamentEdge?: TournamentEdgeResolvers<ContextType>;
  TournamentSummary?: TournamentSummaryResolvers<ContextType>;
  TournamentUpdate?: TournamentUpdateResolvers<ContextType>;
  TournamentStep?: TournamentStepResolvers<ContextType>;
  MatchUpdate?: MatchUpdateResolvers<ContextType>;
};
