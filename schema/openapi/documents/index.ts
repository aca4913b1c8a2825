import { exports } from './exports.ts';
import { journal } from './journal.ts';
import { problem } from './problem.ts';
import { board, glyph, things } from './table.ts';
import { webhookBodies } from './webhook.ts';

/** Schemas that the contract does not declare: documents, refusals, and bodies sent to webhooks. */
export const documents = { ...exports, board, glyph, journal, problem, things, ...webhookBodies };
