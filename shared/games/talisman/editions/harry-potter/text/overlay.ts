type Words = Readonly<Record<string, string>>;

/** What only the Revised 4th Edition can tell or ask: its Crown, its variants, its trials, its wares. */
const gone: readonly RegExp[] = [
  /^question\.(counter|inherit|crown)$/u,
  /^roll\.command$/u,
  /^shop:/u,
  /^deck\.adventure$/u,
  /^trial\./u,
  /^score\.craft$/u,
  /^end\.(command|crown|time)$/u,
  /^log\.(CommandSpell|Crown|HeirloomLeft|Enslaved|Freed|Pool)/u,
  /^log\..*\.heirloom$/u,
  /^log\.MatchEnded\.(command|crown|time)$/u,
];

/** Words of the base that fit here as they are, and over them what this edition says otherwise. */
export const laidOver = (base: Words, own: Words): Words => ({
  ...Object.fromEntries(
    Object.entries(base).filter(([key]) => !gone.some((pattern) => pattern.test(key))),
  ),
  ...own,
});
