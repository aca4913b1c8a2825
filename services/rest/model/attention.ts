import type * as z from 'zod';
import type { attentionItem } from '../../../schema/openapi/models/attention.ts';
import type { AttentionView } from '../../attention/contract.ts';

/** Something that is due, as the contract has it. */
export const attentionItemOf = ({
  deadline,
  ...due
}: AttentionView): z.infer<typeof attentionItem> => ({ ...due, deadline: deadline ?? null });
