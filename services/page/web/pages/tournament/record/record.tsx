import { Appeals } from './appeals.tsx';
import { Audit } from './audit.tsx';
import { Exports } from './exports.tsx';
import { Fairness } from './fairness.tsx';

/** What can be looked up and checked: appeals, the acts of those who run it, files to take away, the commitment to the draws. */
export const Record = () => (
  <>
    <Appeals />
    <Audit />
    <Exports />
    <Fairness />
  </>
);
