import { clauses as base } from '../talisman/log-clauses.ts';

export const clauses = base;
