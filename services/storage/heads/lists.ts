import type { Head, List } from '../contract.ts';
import { KeyError } from '../errors.ts';
import { segment } from '../table/keys.ts';

/** Where a head stands: the name of a list in the index, and its place there. */
export type Place = { readonly list: string; readonly rank: string };

/** Every list that shows the head. */
export function placesOf(head: Head): readonly Place[] {
  const { shelf, members, played, invitation, over, stream, kind } = head;
  const ranked = (lists: readonly string[], since: string) =>
    lists.map((list) => ({ list, rank: rankOf(since, stream) }));
  return [
    ...(shelf === undefined
      ? []
      : ranked([shelfList(shelf.on), shelfList(shelf.on, kind)], shelf.since)),
    ...(played === undefined ? [] : ranked([backstageList(played.by)], played.since)),
    ...(invitation === undefined
      ? []
      : ranked([invitationList(invitation.code)], invitation.since)),
    ...members.flatMap(({ account, since }) =>
      ranked(
        [accountList(account), accountList(account, kind), ...(over ? [] : [underWay(account)])],
        since,
      ),
    ),
  ];
}

/** The index's list that holds at least all that the given one shows; `shows` tells them apart. */
export function indexed(list: List): string {
  if (list.of === 'backstage') return backstageList(list.by);
  if (list.of === 'invitation') return invitationList(list.code);
  if (list.of === 'everyone') return shelfList(list.shelf, list.kind);
  return list.turn === true ? underWay(list.account) : accountList(list.account, list.kind);
}

/** Whether the list shows this head. The index may lag, the head decides. */
export function shows(list: List, head: Head): boolean {
  if (list.of === 'backstage') return head.played?.by === list.by;
  if (list.of === 'invitation') return head.invitation?.code === list.code;
  if (list.kind !== undefined && list.kind !== head.kind) return false;
  if (list.of === 'everyone') return head.shelf?.on === list.shelf;
  return head.members.some(
    ({ account, turn }) => account === list.account && (turn || list.turn !== true),
  );
}

/** A name for the list that no other has; unlike `indexed` it tells every filter. */
export const nameOf = (list: List): string =>
  `${indexed(list)}?${'kind' in list ? (list.kind ?? '') : ''}`;

const backstageList = (by: string) => `BACKSTAGE/${by}`;
/** One match at most: its code finds it. */
const invitationList = (code: string) => `INVITATION/${segment(code, 'invitation')}`;
const shelfList = (shelf: string, kind?: string) => `SHELF/${shelf}${ofKind(kind)}`;
const accountList = (account: string, kind?: string) =>
  `ACCOUNT/${segment(account, 'account')}${ofKind(kind)}`;
/**
 * What may come to wait for an account, of all kinds: few enough to look through for those that do.
 * A list of these alone would be written whenever the turn passes.
 */
const underWay = (account: string) => `UNDER-WAY/${segment(account, 'account')}`;
const ofKind = (kind: string | undefined) =>
  kind === undefined ? '' : `/${segment(kind, 'kind')}`;

/** Times of one precision sort as text. */
function rankOf(since: string, stream: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(since)) {
    throw new KeyError(`A list is ordered by times like 2026-01-31T08:15:00.000Z, not ${since}.`);
  }
  return `${since}#${stream}`;
}
