import { createClient } from '../../services/storage/table/client.ts';
import { startEmbedded } from '../../tools/embedded/database.ts';
import { createStore } from '../../services/storage/store.ts';
import { commit } from './commits.ts';

// run as a process of its own: stores commit after commit in the folder given, and tells its parent
const table = 'questhall';
const { endpoint } = await startEmbedded({ table, path: process.argv[2] });
const { events } = createStore({ client: createClient({ endpoint }), table });
for (let version = 0; ; version += 1) {
  await events.append(commit({ stream: 'm1', version }));
  process.send?.(version);
}
