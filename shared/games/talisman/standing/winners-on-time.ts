import type { Seat } from '../../../engine/index.ts';
import { timedScore, total } from '../character/timed-score.ts';
import type { Sight } from '../edition/print.ts';
import { type State } from '../state.ts';

/** The seats with the highest timed score of those still playing; ties share it (T4-RUL-16). */
export function winnersOnTime(sight: Sight): readonly Seat[] {
  const { state } = sight;
  const playing = inMatch(state);
  const best = Math.max(...playing.map((seat) => total(timedScore(sight, seat))));
  return playing.filter((seat) => total(timedScore(sight, seat)) === best);
}

/** The seats that are not out: one that waits for a character plays on. */
const inMatch = ({ seats, players }: State): readonly Seat[] =>
  seats.filter((seat) => players[seat]?.status !== 'out');
