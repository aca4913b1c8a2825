import type { Table } from '../../../../../../shared/client/index.ts';
import type { MatchModel } from '../../../match/model.ts';
import { nameOf } from '../../../match/names.ts';
import { spanText } from '../../../words/spans.ts';
import type { Words } from '../../../words/words.ts';

export type Proposal = Table['proposals'][number];

/** The names of seats, in a row. */
export const namesOf = (match: MatchModel, words: Words, seats: readonly string[]): string =>
  words.list(seats.map((seat) => nameOf(match, `seat:${seat}`)));

/** Text of a proposal's contents. */
export function contentsText(match: MatchModel, words: Words, proposal: Proposal): string {
  const { kind, until, toVersion, extend, outcome, seat } = proposal;
  switch (kind) {
    case 'PAUSE':
      return until === null
        ? words.say('proposal.PAUSE.open')
        : words.say('proposal.PAUSE', { until: words.time(new Date(until)) });
    case 'RESUME':
      return words.say('proposal.RESUME');
    case 'UNDO':
      return words.say('proposal.UNDO', { version: toVersion ?? 0 });
    case 'EXTEND':
      return words.say('proposal.EXTEND', { extend: spanText(extend ?? '', words) });
    case 'END':
      return words.say(outcome === 'ANNUL' ? 'proposal.END.ANNUL' : 'proposal.END.STANDING');
    case 'REPLACE':
      return words.say('proposal.REPLACE', { name: nameOf(match, `seat:${seat ?? ''}`) });
  }
}

/** Text of a proposal with its proposer; to the proposer it says “you”. */
export const proposalText = (match: MatchModel, words: Words, proposal: Proposal): string => {
  const what = contentsText(match, words, proposal);
  if (proposal.itself) return words.say('proposal.itself', { what });
  if (match.details.value?.seat === proposal.by) return words.say('proposal.mine', { what });
  return words.say('proposal.by', { name: nameOf(match, `seat:${proposal.by}`), what });
};
