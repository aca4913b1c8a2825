import type { components } from '../../generated/rest.ts';

/** A schema of the document, as a client of it sees it. */
export type Shape<N extends keyof components['schemas']> = components['schemas'][N];
