/** Notice that a push message holds. */
export type PushNotice = {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly body: string;
  readonly data: { readonly matchId?: string; readonly tournamentId?: string };
};

/** The notice in a push message; nothing where it is none. */
export function noticeIn(text: string | undefined): PushNotice | undefined {
  try {
    const read = JSON.parse(text ?? '') as Partial<PushNotice>;
    const { id, type = '', title, body = '', data = {} } = read;
    return typeof id === 'string' && typeof title === 'string'
      ? { id, type, title, body, data }
      : undefined;
  } catch {
    return undefined;
  }
}

const unread = {
  en: 'You have a new notification.',
  cs: 'Máš nové upozornění.',
  ko: '새 알림이 있습니다.',
} as const;

/** Notice shown for a push that cannot be read: a browser takes a subscription away that shows nothing. */
export function unreadNotice(language: string): PushNotice {
  const [, locale] = Object.entries(unread).find(([tag]) => language.startsWith(tag)) ?? [];
  return { id: 'unread', type: '', title: 'Questhall', body: locale ?? unread.en, data: {} };
}

/** Path of a notice's subject: its match, its tournament, the account for a channel, the queues, else home. */
function pathOf({ type, data }: Pick<PushNotice, 'type' | 'data'>): string {
  const { matchId, tournamentId } = data;
  if (matchId !== undefined) return `/matches/${encodeURIComponent(matchId)}`;
  if (tournamentId !== undefined) return `/tournaments/${encodeURIComponent(tournamentId)}`;
  if (type === 'lobby.queue.joined') return '/queues';
  return type.startsWith('channel.') ? '/account#notifications' : '/';
}

type Window = { readonly url: string; readonly visibilityState: string };

/** True if a visible window shows the match of a notice. */
const isOnScreen = (notice: PushNotice, windows: readonly Window[]): boolean =>
  notice.data.matchId !== undefined &&
  windows.some(
    ({ url, visibilityState }) =>
      visibilityState === 'visible' && new URL(url).pathname === pathOf(notice),
  );

/**
 * The notification for a notice. Of a match the newest stands for all before it, and alerts again; that of a match on
 * screen is shown as well, without a sound.
 */
export const notificationOf = (notice: PushNotice, windows: readonly Window[]) => ({
  title: notice.title,
  options: {
    body: notice.body,
    tag: notice.data.matchId ?? notice.id,
    renotify: true,
    silent: isOnScreen(notice, windows),
    data: { path: pathOf(notice) },
  },
});

/** Path that a notification leads to; home if an older worker has shown it. */
export function pathIn(data: unknown): string {
  const { path } = (data ?? {}) as { readonly path?: unknown };
  return typeof path === 'string' && /^\/(?!\/)/u.test(path) ? path : '/';
}
