import type { Scene } from '../../../../shared/client/index.ts';

/** Everything drawn of a seat. */
export type Panel = Scene['seats'][number];
