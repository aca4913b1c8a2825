/** Notice that a push message holds. */
export type Notice = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly data: { readonly matchId?: string };
};

/** The notice in a push message; nothing where it is none. */
export function noticeIn(text: string | undefined): Notice | undefined {
  try {
    const read = JSON.parse(text ?? '') as Partial<Notice>;
    const { id, title, body = '', data = {} } = read;
    return typeof id === 'string' && typeof title === 'string'
      ? { id, title, body, data }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Path of its match; home without one. */
export function matchOf(data: unknown): string {
  const { matchId } = (data ?? {}) as Notice['data'];
  return matchId === undefined ? '/' : `/matches/${encodeURIComponent(matchId)}`;
}

type Window = { readonly url: string; readonly visibilityState: string };

/** Whether a window that can be seen shows the match that it tells of. */
export const isOnScreen = ({ data }: Notice, windows: readonly Window[]): boolean =>
  data.matchId !== undefined &&
  windows.some(
    ({ url, visibilityState }) =>
      visibilityState === 'visible' && new URL(url).pathname === matchOf(data),
  );
