import type { PlayedRound } from '../results.ts';
import { ledgerOf, type Account } from '../scoring/ledger.ts';
import { standings, type StandingsInput } from '../standings/standings.ts';

/** An event of pods of two, as input of a Tournament Report File. */
export type ReportedEvent = {
  readonly name: string;
  /** The first and the last day, `2026-03-01`. */
  readonly from: string;
  readonly to: string;
  /** The kind of event, in a few words. */
  readonly type: string;
  readonly played: StandingsInput;
  readonly nameOf: (number: number) => string;
  /** The rating a player began with, a whole number up to 9999. */
  readonly ratingOf?: (number: number) => number | undefined;
  /** Remarks for readers of the file, such as acts of arbiters: one a line. */
  readonly remarks?: readonly string[];
};

const CRLF = '\r\n';
const NAME = 33;
/** Points of results in this format; all others make nothing. */
const WORTH: Readonly<Record<string, number>> = { '1': 1, '+': 1, U: 1, '=': 0.5 };

/**
 * Formats the event as FIDE's TRF16. The first seat plays white. Places become wins, draws and
 * losses. Points are 1, a half and 0 with 1 for a bye, whatever the event's scoring; the ranks are
 * the event's. Disqualified players come last, because games of others refer to them.
 * @throws RangeError if a pod does not have two seats.
 */
export function trf(event: ReportedEvent): string {
  const accounts = [...ledgerOf(event.played).accounts.values()];
  const ranks = new Map(standings(event.played).map(({ number, rank }) => [number, rank]));
  const rated = accounts.filter(({ player }) => event.ratingOf?.(player.number) !== undefined);
  const lines = [
    `012 ${oneLine(event.name)}`,
    `042 ${event.from.replaceAll('-', '/')}`,
    `052 ${event.to.replaceAll('-', '/')}`,
    `062 ${accounts.length}`,
    `072 ${rated.length}`,
    `092 ${oneLine(event.type)}`,
    `XXR ${event.played.rounds.length}`,
    ...(event.remarks ?? []).map((remark) => `### ${oneLine(remark)}`),
    ...accounts.map((account) =>
      playerLine(account, ranks.get(account.player.number) ?? accounts.length, event),
    ),
  ];
  return lines.map((line) => `${line}${CRLF}`).join('');
}

/** A line of columns: number 5–8, name 15–47, rating 49–52, points 81–84, rank 86–89, then ten for each round. */
function playerLine(account: Account, rank: number, event: ReportedEvent): string {
  const { number } = account.player;
  const name = Array.from(oneLine(event.nameOf(number))).slice(0, NAME);
  const games = event.played.rounds
    .toSorted((a, b) => a.round - b.round)
    .map((round) => gameOf(account, round));
  const points = games.reduce((sum, game) => sum + (WORTH[game.at(-1) ?? ''] ?? 0), 0);
  return [
    '001',
    right(number, 4),
    ' '.repeat(4),
    `${name.join('')}${' '.repeat(NAME - name.length)}`,
    right(event.ratingOf?.(number) ?? '', 4),
    ' '.repeat(26),
    right(points.toFixed(1), 4),
    right(rank, 4),
    ...games,
  ]
    .join(' ')
    .trimEnd();
}

/**
 * A round of a player, in nine columns: a space, the opponent, the colour, and the result. A game
 * without a result is left blank as a whole, because the format has no code for a game that is
 * paired but not played, and readers refuse the file otherwise.
 */
function gameOf(account: Account, { round, pods, byes }: PlayedRound): string {
  const { number } = account.player;
  const pod = pods.find(({ players }) => players.includes(number));
  if (pod === undefined) return ` 0000 - ${byes.includes(number) ? 'U' : 'Z'}`;
  if (pod.players.length !== 2) throw new RangeError('This format supports only pods of two.');
  const sitting = account.sittings.find((each) => each.round === round);
  if (sitting === undefined) return ' '.repeat(9);
  const opponent = pod.players.find((each) => each !== number) ?? 0;
  const colour = pod.players[0] === number ? 'w' : 'b';
  return ` ${right(opponent, 4)} ${colour} ${resultOf(sitting)}`;
}

function resultOf({ seat, pod }: Account['sittings'][number]): string {
  const isForfeit = pod.seats.some(({ source }) => source === 'FORFEIT');
  if (seat.place === 1 && seat.shared > 1) return '=';
  if (seat.place === 1) return isForfeit ? '+' : '1';
  return isForfeit ? '-' : '0';
}

const right = (value: number | string, width: number): string => String(value).padStart(width);

/** Replaces line breaks and control characters by spaces. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
