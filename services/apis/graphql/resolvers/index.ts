import type { Resolvers } from '../generated/resolvers.ts';
import type { AllComplete } from '../needed.ts';
import { AttentionItem } from './attention.ts';
import { Game, GameAbout, GameGuide, GamePreset, GuideStep, GuideTip } from './game.ts';
import { Invitation, Match, MatchInvitation, Requirements } from './match.ts';
import { Mutation } from './mutation.ts';
import { Node } from './node.ts';
import { ChannelField, ChannelKindInfo, NotificationChannel } from './notification.ts';
import { StandingOrder } from './order.ts';
import { Queue, QueueTicket, TableAlert } from './queue.ts';
import { Query } from './query.ts';
import { Complaint, ModerationDecision, Phrase, Report } from './talk.ts';
import { TimeControl } from './timing.ts';
import { RecapAnswer, RecapCounter } from './recap.ts';
import { readingResolvers } from './reading.ts';
import { tournamentTypes } from './tournaments/index.ts';

/** The resolvers of all fields. Scalars pass unchanged: output is ours, and input is checked. */
export const resolvers = {
  ...readingResolvers,
  ...tournamentTypes,
  AttentionItem,
  ChannelField,
  ChannelKindInfo,
  Complaint,
  Game,
  GameAbout,
  GameGuide,
  GamePreset,
  GuideStep,
  GuideTip,
  Invitation,
  Match,
  MatchInvitation,
  Requirements,
  ModerationDecision,
  Mutation,
  Node,
  NotificationChannel,
  Phrase,
  Query,
  Queue,
  QueueTicket,
  TableAlert,
  RecapAnswer,
  RecapCounter,
  Report,
  StandingOrder,
  TimeControl,
} satisfies Resolvers & AllComplete;
