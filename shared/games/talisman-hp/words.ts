import { words as base } from '../talisman/words.ts';

export const words = base;
