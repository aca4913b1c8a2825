import { Requests } from './requests.tsx';
import { Waiting } from './waiting.tsx';

/** Requests of others or of a queue to me, beside my matches. */
export const Mine = () => (
  <>
    <Requests />
    <Waiting />
  </>
);
