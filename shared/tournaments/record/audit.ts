import { hashOf } from '../chance/derived.ts';
import type { AuditEntry } from './act.ts';

/** The hash of an entry of the audit: of the hash before, and of the entry without its own. */
export const hashOfEntry = (before: string, entry: Omit<AuditEntry, 'hash'>): string =>
  hashOf([before, entry]);
