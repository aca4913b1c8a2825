import type { Alerts } from './alerts/contract.ts';
import type { AccountDocuments, Attentions } from './attention/contract.ts';
import type { DefaultOrders, Places, SeenMarks, Tenures } from './accounts/at-streams.ts';
import type { AccountStore, Erasures, Vacations } from './accounts/contract.ts';
import type { Commit, EventStore } from './events/contract.ts';
import type { Summaries } from './read-models/contract.ts';
import type { ChannelSecrets, Deliveries, Mailings, VapidKeys } from './notifications/contract.ts';
import type { Tickets } from './queues/contract.ts';
import type { Ratings } from './ratings/contract.ts';
import type { Reports, StoredMessage, Talk } from './talk/contract.ts';
import type { OperatorTimes, WakeUps } from './timing/contract.ts';
import type { Inboxes, Plays, Previews, Runs } from './tournaments/contract.ts';
import type { Connections, Subscription, Subscriptions } from './watching/contract.ts';

export type * from './accounts/at-streams.ts';
export type * from './alerts/contract.ts';
export type * from './accounts/contract.ts';
export type * from './attention/contract.ts';
export type * from './events/contract.ts';
export type * from './read-models/contract.ts';
export type * from './notifications/contract.ts';
export type * from './talk/contract.ts';
export type * from './queues/contract.ts';
export type * from './ratings/contract.ts';
export type * from './timing/contract.ts';
export type * from './tournaments/contract.ts';
export type * from './watching/contract.ts';

/** The secrets of matches, which only the command path may read: a partition each, best in a table of their own. */
export type Secrets = {
  /** Stores the first secret given; `kept` again for the same one, `conflict` for another. */
  keep(stream: string, secret: Uint8Array): Promise<'kept' | 'conflict'>;
  /** Reads the secret of a stream; consistent. `undefined` if none was stored. */
  read(stream: string): Promise<Uint8Array | undefined>;
};

/** A decoded record of the table's stream. */
export type Change =
  | { readonly type: 'commit'; readonly commit: Commit }
  | { readonly type: 'subscription'; readonly subscription: Subscription }
  /** An update of the attention of an account in a stream; its followers were not notified. */
  | { readonly type: 'attention'; readonly account: string; readonly stream: string }
  /** Something was said, or is not what it was. */
  | { readonly type: 'message'; readonly message: StoredMessage }
  /** A fact came into the inbox of a stream. */
  | { readonly type: 'fact'; readonly stream: string }
  /** A commit is not what it was, or gone. */
  | { readonly type: 'altered'; readonly keys: string }
  | { readonly type: 'other' };

/**
 * The store of all data, by subject. A call throws the errors it names; any other is a fault of
 * DynamoDB's client, after its own attempts, and it is then open if something was written.
 */
export type Store = {
  readonly events: EventStore;
  readonly secrets: Secrets;
  readonly summaries: Summaries;
  readonly connections: Connections;
  readonly subscriptions: Subscriptions;
  readonly accounts: AccountStore;
  readonly erasures: Erasures;
  readonly vacations: Vacations;
  readonly places: Places;
  readonly seenMarks: SeenMarks;
  readonly defaultOrders: DefaultOrders;
  readonly tenures: Tenures;
  readonly ratings: Ratings;
  readonly inboxes: Inboxes;
  readonly plays: Plays;
  readonly previews: Previews;
  readonly runs: Runs;
  readonly wakeUps: WakeUps;
  readonly operatorTimes: OperatorTimes;
  readonly alerts: Alerts;
  readonly attentions: Attentions;
  readonly documents: AccountDocuments;
  readonly deliveries: Deliveries;
  readonly channelSecrets: ChannelSecrets;
  readonly mailings: Mailings;
  readonly tickets: Tickets;
  readonly vapidKeys: VapidKeys;
  readonly talk: Talk;
  readonly reports: Reports;
};
