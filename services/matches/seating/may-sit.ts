import type { Seat } from '../../../shared/engine/index.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { isBlockedBy, type Blocking } from '../../platform/requests/blocked.ts';
import { guestRefusal } from '../../platform/requests/guest.ts';
import { enforce, refusal, type CommandRefusal } from '../../platform/requests/refusal.ts';
import { banRefusal } from '../../platform/requests/account-standing.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { hasPlayed } from '../record/arbiters.ts';
import type { Lobby } from '../record/match-record.ts';
import { seatOf } from '../record/seats.ts';
import { requirementsRefusal, type Requirement } from '../terms/requirements.ts';

/** An account that is about to sit down. */
export type Comer = Pick<AccountActor, 'account' | 'guest' | 'machine'>;

/** The facts about a comer that a rule can't read from the match. */
export type ComerFacts = {
  /** The table's requirements that they don't meet. */
  readonly unmet?: readonly Requirement[];
  /** The refusal of a ban; not known to `can`. */
  readonly ban?: CommandRefusal | undefined;
  /** True if the host or a player at the table has blocked them; not known to `can`. */
  readonly isBlocked?: boolean;
  /** True if they sent the code of the private match. */
  readonly hasCode?: boolean;
};

type Table = Pick<Lobby, 'seats'> &
  Partial<Pick<Lobby, 'host' | 'rated' | 'requirements' | 'leavers' | 'absence'>>;

type Sitting = {
  readonly table: Table;
  readonly comer: Comer;
  readonly facts: ComerFacts;
  /** The seat they want, if it matters. */
  readonly seat?: Seat | undefined;
  readonly way: Way;
};

/** The rules about who may sit down; each returns its refusal. */
const rules = {
  /** A guest sits only at tables that it was invited to. */
  noGuest: ({ comer, way }) => guestRefusal(comer, way.toDo),
  /** Queues are for people. */
  person: ({ comer, way }) =>
    comer.machine
      ? refusal('FORBIDDEN', `Bot accounts can't ${way.toDo}. Have the bot join a match instead.`)
      : undefined,
  /** Some tables take only people as substitutes. */
  humanSubstitute: ({ comer, table, way }) =>
    comer.machine && table.absence?.substitutes === 'HUMAN'
      ? refusal('FORBIDDEN', `Bot accounts can't ${way.toDo} in this match.`)
      : undefined,
  /** A player knows the secrets of the seat they hold or have held, so they take no other. */
  oneSeat: ({ comer: { account }, table: { seats, leavers = [] }, seat, way }) => {
    const code = way.seatedCode ?? 'FORBIDDEN';
    if (seatOf({ seats }, { account }))
      return refusal(code, 'You have a seat in this match, or have resigned from one.');
    const isOther = leavers.some((left) => left.account === account && left.seat !== seat);
    return isOther
      ? refusal(code, 'You have held another seat in this match and know its secrets.')
      : undefined;
  },
  /** A tournament's staff seats only players who are new to the match. */
  newcomer: ({ comer, table: { seats, leavers = [] }, way }) =>
    hasPlayed({ seats, leavers }, comer)
      ? refusal(way.seatedCode ?? 'FORBIDDEN', 'This account has played in this match before.')
      : undefined,
  /** Programs and people are rated among themselves, and guests are not rated. */
  ratedAlike: ({ comer, table: { rated, seats } }) => {
    if (!rated) return undefined;
    const [first] = seats.flatMap(({ holder }) => (holder?.kind === 'account' ? [holder] : []));
    const isAlike = first === undefined || first.machine === comer.machine;
    const others = comer.machine ? 'players' : 'bot accounts';
    return (
      guestRefusal(comer, 'play rated matches') ??
      (isAlike ? undefined : refusal('FORBIDDEN', `This rated match is only for ${others}.`))
    );
  },
  requirements: ({ table, facts: { unmet = [] } }) => requirementsRefusal(table, unmet),
  /** A banned account, or a program of one, gets no seat. */
  noBan: ({ facts }) => facts.ban,
  /** The refusal does not mention the block, which the blocked account is not to know of. */
  noBlock: ({ facts }) =>
    facts.isBlocked ? refusal('FORBIDDEN', "You can't join this table.") : undefined,
} satisfies Readonly<Record<string, (sitting: Sitting) => CommandRefusal | undefined>>;

type Way = {
  /** The act that refusals name: “Guests can't …”. */
  readonly toDo: string;
  /** The rules that apply, in order. */
  readonly rules: readonly (keyof typeof rules)[];
  /** The code for a player of the match; `FORBIDDEN` unless given. */
  readonly seatedCode?: 'ALREADY_SEATED';
};

