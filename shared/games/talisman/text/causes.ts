type Words = Readonly<Record<string, string>>;

/** Log lines with an amount that can name its cause, or the purpose of a payment. */
const amounts = [
  'PointsGained',
  'PointsLost',
  'LifeGained',
  'Healed',
  'LifeLost',
  'LifeLost.by',
  'FateGained',
  'FateReplenished',
  'FateLost',
  'GoldGained',
  'GoldLost',
  'GoldLost.paid',
  'GoldLost.space',
];

/** These lines, and once more each with its cause in brackets at its end. */
export const withCauses = (log: Words): Words => ({
  ...log,
  ...Object.fromEntries(
    amounts.flatMap((name) => {
      const { [`log.${name}`]: line } = log;
      return line === undefined ? [] : [[`log.${name}.of`, line.replace(/\.$/u, ' ({of}).')]];
    }),
  ),
});
