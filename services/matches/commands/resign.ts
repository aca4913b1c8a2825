import { resign as resignIn } from '../../../shared/engine/index.ts';
import { actorKey } from '../../platform/requests/actor.ts';
import { refusal } from '../../platform/requests/refusal.ts';
import { closing } from '../decisions/close.ts';
import { resignInput } from '../inputs/generated/inputs.ts';
import { present } from '../record/present.ts';
import { ownSeat, playRefusal, resignedRefusal, seatlessRefusal } from '../session/refusals.ts';
import { isOwnAnalysis } from '../terms/origin.ts';
import { matchCommand } from './match-command.ts';

/**
 * Resigns a seat of a match in play. The game's rules decide about its pieces; once no human is
 * present any more, and the rules have not ended it, the match is abandoned.
 */
export const resign = matchCommand({
  scope: 'play',
  inAnalysis: true,
  inPod: true,
  input: resignInput,
  check({ record }, actor) {
    if (isOwnAnalysis(record, actor)) return playRefusal(record);
    return (
      seatlessRefusal(record, actor) ??
      (record.status === 'OPEN' ? notStarted : playRefusal(record)) ??
      resignedRefusal(record, actor)
    );
  },
  act(match, { actor }) {
    if (isOwnAnalysis(match.record, actor))
      return { after: [closing(match, 'abandoned', actorKey(actor))] };
    const run = match.play();
    const seat = ownSeat(match.record, actor);
    resignIn(match.game, run, seat.id);
    const isAlone = present(match.record).every(({ id }) => id === seat.id) && !run.match.over;
    return {
      before: [{ type: 'SeatResigned', seat: seat.id }],
      after: isAlone ? [closing(match, 'abandoned', actorKey(actor))] : [],
    };
  },
});

const notStarted = refusal('MATCH_NOT_RUNNING', "The match hasn't started yet. Leave it instead.");
