const KIND = 'series';

/** The stream of a series of tournaments; nothing else is called so. */
export const seriesStream = (series: string): string => `${KIND}#${encodeURIComponent(series)}`;

/** Parses the series from the name of a stream; `undefined` for another kind. */
export function seriesOf(stream: string): string | undefined {
  const [kind, series, ...rest] = stream.split('#');
  return kind === KIND && series !== undefined && rest.length === 0
    ? decodeURIComponent(series)
    : undefined;
}