/** Every way into a seat, and the rules that apply to it. */
const ways = {
  /** Joining a table in the lobby. */
  join: {
    toDo: 'join a table without an invitation',
    rules: ['noGuest', 'ratedAlike', 'requirements', 'noBan', 'noBlock'],
  },
  /** An invitation, a code, or a seat reserved by a rematch: the host chose the player. */
  invitation: { toDo: 'join a table', rules: ['ratedAlike', 'noBan', 'noBlock'] },
  /** Taking over an offered seat. */
  claim: {
    toDo: 'take over a seat',
    rules: [
      'noGuest',
      'oneSeat',
      'humanSubstitute',
      'ratedAlike',
      'requirements',
      'noBan',
      'noBlock',
    ],
  },
  /** Taking back an offered seat that one has left: it was agreed on before. */
  reclaim: {
    toDo: 'take over a seat',
    rules: ['noGuest', 'oneSeat', 'humanSubstitute', 'noBan', 'noBlock'],
  },
  /** Coming back to a seat of one's own: even a banned account keeps its seats. */
  return: { toDo: 'return to a seat', rules: [] },
  /** Setting up a table, a quick match, a rematch or an analysis. */
  host: { toDo: 'set up a match', rules: ['noBan'] },
  /** Waiting in a queue, and confirming a match that it found. */
  queue: { toDo: 'join a queue', rules: ['noGuest', 'person', 'noBan'] },
  /** Being seated by a queue; its matcher has kept apart those who block each other. */
  found: { toDo: 'play a match', rules: ['noBan'] },
  /** Taking over what a guest holds, by signing in; `commit` refuses a banned account. */
  handOver: { toDo: 'take over a seat', rules: ['oneSeat'] },
  /** Being seated by a tournament, whose own rules have admitted the player. */
  pod: { toDo: 'play a match', rules: ['noBan'] },
  /** Being seated by a commit, whatever led to it: the last check, where matches are stored. */
  commit: { toDo: 'play a match', rules: ['noBan'] },
  /** Being seated by the staff of a tournament in a match in play. */
  substitute: {
    toDo: 'take over a seat',
    rules: ['newcomer', 'noBan'],
    seatedCode: 'ALREADY_SEATED',
  },
} satisfies Readonly<Record<string, Way>>;

export type WayToSeat = keyof typeof ways;

/** Returns the refusal of an account that may not sit down by this way, as far as the facts tell. */
export function seatRefusal(
  name: WayToSeat,
  sitting: Omit<Sitting, 'way'>,
): CommandRefusal | undefined {
  const way: Way = ways[name];
  for (const rule of way.rules) {
    const refused = rules[rule]({ ...sitting, way });
    if (refused !== undefined) return refused;
  }
  return undefined;
}

type Means = { readonly accounts: Blocking; readonly now: Clock };

/** Reads the facts about bans and blocks that a way asks for. */
export async function comerFacts(
  { accounts, now }: Means,
  name: WayToSeat,
  { table, comer }: Pick<Sitting, 'table' | 'comer'>,
): Promise<Pick<ComerFacts, 'ban' | 'isBlocked'>> {
  const way: Way = ways[name];
  const [ban, isBlocked] = await Promise.all([
    way.rules.includes('noBan') ? banRefusal(accounts, comer, now().toISOString()) : undefined,
    way.rules.includes('noBlock') && isBlockedBy(accounts, accountsAt(table), comer.account),
  ]);
  return { ban, isBlocked };
}

const accountsAt = ({ host, seats }: Table): readonly string[] => [
  ...(host === undefined ? [] : [host]),
  ...seats.flatMap(({ holder }) => (holder?.kind === 'account' ? [holder.account] : [])),
];

/** A table without players, for ways into a match that does not exist yet. */
const nobody: Table = { seats: [] };

/** Reads and returns the refusal of an account that may not sit down by this way. */
export async function sittingRefusal(
  means: Means,
  name: WayToSeat,
  { table = nobody, ...sitting }: Pick<Sitting, 'comer' | 'seat'> & { readonly table?: Table },
): Promise<CommandRefusal | undefined> {
  const facts = await comerFacts(means, name, { table, ...sitting });
  return seatRefusal(name, { table, facts, ...sitting });
}

/** Refuses an account that may not sit down by this way, in a match that does not exist yet. */
export async function checkMaySit(means: Means, name: WayToSeat, comer: Comer): Promise<void> {
  enforce(await sittingRefusal(means, name, { comer }));
}
