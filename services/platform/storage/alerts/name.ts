const KIND = 'lobby';

/** The stream by which an account is told of the lobby of a game; nothing else is called so. */
export const lobbyStream = (gameId: string): string => `${KIND}#${encodeURIComponent(gameId)}`;

/** Parses the game from the name of a stream; `undefined` for another kind. */
export function lobbyOf(stream: string): string | undefined {
  const [kind, gameId, ...rest] = stream.split('#');
  return kind === KIND && gameId !== undefined && rest.length === 0
    ? decodeURIComponent(gameId)
    : undefined;
}
