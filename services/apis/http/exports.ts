import type { App } from '../../app/app.ts';
import type { Matches } from '../../matches/contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { Places } from '../../platform/storage/contract.ts';
import type { Tournaments } from '../../tournaments/contract.ts';
import { instead } from '../../platform/instead.ts';
import { atOnce, type AtOnce } from './at-once.ts';

/** Exports that one account may run at the same time, of any kind. */
export const EXPORTS_AT_ONCE = 3;

/** The use-cases that export. */
export type WithExports = {
  readonly matches: Pick<Matches, 'exportJournal'>;
  readonly tournaments: Pick<Tournaments, 'exported'>;
  readonly leaving: Pick<App['leaving'], 'exportOf'>;
};

/** Bounds the exports of each account: an export reads all that is stored of its subject. */
export const exportsOn = (places: Places): AtOnce =>
  atOnce(places, {
    of: 'exports',
    most: EXPORTS_AT_ONCE,
    words: `${String(EXPORTS_AT_ONCE)} exports of this account are being made already. Wait until one of them is done.`,
    retryAfter: 1,
  });

/**
 * Bounds the exports of one request around the same use-cases. They are made in turn, so that a request which asks
 * for several counts as one.
 */
export function withExportsBounded<Uses extends WithExports>(
  { matches, tournaments, leaving }: Uses,
  exports: AtOnce,
): Pick<Uses, keyof WithExports> {
  let last: Promise<unknown> = Promise.resolve();
  const bounded = <T>(viewer: AccountActor | undefined, make: () => Promise<T>): Promise<T> => {
    const turn = async () => (viewer === undefined ? make() : exports.during(viewer.account, make));
    const made = last.then(turn, turn);
    last = made;
    return made;
  };
  return {
    matches: instead(matches, {
      exportJournal: (viewer, id) => bounded(viewer, () => matches.exportJournal(viewer, id)),
    }),
    tournaments: instead(tournaments, {
      exported: (viewer, id) => bounded(viewer, () => tournaments.exported(viewer, id)),
    }),
    leaving: instead(leaving, {
      exportOf: (actor) => bounded(actor, () => leaving.exportOf(actor)),
    }),
  };
}
