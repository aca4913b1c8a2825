import { refOf } from '../../../engine/index.ts';
import { boardFor, tables } from '../board.ts';
import { goods, periods } from '../content/tile.ts';
import { bounties } from '../scene/bounties.ts';
import { types } from '../scene/looks.ts';
import type { Say, Texts } from './say.ts';

/** Names of things that other texts already name, each under its ref. */
export const namesOf = (say: Say): Texts => Object.fromEntries(named(say));

const named = (say: Say): readonly (readonly [string, string])[] => [
  ...[...goods, 'glory'].map((good) => [refOf('good', good), say(`good.${good}`)] as const),
  ...Object.keys(types).map((type) => [refOf('type', type), say(`type.${type}`)] as const),
  ...periods.map((period) => [`stack:${period}`, say(`stack.${period}`)] as const),
  ...slots.map((n) => [refOf('slot', n), say('slot.number', { n })] as const),
  ...bounties().map(
    ({ id, gain, per, atEnd }) =>
      [
        `bounty:${id}`,
        say(atEnd ? 'bounty.end' : 'bounty', { good: `good.${gain}`, per: `per.${per}` }),
      ] as const,
  ),
];

const slots: readonly number[] = Array.from(
  { length: Math.max(...tables.map((players) => boardFor(players).slots)) },
  (_, at) => at + 1,
);
