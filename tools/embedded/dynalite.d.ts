declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** A DynamoDB in this process. Without a `path` its data is lost when closed. */
  export default function dynalite(options?: {
    readonly path?: string;
    /** Time that creating a table takes, in milliseconds. */
    readonly createTableMs?: number;
  }): Server;
}
