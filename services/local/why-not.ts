const OTHER_FOLDER = 'Set DATA_DIR to another folder, or to :memory:.';

/** The reason for which the service can't start, or go on, where it is for the user to change that. */
export function whyNot(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return ofData(error) ?? ofPlace(error);
}

/** The codes of the faults of damaged data. */
const DAMAGED = new Set<unknown>(['LEVEL_CORRUPTION', 'LEVEL_IO_ERROR', 'DAMAGED_FILE']);

type Details = Error & { code?: unknown; port?: unknown; syscall?: unknown };

/** Faults of the data themselves; the database wraps its own in others. */
function ofData(error: Error): string | undefined {
  const { code, message, cause } = error as Details;
  if (code === 'LEVEL_LOCKED') return `DATA_DIR is in use by another process. ${OTHER_FOLDER}`;
  if (code === 'ENOSPC' || /No space left on device/i.test(message)) {
    return `The disk of DATA_DIR is full. Free some space and start again: what was acknowledged is kept. Or ${OTHER_FOLDER}`;
  }
  const isUnwritable = /Read-only file system|Permission denied/i.test(message);
  if (code === 'EROFS' || (code === 'LEVEL_IO_ERROR' && isUnwritable)) {
    return `DATA_DIR can't be written to: ${message}. Set DATA_DIR to a folder that can be written to, or to :memory:.`;
  }
  if (code === 'TABLE_GONE') {
    return `${message}. Put a copy of the folder back in its place and start again, or start again to begin anew.`;
  }
  if (DAMAGED.has(code)) {
    return `The data in DATA_DIR are damaged: ${message}. Put a copy of the folder back in its place, or move it away to begin anew. ${OTHER_FOLDER}`;
  }
  return cause instanceof Error ? ofData(cause) : undefined;
}

/** Faults of where the service is to listen, and to write. */
function ofPlace(error: Error): string | undefined {
  const { code, port, syscall, message } = error as Details;
  if (code === 'EACCES' && syscall === 'listen') {
    return `Port ${String(port)} is not for everybody. Set PORT to 1024 or more, or to 0 for any.`;
  }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is taken. Set PORT to another one, or to 0 for any.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return `${message}. Set DATA_DIR to a folder that can be written to, or to :memory:.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `${message}. Set HOST to an address of this machine.`;
    default:
      return undefined;
  }
}
