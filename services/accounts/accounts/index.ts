import { checked } from '../../platform/requests/checked.ts';
import { checkScope } from '../../platform/requests/actor.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { once } from '../../platform/once.ts';
import { changedHours, latestHours } from '../calendars/hours.ts';
import type { AccountCalendars } from '../calendars/account-calendars.ts';
import type { AccountRatings } from '../ratings/contract.ts';
import type { AccountReliability } from '../reliability/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { WeeklyWindow } from '../../platform/time/weekly-windows.ts';
import type { AccountProfile, Store } from '../../platform/storage/contract.ts';
import type { Verify } from '../identity/verify.ts';
import { blockUses } from './blocks.ts';
import { newBotId } from './bot.ts';
import type { Accounts } from './contract.ts';
import { checkSame, digestFor, idsFor, type Making } from './command.ts';
import { guestUses } from './guests.ts';
import { createBotAccountInput, updateProfileInput } from './generated/inputs.ts';
import { accountCache } from './account-cache.ts';
import { asPerson, asProfile, unprofiledName } from './profile.ts';
import { FORMER_PLAYER, type AccountNames } from '../names/account-names.ts';
import { checkSignedIn } from './signed-in.ts';
import { vacationUses } from './vacations.ts';
import { tokenUses } from './tokens.ts';

/** The members of the app that accounts need. */
type Needs = {
  readonly store: Pick<Store, 'accounts' | 'places' | 'secrets'>;
  /** Game time, by which hours begin to count and vacations last. */
  readonly now: Clock;
  /** The time of the machine, by which tokens end. */
  readonly wall: Clock;
  /** The calendars of the process. */
  readonly calendars: AccountCalendars;
  readonly reliability: Pick<AccountReliability, 'of'>;
  readonly ratings: Pick<AccountRatings, 'of'>;
  /** The names of the process. */
  readonly names: AccountNames;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
};

/** The most bots of one account. */
const BOTS = 20;

/** The use-cases, and how those who come with a token are known by what they said of themselves. */
export type AccountsAndTokens = Accounts & {
  /** Accepts our own access tokens as well, and adds the profile to every actor. */
  verifying(signedIn: Verify): Verify;
};

/** The use-cases of accounts, on a store. Keep one for as long as the process lives: it stays warm. */
export function createAccounts(app: Needs): AccountsAndTokens {
  const { now: gameTime, wall: now, calendars, names, reliability, ratings, random } = app;
  const { accounts: store, places, secrets } = app.store;
  const deps = { store, places, secrets, names, now, random };
  const { profiles, tokens, verifying } = accountCache(store, now);
  const at = (): string => now().toISOString();
  const shown = (profile: AccountProfile, otherwise?: string) =>
    asProfile(profile, { now: gameTime().toISOString(), otherwise });

  const takePlace = async (owner: string, bot: string): Promise<void> => {
    const bots = once(() => store.bots(owner));
    const look = async (id: string) => ((await bots()).includes(id) ? 'there' : 'absent');
    const place = { account: owner, of: 'bots', holder: bot, most: BOTS, look };
    if ((await places.take(place)) === undefined) {
      refuse('FORBIDDEN', `You can have at most ${String(BOTS)} bot accounts.`);
    }
  };

  return {
    ...tokenUses({ ...deps, shown: tokens }),
    ...vacationUses({ calendars, now: gameTime }),
    ...blockUses({ store, profiles }),
    ...guestUses({ ...deps, shown }),
    verifying,
    names: names.of,
    forget(account) {
      profiles.forget(account);
      names.put(account, FORMER_PLAYER);
      calendars.forget(account);
    },

    async find(account) {
      if (!isAccount(account)) return undefined;
      const profile = await profiles.get(account);
      return profile && asPerson(profile);
    },

    async reliability(account) {
      if (!isAccount(account)) return undefined;
      const { [account]: name } = await names.of([account]);
      return name === FORMER_PLAYER ? undefined : reliability.of(account);
    },

    async ratings(account) {
      if (!isAccount(account)) return [];
      const { [account]: name } = await names.of([account]);
      return name === FORMER_PLAYER ? [] : ratings.of(account);
    },

    async profile(actor) {
      const profile = await profiles.get(actor.account);
      return shown(profile ?? { account: actor.account, createdAt: '' }, actor.name);
    },

    async updateProfile(actor, change) {
      checkScope(actor, 'account');
      const { playingHours, ...given } = checked(updateProfileInput(), change);
      const named = Object.entries(given).filter(([, value]) => value !== undefined);
      const said = Object.fromEntries(named.map(([key, value]) => [key, value ?? undefined]));
      const moved = playingHours !== undefined || given.timeZone !== undefined;
      const hours = moved && {
        calendars: hoursAfter(
          await store.profile(actor.account, 'fresh'),
          { timeZone: given.timeZone, playingHours },
          gameTime().toISOString(),
        ),
      };
      const profile = await store.changeProfile(actor.account, { ...said, ...hours }, at());
      profiles.put(actor.account, profile);
      names.put(actor.account, profile.name);
      calendars.forget(actor.account);
      return shown(profile, unprofiledName(actor));
    },

    async createBot(actor, wish) {
      checkSignedIn(actor, 'make bots');
      const { commandId, ...says } = checked(createBotAccountInput(), wish);
      const { account: owner } = actor;
      const making: Making = { name: 'createBot', account: owner, commandId, says };
      const bot = newBotId(await idsFor(making, deps));
      const found = await store.bot(owner, bot);
      if (found !== undefined) checkSame(making, found);
      else await takePlace(owner, bot);
      // its owner's list first: a bot missing there could never be used
      await store.addBot(owner, bot, digestFor(making));
      const made = found && (await store.profile(bot, 'fresh'));
      const profile = made ?? (await store.changeProfile(bot, { ...says, owner }, at()));
      profiles.put(bot, profile);
      names.put(bot, profile.name);
      return shown(profile);
    },

    async bots(actor) {
      checkSignedIn(actor, 'list your bot accounts');
      const found = await Promise.all((await store.bots(actor.account)).map(profiles.get));
      return found.flatMap((profile) => (profile ? [shown(profile)] : []));
    },
  };
}

/** The hours after a change of zone or windows; what was not said stays. */
const hoursAfter = (
  profile: AccountProfile | undefined,
  said: {
    readonly timeZone: string | null | undefined;
    readonly playingHours: readonly WeeklyWindow[] | null | undefined;
  },
  now: string,
) => {
  const { windows } = latestHours(profile, now);
  const { timeZone = profile?.timeZone, playingHours = windows } = said;
  const change = { timeZone: timeZone ?? 'UTC', windows: playingHours ?? undefined };
  return changedHours(profile, change, now);
};

const isAccount = (id: string): boolean =>
  id !== '' && id.length <= 128 && !/\p{Surrogate}/u.test(id);
