import type { Games } from '../../matches/terms/games.ts';
import { checkScope } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { checkIsNoGuest } from '../../platform/requests/guest.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { ANY_GAME } from '../../platform/storage/alerts/contract.ts';
import type { Alerts, StoredAlert } from '../../platform/storage/contract.ts';
import { OVERTAKEN, retried } from '../../platform/storage/retry.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { after, millisecondsOf } from '../../platform/time/duration.ts';
import type { AlertUses, TableAlert } from './contract.ts';
import { addTableAlertInput, removeTableAlertInput } from './generated/inputs.ts';

export type AlertDeps = {
  readonly alerts: Pick<Alerts, 'of' | 'find' | 'put'>;
  readonly games: Pick<Games, 'named'>;
  /** Tests if an account has a channel that reaches it. */
  reachable(account: string): Promise<boolean>;
  /** Game time. */
  readonly now: Clock;
};

/** The most alerts that wait for one account. */
const MOST = 10;
/** The id of an alert for every game. */
const ANY_ID = 'any-game';

/** The use-cases of table alerts, on a store. */
export function createAlerts({ alerts, games, reachable, now }: AlertDeps): AlertUses {
  const listOf = async (account: string): Promise<readonly TableAlert[]> =>
    (await waitingOf(account)).map(shown);

  const waitingOf = async (account: string): Promise<readonly StoredAlert[]> => {
    const at = now().toISOString();
    const all = await alerts.of(account);
    return all.filter((each) => waits(each, at)).toSorted((a, b) => (a.until < b.until ? -1 : 1));
  };

  /** Changes the alert for a game, as long as others change it, too. */
  const change = (
    account: string,
    game: string,
    to: (before: StoredAlert | undefined) => Omit<StoredAlert, 'revision'> | undefined,
  ): Promise<void> =>
    retried(`The alert of ${account} for ${game}`, async () => {
      const before = await alerts.find(account, game);
      const next = to(before);
      if (next === undefined) return undefined;
      const revision = (before?.revision ?? 0) + 1;
      return (await alerts.put({ ...next, revision })) ? undefined : OVERTAKEN;
    });

  return {
    list: ({ account }) => listOf(account),

    async add(actor, input) {
      checkScope(actor, 'account');
      checkIsNoGuest(actor, 'set table alerts');
      const { account } = actor;
      const { gameId, lasts } = checked(addTableAlertInput(), input);
      if (gameId !== undefined) await games.named(gameId);
      if (!(await reachable(account))) refuseUnreachable();
      const game = gameId ?? ANY_GAME;
      const others = (await waitingOf(account)).filter((each) => each.game !== game);
      if (others.length >= MOST) refuseMany();
      const since = now().toISOString();
      const until = after(since, millisecondsOf(lasts) ?? 0);
      await change(account, game, () => ({ account, game, since, until }));
      return { id: idOf(game), gameId, since, until };
    },

    async remove(actor, which) {
      checkScope(actor, 'account');
      const { account } = actor;
      const { alertId } = checked(removeTableAlertInput(), which);
      const game = alertId === ANY_ID ? ANY_GAME : alertId;
      await change(account, game, (before) =>
        before === undefined || before.over ? undefined : { ...before, over: true },
      );
      return listOf(account);
    },
  };
}

const waits = ({ until, told, over }: StoredAlert, now: string): boolean =>
  until > now && told === undefined && !over;

const idOf = (game: string): string => (game === ANY_GAME ? ANY_ID : game);

const shown = ({ game, since, until }: StoredAlert): TableAlert => ({
  id: idOf(game),
  gameId: game === ANY_GAME ? undefined : game,
  since,
  until,
});

const refuseUnreachable = (): never =>
  refuse('CHANNEL_UNVERIFIED', 'Add a notification channel and verify it first.');

const refuseMany = (): never =>
  refuse('FORBIDDEN', `You can have at most ${String(MOST)} table alerts. Remove one first.`);
