import { refuse } from '../../platform/requests/refusal.ts';

/** A number of a path; there is nothing where it is none. */
export const numberIn = (name: string, said: string): number =>
  /^[1-9]\d{0,4}$/u.test(said) ? Number(said) : refuse('NOT_FOUND', `Unknown ${name}.`);
