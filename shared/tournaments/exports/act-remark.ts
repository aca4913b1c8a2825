import type { AuditEntry } from '../record/act.ts';

/** An act of staff as a remark in a report file: the day, what, to what, as what, and why: `2026-03-01 ADJUDICATE round 1, pod 2, by ARBITER: …`. */
export function actRemark({
  at,
  act,
  target,
  role,
  reason,
}: Omit<AuditEntry, 'by' | 'hash'>): string {
  const on = Object.entries(target).map(([kind, which]) => `${kind} ${which}, `);
  return `${at.slice(0, 10)} ${act} ${on.join('')}by ${role}: ${reason}`;
}
