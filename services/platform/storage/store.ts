import { accounts } from './accounts/accounts.ts';
import { alerts } from './alerts/alerts.ts';
import { attentions } from './attention/attentions.ts';
import { accountDocuments } from './attention/documents.ts';
import { channelSecrets } from './notifications/channel-secrets.ts';
import { deliveries } from './notifications/deliveries.ts';
import { mailings } from './notifications/mailings.ts';
import { vapidKeys } from './notifications/vapid-keys.ts';
import { defaultOrders } from './accounts/default-orders.ts';
import { erasures } from './accounts/erasures.ts';
import { tenures } from './accounts/tenures.ts';
import { places } from './accounts/places.ts';
import { vacations } from './accounts/vacations.ts';
import { seenMarks } from './accounts/seen-marks.ts';
import type { Table } from './table/client.ts';
import { reports } from './talk/reports.ts';
import { talk } from './talk/talk.ts';
import { connections } from './watching/connections.ts';
import type { Store } from './contract.ts';
import { eventStore } from './events/events.ts';
import { summaries } from './read-models/summaries.ts';
import { tickets } from './queues/tickets.ts';
import { ratings } from './ratings/ratings.ts';
import { secrets } from './secrets.ts';
import { operatorTimes } from './timing/operator-times.ts';
import { wakeUps } from './timing/wake-ups.ts';
import { inboxes } from './tournaments/inboxes.ts';
import { plays } from './tournaments/plays.ts';
import { previews } from './tournaments/previews.ts';
import { runs } from './tournaments/runs.ts';
import { subscriptions } from './watching/subscriptions.ts';

/**
 * The store on one table, or with its secrets on another. `now` gives Unix seconds.
 * @example const { events } = createStore({ client: createClient(), table: 'questhall' });
 */
export function createStore(
  table: Table & { readonly now?: () => number; readonly secretsTable?: string | undefined },
): Store {
  const now = table.now ?? (() => Math.floor(Date.now() / 1000));
  return {
    events: eventStore(table),
    secrets: secrets({ ...table, table: table.secretsTable ?? table.table }),
    summaries: summaries(table),
    connections: connections(table, now),
    subscriptions: subscriptions(table, now),
    accounts: accounts(table, now),
    erasures: erasures(table),
    vacations: vacations(table),
    places: places(table, now),
    seenMarks: seenMarks(table, now),
    defaultOrders: defaultOrders(table),
    tenures: tenures(table),
    ratings: ratings(table),
    inboxes: inboxes(table),
    plays: plays(table),
    previews: previews(table, now),
    runs: runs(table),
    wakeUps: wakeUps(table),
    operatorTimes: operatorTimes(table),
    alerts: alerts(table),
    attentions: attentions(table),
    documents: accountDocuments(table),
    deliveries: deliveries(table),
    channelSecrets: channelSecrets({ ...table, table: table.secretsTable ?? table.table }),
    mailings: mailings(table),
    talk: talk(table),
    tickets: tickets(table),
    reports: reports(table),
    vapidKeys: vapidKeys({ ...table, table: table.secretsTable ?? table.table }),
  };
}
