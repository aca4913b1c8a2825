import { Appeals } from './appeals.tsx';
import { Audit } from './audit.tsx';
import { Exports } from './exports.tsx';
import { Fairness } from './fairness.tsx';

/**
 * Public record of the event: appeals, acts of staff, files to download, the commitment to the
 * draws.
 */
export const Record = () => (
  <>
    <Appeals />
    <Audit />
    <Exports />
    <Fairness />
  </>
);
