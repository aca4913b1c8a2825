import type { MatchModel } from '../../../match/model.ts';
import { nameOf } from '../../../match/names.ts';
import { resultTitle } from '../../../match/result-title.ts';
import type { Words } from '../../../words/words.ts';

type Result = NonNullable<NonNullable<MatchModel['table']['value']>['result']>;

/** The result of the match that is shown, in a few words. */
export const titleOf = (match: MatchModel, result: Result, words: Words) =>
  resultTitle(
    {
      result,
      seat: match.details.value?.seat,
      nameOf: (seat) => nameOf(match, `seat:${seat}`),
    },
    words,
  );
