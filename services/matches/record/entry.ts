import type { DrawnRound, Entry, Seat } from '../../../shared/engine/index.ts';
import type { BeaconOf, Holder, Visibility } from '../contract.ts';

/** What happens around the play; the engine's own entries tell the play. */
export type LobbyEntry =
  | MatchCreated
  | SeatTaken
  | { readonly type: 'SeatVacated'; readonly seat: Seat }
  | { readonly type: 'HostPassed'; readonly host: string }
  | MatchStarted
  | { readonly type: 'SeatResigned'; readonly seat: Seat }
  | { readonly type: 'MatchAbandoned' }
  | { readonly type: 'SecretRevealed'; readonly secret: string };

/** The first entry of a match. */
export type MatchCreated = {
  readonly type: 'MatchCreated';
  readonly gameId: string;
  readonly options: unknown;
  readonly host: string;
  readonly visibility: Visibility;
  readonly invitation?: string;
  readonly seats: readonly Seat[];
  readonly commitment: string;
  readonly beacon?: BeaconOf;
};
export type SeatTaken = {
  readonly type: 'SeatTaken';
  readonly seat: Seat;
  readonly holder: Holder;
  readonly entropy?: string;
};

/** The seats that play, in table order; the free ones are gone. */
export type MatchStarted = {
  readonly type: 'MatchStarted';
  readonly seats: readonly Seat[];
  /** What the host added to the dice. */
  readonly entropy?: string | undefined;
  /** What the beacon brought. */
  readonly drawn?: Pick<DrawnRound, 'signature' | 'previous'> | undefined;
};

export type MatchEntry = LobbyEntry | Entry;

const lobbyTypes: Readonly<Record<LobbyEntry['type'], true>> = {
  MatchCreated: true,
  SeatTaken: true,
  SeatVacated: true,
  HostPassed: true,
  MatchStarted: true,
  SeatResigned: true,
  MatchAbandoned: true,
  SecretRevealed: true,
};

const playTypes: Readonly<Record<Entry['type'], true>> = {
  Answered: true,
  Noted: true,
  Reissued: true,
  Opened: true,
  Closed: true,
  Told: true,
  Rolled: true,
  Asked: true,
  Withdrawn: true,
  Ended: true,
};

/** Whether this release knows what the entry tells; a newer one may have stored others. */
export const isKnown = ({ type }: { readonly type: string }): boolean =>
  Object.hasOwn(lobbyTypes, type) || Object.hasOwn(playTypes, type);

export const isLobby = (entry: MatchEntry): entry is LobbyEntry =>
  Object.hasOwn(lobbyTypes, entry.type);

export const isPlay = (entry: MatchEntry): entry is Entry => !isLobby(entry);
