/** API Gateway's limit for one message, either way. */
export const MAX_MESSAGE = 128 * 1024;

/** The most bytes that may wait for a client that does not read. */
export const MAX_BACKLOG = 2 * 1024 * 1024;

/**
 * The longest silence after the handshake, in milliseconds, before a connection is closed; the sweep adds to
 * it.
 */
export const MAX_SILENCE = 10_000;

const MINUTE = 60_000;
/** API Gateway hangs up after ten idle minutes, and after two hours whatever happens. */
export const MAX_IDLE = 10 * MINUTE;
export const MAX_LIFETIME = 120 * MINUTE;
