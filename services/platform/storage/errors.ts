/** A commit or summary that would come near the 400 KB that DynamoDB grants an item. */
export class OversizedItemError extends Error {
  override readonly name = 'OversizedItemError';
  readonly bytes: number;
  readonly limit: number;
  constructor(what: string, bytes: number, limit: number) {
    super(`${what} has ${bytes} bytes. An item can have at most ${limit}.`);
    this.bytes = bytes;
    this.limit = limit;
  }
}

/** A cursor that was not given out for this list. */
export class CursorError extends Error {
  override readonly name = 'CursorError';
  constructor() {
    super("This cursor doesn't belong to this list. Start at the first page.");
  }
}

/** An id, version or time that cannot be part of a key. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

/** A stream whose commits do not follow on each other. */
export class BrokenStreamError extends Error {
  override readonly name = 'BrokenStreamError';
  readonly stream: string;
  constructor(stream: string, version: number) {
    super(`Stream ${stream} has commit ${version}, but not the one before it.`);
    this.stream = stream;
  }
}

/** An attempt was left unfinished by the database more often than is reasonable. */
export class ContentionError extends Error {
  override readonly name: string = 'ContentionError';
}

/** Others changed the same thing first, each time that it was tried. APIs report it as `STALE_VERSION`. */
export class OvertakenError extends ContentionError {
  override readonly name = 'OvertakenError';
}
