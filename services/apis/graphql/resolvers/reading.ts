import { enumValues } from '../../../../schema/enum-values.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { Account } from './account.ts';
import { LogEntry } from './log.ts';
import { Odds, OddsOutcome, Option, OptionEffect, Question } from './question.ts';
import { Proposal } from './proposal.ts';
import { Leaver, MatchResult, Standing, StandingPart } from './result.ts';
import { SeatInfo } from './seat.ts';
import { Message } from './talk.ts';
import { MatchUpdate } from './update.ts';

/** The resolvers of the fields that can be reached from an update. */
export const readingResolvers = {
  ...enumValues,
  Account,
  Leaver,
  MatchResult,
  Standing,
  StandingPart,
  LogEntry,
  MatchUpdate,
  Message,
  Odds,
  OddsOutcome,
  Option,
  OptionEffect,
  Proposal,
  Question,
  SeatInfo,
} satisfies Resolvers;
