import { innerSpaces } from './inner.ts';
import { middleSpaces } from './middle.ts';
import { outerSpaces } from './outer.ts';
import type { RegionFacts, SpaceFacts } from '../../../content/board.ts';

const idsOf = (all: readonly SpaceFacts[]): string[] => all.map(({ id }) => id);

/** The three Regions (T4-CMP-18); the Storm River parts the two rings. */
export const regions: RegionFacts[] = [
  { id: 'outer', shape: 'ring', spaces: idsOf(outerSpaces) },
  { id: 'middle', shape: 'ring', spaces: idsOf(middleSpaces) },
  { id: 'inner', shape: 'paths', spaces: idsOf(innerSpaces) },
];

export const spaces: SpaceFacts[] = [...outerSpaces, ...middleSpaces, ...innerSpaces];
