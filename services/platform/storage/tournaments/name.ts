const KIND = 'tournament';

/** The stream of a tournament, by which it is woken and followed too; nothing else is called so. */
export const tournamentStream = (tournament: string): string =>
  `${KIND}#${encodeURIComponent(tournament)}`;

/** Parses the tournament from the name of a stream; `undefined` for another kind. */
export function tournamentOf(stream: string): string | undefined {
  const [kind, tournament, ...rest] = stream.split('#');
  return kind === KIND && tournament !== undefined && rest.length === 0
    ? decodeURIComponent(tournament)
    : undefined;
}
