import { enforce, refusal } from '../../platform/requests/refusal.ts';
import { addBotInput } from '../inputs/generated/inputs.ts';
import { tableFor } from '../record/reserved-seats.ts';
import {
  freeSeat,
  freeSeatRefusal,
  hostRefusal,
  levelRefusal,
  lobbyRefusal,
} from '../session/refusals.ts';
import { closedTableRefusal } from './beacon.ts';
import { matchCommand } from './match-command.ts';
import { seatTaken } from './start-when-full.ts';

/** Seats a bot in the wanted seat, or in the first free one; for the host only. */
export const addBot = matchCommand({
  scope: 'host',
  inAnalysis: false,
  inPod: false,
  input: addBotInput,
  check: ({ record, at }, actor) =>
    hostRefusal(record, actor, 'add bots') ??
    lobbyRefusal(record, 'Its seats can no longer be taken.') ??
    closedTableRefusal(record, at) ??
    (record.rated ? refusal('FORBIDDEN', "Rated matches can't include bots.") : undefined) ??
    freeSeatRefusal(tableFor(record, actor, at)),
  act(match, { actor, input: { level, seat: wanted }, backing }) {
    const { game, record } = match;
    enforce(levelRefusal(Object.keys(game.bots), level, ['level']));
    const seat = freeSeat(tableFor(record, actor, backing.now().toISOString()), wanted);
    return seatTaken(backing, match, { type: 'SeatTaken', seat, holder: { kind: 'bot', level } });
  },
});
