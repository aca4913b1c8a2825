/** Words and turns of phrase that never stand in an English text, each with what to write instead. */
const never: readonly (readonly [RegExp, string])[] = [
  [/\b(whoever|whomever|whom)\b/i, 'a player who…, anyone who…'],
  [/\b(somebody|anybody|everybody|nobody)\b/i, 'someone, anyone, everyone, no one, or a noun'],
  [/\bby lot\b/i, 'randomly'],
  [/\banew\b/i, 'again'],
  [/\bwhat is\b/i, 'a noun'],
  [/\bso many\b/i, 'a number, or a noun'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bas (is )?usual\b/i, 'by default'],
  [/\bnone of that\b/i, 'none of these, or a noun'],
  [/\balone\b/i, 'only'],
  [/^Where (?!to\b)[^?]*$/, 'if, when'],
  [/; where\b/, 'if, when'],
  [
    /[,;] for (it|they|he|she|we|that|this|there|nothing|everything|the \w+|an? \w+) (is|are|was|were|has|have|had|can|could|would|does|did|do)\b/,
    'because',
  ],
];

/** The uses in a sentence of what is never written, but for what it quotes. */
export const usesOfNever = (sentence: string): readonly string[] => {
  const own = sentence.replace(/["“][^"”]*["”]/g, '“…”');
  return never.flatMap(([pattern, instead]) => {
    const found = pattern.exec(own);
    return found === null ? [] : [`“${found[0]}” (better: ${instead}): ${sentence}`];
  });
};
