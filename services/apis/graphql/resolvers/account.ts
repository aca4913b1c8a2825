import type { NotificationRules } from '../../../notifications/attention/contract.ts';
import type { Person, Profile } from '../../../accounts/accounts/contract.ts';
import { isGuestAccount } from '../../../platform/requests/guest.ts';
import { holderIn } from '../../../matches/record/seats.ts';
import type { AccountActor } from '../../../platform/requests/actor.ts';
import { EXPORT_LINES } from '../budget.ts';
import type { GraphqlContext } from '../context.ts';
import { displayNames, type NamedSeats } from '../../../matches/words/names.ts';
import type { AccountModel } from '../models.ts';
import type { Complete } from '../needed.ts';

export const Account = {
  name: (account, _, { locale }) => displayNames(locale, account),
  bot: ({ machine }) => machine ?? false,
  guest: ({ id }) => isGuestAccount(id),
  async reliability({ id }, _, { accounts, budget }) {
    budget.spend(RELIABILITY_LINES);
    return accounts.reliability(id);
  },
  async ratings({ id }, _, { accounts, budget }) {
    budget.spend(RATING_LINES);
    return [...(await accounts.ratings(id))];
  },
  roles: ({ roles }) => roles ?? [],
  locale: async (account, _, context) => (await profileOf(account, context))?.locale,
  timeZone: async (account, _, context) => (await profileOf(account, context))?.timeZone,
  quietFrom: async (account, _, context) => (await profileOf(account, context))?.quietFrom,
  quietTo: async (account, _, context) => (await profileOf(account, context))?.quietTo,
  urgentBelow: async (account, _, context) => (await profileOf(account, context))?.urgentBelow,
  digestAt: async (account, _, context) => (await profileOf(account, context))?.digestAt,
  playingHours: async (account, _, context) => (await profileOf(account, context))?.playingHours,
  playingHoursFrom: async (account, _, context) =>
    (await profileOf(account, context))?.playingHoursFrom,
  async vacation({ own }, _, { accounts, viewer, budget }) {
    if (viewer === undefined || own !== 'self') return undefined;
    budget.spend(1);
    return accounts.vacation(viewer);
  },
  notificationRules: async (account, _, context) => [...(await rulesOf(account, context)).rules],
  mutedMatches: async (account, _, context) => [...(await rulesOf(account, context)).muted],
  async moderation({ own }, _, { talk, viewer, budget }) {
    if (viewer === undefined || own !== 'self') return [];
    budget.spend(LIST_LINES);
    return [...(await talk.notices(viewer))];
  },
  async blocks({ own }, _, { accounts, viewer, budget }) {
    if (viewer === undefined || own !== 'self') return [];
    budget.spend(LIST_LINES);
    return (await accounts.blocks(viewer)).map(somebody);
  },
  async defaultOrders({ own }, _, { matches, viewer, budget }) {
    if (viewer === undefined || own !== 'self') return [];
    budget.spend(LIST_LINES);
    return [...(await matches.defaultOrders(viewer))];
  },
  async tableAlerts({ own }, _, { alerts, viewer, budget }) {
    if (viewer === undefined || own !== 'self') return [];
    budget.spend(LIST_LINES);
    return [...(await alerts.list(viewer))];
  },
  async queueTickets({ own }, _, { queues, viewer, budget }) {
    if (viewer === undefined || own !== 'self') return [];
    budget.spend(LIST_LINES);
    return [...(await queues.tickets(viewer))];
  },
  async export({ own }, _, { leaving, viewer, budget }) {
    if (viewer === undefined || own !== 'self') return undefined;
    budget.spend(EXPORT_LINES);
    return leaving.exportOf(viewer);
  },
  async tokens({ id, own }, _, { accounts, viewer, budget }) {
    if (viewer === undefined || own === undefined) return [];
    budget.spend(LIST_LINES);
    return accounts.tokens(viewer, id);
  },
  async bots({ own }, _, { accounts, viewer, budget }) {
    if (viewer === undefined || own !== 'self') return [];
    budget.spend(LIST_LINES);
    return (await accounts.bots(viewer)).map(ownBot);
  },
  async notificationChannels({ own }, _, { notifications, viewer, budget }) {
    if (viewer === undefined || own !== 'self') return [];
    budget.spend(LIST_LINES);
    return notifications.channels(viewer);
  },
} satisfies Complete<'Account'>;

/** Cost of reading a list of tokens or bots. */
const LIST_LINES = 20;

/** Cost of computing a player's reliability from what they did in hundreds of matches. */
const RELIABILITY_LINES = 5;

/** Cost of reading a player's ratings: one a game and pool. */
const RATING_LINES = 5;

const rulesOf = async (
  { own }: AccountModel,
  { attention, viewer }: GraphqlContext,
): Promise<NotificationRules> =>
  viewer && own === 'self' ? attention.rules(viewer) : { rules: [], muted: [] };

const profileOf = async (
  { own }: AccountModel,
  { accounts, viewer }: GraphqlContext,
): Promise<Profile | undefined> =>
  viewer && own === 'self' ? accounts.profile(viewer) : undefined;

/** The viewer, to their own eyes. */
export const oneself = ({ account, name, roles, machine }: AccountActor): AccountModel => ({
  id: account,
  name,
  roles,
  machine,
  own: 'self',
});

/** The viewer as they have just changed themselves. */
export const oneselfAs = (actor: AccountActor, { name }: Profile): AccountModel => ({
  ...oneself(actor),
  name,
});

/** A bot account, to the eyes of its owner. */
export const ownBot = ({ account, name, machine }: Profile): AccountModel => ({
  id: account,
  name,
  machine,
  own: 'bot',
});

/** An account as every viewer sees it. */
export const somebody = ({ account, name, machine }: Person): AccountModel => ({
  id: account,
  name,
  machine,
});

/** An account that a match names: its host, a player, or one who has left. */
export const seatedIn = ({ seats, names }: NamedSeats, account: string): AccountModel => ({
  id: account,
  name: names[account],
  machine: holderIn(seats, account)?.machine,
});
