import { brain as base } from '../../talisman/bots/brain.ts';

export const brain = base;
