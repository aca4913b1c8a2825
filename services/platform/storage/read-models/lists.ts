import type { Facets, Summary, List } from '../contract.ts';
import { segment } from '../table/keys.ts';
import { sortable } from '../table/sortable.ts';

/** The place of a summary: the name of a list in the index, and its place there. */
export type ListPlace = { readonly list: string; readonly rank: string };

/** Every list that shows the summary. */
export function placesOf(summary: Summary): readonly ListPlace[] {
  const {
    publicList,
    tournament,
    members,
    played,
    invitations = [],
    seeks,
    over,
    stream,
    kind,
  } = summary;
  const facets = facetsOf(summary);
  const ranked = (lists: readonly string[], since: string) =>
    lists.map((list) => ({ list, rank: rankOf(since, stream) }));
  return [
    ...(publicList === undefined
      ? []
      : ranked(
          facets.map((each) => publicName(publicList.on, each)),
          publicList.since,
        )),
    ...(tournament === undefined
      ? []
      : ranked(
          facets.map((each) => tournamentsName(tournament.on, each)),
          tournament.since,
        )),
    ...(played === undefined ? [] : ranked([unlistedName(played.by)], played.since)),
    ...invitations.flatMap(({ code, since }) => ranked([invitationName(code)], since)),
    ...(seeks === undefined ? [] : ranked(facets.map(substitutesName), seeks.since)),
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

/** The index's list that holds at least the entries of the given one; `shows` filters them. */
export function indexed(list: List): string {
  if (list.of === 'unlisted') return unlistedName(list.by);
  if (list.of === 'invitation') return invitationName(list.code);
  if (list.of === 'substitutes') return substitutesName(list);
  if (list.of === 'tournaments') return tournamentsName(list.publicList, list);
  if (list.of === 'everyone') return publicName(list.publicList, list);
  return list.turn === true ? underWayName(list.account) : accountName(list.account, list.kind);
}

/** Whether the list shows this summary. The index may lag, the summary decides. */
export function shows(list: List, summary: Summary): boolean {
  if (list.of === 'unlisted') return summary.played?.by === list.by;
  if (list.of === 'invitation')
    return summary.invitations?.some(({ code }) => code === list.code) === true;
  if (!facetNames.every((name) => list[name] === undefined || list[name] === summary[name]))
    return false;
  if (list.rated !== undefined && list.rated !== (summary.rated === true)) return false;
  if (list.of === 'tournaments') return summary.tournament?.on === list.publicList;
  if (list.of === 'substitutes') return summary.seeks !== undefined;

  if (list.of === 'everyone') {
    return summary.publicList?.on === list.publicList && (list.free !== true || !!summary.free);
  }
  return summary.members.some(
    ({ account, turn }) => account === list.account && (turn || list.turn !== true),
  );
}

/** Builds the unique name of a list; unlike `indexed` it includes every filter. */
export const nameOf = (list: List): string => {
  const { kind = '', speed = '', language = '', rated } = isPlain(list) ? {} : list;
  const free = list.of === 'everyone' && list.free === true ? 'free' : '';
  const counts = rated === undefined ? [] : [rated ? 'rated' : 'unrated'];
  return `${indexed(list)}?${[kind, speed, language, free, ...counts].join('&')}`;
};

const isPlain = (list: List): list is Extract<List, { of: 'unlisted' | 'invitation' }> =>
  list.of === 'unlisted' || list.of === 'invitation';

const facetNames = ['kind', 'speed', 'language'] as const;

/**
 * Lists the combinations of a summary's facets that it is looked up by: every subset of them, the
 * empty one too.
 */
const facetsOf = (summary: Facets): readonly Facets[] =>
  facetNames.reduce<readonly Facets[]>(
    (all, name) =>
      summary[name] === undefined
        ? all
        : [...all, ...all.map((each) => ({ ...each, [name]: summary[name] }))],
    [{}],
  );

const unlistedName = (by: string) => `BACKSTAGE/${by}`;
/** One match at most: its code finds it. */
const invitationName = (code: string) => `INVITATION/${segment(code, 'invitation')}`;
const substitutesName = (facets: Facets) => `SUBSTITUTES${having(facets)}`;
const publicName = (list: string, facets: Facets) => `SHELF/${list}${having(facets)}`;
const tournamentsName = (list: string, facets: Facets) => `TOURNAMENTS/${list}${having(facets)}`;
const accountName = (account: string, kind?: string) =>
  `ACCOUNT/${segment(account, 'account')}${ofKind(kind)}`;
/**
 * Builds the name of the list of matches that may come to wait for an account, of all kinds: few
 * enough to search for those that do. A list of only the waiting ones would be written at each
 * change of turn.
 */
const underWayName = (account: string) => `UNDER-WAY/${segment(account, 'account')}`;
/** Builds the suffix of a list's facets. No kind has a `?` in its name. */
const having = ({ kind, speed, language }: Facets): string => {
  const said = [speed, language].filter((each) => each !== undefined);
  const rest = said.map((each) => `?${segment(each, 'facet')}`).join('');
  return `${ofKind(kind)}${rest}`;
};
const ofKind = (kind: string | undefined) =>
  kind === undefined ? '' : `/${segment(kind, 'kind')}`;

const rankOf = (since: string, stream: string): string => `${sortable(since)}#${stream}`;
