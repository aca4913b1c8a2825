import {
  logLines,
  refOf,
  seated,
  spectator,
  type DomainEvent,
  type Entry,
  type Game,
  type Match,
  type Pending,
  type Seat,
} from '../../../shared/engine/index.ts';
import { isPlay, type MatchEntry } from '../record/entry.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { addNames, namesSeen } from '../terms/proposal-names.ts';
import type { Seal } from '../terms/undo-view.ts';

type Standing = Pick<MatchRecord, 'play' | 'seats'>;
type Told = { readonly record: Standing; readonly entries: readonly MatchEntry[] };

/**
 * Computes the seal of a version, which can't be taken back because it revealed something. Judged
 * only by facts, and of hidden ones only by those shown, so the verdict reveals nothing.
 */
export function sealOf(
  game: Game,
  { record, entries }: Told,
  before: Standing | undefined,
): Seal | undefined {
  const was = before?.play;
  if (was === undefined || record.play === undefined) return 'BEGUN';
  const played = entries.filter(isPlay);
  if (entries.some((entry) => entry.type === 'Noted' && isRewind(entry))) return 'BEGUN';
  if (entries.some(({ type }) => type === 'SeatResigned')) return 'RESIGNED';
  if (played.some(({ type }) => type === 'Rolled')) return 'ROLL';
  const isShown =
    tellsOfOrders(game, { before: was, played }, seatsOf(record)) ||
    disclosesAnswers(game, was.pending, record.play.pending) ||
    game.reshuffle(was.game, factsIn(played)).length > 0 ||
    namesMore(game, { before: was.game, after: record.play.game, played }, seatsOf(record));
  return isShown ? 'REVEALED' : undefined;
}

const isRewind = (entry: Extract<MatchEntry, { type: 'Noted' }>): boolean =>
  !entry.wakes && (entry.note.type === 'Rewound' || entry.note.type === 'ProcedureClosed');

/**
 * Tests if an order has revealed its effect: it answered, and others read of something right after.
 * Orders are their owner's secret until they act, so one that revealed nothing seals nothing. An
 * answer to a reaction is judged only by what it revealed: the fact that something let it pass
 * would tell who could have reacted.
 */
function tellsOfOrders(
  game: Game,
  { before, played }: { readonly before: Match<unknown>; readonly played: readonly Entry[] },
  seats: readonly Seat[],
): boolean {
  const asked = [...before.pending, ...played.flatMap(askedIn)];
  return played.some((entry, i) => {
    if (entry.type !== 'Answered' || entry.by !== 'order') return false;
    const question = asked.findLast(({ id }) => id === entry.id);
    if (question !== undefined && isReaction(game, question)) return false;
    const after = played.slice(i + 1);
    const end = after.findIndex(({ type }) => ends.includes(type));
    const told = end === -1 ? after : after.slice(0, end);
    const others = [spectator, ...seats.filter((seat) => seat !== entry.seat).map(seated)];
    return others.some((viewer) => logLines(game, told, viewer).length > 0);
  });
}

const askedIn = (entry: Entry): readonly Pending[] =>
  entry.type === 'Asked' || entry.type === 'Reissued' ? entry.questions : [];

/** The entries after which news has another cause than the answer before. */
const ends: readonly Entry['type'][] = [
  'Answered',
  'Asked',
  'Reissued',
  'Opened',
  'Closed',
] satisfies readonly Entry['type'][];

const isReaction = ({ reactions }: Game, { kind }: Pending): boolean =>
  reactions?.includes(kind) ?? false;

const factsIn = (entries: readonly Entry[]): readonly DomainEvent[] =>
  entries.flatMap((entry) => (entry.type === 'Told' ? [entry.event] : []));

/** Whether answers that lay hidden until all had given theirs are hidden no more. Who could react is a secret. */
const disclosesAnswers = (game: Game, was: readonly Pending[], is: readonly Pending[]): boolean =>
  was.some(
    (question) =>
      question.answered && !isReaction(game, question) && is.every(({ id }) => id !== question.id),
  );

type Change = {
  readonly before: unknown;
  readonly after: unknown;
  readonly played: readonly Entry[];
};

/**
 * Tests if the view or the log of any viewer, spectators included, names a thing that their earlier
 * view had not.
 */
function namesMore(game: Game, { before, after, played }: Change, seats: readonly Seat[]): boolean {
  const atTheTable = seats.flatMap((seat) => [seat, refOf('seat', seat)]);
  return [spectator, ...seats.map(seated)].some((viewer) => {
    const known = new Set([...namesSeen(game, before, viewer), ...atTheTable]);
    const named = new Set(namesSeen(game, after, viewer));
    for (const { type, data, text } of logLines(game, played, viewer)) {
      known.add(type);
      addNames(game, [Object.values(data), Object.values(text.args ?? {})], named);
    }
    return [...named].some((name) => !known.has(name));
  });
}

const seatsOf = ({ seats }: Standing): readonly Seat[] => seats.map(({ id }) => id);
