import type { MatchResult as Result } from '../../../matches/contract.ts';
import type { StandingPartModel } from '../models.ts';
import type { Locale } from '../../../../shared/words/phrase.ts';
import type { Setting } from '../../../matches/words/put.ts';
import { partsOfScore, placeText, reasonText, scoreText } from '../../../matches/words/result.ts';
import { seatedIn } from './account.ts';
import type { Complete } from '../needed.ts';

/** The result of a match with the setting of its words. */
export const resultIn = (result: Result, setting: Setting) => ({ ...result, setting });

export const MatchResult = {
  ranking: (result) => result.ranking.map((standing) => ({ standing, result })),
  reason: ({ reason }) => reason,
  reasonText: ({ setting, ...result }, { locale }, context) =>
    reasonText(result, setting, locale ?? context.locale),
  leavers: ({ leavers, setting }) => leavers.map((leaver) => ({ ...leaver, setting })),
} satisfies Complete<'MatchResult'>;

export const Standing = {
  seat: ({ standing }) => standing.seat,
  place: ({ standing }) => standing.place,
  score: ({ standing }) => standing.score,
  details: ({ standing }) => standing.details,
  placeText: ({ standing, result }, { locale }, context) =>
    placeText(standing.place, result.ranking.length, locale ?? context.locale),
  scoreText: ({ standing, result: { setting, leavers } }, { locale }, context) =>
    scoreText(
      setting,
      standing,
      locale ?? context.locale,
      leavers.some(({ seat }) => seat === standing.seat),
    ),
  parts: (model, _, context) =>
    partsOfScore(model.result.setting, model.standing, context.locale).map((__, at) => ({
      ...model,
      at,
    })),
} satisfies Complete<'Standing'>;

const partIn = ({ standing, result, at }: StandingPartModel, locale: Locale) =>
  partsOfScore(result.setting, standing, locale)[at];

export const StandingPart = {
  name: (model, { locale }, context) => partIn(model, locale ?? context.locale)?.name ?? '',
  ref: (model, _, context) => partIn(model, context.locale)?.ref,
  n: (model, _, context) => partIn(model, context.locale)?.n ?? 0,
} satisfies Complete<'StandingPart'>;

export const Leaver = {
  account: ({ account, setting }) => seatedIn(setting, account),
} satisfies Complete<'Leaver'>;
