import { kindNames } from '../kind-names.ts';

/** Streams of series of tournaments; nothing else is called so. */
export const { nameOf: seriesStream, idIn: seriesOf } = kindNames('series');
