import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startEmbedded } from '../embedded/database.ts';

/**
 * Runs the database, and connections that accept every message, until the parent process is gone.
 */
const { endpoint } = await startEmbedded({ table: process.argv[2] ?? '' });
const connections = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
connections.listen(0, '127.0.0.1', () => {
  const { port } = connections.address() as AddressInfo;
  process.send?.({ endpoint, connections: `http://127.0.0.1:${String(port)}` });
});
process.on('disconnect', () => {
  process.exit();
});
