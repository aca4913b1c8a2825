import { type State } from '../state.ts';
import { isLiving, player } from '../state-queries.ts';

/** The turn belongs to a seat, its phase fits, and a match that goes on has two in it (T4-RUL-50). */
export function turnFaults(state: State): readonly string[] {
  const { turn, ended, seats } = state;
  const { seat, phase } = turn;
  if (!seats.includes(seat)) return [`the turn belongs to ${seat}, which is no seat`];
  const left = seats.filter((one) => player(state, one).status !== 'out');
  const crossing = phase === 'cross';
  return [
    ...((ended !== undefined) === (phase === 'over') ? [] : [`the phase is ${phase} at the end`]),
    ...(ended !== undefined || left.length > 1 ? [] : ['only one seat plays on']),
    ...(crossing === (turn.crossing !== undefined) || !isLiving(state, seat)
      ? []
      : [`a crossing is under way in phase ${phase}`]),
    ...(turn.landings > 0 || phase !== 'land' ? [] : ['a landing is not counted']),
  ];
}
