import type { MatchModel } from './model.ts';

/** The goal of a match in one line: that of its options, else of its game. */
export const goalOf = ({ details, sheet }: Pick<MatchModel, 'details' | 'sheet'>) =>
  details.value?.goal ?? sheet.value?.guide?.goal;
