import type { RegionFacts, SpaceFacts } from '../../../content/board.ts';
import { innerSpaces } from './inner.ts';
import { middleSpaces } from './middle.ts';
import { outerSpaces } from './outer.ts';

const idsOf = (all: readonly SpaceFacts[]): string[] => all.map(({ id }) => id);

/** The three regions (HP-CMP-18); the two rings have a deck each (HP-CMP-02). */
export const regions: RegionFacts[] = [
  { id: 'outer', shape: 'ring', spaces: idsOf(outerSpaces), deck: 'outer' },
  { id: 'middle', shape: 'ring', spaces: idsOf(middleSpaces), deck: 'middle' },
  { id: 'inner', shape: 'paths', spaces: idsOf(innerSpaces), deck: 'middle' },
];

export const spaces: SpaceFacts[] = [...outerSpaces, ...middleSpaces, ...innerSpaces];
