/** The most letters of a rule that fits into a line on a card. */
export const ONE_LINE = 60;

/** The first sentences of a text that fit into a line on a card; `undefined` if not even one does. */
export function sentencesInOneLine(text: string): string | undefined {
  const line = fitting(text, /(?<=[.;])\s+/u);
  return line?.replace(/;$/u, '.');
}

/** The first items of a list of facts that fit into a line on a card. */
export function itemsInOneLine(text: string): string | undefined {
  const line = fitting(text, /(?<=[,;.])\s+/u);
  return line?.replace(/[,;.]$/u, '');
}

function fitting(text: string, between: RegExp): string | undefined {
  let line: string | undefined;
  for (const part of text.split(between)) {
    const longer = line === undefined ? part : `${line} ${part}`;
    if (longer.length > ONE_LINE) return line;
    line = longer;
  }
  return line;
}

/**
 * The part of a first sentence that fits into a line: the head of a dice table, the effect without its
 * occasion, else the first clauses.
 */
export function clausesInOneLine(text: string): string | undefined {
  const [sentence = ''] = text.split(/(?<=[.;])\s+/u);
  const [head = '', tail] = sentence.split(/:\s+(.*)/su);
  const isTable = tail !== undefined && /^\d/u.test(tail);
  const told = isTable || tail === undefined ? head : tail;
  const line = told.length <= ONE_LINE ? told : fitting(told, /(?<=,)\s+/u);
  const end = line?.replace(/[,;.]$/u, '');
  return end && `${end.charAt(0).toUpperCase()}${end.slice(1)}.`;
}
