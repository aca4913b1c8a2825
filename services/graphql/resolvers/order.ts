import * as z from 'zod';
import type { StandingOrderInput } from '../../../schema/generated/types.ts';
import type { Order } from '../../../shared/engine/index.ts';
import { refuse } from '../../matches/refusal.ts';

const about = z.record(z.string(), z.union([z.string(), z.number()]));

/** A standing order as a client wrote it. */
export function orderOf({ kind, choose, about: wanted }: StandingOrderInput): Order {
  if (wanted == null) return { kind, choose };
  const checked = about.safeParse(wanted);
  if (!checked.success) refuse('BAD_USER_INPUT', '`about` holds strings and numbers by name.');
  return { kind, choose, about: checked.data };
}
