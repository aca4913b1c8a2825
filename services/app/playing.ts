import { calendarsOn, type AccountCalendars } from '../accounts/calendars/account-calendars.ts';
import type { Beacon } from '../matches/beacon/contract.ts';
import { roomFrom, type Room } from '../matches/history/room.ts';
import { createMatches } from '../matches/index.ts';
import { matchesDeps } from '../matches/needs.ts';
import { playableFrom } from '../matches/packs/playable.ts';
import type { LoadTournamentAccess } from '../matches/record/arbiters.ts';
import type { Source } from '../matches/terms/source.ts';
import { compose, type Makers } from '../platform/compose.ts';
import { base, type Base } from './base.ts';

/** The members of an app that plays matches. */
export type Playing = Base & {
  readonly calendars: AccountCalendars;
  readonly games: readonly Source[];
  /** The source of public randomness; `undefined` without one. */
  readonly beacon: Beacon | undefined;
  /** The memory for matches; `undefined` for that of a machine of its own. */
  readonly room: Room | undefined;
  /** Reads the roles of accounts in tournaments; `undefined` if no client asks. */
  readonly standsIn: LoadTournamentAccess | undefined;
  readonly matches: ReturnType<typeof createMatches>;
};

export const playing: Makers<Playing> = {
  ...base,
  calendars: ({ store, now }) => calendarsOn(store, now),
  games: ({ env }) => playableFrom(env),
  beacon: () => undefined,
  room: ({ env }) => roomFrom(env),
  standsIn: () => undefined,
  matches: (app) => createMatches(matchesDeps(app)),
};

/** Creates an app that only plays matches, for functions that no client asks. */
export const createPlaying = (environment: Partial<Playing>): Playing =>
  compose(playing, environment);
