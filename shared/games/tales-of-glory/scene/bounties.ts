import type { Reward } from '../content/tile.ts';
import { tiles } from '../content/tiles.ts';

/** A multiplied reward, without its amount: something for each of a kind. */
export type Bounty = Required<Pick<Reward, 'gain' | 'per'>> & {
  readonly id: string;
  readonly atEnd: boolean;
};

/** A name of the content as an id: `firstPlayer` is `first-player`. */
export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** The kind of bounty of a reward; `undefined` if it is not multiplied. */
export function bountyOf({ gain, per, atEnd }: Reward): Bounty | undefined {
  if (per === undefined) return undefined;
  return { id: kebab(`${gain}-${per}${atEnd ? '-end' : ''}`), gain, per, atEnd: atEnd === true };
}

/** The kinds of bounties on the tiles, each once. */
export const bounties = (): readonly Bounty[] => [
  ...new Map(
    tiles
      .flatMap(({ reward }) => reward.flatMap((one) => bountyOf(one) ?? []))
      .map((bounty) => [bounty.id, bounty]),
  ).values(),
];
