declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** A DynamoDB in this process. Without a `path` it forgets everything when closed. */
  export default function dynalite(options?: {
    readonly path?: string;
    /** How long a new table is in the making, in milliseconds. */
    readonly createTableMs?: number;
  }): Server;
}
