import type { PlayerEvent } from '../events/event.ts';
import { changingRound } from './changing-round.ts';
import type { Player } from '../record/player.ts';
import { nextRound } from '../record/queries.ts';
import type { Tournament } from '../record/tournament.ts';

type Change = (player: Player) => Player;

/** A tournament in which these players, by account, have changed. */
function changing(tournament: Tournament, accounts: readonly string[], change: Change): Tournament {
  const chosen = new Set(accounts);
  const players = tournament.players.map((player) =>
    chosen.has(player.account) ? change(player) : player,
  );
  return { ...tournament, players };
}

/** A tournament in which these players, by start number, have changed. */
export function changingNumbers(
  tournament: Tournament,
  numbers: readonly number[],
  change: Change,
): Tournament {
  const chosen = new Set(numbers);
  const players = tournament.players.map((player) =>
    player.number !== undefined && chosen.has(player.number) ? change(player) : player,
  );
  return { ...tournament, players };
}

const numbered = (tournament: Tournament): Tournament => ({
  ...tournament,
  numbers: tournament.players
    .flatMap(({ number }, index) => (number === undefined ? [] : [{ number, index }]))
    .sort((a, b) => a.number - b.number)
    .map(({ index }) => index),
});

/**
 * Records that a player dropped out or came back, as of the last published round; by the first
 * rules for standings nothing is recorded.
 */
function outIn(
  tournament: Tournament,
  { out = [] }: { readonly out?: readonly number[] | undefined },
  isOut: boolean,
): { readonly out?: readonly number[] } {
  if (tournament.rules === undefined) return {};
  const round = nextRound(tournament) - 1;
  const before = out.filter((each) => each < round);
  const changes = isOut !== (before.length % 2 === 1);
  const after = changes ? [...before, round] : before;
  return after.length > 0 ? { out: after } : {};
}

/** A tournament after something has become of its players. */
export function evolvePlayers(tournament: Tournament, event: PlayerEvent): Tournament {
  switch (event.type) {
    case 'PlayersInvited':
      return { ...tournament, invited: [...new Set([...tournament.invited, ...event.accounts])] };
    case 'PlayersRegistered':
      return { ...tournament, players: [...tournament.players, ...event.players] };
    case 'PlayersUnregistered': {
      const gone = new Set(event.accounts);
      const players = tournament.players.filter(({ account }) => !gone.has(account));
      return numbered({ ...tournament, players });
    }
    case 'PlayersSet':
      return changing(tournament, event.accounts, (player) => ({
        ...player,
        status: event.status,
      }));
    case 'CheckInOpened':
      return { ...tournament, status: 'CHECK_IN' };
    case 'CheckedIn':
      return changing(tournament, event.accounts, (player) => ({
        ...player,
        checkedIn: event.round,
        ...(player.status === 'REGISTERED' && { status: 'CHECKED_IN' }),
        ...(player.status === 'SITTING_OUT' && { status: 'ACTIVE' }),
      }));
    case 'EntropyGiven':
      return changing(tournament, [event.account], (player) => ({
        ...player,
        entropy: event.entropy,
      }));
    case 'PlayersSeeded': {
      const seeds = new Map(event.accounts.map((account, i) => [account, i + 1]));
      const players = tournament.players.map(({ seed: before, ...player }) => {
        const seed = seeds.get(player.account) ?? (event.alone ? undefined : before);
        return seed === undefined ? player : { ...player, seed };
      });
      return { ...tournament, players };
    }
    case 'PlayersEntered': {
      const next = tournament.numbers.length + 1;
      const numbers = new Map(event.accounts.map((account, i) => [account, next + i]));
      const form = tournament.regulations.stages[tournament.stage - 1];
      return numbered(
        changing(tournament, event.accounts, (player) => ({
          ...player,
          status: 'ACTIVE',
          number: numbers.get(player.account) ?? 0,
          entered: event.round,
          ...(form?.format === 'ELIMINATION' && { lives: form.lives }),
        })),
      );
    }
    case 'PlayersLeft':
      return changingNumbers(tournament, event.numbers, (player) => ({ ...player, leaving: true }));
    case 'PlayersDropped':
      return changingNumbers(tournament, event.numbers, ({ leaving: _, out, ...player }) => ({
        ...player,
        status: 'DROPPED',
        ...outIn(tournament, { out }, true),
      }));
    case 'PlayerReinstated':
      return changingNumbers(tournament, [event.number], ({ leaving: _, out, ...player }) => ({
        ...player,
        status: 'ACTIVE',
        noShows: 0,
        ...outIn(tournament, { out }, false),
      }));
    case 'PlayersEliminated':
      return changingNumbers(tournament, event.numbers, (player) => ({
        ...player,
        status: 'ELIMINATED',
      }));
    case 'LivesLost': {
      const hit = changingNumbers(tournament, event.numbers, (player) => ({
        ...player,
        lives: (player.lives ?? 0) - 1,
      }));
      const by = tournament.rounds.findLast(({ settled }) => settled === true);
      return tournament.rules && by
        ? changingRound(hit, by.round, (round) => ({ ...round, lost: event.numbers }))
        : hit;
    }
    case 'PlayerReplaced':
      return changingNumbers(
        tournament,
        [event.number],
        ({ machine: _, entropy: __, ...player }) => ({
          ...player,
          account: event.by,
          before: [...(player.before ?? []), player.account],
          ...(event.machine && { machine: true }),
          ...(event.entropy !== undefined && { entropy: event.entropy }),
        }),
      );
  }
}

/** A tournament whose players have their start numbers. */
export function numbering(tournament: Tournament, order: readonly string[]): Tournament {
  const numbers = new Map(order.map((account, i) => [account, i + 1]));
  return numbered(
    changing(tournament, order, (player) => ({
      ...player,
      status: 'ACTIVE',
      number: numbers.get(player.account) ?? 0,
    })),
  );
}
