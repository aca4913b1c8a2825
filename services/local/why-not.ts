/** All that the embedded store says of a folder that another process has open. */
const TAKEN = 'Database is closed';

/** Why the service can't start, where it is for the user to change that. */
export function whyNot(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const details = error as Error & { code?: unknown; port?: unknown; syscall?: unknown };
  if (details.code === 'EACCES' && details.syscall === 'listen') {
    return `Port ${String(details.port)} is not for everybody. Set PORT to 1024 or more, or to 0 for any.`;
  }
  switch (details.code) {
    case 'EADDRINUSE':
      return `Port ${String(details.port)} is taken. Set PORT to another one, or to 0 for any.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return `${details.message}. Set DATA_DIR to a folder that can be written to, or to :memory:.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `${details.message}. Set HOST to an address of this machine.`;
    default:
      return details.message === TAKEN
        ? 'DATA_DIR is in use by another process. Set it to another folder, or to :memory:.'
        : undefined;
  }
}
