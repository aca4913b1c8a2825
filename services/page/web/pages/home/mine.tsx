import { Asked } from './asked.tsx';
import { Waiting } from './waiting.tsx';

/** What others or a queue want of me, beside my matches. */
export const Mine = () => (
  <>
    <Asked />
    <Waiting />
  </>
);
