import type { Summary, List } from '../contract.ts';
import { KeyError } from '../errors.ts';
import { segment } from '../table/keys.ts';

/** Where a summary stands: the name of a list in the index, and its place there. */
export type Place = { readonly list: string; readonly rank: string };

/** Every list that shows the summary. */
export function placesOf(summary: Summary): readonly Place[] {
  const { publicList, members, played, invitation, seeks, over, stream, kind } = summary;
  const ranked = (lists: readonly string[], since: string) =>
    lists.map((list) => ({ list, rank: rankOf(since, stream) }));
  return [
    ...(publicList === undefined
      ? []
      : ranked([publicName(publicList.on), publicName(publicList.on, kind)], publicList.since)),
    ...(played === undefined ? [] : ranked([unlistedName(played.by)], played.since)),
    ...(invitation === undefined
      ? []
      : ranked([invitationName(invitation.code)], invitation.since)),
    ...(seeks === undefined ? [] : ranked([substitutesName(), substitutesName(kind)], seeks.since)),
    ...members.flatMap(({ account, since }) =>
      ranked(
        [
          accountName(account),
          accountName(account, kind),
          ...(over ? [] : [underWayName(account)]),
        ],
        since,
      ),
    ),
  ];
}

/** The index's list that holds at least all that the given one shows; `shows` tells them apart. */
export function indexed(list: List): string {
  if (list.of === 'unlisted') return unlistedName(list.by);
  if (list.of === 'invitation') return invitationName(list.code);
  if (list.of === 'substitutes') return substitutesName(list.kind);
  if (list.of === 'everyone') return publicName(list.publicList, list.kind);
  return list.turn === true ? underWayName(list.account) : accountName(list.account, list.kind);
}

/** Whether the list shows this summary. The index may lag, the summary decides. */
export function shows(list: List, summary: Summary): boolean {
  if (list.of === 'unlisted') return summary.played?.by === list.by;
  if (list.of === 'invitation') return summary.invitation?.code === list.code;
  if (list.kind !== undefined && list.kind !== summary.kind) return false;
  if (list.of === 'substitutes') return summary.seeks !== undefined;
  if (list.of === 'everyone') return summary.publicList?.on === list.publicList;
  return summary.members.some(
    ({ account, turn }) => account === list.account && (turn || list.turn !== true),
  );
}

/** A name for the list that no other has; unlike `indexed` it tells every filter. */
export const nameOf = (list: List): string =>
  `${indexed(list)}?${'kind' in list ? (list.kind ?? '') : ''}`;

const unlistedName = (by: string) => `BACKSTAGE/${by}`;
/** One match at most: its code finds it. */
const invitationName = (code: string) => `INVITATION/${segment(code, 'invitation')}`;
const substitutesName = (kind?: string) => `SUBSTITUTES${ofKind(kind)}`;
const publicName = (list: string, kind?: string) => `SHELF/${list}${ofKind(kind)}`;
const accountName = (account: string, kind?: string) =>
  `ACCOUNT/${segment(account, 'account')}${ofKind(kind)}`;
/**
 * The list of matches that may come to wait for an account, of all kinds: few enough to look through for those
 * that do. A list of these alone would be written whenever the turn passes.
 */
const underWayName = (account: string) => `UNDER-WAY/${segment(account, 'account')}`;
const ofKind = (kind: string | undefined) =>
  kind === undefined ? '' : `/${segment(kind, 'kind')}`;

/** Times of one precision sort as text. */
function rankOf(since: string, stream: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(since)) {
    throw new KeyError(`A list is ordered by times like 2026-01-31T08:15:00.000Z, not ${since}.`);
  }
  return `${since}#${stream}`;
}
