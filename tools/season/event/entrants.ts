import { ifAllowed } from '../allowed.ts';
import { personOf, type Person } from '../person.ts';
import { DAY, HOUR } from '../units.ts';
import type { World } from '../world.ts';

/**
 * The players of a tournament: those who register in time or late, and those who never appear
 * again.
 */
export type Entrants = {
  /** Schedules their registrations and check-ins, and some withdrawals. */
  come(world: World, event: Its): void;
  /** Withdraws a player at random after one of their matches. */
  maybeLeave(world: World, person: Person, event: Pick<Its, 'tournamentId'>): Promise<void>;
  person(account: string): Person | undefined;
  /** The accounts that have registered, and did not withdraw before the start. */
  registered(): readonly string[];
};

type Its = { readonly tournamentId: string; readonly untilDay: number };

/** Additional entrants as shares of the places: in time, and only after the start. */
const BEYOND = 0.1;
const LATE = 0.05;
/** Probabilities that a player withdraws before the start, forgets to check in, never appears... */
const WITHDRAWS = 0.05;
const FORGETS = 0.05;
const NEVER_COMES = 0.04;
/** ...or leaves after a match. */
const LEAVES = 0.02;

export function entrantsOf({ players }: { readonly players: number }): Entrants {
  const inTime = Math.ceil(players * (1 + BEYOND));
  const late = Math.ceil(players * LATE);
  const people = Array.from({ length: inTime + late }, (_, i) =>
    personOf(`entrant${String(i + 1).padStart(4, '0')}`),
  );
  const byAccount = new Map(people.map((person) => [person.actor.account, person]));
  const registered = new Set<string>();

  const register = async ({ tournaments }: World, { actor }: Person, tournamentId: string) => {
    const { account } = actor;
    const entered = await ifAllowed(
      tournaments.registerForTournament(actor, {
        ...{ tournamentId, entropy: `luck of ${account}`, commandId: `${account} registers` },
      }),
    );
    if (entered !== undefined) registered.add(account);
  };

  return {
    come(world, { tournamentId, untilDay }) {
      const { agenda, luck, tournaments } = world;
      const checkInFrom = (untilDay - 1) * DAY;
      for (const [i, person] of people.entries()) {
        const { actor } = person;
        if (i >= inTime) {
          agenda.after(untilDay * DAY + luck.between(0, 5 * DAY), () =>
            register(world, person, tournamentId),
          );
          continue;
        }
        agenda.after(luck.between(0, checkInFrom - HOUR), () =>
          register(world, person, tournamentId),
        );
        if (luck.happens(WITHDRAWS)) {
          agenda.after(checkInFrom - luck.between(0, HOUR / 2), async () => {
            const left = ifAllowed(tournaments.withdrawFromTournament(actor, { tournamentId }));
            if ((await left) !== undefined) registered.delete(actor.account);
          });
        }
        if (!luck.happens(FORGETS)) {
          agenda.after(checkInFrom + luck.between(HOUR / 2, 23 * HOUR), async () => {
            await ifAllowed(tournaments.checkIn(actor, { tournamentId }));
          });
        }
        // a player who never appears again did check in
        if (luck.happens(NEVER_COMES)) person.isAway = true;
      }
    },
    async maybeLeave({ luck, tournaments }, { actor }, { tournamentId }) {
      if (!luck.happens(LEAVES)) return;
      await ifAllowed(tournaments.withdrawFromTournament(actor, { tournamentId }));
    },
    person: (account) => byAccount.get(account),
    registered: () => [...registered],
  };
}
