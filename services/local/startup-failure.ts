const OTHER_FOLDER = 'Set DATA_DIR to another folder or to :memory:.';

/** Explains why the service can't start, or go on, if the user can change that. */
export function startupFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return ofData(error) ?? ofPlace(error);
}

/** The codes of the faults of damaged data. */
const DAMAGED = new Set<unknown>(['LEVEL_CORRUPTION', 'LEVEL_IO_ERROR', 'DAMAGED_FILE']);

type Details = Error & { code?: unknown; port?: unknown; syscall?: unknown };

/** Faults of the data themselves; the database wraps its own in others. */
function ofData(error: Error): string | undefined {
  const { code, message, cause } = error as Details;
  if (code === 'LEVEL_LOCKED')
    return `Another process is using DATA_DIR. Stop it first. Or: ${OTHER_FOLDER}`;
  if (code === 'ENOSPC' || /No space left on device/i.test(message)) {
    return `The disk of DATA_DIR is full. Free some space and start again; everything acknowledged is kept. Or: ${OTHER_FOLDER}`;
  }
  const isUnwritable = /Read-only file system|Permission denied/i.test(message);
  if (code === 'EROFS' || (code === 'LEVEL_IO_ERROR' && isUnwritable)) {
    return `DATA_DIR can't be written to: ${message}. Set DATA_DIR to a writable folder or to :memory:.`;
  }
  if (code === 'TABLE_GONE') {
    return `${message}. Restore the folder from a copy and start again, or start again with no data.`;
  }
  if (DAMAGED.has(code)) {
    return `The data in DATA_DIR is damaged: ${message}. Restore the folder from a copy, or move it away to start with no data. Or: ${OTHER_FOLDER}`;
  }
  return cause instanceof Error ? ofData(cause) : undefined;
}

/** Explains faults of the address to listen at, and of the folder to write to. */
function ofPlace(error: Error): string | undefined {
  const { code, port, syscall, message } = error as Details;
  if (code === 'EACCES' && syscall === 'listen') {
    return `Port ${String(port)} needs special privileges. Set PORT to 1024 or more, or to 0 for any free port.`;
  }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is already in use. Set PORT to another port, or to 0 for any free port.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return `${message}. Set DATA_DIR to a writable folder or to :memory:.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `${message}. Set HOST to an address of this machine.`;
    default:
      return undefined;
  }
}
