import type { Seat } from '../../../../shared/engine/index.ts';

/** A character's holding by the log. Cards by kind. */
export type Account = {
  character: string;
  space: string;
  alignment: string;
  lives: number;
  fate: number;
  gold: number;
  /** Counters, by attribute. */
  points: Record<string, number>;
  /** The counters of a Toad, while it is one. */
  toad?: Record<string, number> | undefined;
  objects: string[];
  followers: string[];
  trophies: string[];
};

/** Gold and cards set aside for a seat's next character. */
export type Legacy = Pick<Account, 'gold' | 'objects' | 'followers'>;

/** A fight under way: the attacker, the foes, and the dice that the next score must show. */
export type Bout = {
  readonly seat: Seat;
  readonly foes: readonly string[];
  dice?: { own: readonly number[]; foe: readonly number[] } | undefined;
};

/** The records of a book-keeper. */
export type Ledger = {
  readonly accounts: Map<Seat, Account>;
  readonly legacies: Map<Seat, Legacy>;
  /** Gold that lies on spaces. */
  readonly lying: Map<string, number>;
  bout?: Bout | undefined;
  /** The dice thrown against Death, as the next line must give them. */
  thrown?: { own: readonly number[]; death: readonly number[] } | undefined;
  /** The total of the last roll of a seat. */
  readonly rolled: Map<Seat, number>;
  /** The value to overcome, by seat. */
  readonly trials: Map<Seat, number>;
  /** The potions drunk in this turn. */
  draughts: { readonly seat: Seat; readonly bonus: Readonly<Record<string, number>> }[];
  /** Spells cast in this turn. */
  cast: { readonly seat: Seat; readonly card: string }[];
  /** Abilities named by the log in this turn. */
  used: { readonly seat: Seat; readonly ability: string }[];
  /** Cards that last. */
  readonly inForce: Set<string>;
};

export const emptyLedger = (): Ledger => ({
  accounts: new Map(),
  legacies: new Map(),
  lying: new Map(),
  rolled: new Map(),
  trials: new Map(),
  draughts: [],
  cast: [],
  used: [],
  inForce: new Set(),
});

/** The account of a seat that has a character; throws if the log named none. */
export function accountOf({ accounts }: Ledger, seat: Seat): Account {
  const account = accounts.get(seat);
  if (account === undefined) throw new Error(`nobody told which character ${seat} plays`);
  return account;
}

export const add = (amounts: Record<string, number>, key: string, amount: number): void => {
  amounts[key] = (amounts[key] ?? 0) + amount;
};

export function lay({ lying }: Ledger, space: string, amount: number): void {
  lying.set(space, (lying.get(space) ?? 0) + amount);
}

/** Removes one item of a list; throws if it is not in it. */
export function takeOut(list: string[], item: string, owner: string): void {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`nobody told how ${owner} came by ${item}`);
  list.splice(at, 1);
}
