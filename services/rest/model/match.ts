import type * as z from 'zod';
import { enumValues } from '../../../schema/enum-values.ts';
import type { invitation, match, matchSummary } from '../../../schema/openapi/models/match.ts';
import { kindOf } from '../../matches/analysis/origin.ts';
import type { ActionName, MatchView } from '../../matches/contract.ts';
import { seatedIn } from './account.ts';
import { absenceOf, clockOf, timeControlOf } from './timing.ts';
import { gameNameOf } from './game.ts';
import { orderOf } from './order.ts';
import { proposalOf } from './proposal.ts';
import { resultOf } from './result.ts';
import { named } from './named.ts';
import { questionsOf } from './question.ts';
import { seatsOf } from './seat.ts';
import { goalOf } from '../../words/guide.ts';
import { inWords, type Setting } from './setting.ts';
import { pressing } from '../../words/pressing.ts';
import { putShort } from '../../words/put.ts';

/** A match as lists show it. */
export function summaryOf(seen: MatchView, setting: Setting): z.infer<typeof matchSummary> {
  const { record, seat, waitingOn, result } = seen;
  return {
    id: record.id,
    game: gameNameOf(setting.game, setting.locale),
    version: record.version,
    status: record.status,
    visibility: record.visibility,
    kind: kindOf(record),
    forkOf: record.origin ?? null,
    title: record.title ?? null,
    language: record.language ? named(enumValues.Locale, record.language) : null,
    startWhenFull: record.startWhenFull === true,
    rated: record.rated === true,
    lastRound: record.lastRound !== undefined,
    requirements: record.requirements
      ? {
          languages: (record.requirements.languages ?? []).map((each) =>
            named(enumValues.Locale, each),
          ),
          reliabilityMin: record.requirements.reliabilityMin ?? null,
          finishedMin: record.requirements.finishedMin ?? null,
          ratingMin: record.requirements.ratingMin ?? null,
          ratingMax: record.requirements.ratingMax ?? null,
          unmet: [...seen.unmet],
        }
      : null,
    spectatorDelay: record.spectators?.turns ?? 0,
    tournament: record.pod ? { id: record.pod.tournament } : null,
    pod: record.pod ? { round: record.pod.round, number: record.pod.pod } : null,
    host: seatedIn(setting, record.host),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    seats: seatsOf(setting),
    seat: seat ?? null,
    timeControl: record.timeControl ? timeControlOf(record.timeControl, setting.locale) : null,
    absence: record.absence ? absenceOf(record.absence) : null,
    waitingOn: [...waitingOn],
    result: result ? resultOf(setting, result) : null,
    ...urgent(seen, setting),
  };
}

/** The most urgent question of a player, in few words, and its deadline. */
function urgent({ questions }: MatchView, setting: Setting) {
  const question = pressing(questions);
  return {
    deadline: question?.deadline ?? null,
    asking: question
      ? putShort(setting, setting.game.words.question(question), setting.locale)
      : null,
  };
}

/** The invitation: a match as whoever was invited may know it. */
export function invitationOf(seen: MatchView, setting: Setting): z.infer<typeof invitation> {
  const { id, game, title, language, host, seats, timeControl } = summaryOf(seen, setting);
  return {
    matchId: id,
    game,
    title,
    language,
    host,
    seats,
    timeControl,
    options: { ...(seen.record.options as object) },
  };
}

const goalIn = (setting: Setting, options: unknown): string | null => {
  const goal = goalOf(setting.game, options);
  return goal ? inWords(setting, goal) : null;
};

/** A match with what its reader can do to it. */
export const matchOf = (
  seen: MatchView,
  setting: Setting,
  {
    can,
    invitations,
    rematch,
  }: {
    readonly can: readonly ActionName[];
    readonly invitations: z.infer<typeof match>['invitations'];
    readonly rematch: string | undefined;
  },
): z.infer<typeof match> => ({
  ...summaryOf(seen, setting),
  can: can.map((action) => named(enumValues.MatchAction, action)),
  invitation: seen.invitation ?? null,
  invitations,
  options: { ...(seen.record.options as object | undefined) },
  goal: goalIn(setting, seen.record.options ?? {}),
  view: seen.view ?? {},
  questions: questionsOf(setting, seen),
  clocks: seen.clocks.map(clockOf),
  orders: seen.orders.map(orderOf),
  rematch: rematch === undefined ? null : { id: rematch },
  chat: seen.record.chat ?? 'FREE',
  proposals: seen.proposals.map(proposalOf),
  fairness: {
    commitment: seen.fairness.commitment,
    entropy: [...seen.fairness.entropy],
    secret: seen.fairness.secret ?? null,
    beacon: seen.fairness.beacon
      ? { ...seen.fairness.beacon, signature: seen.fairness.beacon.signature ?? null }
      : null,
  },
});
