import * as z from 'zod';
import { once } from '../../../platform/once.ts';
import { id } from '../../../platform/requests/text.ts';

/** The schema of which queues are asked for: those of a game, or all. */
export const queueFilterInput = once(() => z.strictObject({ gameId: id(64).optional() }));
