import { tile } from '../../../../shared/games/tales-of-glory/content/tiles.ts';
import type { Side } from '../../../../shared/games/tales-of-glory/content/side.ts';
import type { Ledger, Reader } from './ledger.ts';
import { tileNamed } from './reading.ts';

const sideNamed: Readonly<Record<string, Side>> = { top: 'n', right: 'e', bottom: 's', left: 'w' };

/** The lines by which a seat gains in play: Heroes, tiles, connectors, Chests and compensation. */
export function rewardReaders({ account, collect }: Ledger): readonly Reader[] {
  return [
    [
      /^(\w+) starts with (.+)\.$/u,
      (name = '', gains = '') =>
        collect(name, tile([...account(name).story.keys()][0] ?? '').reward, gains),
    ],
    [
      /^(\w+) collects (\+.+) from (.+?)(?: \(.+\))?\.$/u,
      (name = '', gains = '', what = '') =>
        collect(
          name,
          tile(tileNamed(what)).reward.filter(({ atEnd }) => atEnd !== true),
          gains,
        ),
    ],
    [
      /^(\w+) collects (\+.+) at the (\w+) connector of (.+?)(?: \(.+\))?\.$/u,
      (name = '', gains = '', side = '', what = '') =>
        collect(
          name,
          tile(tileNamed(what)).connectorRewards?.[sideNamed[side] ?? 'n']?.reward ?? [],
          gains,
        ),
    ],
    [
      /^(\w+) finds (\+.+) in Chest (\d+) of (.+?)(?: \(.+\))?\.$/u,
      (name = '', gains = '', n = '', what = '') =>
        collect(name, tile(tileNamed(what)).chests[Number(n) - 1] ?? [], gains),
    ],
    [
      /^(\w+) collects (\+.+) for discarding .+\.$/u,
      (name = '', gains = '') =>
        collect(
          name,
          [
            { gain: 'coins', amount: 1 },
            { gain: 'potions', amount: 1 },
          ],
          gains,
        ),
    ],
    [
      /^(\w+) opens Chest (\d+) of (.+) with the Key /u,
      (name = '', n = '', what = '') => account(name).opened.add(`${tileNamed(what)},${n}`),
    ],
  ];
}
