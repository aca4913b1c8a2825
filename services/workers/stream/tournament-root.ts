import { once } from '../../platform/once.ts';
import { NO_TOURNAMENT } from '../../apis/sockets/no-tournament.ts';
import { tournamentOf } from '../../platform/storage/tournaments/name.ts';
import type { Group } from './group.ts';
import { formatted, type UpdateMessage } from './message.ts';
import type { StreamParts } from './parts.ts';
import type { TournamentStep } from './tournament-update.ts';
import type { Versioned } from './versioned.ts';

/** The most characters of steps that go into one message, unless a single step has more. */
const TOGETHER = 24_000;

/** Tournaments, as they are followed: several steps in one message, and as many messages as that takes. */
export const tournamentRoot = (parts: StreamParts): Versioned => ({
  unseen: NO_TOURNAMENT,
  audience: async (stream) =>
    (await parts.tournaments?.audience(tournamentIn(stream))) ?? (() => undefined),
  async lettersTo(group) {
    const { viewer, id, from } = group;
    const tournament = tournamentIn(id);
    const steps = await parts.tournaments?.updatesSince(viewer, tournament, from);
    if (steps === undefined) return 'refused';
    return { messages: packed(steps).map((some) => letter(parts, group, some)), isLast: false };
  },
});

const tournamentIn = (stream: string): string => tournamentOf(stream) ?? stream;

/** Steps in packs of about a size. */
function packed(steps: readonly TournamentStep[]): readonly (readonly TournamentStep[])[] {
  const packs: TournamentStep[][] = [];
  let size = Infinity;
  for (const step of steps) {
    const its = JSON.stringify(step).length;
    if (size + its > TOGETHER) {
      packs.push([]);
      size = 0;
    }
    packs.at(-1)?.push(step);
    size += its;
  }
  return packs;
}

function letter(parts: StreamParts, group: Group, steps: readonly TournamentStep[]): UpdateMessage {
  const version = steps.at(-1)?.version ?? 0;
  const whole = once(async () => {
    const update = { version, steps };
    const result = await parts.render(group.id, group.request, { tournament: update });
    return formatted(parts, group, result);
  });
  return { version, whole, withoutLog: whole };
}
