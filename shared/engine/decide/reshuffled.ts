import { arrange, type DomainEvent } from '../procedure/step.ts';
import type { Entry, Rewound } from '../match/entry.ts';
import type { Game } from '../match/game.ts';
import type { Match } from '../match/match.ts';
import type { Chance } from '../run/running.ts';

/**
 * The reshuffles of a rewind: of the piles, as they lie in the earlier match, whose order `cut` has
 * revealed. Gives their rolls under the new epoch, and the facts that follow.
 */
export function reshuffled<S>(
  game: Game<S>,
  match: Match<S>,
  { cut, epoch, chance }: { cut: readonly Entry[]; epoch: number; chance: Chance },
): Pick<Rewound, 'rolls' | 'events'> {
  const seen = cut.flatMap((entry): readonly DomainEvent[] =>
    entry.type === 'Told' ? [entry.event] : [],
  );
  const shuffled = game.reshuffle(match.game, seen).map(({ label, items, event }) => {
    const key = `${String(epoch)}.${String(match.ordinal)}/rewind.${label}#1`;
    const sides = items.slice(1).map((_, i) => items.length - i);
    const values = chance(key, sides, items);
    return { roll: { key, sides, values }, event: event(arrange(items, values)) };
  });
  return { rolls: shuffled.map(({ roll }) => roll), events: shuffled.map(({ event }) => event) };
}
