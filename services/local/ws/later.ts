import type { Later } from '../../apis/sockets/parts.ts';
import { MAX_LIFETIME } from './limits.ts';

/** Acts later in this process, and keeps it from nothing; not after the longest life of a connection. */
export const later =
  (onError: (error: unknown) => void): Later =>
  (ms, act) => {
    if (ms > MAX_LIFETIME) return () => undefined;
    const timer = setTimeout(() => void act().catch(onError), Math.max(0, ms));
    timer.unref();
    return () => clearTimeout(timer);
  };
