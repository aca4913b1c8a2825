import type { Game } from '../../../shared/engine/index.ts';
import { enforce, refusal, type CommandRefusal } from '../../platform/requests/refusal.ts';
import type { Lobby } from '../contract.ts';
import { startMatchInput } from '../inputs/generated/inputs.ts';
import { takenSeats } from '../record/seats.ts';
import { checkMaySit } from '../seating/may-sit.ts';
import { takePlace } from '../session/hosted.ts';
import { hostRefusal, lobbyRefusal } from '../session/refusals.ts';
import { drawFor, roundRefusal } from './beacon.ts';
import { matchCommand } from './match-command.ts';

/**
 * Starts the match with the seats that are taken. For the host only, who adds the last entropy and
 * has a limit of matches in play.
 */
export const start = matchCommand({
  scope: 'host',
  inAnalysis: false,
  inPod: false,
  input: startMatchInput,
  check: ({ game, record, at }, actor) =>
    hostRefusal(record, actor, 'start the match') ??
    lobbyRefusal(record, '') ??
    tooFewRefusal(game, record) ??
    roundRefusal(record, at),
  async act(match, { actor, input: { entropy }, backing }) {
    const { record } = match;
    await checkMaySit(backing, 'host', actor);
    const seats = takenSeats(record);
    const drawn = await drawFor(record, backing);
    enforce(await takePlace(backing, actor, record));
    const said = entropy !== undefined && { entropy };
    const started = { type: 'MatchStarted', seats, ...said, ...(drawn && { drawn }) } as const;
    match.begin(started);
    return { before: [started] };
  },
});

function tooFewRefusal(
  { seats: { min } }: Pick<Game, 'seats'>,
  record: Lobby,
): CommandRefusal | undefined {
  const { length } = takenSeats(record);
  if (length >= min) return undefined;
  const taken = `${String(length)} ${length === 1 ? 'seat is' : 'seats are'} taken`;
  return refusal(
    'TOO_FEW_PLAYERS',
    `The game needs at least ${String(min)} players. Only ${taken}.`,
  );
}
