import type { Locale } from '../../../../shared/words/phrase.ts';
import type { Recap } from '../../../matches/contract.ts';
import { put, putInParts, type Setting } from '../../../matches/words/put.ts';
import { logIn } from './log.ts';
import type { Complete } from '../needed.ts';

/**
 * The recap of the entries that a player has missed, with the parts that its texts are put together
 * from.
 */
export function recapIn(setting: Setting, recap: Recap, locale: Locale | undefined) {
  const { turns, answeredForMe, counters, ...span } = recap;
  return {
    ...span,
    turns: turns.map(({ entries, ...turn }) => ({
      ...turn,
      entries: entries.flatMap(({ line, aboutMe }) =>
        logIn(setting, [line], locale).map((entry) => ({ entry, aboutMe })),
      ),
    })),
    answeredForMe: answeredForMe.map((answer) => ({ answer, setting, locale })),
    counters: counters.map((counter) => ({ counter, setting, locale })),
  };
}

export const RecapAnswer = {
  version: ({ answer }) => answer.version,
  at: ({ answer }) => answer.at,
  by: ({ answer }) => answer.by,
  kind: ({ answer }) => answer.question.kind,
  text: ({ answer, setting, locale: asked }, { locale }, context) =>
    put(setting, setting.game.words.question(answer.question), locale ?? asked ?? context.locale),
  parts: ({ answer, setting, locale: asked }, { locale }, context) =>
    putInParts(
      setting,
      setting.game.words.question(answer.question),
      locale ?? asked ?? context.locale,
    ),
  choose: ({ answer: { question: pending, choose }, setting, locale }) =>
    choose.map((id) => {
      const anytime = pending.also?.includes(id) === true;
      return { id, anytime, pending, setting, locale };
    }),
} satisfies Complete<'RecapAnswer'>;

export const RecapCounter = {
  id: ({ counter }) => counter.name,
  name: ({ counter, setting, locale: asked }, { locale }, context) =>
    put(setting, { key: `counter.${counter.name}` }, locale ?? asked ?? context.locale),
  before: ({ counter }) => counter.before,
  after: ({ counter }) => counter.after,
} satisfies Complete<'RecapCounter'>;
